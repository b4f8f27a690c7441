// A new version of a model against the rows that came of the one before.
import { expect, test } from 'vitest'
import { makePieceGroup } from '#tests/factories/piece-group'
import { compareWithQuote, type RowOfModel } from './compare-with-quote.ts'
import type { PieceGroup } from './groups.ts'

const group = (key: string, width: number, pieces: readonly string[]): PieceGroup =>
  makePieceGroup({ key, width, pieces })
const row = (
  rowNumber: number,
  width: number,
  pieces: readonly string[],
  numberOf = pieces.length,
): RowOfModel => ({
  rowNumber,
  reference: '',
  width,
  height: 1190,
  numberOf,
  pieces,
})

const changesOf = (groups: readonly PieceGroup[], rows: readonly RowOfModel[]) => {
  const changes = compareWithQuote(groups, rows)
  return (
    changes && {
      groups: Object.fromEntries(changes.groups),
      gone: changes.gone.map(({ rowNumber }) => rowNumber),
    }
  )
}

test('in a quote that did not come of a model nothing is compared', () => {
  expect(compareWithQuote([group('a', 990, ['1'])], [])).toBeNull()
  expect(compareWithQuote([group('a', 990, ['1'])], [row(1, 990, [], 2)])).toBeNull()
})

test('the same pieces in the same size and number are unchanged, whatever they are called', () => {
  expect(changesOf([group('a', 990, ['2', '1'])], [row(1, 990, ['1', '2'])])).toEqual({
    groups: { a: { kind: 'known', rowNumber: 1, size: null, count: null } },
    gone: [],
  })
})

test('another size, another count, what is new and what is gone are told apart', () => {
  const rows = [row(1, 990, ['1', '2']), row(2, 790, ['3', '4']), row(3, 590, ['5'])]
  const groups = [group('a', 1090, ['1', '2']), group('b', 790, ['3', '4', '9']), group('c', 490, ['8'])]
  expect(changesOf(groups, rows)).toEqual({
    groups: {
      a: { kind: 'known', rowNumber: 1, size: { width: 990, height: 1190 }, count: null },
      b: { kind: 'known', rowNumber: 2, size: null, count: 2 },
      c: { kind: 'new' },
    },
    gone: [3],
  })
})

test('a count that somebody has changed in the quote is a difference too', () => {
  expect(changesOf([group('a', 990, ['1', '2'])], [row(1, 990, ['1', '2'], 3)])?.groups.a).toMatchObject({
    count: 3,
  })
})

test('where some pieces of a row have got another size the others are the row, also when they are fewer', () => {
  const groups = [group('a', 1090, ['1', '2']), group('b', 990, ['3'])]
  expect(changesOf(groups, [row(1, 990, ['1', '2', '3'])])?.groups).toEqual({
    a: { kind: 'parted', rowNumber: 1 },
    b: { kind: 'known', rowNumber: 1, size: null, count: 3 },
  })
})
