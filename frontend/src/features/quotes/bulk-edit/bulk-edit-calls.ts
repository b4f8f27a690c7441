/** One option for several rows: what can be chosen, what it would make of them, and the step. */

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ApiBulkEditPreview,
  BulkEditBody,
  BulkEditOptions,
  RowChoice,
} from '#domain/contracts/bulk-edit'
import type { Offer } from '#domain/contracts/offer'
import { send } from '../../../api/client.ts'
import { newIdempotencyKey } from '../../../api/idempotency.ts'
import { showAnswer } from '../../../api/show-answer.ts'
import { quoteQuery } from '../../../quote/get-quote.ts'
import { toastSaveFailed } from '../../../ui/toasts.ts'

type Version = Pick<Offer, 'orderNumber' | 'version'>

/**
 * What is offered of a field stays while the same is asked of a newer quote: a list that were emptied under somebody's hand would
 * swallow the press on it. Of another field only the names of the fields stay.
 */
const stillOffered = (
  before: BulkEditOptions | undefined,
  askedBefore: readonly unknown[] | undefined,
  field: RowChoice['field'] | null,
): BulkEditOptions | undefined =>
  before === undefined || askedBefore?.at(-1) === field ? before : { ...before, options: [] }

export const bulkEditOptionsQuery = (
  { orderNumber, version }: Version,
  rows: readonly number[],
  field: RowChoice['field'] | null,
) =>
  queryOptions({
    queryKey: ['offer', orderNumber, 'row-options', version, rows, field],
    queryFn: () =>
      send<BulkEditOptions>('POST', `/api/v1/offers/${orderNumber}/rows/options`, {
        rows,
        ...(field !== null && { field }),
      }),
    placeholderData: (before: BulkEditOptions | undefined, query) =>
      stillOffered(before, query?.queryKey, field),
    meta: { handlesError: true },
  })

export const bulkEditPreviewQuery = (
  { orderNumber, version }: Version,
  rows: readonly number[],
  choice: RowChoice | null,
) =>
  queryOptions({
    queryKey: ['offer', orderNumber, 'rows-preview', version, rows, choice],
    queryFn: () =>
      send<ApiBulkEditPreview>('POST', `/api/v1/offers/${orderNumber}/rows/preview`, { rows, choice }),
    enabled: choice !== null,
    meta: { handlesError: true },
  })

interface Step {
  readonly body: BulkEditBody
  readonly key: string
}

export const editStep = (body: BulkEditBody): Step => ({ body, key: newIdempotencyKey() })

/** In turn with the other edits of the quote; the answer replaces what is shown. */
export const useBulkEdit = (orderNumber: number) => {
  const queryClient = useQueryClient()
  const { queryKey } = quoteQuery(orderNumber)
  return useMutation({
    mutationKey: ['offer', orderNumber, 'rows'],
    scope: { id: `offer ${orderNumber}` },
    mutationFn: ({ body, key }: Step) =>
      send<Offer>('POST', `/api/v1/offers/${orderNumber}/rows`, body, { idempotencyKey: key }),
    meta: { handlesError: true },
    onMutate: () => queryClient.cancelQueries({ queryKey, exact: true }),
    onSuccess: (offer) => showAnswer(queryClient, queryKey, offer),
    onError: (error) => {
      toastSaveFailed(error)
      return queryClient.invalidateQueries({ queryKey, exact: true })
    },
  })
}
