import { describe, expect, it } from 'vitest'

import { indexOf, piecesOf, placeOf, search } from './rules'
import type { Rulebook } from './types'

const BOOK: Rulebook = {
  game: 'orchard',
  language: 'de',
  chapters: [
    {
      id: 'ORC-PICK',
      title: 'Pflücken',
      introduction: ['Wer dran ist, **pflückt** einen Apfel.', 'Faule **Äpfel** bleiben liegen (ORC-END-01).'],
      clauses: [
        { id: 'ORC-PICK-01', text: 'Ein Apfel kostet 2 Körbe.' },
        { id: 'ORC-PICK-02', text: 'Große Äpfel zählen doppelt; siehe ORC-NONE-07.' },
      ],
    },
    {
      id: 'ORC-END',
      title: 'Ende',
      introduction: ['Dann zählen die **Äpfel**, und ein **Apfelbaum** steht da.'],
      clauses: [{ id: 'ORC-END-01', text: 'Schluss.' }],
    },
  ],
}

const ids = (words: string) => search(BOOK, words).map(({ chapter, clause }) => (clause ?? chapter).id)

describe('a rulebook', () => {
  it('leads to clauses, chapters, and the first clause of a beginning', () => {
    expect(placeOf(BOOK, 'ORC-PICK-02')?.clause?.id).toBe('ORC-PICK-02')
    expect(placeOf(BOOK, 'ORC-END')).toEqual({ chapter: BOOK.chapters[1] })
    expect(placeOf(BOOK, 'ORC')?.clause?.id).toBe('ORC-PICK-01')
    expect(placeOf(BOOK, 'ORC-PICK-03')).toBeNull()
    expect(placeOf(BOOK, '')).toBeNull()
  })

  it('is searched by beginnings of words, without regard to case and accents', () => {
    expect(ids('apfel')).toEqual(['ORC-PICK', 'ORC-END', 'ORC-PICK-01', 'ORC-PICK-02'])
    expect(ids('GROSSE äpf')).toEqual(['ORC-PICK-02'])
    expect(ids('orc-end-01')).toEqual(['ORC-END-01', 'ORC-PICK'])
    expect(ids('pfel')).toEqual([])
    expect(ids(' . ')).toEqual([])
  })

  it('puts the chapter first that is called so', () => {
    expect(ids('ende')[0]).toBe('ORC-END')
  })

  it('knows ids that lead somewhere, and words of the index', () => {
    expect(piecesOf('Faule **Äpfel** (ORC-END-01), nicht ORC-NONE-07.', BOOK)).toEqual([
      { kind: 'plain', text: 'Faule ' },
      { kind: 'term', text: 'Äpfel' },
      { kind: 'plain', text: ' (' },
      { kind: 'id', text: 'ORC-END-01' },
      { kind: 'plain', text: '), nicht ' },
      { kind: 'plain', text: 'ORC-NONE-07' },
      { kind: 'plain', text: '.' },
    ])
  })

  it('has an index in the order of the language', () => {
    expect(indexOf(BOOK).map(({ term, chapters }) => [term, chapters.length])).toEqual([
      ['Äpfel', 2],
      ['Apfelbaum', 1],
      ['pflückt', 1],
    ])
  })
})
