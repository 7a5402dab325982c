// The hexes of the map in words.

import type { Option } from '../../lib/types'
import { offeredThing } from '../../lib/offered'
import { say, type Table } from './table'
import type { Hex, Site } from './view'

export function saySite({ texts }: Table, { city, tokens, in: inside }: Site): string {
  const what = city ? `${texts.name(city)} (${texts.effect(city)})` : texts.text('table-ruin', { count: tokens })
  if (inside === null) return what
  return `${what}: ${inside === 'ghost' ? texts.name('ghost') : texts.seat(inside)}`
}

export function sayFigures({ texts }: Table, seat: number, count: number): string {
  return say(texts, 'hyp-figures-of', { count, who: texts.seat(seat) })
}

export function sayFortresses({ texts }: Table, seat: number, count: number): string {
  return say(texts, 'hyp-fortresses-of', { count, who: texts.seat(seat) })
}

/** What lies and stands on a hex; `home`: whose homeland it is. */
export function sayHex(table: Table, { zone, face }: Hex, home: number | undefined): string {
  const { texts } = table
  const words = [texts.name(zone)]
  if (home !== undefined) words.push(texts.seat(home))
  if (!face) return [...words, texts.text('table-sign-face-down')].join(', ')
  words.push(texts.name(face.terrain), ...face.sites.map((site) => saySite(table, site)))
  for (const [seat, count] of face.figures.entries()) if (count) words.push(sayFigures(table, seat, count))
  for (const [seat, count] of face.fortresses.entries()) if (count) words.push(sayFortresses(table, seat, count))
  if (face.control !== null) words.push(`${texts.label('control')} ${texts.seat(face.control)}`)
  return words.join(', ')
}

/** What stands for options on the map. */
export function offered(table: Table, options: Option[], label: string) {
  const [only] = options
  return offeredThing({
    options,
    label: options.length === 1 && only ? `${label}. ${table.words(only)}` : label,
    choose: table.choose,
    hover: table.hover,
  })
}
