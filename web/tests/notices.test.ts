// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest'

import { mayNotify, TurnNotices } from '../src/lib/notices'

class FakeNotification {
  static permission: NotificationPermission = 'granted'
  static answer: NotificationPermission = 'granted'
  static asked = 0
  static shown: FakeNotification[] = []
  static requestPermission = () => {
    FakeNotification.asked += 1
    FakeNotification.permission = FakeNotification.answer
    return Promise.resolve(FakeNotification.answer)
  }

  onclick: (() => void) | null = null
  closed = false

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotification.shown.push(this)
  }

  close(): void {
    this.closed = true
  }
}

const turn = (key: string) => ({ key, title: 'Atlas', body: 'Build or pass' })
let isHidden = true

beforeEach(() => {
  vi.stubGlobal('Notification', FakeNotification)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  Object.assign(FakeNotification, { permission: 'granted', answer: 'granted', asked: 0, shown: [] })
  isHidden = true
})

test('a turn is told once to one who looks elsewhere, and taken back when it is over', () => {
  const notices = new TurnNotices()
  notices.turn(turn('1'))
  notices.turn(turn('1'))
  const shown = FakeNotification.shown.map(({ title, options }) => [title, options.body])
  expect(shown).toEqual([['Atlas', 'Build or pass']])
  notices.turn(null)
  expect(FakeNotification.shown[0]?.closed).toBe(true)
  notices.turn(turn('1'))
  expect(FakeNotification.shown).toHaveLength(2)
})

test('nothing is told to one who looks at the table, then or later', () => {
  const notices = new TurnNotices()
  isHidden = false
  notices.turn(turn('1'))
  isHidden = true
  notices.turn(turn('1'))
  expect(FakeNotification.shown).toEqual([])
})

test('nothing is told without the permission, and telling never asks for it', () => {
  FakeNotification.permission = 'default'
  new TurnNotices().turn(turn('1'))
  expect([FakeNotification.shown, FakeNotification.asked]).toEqual([[], 0])
})

test('a click leads back to the table', () => {
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined)
  new TurnNotices().turn(turn('1'))
  FakeNotification.shown[0]?.onclick?.()
  expect(focus).toHaveBeenCalledOnce()
  expect(FakeNotification.shown[0]?.closed).toBe(true)
})

test('a browser that shows none is no trouble', () => {
  vi.stubGlobal(
    'Notification',
    Object.assign(
      () => {
        throw new TypeError('no')
      },
      { permission: 'granted' },
    ),
  )
  expect(() => new TurnNotices().turn(turn('1'))).not.toThrow()
})

test('the permission is asked for where it was neither given nor denied', async () => {
  expect(await mayNotify()).toBe(true)
  expect(FakeNotification.asked).toBe(0)
  FakeNotification.permission = 'default'
  expect(await mayNotify()).toBe(true)
  FakeNotification.permission = 'default'
  FakeNotification.answer = 'denied'
  expect(await mayNotify()).toBe(false)
  expect(await mayNotify()).toBe(false)
  expect(FakeNotification.asked).toBe(2)
})
