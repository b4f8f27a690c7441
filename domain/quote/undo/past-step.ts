/**
 * A step of a quote, as history keeps it: the version that a command made, and the one before it. What the step did is what
 * differs between the two, so that any step can be taken back in the same way, and a step back can be taken back again.
 */
import { sameChoice } from '#domain/product/same-choice'
import { type Refusal, refusal } from '#domain/result'
import { headerFactsOf } from '../header/header.ts'
import type { Step } from '../life/lifecycle.ts'
import type { Change, Manifest, ManifestRow } from '../quote.ts'

export interface PastStep {
  readonly before: Manifest
  readonly after: Manifest
}

/** What has gone out of the house, or has made new prices, is not taken back by a key. */
const FOR_GOOD: ReadonlySet<Change['kind']> = new Set([
  'create',
  'copy',
  'extend-validity',
  'send',
  'order',
  'cancel',
  'hand-back',
  'answer-cancellation',
])

export const isForGood = ({ after }: PastStep): boolean => FOR_GOOD.has(after.change.kind)

export const rowIn = ({ rows }: Pick<Manifest, 'rows'>, rowNumber: number): ManifestRow | undefined =>
  rows.find((row) => row.rowNumber === rowNumber)

/** Rows of the one that the other does not have. */
export const missingIn = (
  from: Pick<Manifest, 'rows'>,
  other: Pick<Manifest, 'rows'>,
): readonly ManifestRow[] => from.rows.filter(({ rowNumber }) => rowIn(other, rowNumber) === undefined)

export const rowNumbersOf = (rows: readonly ManifestRow[]): readonly number[] =>
  rows.map(({ rowNumber }) => rowNumber)

/** Rows that the step found and left, and made different. */
export const changedRows = ({ before, after }: PastStep): readonly number[] =>
  before.rows.flatMap((row) => {
    const then = rowIn(after, row.rowNumber)
    return then === undefined || sameChoice(row, then) ? [] : [row.rowNumber]
  })

const CORRECTED = ['numberOf', 'inOrderUvalue'] as const satisfies readonly (keyof ManifestRow)[]

const isCorrection = ({ before, after }: PastStep): boolean =>
  sameChoice(rowNumbersOf(before.rows), rowNumbersOf(after.rows)) &&
  sameChoice(before.extras, after.extras) &&
  before.rows.every((row) => {
    const then = rowIn(after, row.rowNumber)
    return then !== undefined && sameChoice(row, { ...then, ...pick(row, CORRECTED) })
  })

const pick = <Of, Name extends keyof Of>(of: Of, names: readonly Name[]): Pick<Of, Name> =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Of, Name>

const isSomething = ({ before, after }: PastStep): boolean =>
  !sameChoice(before.rows, after.rows) ||
  before.fastlane !== after.fastlane ||
  !sameChoice(headerFactsOf(before.header), headerFactsOf(after.header))

/** The step of the quote's life that taking it back is: whoever may take a step in a status may take it back there. */
export const stepOfReturn = (steps: readonly PastStep[]): Step => {
  if (!steps.every(isCorrection)) return 'edit'
  if (steps.some(isSomething)) return 'correct'
  return steps.some(({ before, after }) => !sameChoice(before.acknowledged, after.acknowledged))
    ? 'acknowledge'
    : 'edit'
}

/** Somebody has changed the row since, or the person himself. `by` is known where the product is another. */
export const rowHasChanged = (rowNumber: number, by?: string): Refusal =>
  by === undefined
    ? refusal('undo.row-changed', { data: { rowNumber } })
    : refusal('undo.row-changed-by', { data: { rowNumber, name: by } })
