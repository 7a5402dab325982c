import { describe, expect, it } from 'vitest'

import type { Terrain } from './facts'
import type { Point } from '../shared/hexes'
import { centreOf, coastOf, cornersAround, insideOf, regionsOf } from './hexes'

const HERE = { x: 0, y: 0 }
const SEA: Terrain[] = ['water', 'water', 'water', 'water', 'water', 'water']
const BAY: Terrain[] = ['water', 'water', 'water', 'forest', 'forest', 'forest']
const THREE: Terrain[] = ['water', 'desert', 'desert', 'forest', 'forest', 'water']
const LAND: Terrain[] = ['desert', 'desert', 'desert', 'forest', 'forest', 'forest']

/** Where the strokes of a path end. */
function ends(path: string): string[] {
  return [...path.matchAll(/(-?[\d.]+ -?[\d.]+)(?=[MLQAZ]|$)/g)].map(([, point]) => point ?? '')
}

function at({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}

describe('the regions of a hex', () => {
  it.each([
    [SEA, ['water']],
    [BAY, ['forest', 'water']],
    [THREE, ['desert', 'forest', 'water']],
  ])('%j', (corners, terrains) =>
    expect(regionsOf(HERE, corners).map(({ terrain }) => terrain)).toEqual(expect.arrayContaining(terrains)),
  )

  it.each([[SEA], [BAY], [THREE]])('have each corner once, in its own terrain: %j', (corners) => {
    const regions = regionsOf(HERE, corners)
    const owners = cornersAround(HERE).map((corner) =>
      regions.filter(({ path }) => ends(path).includes(at(corner))).map(({ terrain }) => terrain),
    )
    expect(owners).toEqual(corners.map((terrain) => [terrain]))
  })

  it('meet in the middle of an edge, with the same bend on both sides', () => {
    const [one, other] = regionsOf(HERE, BAY)
    const shared = ends(one?.path ?? '').filter((point) => ends(other?.path ?? '').includes(point))
    expect(new Set(shared).size).toBe(2)
    const bends = regionsOf(HERE, THREE).flatMap(({ path }) =>
      [...path.matchAll(/Q(-?[\d.]+ -?[\d.]+)/g)].map(([, point]) => point),
    )
    expect(bends).toHaveLength(6)
    expect(new Set(bends).size).toBe(3)
  })

  it('are nothing where nobody has explored', () => expect(regionsOf(HERE, [])).toEqual([]))
})

describe('the coast', () => {
  it.each([
    [SEA, 0],
    [LAND, 0],
    [BAY, 1],
    [THREE, 2],
  ])('%j', (corners, lines) => expect(coastOf(HERE, corners).match(/M/g) ?? []).toHaveLength(lines))
})

describe('what is drawn inside', () => {
  it('shares a circle among its terrains', () => {
    expect(insideOf(HERE, [])).toEqual([])
    expect(insideOf(HERE, ['desert', 'forest', 'grassland', 'mountain']).map(({ path }) => ends(path)[0])).toEqual([
      '0.00 0.00',
      '0.00 0.00',
      '0.00 0.00',
      '0.00 0.00',
    ])
    expect(insideOf(HERE, ['desert'])[0]?.path).not.toContain('L')
  })
})

describe('a turned tile', () => {
  it('lies where its hex is', () => expect(centreOf([1, 1])).toEqual({ x: 0, y: 2 * (Math.sqrt(3) / 2) * 40 }))
})
