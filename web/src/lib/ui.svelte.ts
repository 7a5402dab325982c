// The words of the client itself, in the person's language.

import { FluentBundle, FluentResource } from '@fluent/bundle'

import de from '../locales/de.ftl?raw'
import en from '../locales/en.ftl?raw'
import { Problem } from './api'
import { prefs, type Language } from './prefs.svelte'

const bundles: Record<Language, FluentBundle> = { en: bundle('en', en), de: bundle('de', de) }

function bundle(language: Language, ftl: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(ftl))
  return made
}

export function ui(id: string, values: Record<string, string | number> = {}): string {
  const found = bundles[prefs.language].getMessage(id)?.value
  return found ? bundles[prefs.language].formatPattern(found, values) : id
}

/** An error in words that a person can use. */
export function uiError(error: unknown): string {
  if (!(error instanceof Problem)) return ui('error-other', { detail: error instanceof Error ? error.message : '' })
  if (error.status === 0) return ui('error-offline')
  // The server speaks English; what a person meets at the table is said in theirs.
  const known = `problem-${error.kind}`
  if (bundles[prefs.language].hasMessage(known)) return ui(known)
  if (error.status === 403 || error.status === 401) return ui('error-forbidden', { detail: error.message })
  if (error.status === 404) return ui('error-missing')
  if (error.status === 429) return ui('error-busy')
  return ui('error-other', { detail: error.message })
}

/** A number as people write it, with a tenth at most and a minus that is as wide as a digit. */
export function figure(value: number): string {
  const written = new Intl.NumberFormat(prefs.language, { maximumFractionDigits: 1 }).format(value)
  return written === '-0' ? '0' : written.replace('-', '−')
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago, in words. */
export function ago(when: string | number, now: number = Date.now()): string {
  const then = typeof when === 'number' ? when * 1000 : Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(when) ? when : `${when}Z`)
  const seconds = Math.round((then - now) / 1000)
  if (Number.isNaN(seconds)) return ''
  const words = new Intl.RelativeTimeFormat(prefs.language, { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, span]) => Math.abs(seconds) >= span) ?? ['second', 1]
  return words.format(Math.trunc(seconds / size), unit)
}
