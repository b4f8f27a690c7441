import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { complete } from './complete.ts'
import { chosen } from './doubt.ts'

/** What is offered where the bar stands. */
const offered = (written: string): readonly string[] => {
  const cursor = written.indexOf('|')
  return complete(written.replace('|', ''), cursor, colorLists).map(({ text }) => text)
}

test('an opening comes before the models that have it', () => {
  expect(offered('3 1190x1190 topp|')[0]).toBe('toppsving')
  expect(offered('3 1190x1190 TOPP|')).toContain('topphengslet')
})

test('what does not go with the rest of the row is not offered', () => {
  expect(offered('tinde side|')).toContain('sidehengslet')
  expect(offered('sølvkollen topp|')).toEqual([])
})

test('colours come first where a colour is to come', () => {
  expect(offered('1190x1190 toppsving ute so|')[0]).toBe('sort')
  expect(offered('1190x1190 toppsving kald h|')[0]).toBe('kald hvit')
  expect(offered('1190x1190 toppsving alu ral 70|')).toContain('RAL 7016')
})

test('takes the place of the word that is being written, and of that alone', () => {
  const line = '2 fastk 1190x1190'
  const [first] = complete(line, 7, colorLists)
  expect(first && chosen(line, first)).toBe('2 fastkarm 1190x1190')
})

test('nothing is offered in a reference, in a size, after a space or for a word that is complete', () => {
  for (const written of ['toppsving "fas|', '1190x119|', 'toppsving |', '|', '12|'])
    expect(offered(written)).toEqual([])
  expect(offered('toppsving|')).not.toContain('toppsving')
})

test('each row of a line is completed by itself', () => {
  expect(offered('sølvkollen VU 990x2090, topp|')).toContain('toppsving')
})
