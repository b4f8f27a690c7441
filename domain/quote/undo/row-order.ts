/** The order of the rows back as it was before a step, and the rows that it took away at their old places among the others. */
import { sameChoice } from '#domain/product/same-choice'
import { type Result, refusal, success } from '#domain/result'
import type { ManifestRow } from '../quote.ts'
import { rowNumbersOf } from './past-step.ts'

type Rows = readonly ManifestRow[]

const among = (rows: Rows, numbers: ReadonlySet<number>): readonly number[] =>
  rowNumbersOf(rows).filter((number) => numbers.has(number))

/** Rows in the order of `numbers`; those that it does not name stand where they stood. */
const arranged = (rows: Rows, numbers: readonly number[]): Rows => {
  const named = new Set(numbers)
  const queue = [...numbers]
  return rows.map((row) => {
    if (!named.has(row.rowNumber)) return row
    const next = queue.shift()
    return rows.find(({ rowNumber }) => rowNumber === next) ?? row
  })
}

/** Refused where somebody has arranged the same rows otherwise since. */
export const orderBack = (now: Rows, before: Rows, after: Rows): Result<Rows> => {
  const everywhere = new Set(
    [before, after].reduce(
      (left, rows) => left.filter((number) => rowNumbersOf(rows).includes(number)),
      rowNumbersOf(now),
    ),
  )
  const [is, was, became] = [now, before, after].map((rows) => among(rows, everywhere))
  if (is === undefined || was === undefined || became === undefined) return success(now)
  if (sameChoice(was, became) || sameChoice(is, was)) return success(now)
  return sameChoice(is, became) ? success(arranged(now, was)) : refusal('undo.order-changed')
}

/** Each of the lost rows stands again after the row that it followed, or after the nearest one before that is still there. */
export const insertedAt = (now: Rows, lost: Rows, before: Rows): Rows =>
  before
    .filter(({ rowNumber }) => lost.some((row) => row.rowNumber === rowNumber))
    .reduce<Rows>((rows, { rowNumber }) => {
      const row = lost.find((each) => each.rowNumber === rowNumber)
      if (row === undefined) return rows
      const above = before.slice(
        0,
        before.findIndex((each) => each.rowNumber === rowNumber),
      )
      const place = rows.findLastIndex((each) => above.some((other) => other.rowNumber === each.rowNumber))
      return rows.toSpliced(place + 1, 0, row)
    }, now)
