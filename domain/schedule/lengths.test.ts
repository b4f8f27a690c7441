import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { readFigure } from '#domain/messages/read-figure'
import { readSchedule } from './read-schedule.ts'

const rowsOf = (line: string) =>
  readSchedule([line], { colorLists, series: 'basic' }).flatMap(({ rows }) => rows)

const readRow = (line: string) => {
  const [row, second] = rowsOf(line)
  if (row === undefined || second !== undefined) throw new Error(`«${line}» is no row`)
  return {
    count: row.order?.numberOf,
    patch: row.order?.patch ?? {},
    doubts: row.doubts.map(({ code }) => code),
  }
}

describe('a figure comes to the same in a line as in a field', () => {
  const typed = [
    '1490',
    '1490 mm',
    '1490mm',
    '149 cm',
    '149cm',
    '148,5 cm',
    '14,9 dm',
    '1,49 m',
    '1.49 m',
    '1,490 m',
    '1490 millimeter',
    '149 centimeter',
    '1.490',
    '1.490 mm',
    '1\u00a0490',
    '1\u202f490 mm',
  ]

  test.each(typed)('«%s» as a width and a height', (text) => {
    const length = readFigure(text, 'length')
    expect(readRow(`toppsving ${text} x ${text}`)).toEqual({
      count: 1,
      patch: { width: length, height: length },
      doubts: [],
    })
  })

  test.each([...typed, '1 490', '1 490 mm', '1,490'])('«%s» behind the name of a side', (text) => {
    const length = readFigure(text, 'length')
    expect(readRow(`3 toppsving bredde ${text} høyde ${text}`)).toEqual({
      count: 3,
      patch: { width: length, height: length },
      doubts: [],
    })
  })

  test('also a partial measure and the depth of the frame', () => {
    expect(readRow('990x1290 skråvindu lav venstre h1=0,79 m').patch).toMatchObject({ height1: 790 })
    expect(readRow('990x1290 skråvindu lav venstre h1 79 cm').patch).toMatchObject({ height1: 790 })
    expect(readRow('toppsving 990x990 karm 11,5 cm').patch).toMatchObject({ depth: 115 })
  })
})

describe('where a figure ends is narrower in a line', () => {
  test('a plain space parts a count from a size', () => {
    expect(readRow('toppsving 2 690x1290')).toMatchObject({ count: 2, patch: { width: 690, height: 1290 } })
    expect(readRow('toppsving 1490x1190 h1 790')).toMatchObject({ doubts: ['measure.unused'] })
  })

  test('a comma before three digits may part rows, and is asked about where both can be made', () => {
    expect(readRow('toppsving 1,490x1190')).toMatchObject({
      patch: { width: 1490, height: 1190 },
      doubts: ['size.grouped'],
    })
    expect(rowsOf('toppsving 990x990,790x1290').map(({ order }) => order?.patch)).toEqual([
      { width: 990, height: 990 },
      { width: 790, height: 1290 },
    ])
  })

  test('a length in centimetres is no count', () => {
    expect(readRow('toppsving 990x990 3 cm')).toMatchObject({ doubts: ['number.unclear'] })
  })

  test('nobody means 1190 metres', () => {
    expect(readRow('toppsving 1190x1390 m ventil').patch).toMatchObject({ width: 1190, numberOfVents: 1 })
  })
})
