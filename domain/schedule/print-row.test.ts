import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { orderInForce, printRow, productWords } from './print-row.ts'
import type { ReadRow } from './read-row.ts'
import { readSchedule } from './read-schedule.ts'

const read = (line: string): ReadRow => {
  const row = readSchedule([line], { colorLists, series: 'basic' })[0]?.rows[0]
  if (row === undefined) throw new Error(`nothing in ${line}`)
  return row
}
const readBack = (line: string): string => {
  const order = orderInForce(read(line))
  return order === null ? '' : productWords(order, colorLists)
}

test('a glass that a rule has replaced is read back as the one that is priced, with the notice of the rule', () => {
  const line = '1 1490x1890 fk 2-lags'
  expect(readBack(line)).toBe('Skjær Fastkarm glass 306')
  expect(read(line).notices.join(' ')).toContain('Glasset er endret til')
})

test('what a rule takes away is not read back', () => {
  expect(readBack('1190x1190 toppsving barnesikring')).toBe('Skjær Toppsving')
})

test('what nobody has stated is not read back as if somebody had', () => {
  expect(readBack('2990x1390 fk')).toBe('Skjær Fastkarm')
})

test('a bare colour is read back as that of both sides, and read so again', () => {
  expect(readBack('1190x1190 fk RAL 7016')).toBe('Skjær Fastkarm RAL 7016 begge sider')
  const { order } = read('2 1190x1190 fk RAL 7016 begge sider')
  expect(order).toMatchObject({ numberOf: 2, patch: { innerColor: 'RAL 7016' } })
  expect(order && read(printRow(order, colorLists)).order).toEqual(order)
})

test('a colour with its own place is read back with it', () => {
  expect(readBack('1190x1190 fk RAL 7016 ute')).toBe('Skjær Fastkarm ute RAL 7016')
})
