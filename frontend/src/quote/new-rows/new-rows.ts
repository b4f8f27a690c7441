/**
 * Rows that are made here before the server knows of them. A new row stands at once, under a place of its own in the
 * address; behind it the server is told, of the rows of one quote one after the other, so that they get their numbers in the
 * order in which they were made. A call that got no answer is made again under the same key. What the row is given meanwhile
 * (its measures, its count) waits for its number. A refusal leaves the row standing, with the reason.
 */
import type { ProductRow } from '#domain/contracts/product'
import type { Patch } from '#domain/product/product'
import { ApiError, saidOr } from '../../api/api-error.ts'
import { newIdempotencyKey } from '../../api/idempotency.ts'
import { newRowText } from './text.ts'

export interface NewRow {
  readonly orderNumber: number
  /** Replaces the row's number until the server gives it one: below 0, and unique. */
  readonly place: number
  readonly modelId: string
  /** The model's name, for people. */
  readonly name: string
  /** Chosen together with the model. */
  readonly choices: Patch | null
  /** The choices were written for this row, and not taken over from another one. */
  readonly isWritten: boolean
  /** What it is called in the house by now, also while that is not stored. */
  readonly reference: string
  readonly numberOf: number
  readonly madeAs: number | null
  /** Its call got no answer, and is made again. */
  readonly isFailing: boolean
  /** Why the server does not take it. */
  readonly refusal: string | null
}

export type WantedRow = Pick<NewRow, 'orderNumber' | 'modelId' | 'name'> & {
  readonly choices?: Patch
  readonly isWritten?: boolean
}

interface Parts {
  /** Done once under one key, however often it is sent. */
  readonly post: (row: NewRow, key: string) => Promise<ProductRow>
  /** Stores what was chosen together with the model. */
  readonly save: (row: NewRow, made: ProductRow, choices: Patch) => Promise<ProductRow>
  /** Everything that is shown of the quote knows the row when this is answered. */
  readonly onMade: (row: NewRow, made: ProductRow) => Promise<unknown>
  /** Called once per row when its call fails, and when it is refused. */
  readonly onFailure: (row: NewRow, message: string) => void
  /** The count was changed before the row had its number. */
  readonly onCount: (row: NewRow, rowNumber: number) => void
  /** Answers after so many milliseconds, or when it is worth trying again. */
  readonly pause: (milliseconds: number) => Promise<void>
}

/** Pauses before a call without an answer is made again, ms; the last one repeats. */
const RETRY_AFTER = [1_000, 2_000, 5_000, 15_000] as const

const FIRST_COUNT = 1

export const createNewRows = ({ post, save, onMade, onFailure, onCount, pause }: Parts) => {
  let rows: readonly NewRow[] = []
  const keys = new Map<number, string>()
  /** Rows whose choices are stored, or with an editor that stores them. */
  const stored = new Set<number>()
  /** The last row of each quote that is being told. */
  const queues = new Map<number, Promise<unknown>>()
  const listeners = new Set<() => void>()

  const update = (place: number, change: Partial<NewRow>) => {
    rows = rows.map((row) => (row.place === place ? { ...row, ...change } : row))
    for (const listener of listeners) listener()
  }
  const at = (place: number): NewRow | undefined => rows.find((row) => row.place === place)

  const waitToRepeat = async (row: NewRow, error: unknown, attempt: number): Promise<void> => {
    if (attempt === 0) {
      update(row.place, { isFailing: true })
      onFailure(row, saidOr(error, newRowText.wentWrong))
    }
    await pause(RETRY_AFTER[Math.min(attempt, RETRY_AFTER.length - 1)] ?? RETRY_AFTER[0])
  }

  const posted = async (row: NewRow, attempt = 0): Promise<ProductRow> => {
    try {
      return await post(row, keys.get(row.place) ?? '')
    } catch (error) {
      if (error instanceof ApiError && !error.isPassing) throw error
      await waitToRepeat(row, error, attempt)
      return posted(row, attempt + 1)
    }
  }

  const takeChoices = (place: number): Patch | null => {
    const choices = stored.has(place) ? null : (at(place)?.choices ?? null)
    stored.add(place)
    return choices
  }

  /** The editor may come later than the row's number, or never: then its choices are stored from here. */
  const withChoices = async (row: NewRow, made: ProductRow, attempt = 0): Promise<ProductRow> => {
    if (row.choices === null || stored.has(row.place)) return made
    try {
      const saved = await save(row, made, row.choices)
      stored.add(row.place)
      return saved
    } catch (error) {
      // The editor has them to store, and says why it cannot.
      if (!(error instanceof ApiError && error.isPassing)) return made
      await waitToRepeat(row, error, attempt)
      return withChoices(row, made, attempt + 1)
    }
  }

  const settle = async (row: NewRow, posting: Promise<ProductRow>): Promise<void> => {
    try {
      const made = await withChoices(row, await posting)
      await onMade(row, made)
      const { numberOf } = at(row.place) ?? row
      update(row.place, { madeAs: made.rowNumber, isFailing: false })
      if (numberOf !== FIRST_COUNT) onCount({ ...row, numberOf }, made.rowNumber)
    } catch (error) {
      update(row.place, { refusal: saidOr(error, newRowText.wentWrong), isFailing: false })
      onFailure(at(row.place) ?? row, saidOr(error, newRowText.wentWrong))
    }
  }

  const queue = (row: NewRow) => {
    const before = queues.get(row.orderNumber) ?? Promise.resolve()
    const posting = before.then(() => posted(row))
    queues.set(
      row.orderNumber,
      posting.catch(() => undefined),
    )
    void settle(row, posting)
  }

  return {
    begin: ({ orderNumber, modelId, name, choices = {}, isWritten = false }: WantedRow): NewRow => {
      const row: NewRow = {
        orderNumber,
        place: -1 - rows.length,
        modelId,
        name,
        choices: Object.keys(choices).length > 0 ? choices : null,
        isWritten,
        reference: choices.reference ?? '',
        numberOf: FIRST_COUNT,
        madeAs: null,
        isFailing: false,
        refusal: null,
      }
      keys.set(row.place, newIdempotencyKey())
      rows = [...rows, row]
      for (const listener of listeners) listener()
      queue(row)
      return row
    },
    /** By the place that it was made in, or by the number that it has got. */
    find: (orderNumber: number, number: number): NewRow | undefined =>
      rows.find((row) => row.orderNumber === orderNumber && (row.place === number || row.madeAs === number)),
    /** What was chosen together with the model and is not stored yet, for the one editor that stores it. */
    takeChoices,
    setReference: (place: number, reference: string) => {
      if (at(place)?.reference !== reference) update(place, { reference })
    },
    setCount: (place: number, numberOf: number) => update(place, { numberOf }),
    /** A row that was refused is asked for once more. */
    tryAgain: (place: number) => {
      update(place, { refusal: null })
      const row = at(place)
      if (row) queue(row)
    },
    /** All of this sitting; those without a number are not stored yet. */
    all: (): readonly NewRow[] => rows,
    hasUnanswered: (): boolean => rows.some(({ madeAs, refusal }) => madeAs === null && refusal === null),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type NewRows = ReturnType<typeof createNewRows>
