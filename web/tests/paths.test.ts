import { describe, expect, it } from 'vitest'

import { drawnOnGrid, onGrid } from '../paths'

describe('a path on the grid', () => {
  it('has the places of the path, rounded, as steps', () => {
    expect(onGrid('M10.2 20.7L30.4 20.7h5.3v-2.1z')).toBe('m10 21l20 0h6v-2z')
  })

  it('does not drift: what is rounded off is made up for by the next step', () => {
    expect(onGrid('M0 0' + 'h0.4'.repeat(10))).toBe(
      'm0 0' + ['h0', 'h1', 'h0', 'h1', 'h0', 'h0', 'h1', 'h0', 'h1', 'h0'].join(''),
    )
  })

  it('goes on from the start of the part that was closed', () => {
    expect(onGrid('M5.4 5.4h3zl1 1')).toBe('m5 5h3zl1 1')
  })

  it('reads steps after the first place of a move as lines, and flags of arcs that stand together', () => {
    expect(onGrid('m1 1 2 2a3.25 3 0 012.6 2')).toBe('m1 1l2 2a3.3 3 0 0 1 3 2')
  })

  it('is found in a drawing', () => {
    expect(drawnOnGrid('<g><path fill="red" d="M.6 0h9.7"/></g>')).toBe('<g><path fill="red" d="m1 0h9"/></g>')
  })
})
