import type { Texts } from '../../lib/texts'
import type { Json } from '../../lib/types'
import { spaced } from '../../lib/texts'
import { ui } from '../../lib/ui.svelte'

/** Fields whose numbers are seats. */
const SEATS = new Set(['start', 'active', 'seat', 'owner', 'taken_by'])

/** A single value of the view in words. */
export function wordOf(key: string, value: Json, texts: Texts): string {
  if (value === null) return ui('view-nothing')
  if (value === true) return ui('view-yes')
  if (value === false) return ui('view-no')
  if (typeof value === 'number') return SEATS.has(key) && value >= 0 ? texts.seat(value) : String(value)
  if (typeof value === 'string') return texts.maybe(`name-${value}`) ?? spaced(value)
  return ''
}
