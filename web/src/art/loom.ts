// The loom: all that pictures share hangs once in the page, as symbols in one hidden drawing; a picture only refers to it.

import common from './sheets/common.svg?raw'

/** Silhouettes by name, as the tables in heroes/ name them: the inside of a drawing of 512 by 512. */
export type Silhouettes = Readonly<Record<string, string>>

/** The heroes of a game's cards: a silhouette for each, and a family that those unknown to us draw from. */
export interface Heroes {
  heroes: Readonly<Record<string, string>>
  family: readonly string[]
}

const SVG = 'http://www.w3.org/2000/svg'
const silhouettes = new Map<string, string>()
const hung = new Set<string>()
const waiting = [common]
let loom: SVGSVGElement | null = null

/** Brings the scenes and silhouettes of a game to the loom; a game's mapping does so when it is loaded. */
export function thread(sheet: string, heroes: Silhouettes): void {
  waiting.push(sheet)
  for (const [name, inside] of Object.entries(heroes)) silhouettes.set(name, inside)
}

/** The address of a silhouette, which from now on hangs in the page. */
export function hang(hero: string): string {
  loom ??= put()
  if (waiting.length > 0) loom.insertAdjacentHTML('beforeend', waiting.splice(0).join(''))
  const inside = silhouettes.get(hero)
  if (inside !== undefined && !hung.has(hero)) {
    hung.add(hero)
    const symbol = `<symbol id="woven-hero-${hero}" viewBox="0 0 512 512">${inside}</symbol>`
    loom.insertAdjacentHTML('beforeend', symbol)
  }
  return `#woven-hero-${hero}`
}

/** A number from an id: the same for all time, and far from that of its neighbour. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** The hero of a card: its own, or for one that came with somebody's own box one of the family. */
export function heroOf(table: Heroes, id: string): string {
  return table.heroes[id] ?? table.family[seedOf(id) % table.family.length] ?? ''
}

function put(): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.setAttribute('class', 'loom') // out of sight, but drawn: patterns in what is not displayed do not paint
  document.body.append(drawing)
  return drawing
}
