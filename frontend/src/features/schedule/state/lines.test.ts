import { expect, test } from 'vitest'
import { MAX_ROWS } from '#domain/quote/outcome'
import { edited, type Lines, linesOf as linesWith, type NewLine, roomIn } from './lines.ts'

const linesOf = (written: readonly string[]) => linesWith(written.map((text) => ({ text })))

const texts = ({ lines }: Lines): readonly string[] => lines.map(({ text }) => text)

test('there is always an empty line to go on with', () => {
  expect(texts(linesOf([]))).toEqual([''])
  const begun = edited(linesOf([]), { kind: 'type', id: 0, text: 'fastkarm' })
  expect(texts(begun)).toEqual(['fastkarm', ''])
  expect(new Set(begun.lines.map(({ id }) => id)).size).toBe(2)
})

test('several lines pasted in the middle of one take its end with them', () => {
  const pasted = edited(linesOf(['2 toppsving hvit']), {
    kind: 'insert',
    place: { id: 0, at: 2, until: 2 },
    lines: [{ text: 'fast 590x590' }, { text: '3 990x990 ' }],
  })
  expect(texts(pasted)).toEqual(['2 fast 590x590', '3 990x990 toppsving hvit', ''])
  expect(pasted.focus?.caret).toBe('3 990x990 '.length)
})

test('several lines pasted over what is selected in one stand instead of it', () => {
  const written = linesOf(['2 toppsving 990x990 hvit'])
  const place = { id: 0, at: 2, until: '2 toppsving 990x990'.length }
  const pasted = edited(written, { kind: 'insert', place, lines: [{ text: 'a' }, { text: 'b' }] })
  expect(texts(pasted)).toEqual(['2 a', 'b hvit', ''])
  expect(pasted.focus?.caret).toBe(1)
})

test('an emptied line goes away and the cursor goes to the end of the one above', () => {
  const left = edited(linesOf(['a', 'bcd', '']), { kind: 'remove', id: 2 })
  expect(texts(left)).toEqual(['a', 'bcd', ''])
  expect(left.focus).toEqual({ id: 1, caret: 3 })
})

test('what was not added takes the place of everything', () => {
  const left = edited(linesOf(['a', 'b']), { kind: 'replace', lines: [{ text: 'c' }] })
  expect(texts(left)).toEqual(['c', ''])
  expect(left.lines.every(({ id }) => id > 1)).toBe(true)
})

test('from a line one goes to the one below and above it, and at either end one stays', () => {
  const lines = linesOf(['ab', 'c'])
  const from = (id: number, by: 1 | -1) => edited(lines, { kind: 'step', id, by })
  expect(from(0, 1).focus).toEqual({ id: 1, caret: 1 })
  expect(from(1, -1).focus).toEqual({ id: 0, caret: 2 })
  expect(from(0, -1)).toBe(lines)
  expect(from(2, 1)).toBe(lines)
})

test('the pieces of a model that a line came of stay with it while it is written in, and go where it goes', () => {
  const begun = edited(linesOf(['']), {
    kind: 'insert',
    place: { id: 0, at: 0, until: 0 },
    lines: [
      { text: '2 vindu', modelPieces: ['a', 'b'] },
      { text: '1 dør', modelPieces: ['c'] },
    ],
  })
  const typed = edited(begun, { kind: 'type', id: 0, text: '2 1190x1190 toppsving' })
  expect(typed.lines.map(({ text, modelPieces }) => [text, modelPieces])).toEqual([
    ['2 1190x1190 toppsving', ['a', 'b']],
    ['1 dør', ['c']],
    ['', undefined],
  ])
  const left = edited(typed, { kind: 'replace', lines: typed.lines.slice(1, 2) })
  expect(left.lines[0]).toMatchObject({ text: '1 dør', modelPieces: ['c'] })
})

const many = (count: number): readonly NewLine[] =>
  Array.from({ length: count }, (_, index) => ({ text: `${index + 1} fastkarm` }))
const atEnd = ({ lines }: Lines) => ({ id: lines.at(-1)?.id ?? 0, at: 0, until: 0 })

test('a quote has room for 500 lines: what would make more is not put in, and what is written stays', () => {
  const written = linesWith(many(300))
  expect(roomIn(written)).toBe(200)
  const full = edited(written, { kind: 'insert', place: atEnd(written), lines: many(200) })
  expect([full.lines.length - 1, full.tooMany, roomIn(full)]).toEqual([MAX_ROWS, null, 0])

  const pasted = edited(written, { kind: 'insert', place: atEnd(written), lines: many(201) })
  expect([pasted.lines, pasted.tooMany]).toEqual([written.lines, 501])
  const typed = edited(full, { kind: 'type', id: atEnd(full).id, text: 'f' })
  expect([typed.lines, typed.tooMany]).toEqual([full.lines, 501])
  // What is done next has been told.
  expect(edited(pasted, { kind: 'remove', id: 0 }).tooMany).toBeNull()
})

test('what was not added comes back whole, also where it is more lines than it was written in', () => {
  const back = edited(linesOf(['990x990 fastkarm, 590x590']), { kind: 'replace', lines: many(501) })
  expect([back.lines.length, back.tooMany]).toEqual([502, null])
  expect(texts(edited(back, { kind: 'type', id: back.lines[0]?.id ?? 0, text: 'ny' }))[0]).toBe('ny')
})
