import { expect, it } from 'vitest'

import { broughtBy, incomeSteps } from './income'

const STEPS = [
  { id: 'civilizations', turns: [2, 3, 4, 5] },
  { id: 'play_tapestry', turns: [2, 3, 4] },
  { id: 'upgrade_tech', turns: [2, 3, 4, 5] },
]
const states = (era: number, begun: number) => incomeSteps(STEPS, era, begun).map(({ state }) => state)

it('of the steps one is on, those before it are done', () => {
  expect(states(2, 0)).toEqual(['ahead', 'ahead', 'ahead'])
  expect(states(2, 1)).toEqual(['now', 'ahead', 'ahead'])
  expect(states(2, 3)).toEqual(['done', 'done', 'now'])
})

it('a step that the turn does not have is neither', () => {
  expect(states(5, 2)).toEqual(['done', 'skipped', 'ahead'])
  expect(states(5, 3)).toEqual(['done', 'skipped', 'now'])
  expect(states(1, 3)).toEqual(['skipped', 'skipped', 'skipped'])
})

it('a track brings what its open spaces give, those of the tile that covers it, or those that moving has opened', () => {
  const player = { built: { farm: 1 }, income_mat: { farms: ['open' as const, 'covered' as const, 'open' as const] } }
  const spaces = ['hunting', 'farming', 'breeding'].map((id) => ({ id }))
  expect(broughtBy(player, 'farms', 'farms', 'farm', spaces)).toEqual(['brings-farms-1'])
  expect(broughtBy(player, 'farms', 'inspiration_farms', 'farm', spaces)).toEqual(['brings-inspiration_farms-1'])
  expect(broughtBy({ ...player, slid: { farm: [1] } }, 'farms', 'farms', 'farm', spaces)).toEqual([
    'gives-hunting',
    'gives-breeding',
  ])
})
