// The settings of a game as a form: read from the JSON schema, so that every game gets one.

import type { Json, SettingsSchema } from './types'

export type Field = { key: string; description: string; default: Json } & (
  | { kind: 'bool' }
  | { kind: 'int'; min: number | undefined; max: number | undefined }
  | { kind: 'enum'; choices: (string | number)[] }
  | { kind: 'each_seat'; choices: string[] }
  | { kind: 'list'; choices: string[] }
  | { kind: 'text' }
  | { kind: 'json' }
)

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  anyOf?: Schema[]
  type?: string | string[]
  enum?: Json[]
  const?: Json
  properties?: Record<string, Schema>
  items?: Schema
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  description?: string
  default?: Json
}

/** The fields of a settings class in their declared order. */
export function fieldsOf(schema: SettingsSchema): Field[] {
  const root = schema as Schema
  const resolve = (part: Schema): Schema => {
    if (part.$ref) {
      const target = root.$defs?.[part.$ref.split('/').at(-1) ?? '']
      return target ? { ...resolve(target), ...without(part, '$ref') } : part
    }
    const other = part.anyOf?.filter((choice) => choice.type !== 'null')
    return other?.length === 1 && other[0] ? { ...resolve(other[0]), ...without(part, 'anyOf') } : part
  }
  const properties = resolve(root).properties ?? {}
  return Object.entries(properties).map(([key, part]) => field(key, resolve(part), resolve))
}

function field(key: string, part: Schema, resolve: (part: Schema) => Schema): Field {
  const base = { key, description: part.description ?? '', default: part.default ?? null }
  if (part.enum) return { ...base, kind: 'enum', choices: part.enum.filter(isWord) }
  switch (part.type) {
    case 'boolean':
      return { ...base, kind: 'bool' }
    case 'integer': {
      const min = part.minimum ?? (part.exclusiveMinimum === undefined ? undefined : part.exclusiveMinimum + 1)
      const max = part.maximum ?? (part.exclusiveMaximum === undefined ? undefined : part.exclusiveMaximum - 1)
      return { ...base, kind: 'int', min, max }
    }
    case 'array': {
      const items = part.items ? resolve(part.items) : {}
      const choices = (items.enum ?? []).filter((value) => typeof value === 'string')
      if (!choices.length && items.type !== 'string') return { ...base, kind: 'json' }
      return /each seat/i.test(base.description) && choices.length
        ? { ...base, kind: 'each_seat', choices }
        : { ...base, kind: 'list', choices }
    }
    case 'string':
      return { ...base, kind: 'text' }
    default:
      return { ...base, kind: 'json' }
  }
}

/** What a form control shows for a value. */
export function shown(field: Field, value: Json | undefined): string {
  const current = value === undefined ? field.default : value
  if (field.kind === 'list') return Array.isArray(current) ? current.map(plain).join(', ') : ''
  if (field.kind === 'json') return JSON.stringify(current)
  return current === null ? '' : plain(current)
}

/** A value as one types it: text without quotes. */
export function plain(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The value behind what was typed; throws a SyntaxError where JSON is needed and not given. */
export function typed(field: Field, text: string): Json {
  switch (field.kind) {
    case 'int': {
      const number = Math.trunc(Number(text))
      if (!text.trim() || Number.isNaN(number)) return field.default
      return Math.min(field.max ?? number, Math.max(field.min ?? number, number))
    }
    case 'enum':
      return field.choices.find((choice) => String(choice) === text) ?? field.default
    case 'list':
      return text
        .split(/[,\n]/)
        .map((word) => word.trim())
        .filter(Boolean)
    case 'json':
      return text.trim() ? (JSON.parse(text) as Json) : field.default
    default:
      return text
  }
}

/** What is sent: what differs from the defaults; seat by seat only when every seat has a value. */
export function wanted(
  fields: readonly Field[],
  values: Readonly<Record<string, Json>>,
  seats: number,
): Record<string, Json> {
  const result: Record<string, Json> = {}
  for (const field of fields) {
    let value = values[field.key]
    if (value === undefined) continue
    if (field.kind === 'each_seat') {
      const list = Array.isArray(value) ? value.slice(0, seats) : []
      value = list.length === seats && list.every(Boolean) ? list : []
    }
    if (JSON.stringify(value) !== JSON.stringify(field.default)) result[field.key] = value
  }
  return result
}

export interface FieldGroup {
  /** The words before the colon that several labels share; empty for the others. */
  title: string
  fields: { field: Field; label: string }[]
}

/** Fields whose labels begin alike ("Solo: …") stand together under that heading. */
export function fieldGroups(fields: readonly Field[], label: (field: Field) => string): FieldGroup[] {
  const split = fields.map((field) => {
    const words = label(field)
    const at = words.indexOf(': ')
    return { field, words, title: at > 0 && at < 24 ? words.slice(0, at) : '' }
  })
  const shared = (title: string) => title && split.filter((part) => part.title === title).length > 1
  const groups = new Map<string, FieldGroup>([['', { title: '', fields: [] }]])
  for (const { field, words, title } of split) {
    const key = shared(title) ? title : ''
    const group = groups.get(key) ?? { title: key, fields: [] }
    const rest = key ? words.slice(key.length + 2) : words
    group.fields.push({ field, label: rest.charAt(0).toUpperCase() + rest.slice(1) })
    groups.set(key, group)
  }
  return [...groups.values()].filter((group) => group.fields.length)
}

function isWord(value: Json): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function without(part: Schema, key: keyof Schema): Schema {
  const rest = { ...part }
  delete rest[key]
  return rest
}
