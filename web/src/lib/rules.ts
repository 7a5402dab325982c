// The rulebook of a game: fetched once per language, searched here, and found by the ids of its chapters and clauses.

import { api } from './api'
import type { Chapter, Clause, Rulebook } from './types'

const books = new Map<string, Promise<Rulebook>>()

/** The rulebook of a game; a failure is forgotten, so that the next one asks again. */
export function rulebookOf(slug: string, language: string): Promise<Rulebook> {
  const key = `${slug}/${language}`
  const book =
    books.get(key) ??
    api.rules(slug, language).catch((error: unknown) => {
      books.delete(key)
      throw error
    })
  books.set(key, book)
  return book
}

/** A place in the book: a chapter, and a paragraph of it if it is meant. */
export interface Place {
  chapter: Chapter
  clause?: Clause | undefined
}

/** Where an id leads: to a clause, to a chapter, or to the first clause that begins with it. */
export function placeOf(book: Rulebook, id: string): Place | null {
  if (!id) return null
  for (const chapter of book.chapters) if (chapter.id === id) return { chapter }
  let begun: Place | null = null
  for (const chapter of book.chapters)
    for (const clause of chapter.clauses ?? []) {
      if (clause.id === id) return { chapter, clause }
      if (!begun && clause.id.startsWith(`${id}-`)) begun = { chapter, clause }
    }
  return begun
}

/** A piece of a text: plain, a word of the index, something as it is written, or the id of a clause. */
export interface Piece {
  kind: 'plain' | 'term' | 'code' | 'id'
  text: string
}

const MARKED = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|\b([A-Z]{3}(?:-\d?[A-Z]+)+(?:-?\d+[a-z]?)?)\b/g

/** A text in pieces; an id is one only if it leads somewhere. */
export function piecesOf(text: string, book: Rulebook): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(MARKED)) {
    const [whole, term, code, stressed, id] = found
    const plain = text.slice(end, found.index)
    if (plain) pieces.push({ kind: 'plain', text: plain })
    if (term ?? stressed) pieces.push({ kind: 'term', text: term ?? stressed ?? '' })
    else if (code) pieces.push({ kind: 'code', text: code })
    else pieces.push({ kind: id && placeOf(book, id) ? 'id' : 'plain', text: whole })
    end = found.index + whole.length
  }
  if (end < text.length) pieces.push({ kind: 'plain', text: text.slice(end) })
  return pieces
}

/** As words are compared: without case and accents. */
export function plainWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

/** Whether every word that is looked for begins a word of the text. */
function hasAll(text: string, wanted: readonly string[]): boolean {
  const said = ` ${plainWords(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
  return wanted.every((word) => said.includes(` ${word}`))
}

/** What the words lead to: a clause by its id, then chapters that are about them, then every clause that has them. */
export function search(book: Rulebook, words: string): Place[] {
  const wanted = plainWords(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (!wanted.length) return []
  const exact = placeOf(book, words.trim().toUpperCase())
  const about = book.chapters
    .filter(({ title, introduction }) => hasAll([title, ...(introduction ?? [])].join(' '), wanted))
    .sort((one, other) => Number(hasAll(other.title, wanted)) - Number(hasAll(one.title, wanted)))
  const clauses = book.chapters.flatMap((chapter) =>
    (chapter.clauses ?? [])
      .filter(({ id, text }) => hasAll(`${id} ${text}`, wanted))
      .map((clause) => ({ chapter, clause })),
  )
  const rest = [...about.map((chapter): Place => ({ chapter })), ...clauses]
  if (!exact) return rest
  return [exact, ...rest.filter(({ chapter, clause }) => (clause ?? chapter).id !== (exact.clause ?? exact.chapter).id)]
}

/** Whether one word is the other with an ending. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.startsWith(short) && long.length - short.length <= 2
}

const TERM = /\*\*(.+?)\*\*/g

/** The words of the index in their order, each with the chapters that are about it. */
export function indexOf(book: Rulebook): { term: string; chapters: Chapter[] }[] {
  const found = new Map<string, { term: string; chapters: Chapter[] }>()
  for (const chapter of book.chapters)
    for (const paragraph of chapter.introduction ?? [])
      for (const [, term = ''] of paragraph.matchAll(TERM)) {
        const key = plainWords(term)
        const known = [...found.keys()].find((other) => isSameWord(key, other)) ?? key
        const entry = found.get(known) ?? { term, chapters: [] }
        if (!entry.chapters.includes(chapter)) entry.chapters.push(chapter)
        if (term.length < entry.term.length) entry.term = term
        found.set(known, entry)
      }
  return [...found.values()].sort((one, other) => one.term.localeCompare(other.term, book.language))
}
