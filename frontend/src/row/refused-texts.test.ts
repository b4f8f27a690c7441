import { expect, test } from 'vitest'
import { openRefusedTexts } from './refused-texts.ts'

const memory = (first: string | null = null) => {
  const stored = { text: first }
  return {
    stored,
    getItem: () => stored.text,
    setItem: (_: string, text: string) => {
      stored.text = text
    },
  }
}
const row = { orderNumber: 100_031, rowNumber: 2 }
const wide = { id: 'width', label: 'Bredde', text: '3400' }
const high = { id: 'height', label: 'Høyde', text: '2,8 m' }

test('a refused text stays with its row, as it was typed, until the field is put right', () => {
  const texts = openRefusedTexts(memory())
  texts.save(row, wide)
  texts.save(row, high)
  texts.save(row, { ...wide, text: '3500' })
  expect(texts.of(row)).toEqual([high, { ...wide, text: '3500' }])
  expect(texts.of({ ...row, rowNumber: 3 })).toEqual([])
  texts.drop(row, 'width')
  expect(texts.of(row)).toEqual([high])
  texts.dropAll(row)
  expect(texts.of(row)).toEqual([])
})

test('whoever logs in next has typed nothing', () => {
  const texts = openRefusedTexts(memory())
  texts.save(row, wide)
  texts.save({ ...row, rowNumber: 3 }, high)
  texts.dropAll()
  expect([texts.of(row), texts.of({ ...row, rowNumber: 3 })]).toEqual([[], []])
})

test('it is there after the page has been loaded again', () => {
  const storage = memory()
  openRefusedTexts(storage).save(row, wide)
  expect(openRefusedTexts(storage).of(row)).toEqual([wide])
})

test('a storage that holds something else, or refuses, keeps nobody from typing', () => {
  for (const text of ['not JSON', 'null', '{"100031 2":[{"id":1}]}', '[]'])
    expect(openRefusedTexts(memory(text)).of(row)).toEqual([])
  const full = openRefusedTexts({
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  full.save(row, wide)
  expect(full.of(row)).toEqual([wide])
})

test('whoever listens is told of a change, and not of what was the same', () => {
  const texts = openRefusedTexts(null)
  let notified = 0
  const stop = texts.subscribe(() => {
    notified += 1
  })
  texts.drop(row, 'width')
  expect(notified).toBe(0)
  texts.save(row, wide)
  expect(notified).toBe(1)
  expect(texts.of(row)).toBe(texts.of(row))
  stop()
  texts.drop(row, 'width')
  expect(notified).toBe(1)
})
