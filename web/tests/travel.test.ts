// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest'

import { inUnits, journeyOf, namesOf, spotsOf, type Spot } from '../src/lib/travel'
import type { Told } from '../src/lib/types'

const EVENTS: Record<string, string[]> = {
  took: ['seat', 'card'],
  moved: ['seat', 'hex', 'to', 'cost'],
  explored: ['seat', 'tile', 'hex', 'turn'],
  activated: ['seat', 'technology'],
  scored: ['seat', 'points', 'why'],
}
const told = (verb: string, ...args: Told['args']): Told => ({ at: 1, verb, args, hidden: false })
const facts = ({ verb, args }: Told) =>
  Object.fromEntries((EVENTS[verb] ?? []).map((name, index) => [name, args[index] as string | number]))

/** A table on which everything stands in a line: each thing with its name and place. */
function table(things: Record<string, number>): Map<string, Spot> {
  document.body.innerHTML = Object.keys(things)
    .map((name) => {
      const [kind, number] = name.split(' ')
      return number ? `<i data-${kind}="${number}"></i>` : `<i data-id="${name}"></i>`
    })
    .join('')
  for (const [index, x] of Object.values(things).entries())
    (document.body.children[index] as Element).getBoundingClientRect = () => new DOMRect(x, 0, 10, 10)
  return spotsOf(document)
}
globalThis.DOMRect ??= class {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
} as unknown as typeof DOMRect
afterEach(() => document.body.replaceChildren())

const seats = { 'seat 0': 500, 'seat 1': 600 }
const ways = (before: Record<string, number>, now: Record<string, number>, ...events: Told[]) => {
  const { legs, errands } = journeyOf(table(before), table(now), events, facts)
  return {
    legs: legs.map(({ node, dx, isNew }) => [node.dataset.id, dx, isNew]),
    errands: errands.map(({ seat, from, to }) => [seat, from.left, to.left]),
  }
}

test('a thing that is there before and after moves from where it was', () => {
  const moved = ways({ mill: 0, inn: 50 }, { mill: 300, inn: 52 }, told('took', 1, 'mill'))
  expect(moved).toEqual({ legs: [['mill', -300, false]], errands: [] })
})

test('what is new comes from the place that its event names, else from whoever did it', () => {
  const laid = { 'hex 7': 40, tile3: 40 }
  expect(ways({ 'hex 7': 40 }, laid, told('explored', 1, 'tile3', 7, 0)).legs).toEqual([['tile3', 0, true]])
  expect(ways(seats, { ...seats, mill: 100 }, told('took', 1, 'mill')).legs).toEqual([['mill', 500, true]])
})

test('where nothing on the board moves, a token of the seat runs from place to place', () => {
  const map = { ...seats, 'hex 7': 40, 'hex 9': 90, forge: 300 }
  expect(ways(map, map, told('moved', 1, 7, 9, 2)).errands).toEqual([[1, 40, 90]])
  expect(ways(map, map, told('activated', 0, 'forge')).errands).toEqual([[0, 500, 300]])
  expect(ways(map, map, { ...told('scored', 0, 3, 'forge'), points: 3 }).errands).toEqual([]) // the points fly themselves
})

test('a board that is laid out anew stands still, but for what the events name', () => {
  const many = (shift: number) =>
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`card${index}`, index * 20 + shift]))
  expect(ways(many(0), many(30), told('took', 1, 'card3')).legs).toEqual([['card3', -30, false]])
})

test('what is there twice is no one thing, and what lies in a thing goes along with it', () => {
  document.body.innerHTML = '<i data-id="one"></i><i data-id="one"></i>'
  for (const node of document.body.children) node.getBoundingClientRect = () => new DOMRect(0, 0, 5, 5)
  expect(spotsOf(document).size).toBe(0)
  const look = (x: number) => {
    document.body.innerHTML = '<div data-id="realm"><i data-id="mill"></i></div>'
    for (const node of document.querySelectorAll('*')) node.getBoundingClientRect = () => new DOMRect(x, 0, 5, 5)
    return spotsOf(document)
  }
  const { legs } = journeyOf(look(0), look(60), [], facts)
  expect(legs.map(({ node }) => node.dataset.id)).toEqual(['realm'])
})

test('places are named by words, and by numbers of the map', () => {
  expect(namesOf({ seat: 1, hex: 7, to: 9, cost: 2, why: 'forge' })).toEqual(['hex 7', 'hex 9', 'forge'])
  expect(inUnits(document.body, 3, 4)).toEqual([3, 4])
})
