// What a sheet or a model of far more rows than a quote holds costs before it is refused: as much as the quote holds.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { PieceGroup } from '#domain/exchange/ifc-import/groups'
import { makePieceGroup } from '#tests/factories/piece-group'
import { heldFrom } from '../../ui/hook.fixture.tsx'
import { makeReading } from './state/reading.ts'
import { useModelLines } from './use-model-lines.ts'
import { useSheetLines } from './use-sheet-lines.ts'

const reading = { colorLists, series: 'basic', room: 500 } as const

const COLUMNS = { roles: ['count', 'size', 'words'], units: [null, null, null], hasHeadings: false } as const
const sheetOf = (count: number) => ({
  rows: Array.from({ length: count }, () => ['2', '1190x1190', 'Toppsving']),
  columns: 3,
  lineNumbers: Array.from({ length: count }, (_, index) => index + 1),
})
const sheetLines = (count: number) => heldFrom(() => useSheetLines(sheetOf(count), COLUMNS, reading))

test('of a sheet of 20,000 rows one line more is read than there is room for, and how many it would give is said', () => {
  const { lines, isTooMany, texts } = sheetLines(20_000)
  expect([lines.length, isTooMany, texts.length]).toEqual([501, true, 20_000])
})

test('a sheet that fills a quote is no line too many, and is read whole', () => {
  const { lines, isTooMany, texts } = sheetLines(500)
  expect([lines.length, isTooMany, texts.length]).toEqual([500, false, 500])
  const { lines: read, isWhole } = makeReading(texts, reading).readFor(Number.POSITIVE_INFINITY)
  expect(isWhole).toBe(true)
  expect(read.filter(({ isClear }) => isClear)).toHaveLength(500)
})

const groupsOf = (count: number, isExternal: boolean): readonly PieceGroup[] =>
  Array.from({ length: count }, (_, index) =>
    makePieceGroup({
      key: `${isExternal} ${index}`,
      width: 490 + index,
      pieces: [`piece ${index}`],
      opening: { partitioning: 'SINGLE_PANEL', panels: ['FIXEDCASEMENT'], operation: null },
      isExternal,
    }),
  )
const modelLines = (groups: readonly PieceGroup[], room = 500) =>
  heldFrom(() => useModelLines(groups, null, { ...reading, room }))

test('of a model of 20,000 groups one line more is proposed than there is room for', () => {
  const { lines, isTooMany, taken } = modelLines(groupsOf(20_000, true), 100)
  expect([lines.length, isTooMany, taken.length]).toEqual([101, true, 101])
})

test('groups that nobody here makes need no room, but of 20,000 of them not all are looked at and none is taken unseen', () => {
  const inside = groupsOf(60, false)
  const few = modelLines([...inside, ...groupsOf(40, true)], 40)
  expect([few.lines.length, few.isTooMany, few.taken.length]).toEqual([100, false, 40])
  const many = modelLines(groupsOf(20_000, false))
  expect([many.lines.length, many.isTooMany, many.taken.length]).toEqual([1000, true, 0])
})
