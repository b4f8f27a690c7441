/** The new rows of this sitting, joined to the server and to what is shown of their quotes. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ProductRow } from '#domain/contracts/product'
import { toastError } from '../../ui/toasts.ts'
import { rowQuery } from '../editor/api/get-row.ts'
import { addProduct } from '../product-menu/api/add-product.ts'
import { sendEdit } from '../quotes/api/edit-offer.ts'
import { offerQuery } from '../quotes/api/get-offer.ts'
import { refusedTexts } from '../quotes/use-refused-texts.ts'
import { createNewRows, type NewRow, type NewRows } from './new-rows.ts'
import { newRowText } from './text.ts'

/** A mutation of the quote: whoever waits for the quote to be stored waits for it too. */
const post = (queryClient: QueryClient, { orderNumber, modelId }: NewRow, idempotencyKey: string) =>
  queryClient
    .getMutationCache()
    .build<ProductRow, Error, void, unknown>(queryClient, {
      mutationKey: ['offer', orderNumber, 'new-row'],
      mutationFn: () => addProduct({ orderNumber, modelId, idempotencyKey }),
      networkMode: 'always',
      retry: false,
      gcTime: 0,
      meta: { handlesError: true },
    })
    .execute()

const pause = (milliseconds: number) =>
  new Promise<void>((resume) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resume()
    }
    const timer = setTimeout(goOn, milliseconds)
    window.addEventListener('online', goOn)
  })

const toastOf = ({ place }: NewRow): string => `new row ${place}`

const joined = (queryClient: QueryClient): NewRows =>
  createNewRows({
    post: (row, key) => post(queryClient, row, key),
    onMade: async ({ orderNumber, place }, made) => {
      queryClient.setQueryData(rowQuery(orderNumber, made.rowNumber).queryKey, made)
      await queryClient.cancelQueries({ queryKey: offerQuery(orderNumber).queryKey, exact: true })
      // What is shown of the quote may be old for a while; the row is made all the same.
      await queryClient.fetchQuery({ ...offerQuery(orderNumber), staleTime: 0 }).catch(() => undefined)
      refusedTexts.move({ orderNumber, rowNumber: place }, { orderNumber, rowNumber: made.rowNumber })
    },
    onCount: ({ orderNumber, numberOf }, rowNumber) =>
      void sendEdit(queryClient, orderNumber, { kind: 'count', rowNumber, numberOf }).catch(() => undefined),
    onFailure: (row, message) =>
      toastError(
        row.refusal === null ? newRowText.untold(row.name, message) : newRowText.refused(row.name, message),
        { id: toastOf(row) },
      ),
    pause,
  })

const known = new WeakMap<QueryClient, NewRows>()

const made = (queryClient: QueryClient): NewRows => {
  const rows = joined(queryClient)
  known.set(queryClient, rows)
  // A row that waits for its number is not stored: the browser asks before the page is closed.
  if (typeof window !== 'undefined')
    window.addEventListener('beforeunload', (event) => {
      if (rows.hasUntold()) event.preventDefault()
    })
  return rows
}

export const newRowsOf = (queryClient: QueryClient): NewRows => known.get(queryClient) ?? made(queryClient)

/** Rendered anew when any of them gets its number or is refused. */
export const useNewRows = (): NewRows => {
  const rows = newRowsOf(useQueryClient())
  useSyncExternalStore(rows.subscribe, rows.all, rows.all)
  return rows
}
