/**
 * Goes one step back or forth at the server. It stands in line with the other changes of the quote, and only when it is its turn is
 * it looked up which step is next. A step that got no answer stays, and is asked for again under the same key.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { sameChoice } from '#domain/product/same-choice'
import { ApiError } from '../../../api/api-error.ts'
import { write } from '../../../api/client.ts'
import { makeCommandKeys } from '../../../api/idempotency.ts'
import { rowQuery } from '../../editor/api/get-row.ts'
import { saveRow } from '../../editor/api/save-row.ts'
import { tellOtherTabs } from '../../editor/state/row-news.ts'
import { offerQuery } from '../../quotes/api/get-offer.ts'
import { changeSteps, stepsOf } from '../state/step-book.ts'
import {
  type Choosing,
  type Direction,
  nextStep,
  type RowStep,
  type Step,
  type StoredStep,
  stepped,
} from '../state/steps.ts'
import { undoText } from '../text.ts'

/** What has come of it, in words; null where there was nothing to do. */
export type Taken = { readonly words: string; readonly offer: Offer | null } | null

const keys = makeCommandKeys()

const takeStored = async (
  queryClient: QueryClient,
  orderNumber: number,
  step: StoredStep,
): Promise<{ readonly as: Step | null; readonly taken: Taken }> => {
  const name = `${orderNumber} ${step.versions.join(' ')}`
  try {
    const { model, step: made } = await write<Offer>(
      'POST',
      `/api/v1/offers/${orderNumber}/undo`,
      { versions: step.versions },
      { idempotencyKey: keys.keyOf(name) },
    )
    keys.settle(name)
    queryClient.setQueryData(offerQuery(orderNumber).queryKey, model)
    const words = made?.words ?? undoText.already
    return {
      as:
        made === undefined
          ? null
          : { kind: 'stored', id: step.id, versions: made.versions, words: step.words },
      taken: { words, offer: model },
    }
  } catch (error) {
    keys.settle(name, error)
    throw error
  }
}

/** Only where the row still is what the step made of it. */
const takeEdit = async (
  queryClient: QueryClient,
  orderNumber: number,
  step: RowStep,
  direction: Direction,
): Promise<{ readonly as: Step | null; readonly taken: Taken }> => {
  const { rowNumber, back, forth } = step
  const [from, to]: readonly [Choosing, Choosing] = direction === 'undo' ? [forth, back] : [back, forth]
  const query = rowQuery(orderNumber, rowNumber)
  const row = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  const isAsLeft = Object.entries(from.patch).every(([field, value]) =>
    sameChoice(value, row.choices[field as keyof typeof row.choices]),
  )
  if (!isAsLeft) throw new ApiError(409, 'undo.row-changed', undoText.rowChanged(rowNumber))
  const saved = await saveRow(queryClient, row, row.revision, to.patch, to.takenBack)
  queryClient.setQueryData(query.queryKey, saved)
  tellOtherTabs(saved)
  const words = direction === 'undo' ? undoText.rowAsBefore(rowNumber) : undoText.rowAgain(rowNumber)
  return { as: step, taken: { words, offer: null } }
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

/** A refusal stands however often it is asked, and would keep the steps before it out of reach. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  !error.isPassing &&
  error.status !== 401 &&
  !['quote.read-only', 'quote.expired', 'access.denied'].includes(error.code)

const take = async (
  queryClient: QueryClient,
  orderNumber: number,
  direction: Direction,
  id?: number,
): Promise<Taken> => {
  await rowsStored(queryClient, orderNumber)
  const step = nextStep(stepsOf(orderNumber), direction, id)
  if (step === null) return null
  try {
    const { as, taken } =
      step.kind === 'stored'
        ? await takeStored(queryClient, orderNumber, step)
        : await takeEdit(queryClient, orderNumber, step, direction)
    changeSteps(orderNumber, (list) => stepped(list, direction, step.id, as))
    return taken
  } catch (error) {
    if (isFinal(error)) changeSteps(orderNumber, (list) => stepped(list, direction, step.id, null))
    throw error
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['offer', orderNumber], exact: true })
  }
}

export const takeStep = (
  queryClient: QueryClient,
  orderNumber: number,
  direction: Direction,
  id?: number,
): Promise<Taken> =>
  queryClient
    .getMutationCache()
    .build<Taken, Error, void, unknown>(queryClient, {
      mutationKey: ['offer', orderNumber, 'undo'],
      scope: { id: `offer ${orderNumber}` },
      mutationFn: () => take(queryClient, orderNumber, direction, id),
      networkMode: 'always',
      retry: false,
      meta: { handlesError: true },
    })
    .execute()
