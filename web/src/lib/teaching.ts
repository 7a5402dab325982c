// What the teacher of a lesson lights up on the board, and which lessons go on without one.

import { tick } from 'svelte'

import { api } from './api'
import { kept } from './matches'
import { prefs } from './prefs.svelte'
import type { CreatedMatch } from './types'

const ALONE = 'gobelin.alone'

/** Where something stands that is lit: options of a verb, a part of the board, or whatever has this id. */
export function selectorOf(light: string): string {
  const [kind, verb] = light.split(':')
  if (kind === 'option' && verb) {
    const start = JSON.stringify(`["${verb}"`)
    return `:is([data-option^=${start}], [data-options^=${JSON.stringify(`[["${verb}"`)}])`
  }
  return `:is([data-part="${light}"], [data-id="${light}"])`
}

/** Light these up wherever they are drawn, now or later, until the returned function is called. */
export function lightUp(lights: readonly string[], page: Document = document): () => void {
  const sheet = new CSSStyleSheet()
  const [ring, glow] = ['3px solid var(--teach)', 'drop-shadow(0 0 2px var(--teach)) drop-shadow(0 0 5px var(--teach))']
  sheet.replaceSync(
    lights
      .map(selectorOf)
      .map(
        (
          one,
        ) => `${one} { outline: ${ring}; outline-offset: -1px; border-radius: 8px; animation: taught 1s 4 alternate; }
          svg ${one} { outline: none; animation: none; filter: ${glow}; }`,
      )
      .join(''),
  )
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => (page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet))
}

/** The first of these that is drawn. */
function drawn(lights: readonly string[]): Element | null {
  return lights.length ? document.querySelector(lights.map(selectorOf).join(', ')) : null
}

/** Bring what is lit into sight: on a phone it may lie on another tab. */
export async function bringIntoSight(
  lights: readonly string[],
  tabs: readonly string[],
  turnTo: (tab: string) => void,
) {
  await tick()
  for (const tab of drawn(lights) || !lights.length ? [] : tabs) {
    turnTo(tab)
    await tick()
    if (drawn(lights)) break
  }
  drawn(lights)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Begin a lesson; this browser keeps its links. */
export async function beginLesson(game: string, lesson: string): Promise<CreatedMatch> {
  const name = prefs.name ? { name: prefs.name } : {}
  return kept(await api.learn({ game, lesson, ...name }), game)
}

function alone(): string[] {
  try {
    return JSON.parse(localStorage.getItem(ALONE) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Whether this match goes on without its teacher. */
export function isAlone(id: string): boolean {
  return alone().includes(id)
}

/** Send the teacher of a match away, or call them back. */
export function goAlone(id: string, goes: boolean): void {
  const others = alone().filter((other) => other !== id)
  try {
    localStorage.setItem(ALONE, JSON.stringify(goes ? [...others.slice(-50), id] : others))
  } catch {
    // a browser that keeps nothing forgets it with the page
  }
}
