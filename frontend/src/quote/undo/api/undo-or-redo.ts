/**
 * Goes one step back or forth at the server. It stands in line with the other changes of the quote, and only when it is its turn is
 * it looked up which step is next. A step that got no answer stays, and is asked for again under the same key.
 */

import type { QueryClient } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import type { QuoteStep } from '#domain/contracts/step'
import { sameChoice } from '#domain/product/same-choice'
import { ApiError } from '../../../api/api-error.ts'
import { get, write } from '../../../api/client.ts'
import { makeCommandKeys } from '../../../api/idempotency.ts'
import { showAnswer } from '../../../api/show-answer.ts'
import { rowQuery } from '../../../row/get-row.ts'
import { notifyOtherTabs } from '../../../row/row-news.ts'
import { saveRow } from '../../../row/save-row.ts'
import { quoteQuery } from '../../get-quote.ts'
import { changeSteps, stepsOf } from '../state/step-store.ts'
import {
  type Choosing,
  nextStep,
  type RowStep,
  type StepDirection,
  type StoredStep,
  stepped,
  type UndoStep,
  withoutDoubt,
} from '../state/steps.ts'
import { undoText } from '../text.ts'

/** The result, in words; null where there was nothing to undo. */
export type StepResult = { readonly words: string; readonly offer: Offer | null } | null

const keys = makeCommandKeys()

const undoOrRedoStored = async (
  queryClient: QueryClient,
  orderNumber: number,
  step: StoredStep,
): Promise<{ readonly as: UndoStep | null; readonly result: StepResult }> => {
  const name = `${orderNumber} ${step.versions.join(' ')}`
  try {
    const { model, step: made } = await write<Offer>(
      'POST',
      `/api/v1/offers/${orderNumber}/undo`,
      { versions: step.versions },
      { idempotencyKey: keys.keyOf(name) },
    )
    keys.settle(name)
    showAnswer(queryClient, quoteQuery(orderNumber).queryKey, model)
    const words = made?.words ?? undoText.already
    return {
      as:
        made === undefined
          ? null
          : { kind: 'stored', id: step.id, versions: made.versions, words: step.words },
      result: { words, offer: model },
    }
  } catch (error) {
    keys.settle(name, error)
    throw error
  }
}

/** Only where the row still is what the step made of it. */
const undoOrRedoEdit = async (
  queryClient: QueryClient,
  orderNumber: number,
  step: RowStep,
  direction: StepDirection,
): Promise<{ readonly as: UndoStep | null; readonly result: StepResult }> => {
  const { rowNumber, back, forth } = step
  const [from, to]: readonly [Choosing, Choosing] = direction === 'undo' ? [forth, back] : [back, forth]
  const query = rowQuery(orderNumber, rowNumber)
  const row = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  const isAsLeft = Object.entries(from.patch).every(([field, value]) =>
    sameChoice(value, row.choices[field as keyof typeof row.choices]),
  )
  if (!isAsLeft) throw new ApiError(409, 'undo.row-changed', undoText.rowChanged(rowNumber))
  const saved = await saveRow(queryClient, row, row.revision, to.patch, to.takenBack)
  showAnswer(queryClient, query.queryKey, saved)
  notifyOtherTabs(saved)
  const words = direction === 'undo' ? undoText.rowAsBefore(rowNumber) : undoText.rowAgain(rowNumber)
  return { as: step, result: { words, offer: null } }
}

/** Rows that were edited a moment ago are stored first. */
const rowsStored = (queryClient: QueryClient, orderNumber: number): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const keys = ['product', 'new-row'].map((what) => ['offer', orderNumber, what])
      if (keys.some((mutationKey) => queryClient.isMutating({ mutationKey }) > 0)) return
      stop()
      resolve()
    }
    const stop = queryClient.getMutationCache().subscribe(check)
    check()
  })

/** Asks the server whether what got no answer was done. */
export const makeSure = async (orderNumber: number): Promise<void> => {
  const { doubt } = stepsOf(orderNumber)
  if (doubt === null) return
  const steps = await get<readonly QuoteStep[]>(`/api/v1/offers/${orderNumber}/steps?after=${doubt.after}`)
  changeSteps(orderNumber, (list) => withoutDoubt(list, doubt, steps))
}

/** A refusal stands however often it is asked, and would keep the steps before it out of reach. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  !error.isPassing &&
  error.status !== 401 &&
  !['quote.read-only', 'quote.expired', 'access.denied'].includes(error.code)

const undoOrRedo = async (
  queryClient: QueryClient,
  orderNumber: number,
  direction: StepDirection,
  id?: number,
): Promise<StepResult> => {
  await rowsStored(queryClient, orderNumber)
  await makeSure(orderNumber)
  const step = nextStep(stepsOf(orderNumber), direction, id)
  if (step === null) return null
  try {
    const { as, result } =
      step.kind === 'stored'
        ? await undoOrRedoStored(queryClient, orderNumber, step)
        : await undoOrRedoEdit(queryClient, orderNumber, step, direction)
    changeSteps(orderNumber, (list) => stepped(list, direction, step.id, as))
    return result
  } catch (error) {
    if (isFinal(error)) changeSteps(orderNumber, (list) => stepped(list, direction, step.id, null))
    throw error
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['offer', orderNumber], exact: true })
  }
}

export const queueUndoOrRedo = (
  queryClient: QueryClient,
  orderNumber: number,
  direction: StepDirection,
  id?: number,
): Promise<StepResult> =>
  queryClient
    .getMutationCache()
    .build<StepResult, Error, void, unknown>(queryClient, {
      mutationKey: ['offer', orderNumber, 'undo'],
      scope: { id: `offer ${orderNumber}` },
      mutationFn: () => undoOrRedo(queryClient, orderNumber, direction, id),
      networkMode: 'always',
      retry: false,
      meta: { handlesError: true },
    })
    .execute()
