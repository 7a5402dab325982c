// What a person likes, kept in the browser.

import type { Pace } from './queue.svelte'

export type Theme = 'auto' | 'light' | 'dark'
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

interface Kept {
  language: Language
  theme: Theme
  name: string
  confirm: boolean
  chat: boolean
  notify: boolean
  /** How fast the moves of others are shown. */
  pace: Pace
  sound: boolean
  /** The level of the opponents last played against. */
  level: string
}

const NAME = 'gobelin.prefs'

function preferred(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en'
}

/** A device that is held in the hand is silent unless it is asked to speak. */
function isPhone(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia('(pointer: coarse)').matches
}

function read(): Kept {
  const standard: Kept = {
    ...{ language: preferred(), theme: 'auto', name: '', level: 'normal' },
    ...{ confirm: false, chat: true, notify: false },
    ...{ pace: 'normal', sound: !isPhone() },
  }
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Kept>) }
  } catch {
    return standard
  }
}

export const prefs: Kept = $state(read())

/** Keep changes, and let the page follow language and theme. */
export function keepPrefs(): void {
  $effect(() => {
    const kept = JSON.stringify(prefs)
    try {
      localStorage.setItem(NAME, kept)
    } catch {
      // a browser that keeps nothing forgets them with the page
    }
  })
  $effect(() => {
    document.documentElement.lang = prefs.language
    if (prefs.theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = prefs.theme
  })
}
