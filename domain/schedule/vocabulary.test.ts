import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { learnPiece, vocabularyOf } from './vocabulary.ts'

test('words that are learnt piece by piece are those that are learnt at once', () => {
  const slowly = { ...colorLists }
  let pieces = 1
  while (learnPiece(slowly) === null) pieces += 1
  // None of them is a large part of it.
  expect(pieces).toBeGreaterThan(500)
  expect(vocabularyOf(slowly)).toBe(learnPiece(slowly))
  expect(vocabularyOf(slowly)).toEqual(vocabularyOf({ ...colorLists }))
})

test('whoever reads before all words are learnt is given all of them', () => {
  const begun = { ...colorLists }
  for (let piece = 0; piece < 50; piece += 1) expect(learnPiece(begun)).toBeNull()
  expect(vocabularyOf(begun)).toEqual(vocabularyOf(colorLists))
  expect(learnPiece(begun)).toBe(vocabularyOf(begun))
})
