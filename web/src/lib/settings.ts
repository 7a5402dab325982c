// What can be agreed upon before a match, as the game declares it.

import type { Choice, Json, Setting, SettingsForm } from './types'

export type Values = Readonly<Record<string, Json>>

/** What a setting is set to. */
export function valueOf(setting: Setting, values: Values): Json {
  return values[setting.name] ?? setting.default
}

/** The ids that a list names; empty where it is no list. */
export function listed(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

type Needs = Setting['needs']

/** Whether what a setting or a choice needs is there. */
export function isMet(needs: Needs, form: SettingsForm, values: Values, seats: number): boolean {
  return needs.every((anyOf) =>
    anyOf.some((when) => {
      const other = form.settings.find(({ name }) => name === when.setting)
      const value = when.setting === 'seats' ? seats : other ? valueOf(other, values) : null
      if (!when.has.length) return !value || listed(value).length === 0
      return (Array.isArray(value) ? value : [value]).some((part) => when.has.some((wanted) => wanted === part))
    }),
  )
}

/** The choices of a setting that are open. */
export function openChoices(setting: Setting, form: SettingsForm, values: Values, seats: number): Choice[] {
  return setting.choices.filter((choice) => isMet(choice.needs, form, values, seats))
}

/** What is sent: what differs from the defaults and is open; seat by seat only when every seat has a value. */
export function wanted(form: SettingsForm, values: Values, seats: number): Record<string, Json> {
  const result: Record<string, Json> = {}
  for (const setting of form.settings) {
    let value = values[setting.name]
    if (value === undefined || !isMet(setting.needs, form, values, seats)) continue
    const open = new Set<Json>(openChoices(setting, form, values, seats).map(({ id }) => id))
    if (setting.kind === 'several') value = listed(value).filter((id) => open.has(id))
    if (setting.kind === 'choice' && !open.has(value)) continue
    if (setting.kind === 'each_seat') {
      const list = listed(value).slice(0, seats)
      value = list.length === seats && list.every((id) => open.has(id)) ? list : []
    }
    if (JSON.stringify(value) !== JSON.stringify(setting.default)) result[setting.name] = value
  }
  return result
}
