import { expect, test } from 'vitest'

import { soundOf, Sounds, type Sound } from '../src/lib/sound'

/** A browser's sound that notes what it is made to play. */
class Hall {
  state: AudioContextState = 'suspended'
  currentTime = 2
  sampleRate = 100
  destination = {}
  loudest = 0
  played: number[] = []
  #param = () => ({
    value: 0,
    setValueAtTime: (value: number) => (this.loudest = Math.max(this.loudest, value < 1 ? value : 0)),
    exponentialRampToValueAtTime: () => undefined,
  })
  #source = () => ({
    ...{ type: '', buffer: null, frequency: this.#param(), connect: () => undefined, stop: () => undefined },
    start: (at: number) => this.played.push(at),
  })
  createOscillator = this.#source
  createBufferSource = this.#source
  createGain = () => ({ gain: this.#param(), connect: () => undefined })
  createBiquadFilter = () => ({ frequency: this.#param(), connect: () => undefined })
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  resume = () => Promise.resolve((this.state = 'running'))
}

function opened() {
  const hall = new Hall()
  const sounds = new Sounds({ open: () => hall as unknown as AudioContext })
  return { hall, sounds }
}

test('nothing is heard before a click, and then softly', () => {
  const { hall, sounds } = opened()
  sounds.play(['turn'])
  expect(hall.played).toEqual([])
  sounds.wake()
  for (const sound of ['card', 'cube', 'die', 'points', 'turn'] satisfies Sound[]) {
    const before = hall.played.length
    sounds.play([sound])
    expect(hall.played.length).toBeGreaterThan(before)
  }
  expect(hall.loudest).toBeGreaterThan(0)
  expect(hall.loudest).toBeLessThan(0.2)
})

test('the same is heard once in a moment, and others after it', () => {
  const { hall, sounds } = opened()
  sounds.wake()
  sounds.play(['card', 'card', 'card'])
  expect(hall.played).toEqual([2])
  sounds.play(['card', 'points'])
  expect(hall.played.slice(1).every((at) => at >= 2)).toBe(true)
  expect(new Set(hall.played.slice(1)).size).toBe(3)
})

test('a browser without sound stays silent', () => {
  const sounds = new Sounds({ open: () => null })
  sounds.wake()
  expect(() => sounds.play(['card'])).not.toThrow()
})

test('an event sounds like what it names', () => {
  expect(soundOf('rolled', { seat: 1, red: 'a', black: 'b' }, true)).toBe('die')
  expect(soundOf('scored', { seat: 1, points: 2, why: 'inn' }, false)).toBe('points')
  expect(soundOf('built', { seat: 1, card: 'inn' }, false)).toBe('card')
  expect(soundOf('placed', { seat: 1, cube: 'red', technology: 'war' }, false)).toBe('cube')
  expect(soundOf('turn', { seat: 1 }, false)).toBeUndefined()
})
