import { expect, test } from 'vitest'
import { readPasted } from './read-pasted.ts'

const ROW = '2\t1190\t1190\tToppsving\n'
const LINE = '2 1190x1190 toppsving\n'

test('cells are a table, several texts are lines, and one is a part of the line', () => {
  expect(readPasted(ROW.repeat(3))).toMatchObject({ kind: 'table', found: { table: { columns: 4 } } })
  expect(readPasted(`${LINE}\r\n${LINE}`)).toEqual({
    kind: 'lines',
    texts: ['2 1190x1190 toppsving', '2 1190x1190 toppsving'],
  })
  expect(readPasted(LINE)).toEqual({ kind: 'words' })
})

test('a table may have 20,000 rows as a file may, and lines be as many as a quote has room for', () => {
  expect(readPasted(ROW.repeat(20_000).trim()).kind).toBe('table')
  const lines = readPasted(LINE.repeat(500))
  expect(lines.kind === 'lines' && lines.texts.length).toBe(500)
})

test.each([
  ['a table of a million rows', ROW.repeat(1_000_000), 'too-many-rows'],
  ['a table of 20,001 rows', ROW.repeat(20_001), 'too-many-rows'],
  ['a table of 301 columns', `${'a\t'.repeat(300)}b\n${'c\t'.repeat(300)}d`, 'too-many-columns'],
  ['a table of more than 10 MB', `2\t${'ord '.repeat(3_000_000)}`, 'too-large'],
  ['a table in which a quote is missing', `2\t"${ROW.repeat(10_000)}`, 'too-large'],
  ['a million lines', LINE.repeat(1_000_000), 'too-many-rows'],
  ['20,000 lines', LINE.repeat(20_000), 'too-many-lines'],
  ['501 lines', LINE.repeat(501), 'too-many-lines'],
  ['two lines with a book in each', `${'ord '.repeat(100_000)}\n`.repeat(2), 'too-large'],
  ['a line longer than the field', 'o'.repeat(501), 'too-large'],
  ['empty lines without end', '\n'.repeat(1_000_000), 'too-many-lines'],
])('%s is refused with the reason', (_, text, problem) => {
  expect(readPasted(text)).toEqual({ kind: 'too-much', problem })
})
