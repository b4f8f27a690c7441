/** The new rows of this sitting, joined to the server and to what is shown of their quotes. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ProductRow } from '#domain/contracts/product'
import { rowQuery } from '../../row/get-row.ts'
import { saveRow } from '../../row/save-row.ts'
import { refusedTexts } from '../../row/use-refused-texts.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { toastError } from '../../ui/toasts.ts'
import { sendEdit } from '../edit-quote.ts'
import { quoteQuery } from '../get-quote.ts'
import { waitToRetry } from '../wait-to-retry.ts'
import { addProduct } from './add-product.ts'
import { createNewRows, type NewRow, type NewRows } from './new-rows.ts'
import { newRowText } from './text.ts'

/** A mutation of the quote: whoever waits for the quote to be stored waits for it too. The row stands before it is told of. */
const post = (queryClient: QueryClient, { orderNumber, modelId }: NewRow, idempotencyKey: string) =>
  queryClient
    .getMutationCache()
    .build<ProductRow, Error, void, unknown>(queryClient, {
      mutationKey: ['offer', orderNumber, 'new-row'],
      mutationFn: async () => {
        await new Promise<void>((resume) => {
          afterPaint(resume)
        })
        return addProduct({ orderNumber, modelId, idempotencyKey })
      },
      networkMode: 'always',
      retry: false,
      gcTime: 0,
      meta: { handlesError: true },
    })
    .execute()

const toastOf = ({ place }: NewRow): string => `new row ${place}`

const joined = (queryClient: QueryClient): NewRows =>
  createNewRows({
    post: (row, key) => post(queryClient, row, key),
    save: ({ orderNumber }, { rowNumber, revision }, choices) =>
      saveRow(queryClient, { orderNumber, rowNumber }, revision, choices),
    onMade: async ({ orderNumber, place }, made) => {
      queryClient.setQueryData(rowQuery(orderNumber, made.rowNumber).queryKey, made)
      await queryClient.cancelQueries({ queryKey: quoteQuery(orderNumber).queryKey, exact: true })
      // What is shown of the quote may be old for a while; the row is made all the same.
      await queryClient.fetchQuery({ ...quoteQuery(orderNumber), staleTime: 0 }).catch(() => undefined)
      refusedTexts.move({ orderNumber, rowNumber: place }, { orderNumber, rowNumber: made.rowNumber })
    },
    onCount: ({ orderNumber, numberOf }, rowNumber) =>
      void sendEdit(queryClient, orderNumber, { kind: 'count', rowNumber, numberOf, seen: null }).catch(
        () => undefined,
      ),
    onFailure: (row, message) =>
      toastError(
        row.refusal === null
          ? newRowText.unanswered(row.name, message)
          : newRowText.refused(row.name, message),
        { id: toastOf(row) },
      ),
    pause: waitToRetry,
  })

const cache = new WeakMap<QueryClient, NewRows>()

const made = (queryClient: QueryClient): NewRows => {
  const rows = joined(queryClient)
  cache.set(queryClient, rows)
  // A row that waits for its number is not stored: the browser asks before the page is closed.
  if (typeof window !== 'undefined')
    window.addEventListener('beforeunload', (event) => {
      if (rows.hasUnanswered()) event.preventDefault()
    })
  return rows
}

export const newRowsOf = (queryClient: QueryClient): NewRows => cache.get(queryClient) ?? made(queryClient)

/** Rendered anew when any of them gets its number or is refused. */
export const useNewRows = (): NewRows => {
  const rows = newRowsOf(useQueryClient())
  useSyncExternalStore(rows.subscribe, rows.all, rows.all)
  return rows
}
