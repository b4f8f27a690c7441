/** The store of one row, joined to the server, the caches, the other tabs and the page's life. */

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Offer } from '#domain/contracts/offer'
import type { ProductRow } from '#domain/contracts/product'
import { showAnswer } from '../../api/show-answer.ts'
import { readAppConfig } from '../../config/stored-config.ts'
import { quoteQuery } from '../../quote/get-quote.ts'
import { newRowsOf } from '../../quote/new-rows/use-new-rows.ts'
import { rowQuery } from '../../row/get-row.ts'
import { hearOtherTabs, notifyOtherTabs } from '../../row/row-news.ts'
import { saveRow } from '../../row/save-row.ts'
import { refusedTexts } from '../../row/use-refused-texts.ts'
import { useViewer } from '../../session/current-context.ts'
import { closeToast, toastError } from '../../ui/toasts.ts'
import { textsOf } from './fields/refused-fields.ts'
import { type EditedRow, isStored } from './state/edited-row.ts'
import { createOpenRows } from './state/open-rows.ts'
import { choicesOfRow } from './state/row-state.ts'
import { createRowStore, type RowStore } from './state/row-store.ts'
import { editorText } from './text.ts'

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
const failureToast = (key: string): string => `row ${key} not saved`

const openRows = createOpenRows()

const sendWhenHidden = () => {
  if (document.visibilityState === 'hidden') openRows.flushAll()
}
const askBeforeLeaving = (event: BeforeUnloadEvent) => {
  openRows.flushAll()
  if (openRows.hasUnsaved()) event.preventDefault()
}
document.addEventListener('visibilitychange', sendWhenHidden)
// What could not be sent need not wait for its next turn.
window.addEventListener('online', openRows.flushAll)
window.addEventListener('beforeunload', askBeforeLeaving)

/** A row that has just been made is given to its store when it has its number, whatever page is shown by then. */
const readWhenMade = (store: RowStore, { orderNumber, rowNumber }: EditedRow, queryClient: QueryClient) => {
  const newRows = newRowsOf(queryClient)
  const look = () => {
    const { madeAs } = newRows.find(orderNumber, rowNumber) ?? { madeAs: null }
    const made =
      madeAs === null ? undefined : queryClient.getQueryData(rowQuery(orderNumber, madeAs).queryKey)
    if (made === undefined) return
    stop()
    store.read(made)
  }
  const stop = newRows.subscribe(look)
  look()
}

const makeStore = (row: EditedRow, key: string, debounce: number, queryClient: QueryClient): RowStore => {
  const { orderNumber } = row
  const toast = failureToast(key)
  const numberNow = () => newRowsOf(queryClient).find(orderNumber, row.rowNumber)?.madeAs ?? row.rowNumber
  const store: RowStore = createRowStore(row, {
    put: (revision, patch, takenBack) =>
      saveRow(queryClient, { orderNumber, rowNumber: numberNow() }, revision, patch, takenBack),
    debounce,
    onFailure: (message, code) =>
      toastError(code === '' ? message : `${message} (Feilkode: ${code})`, { id: toast, closesAfter: false }),
    onRefused: (patch) => {
      for (const text of textsOf(patch, choicesOfRow(store.get())))
        refusedTexts.save({ orderNumber, rowNumber: numberNow() }, text)
    },
    onConflict: (conflict) => {
      if (openRows.isShown(key)) {
        // A dialog asks, and what was said before of saving the row is settled there.
        closeToast(toast)
        return
      }
      toastError(editorText.leftInConflict(conflict, numberNow()), { id: toast, closesAfter: false })
    },
    onSaved: (saved) => {
      closeToast(toast)
      notifyOtherTabs(saved)
      showAnswer(queryClient, rowQuery(orderNumber, saved.rowNumber).queryKey, saved)
      showAnswer(queryClient, quoteQuery(orderNumber).queryKey, (offer) => offer && withRow(offer, saved))
      void queryClient.invalidateQueries({ queryKey: quoteQuery(orderNumber).queryKey, exact: true })
    },
  })
  const newRows = newRowsOf(queryClient)
  const newRow = newRows.find(orderNumber, row.rowNumber)
  const choices = newRow === undefined ? null : newRows.takeChoices(newRow.place)
  if (choices !== null) store.edit(choices)
  if (!isStored(row)) readWhenMade(store, row, queryClient)
  return store
}

/** What the row is known by in this sitting: the place in which it was made, or its number. */
const identityOf = ({ orderNumber, rowNumber }: EditedRow, queryClient: QueryClient): number =>
  newRowsOf(queryClient).find(orderNumber, rowNumber)?.place ?? rowNumber

export const useRowStore = (row: EditedRow) => {
  const { orderNumber } = row
  const queryClient = useQueryClient()
  const { userId } = useViewer()
  const key = `${userId} ${orderNumber} ${identityOf(row, queryClient)}`
  const [debounce] = useState(() => readAppConfig().debounceTime)
  const [store] = useState(() => openRows.storeOf(key, () => makeStore(row, key, debounce, queryClient)))
  const state = useSyncExternalStore(store.subscribe, store.get)

  useEffect(() => store.read(row), [store, row])
  useEffect(() => {
    closeToast(failureToast(key))
    return openRows.enter(key, store)
  }, [key, store])
  useEffect(
    () =>
      hearOtherTabs((saved) => {
        if (saved.orderNumber !== orderNumber) return
        void queryClient.invalidateQueries({ queryKey: rowQuery(orderNumber, saved.rowNumber).queryKey })
        void queryClient.invalidateQueries({ queryKey: quoteQuery(orderNumber).queryKey, exact: true })
      }),
    [queryClient, orderNumber],
  )
  return { store, state, debounce }
}
