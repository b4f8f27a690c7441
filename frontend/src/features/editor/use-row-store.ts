/** The store of one row, joined to the server, the caches and the page's life. */
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Offer } from '#domain/contracts/offer'
import type { ProductRow } from '#domain/contracts/product'
import { readAppConfig } from '../../config/stored-config.ts'
import { toastError } from '../../ui/toasts.ts'
import { offerQuery } from '../quotes/api/get-offer.ts'
import { rowQuery, saveRow } from './api/get-row.ts'
import { unsavedOf } from './state/row-state.ts'
import { createRowStore } from './state/row-store.ts'

/** The saved row's own figures take their place in the quote at once; its totals come when it is read again. */
const withRow = (offer: Offer, row: ProductRow): Offer => ({
  ...offer,
  productRows: offer.productRows.map((other) =>
    other.rowNumber === row.rowNumber
      ? {
          ...other,
          revision: row.revision,
          description: row.description,
          reference: row.choices.reference,
          frame: { width: row.frame.width, height: row.frame.height, depth: row.frame.depth },
          uvalue: row.uvalue,
          weight: row.weight,
          price: row.price,
        }
      : other,
  ),
})

/** One toast per row that could not be saved; it goes when the row is. */
const failureToast = ({ orderNumber, rowNumber }: ProductRow): string =>
  `row ${orderNumber} ${rowNumber} not saved`

export const useRowStore = (row: ProductRow) => {
  const { orderNumber, rowNumber } = row
  const queryClient = useQueryClient()
  const [debounce] = useState(() => readAppConfig().debounceTime)
  const [store] = useState(() =>
    createRowStore(row, {
      put: (revision, patch) => saveRow(orderNumber, rowNumber, revision, patch),
      debounce,
      onFailure: (message, code) =>
        toastError(code === '' ? message : `${message} (Feilkode: ${code})`, {
          id: failureToast(row),
          closesAfter: false,
        }),
      onSaved: (saved) => {
        notifications.hide(failureToast(row))
        queryClient.setQueryData(rowQuery(orderNumber, rowNumber).queryKey, saved)
        queryClient.setQueryData(offerQuery(orderNumber).queryKey, (offer) => offer && withRow(offer, saved))
        void queryClient.invalidateQueries({ queryKey: offerQuery(orderNumber).queryKey, exact: true })
      },
    }),
  )
  const state = useSyncExternalStore(store.subscribe, store.get)

  useEffect(() => store.read(row), [store, row])

  useEffect(() => {
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') store.flush()
    }
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      store.flush()
      if (unsavedOf(store.get())) event.preventDefault()
    }
    document.addEventListener('visibilitychange', sendWhenHidden)
    // What could not be sent need not wait for its next turn.
    window.addEventListener('online', store.flush)
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden)
      window.removeEventListener('online', store.flush)
      window.removeEventListener('beforeunload', askBeforeLeaving)
      store.flush()
    }
  }, [store])

  return { store, state, debounce }
}
