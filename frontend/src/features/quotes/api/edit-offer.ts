/**
 * Sends edits of a quote one after the other and tells which are under way. An answer replaces the cached quote; after a
 * refusal the quote is read anew, so that what is shown is what is stored.
 */
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { messageOf } from '../../../api/api-error.ts'
import { send } from '../../../api/client.ts'
import { toastError, toastSaveFailed } from '../../../ui/toasts.ts'
import { callFor, type OfferEdit } from '../state/offer-edit.ts'
import { quoteText } from '../text.ts'
import { offerQuery } from './get-offer.ts'

const showFailure = (error: unknown, edit: OfferEdit) => {
  if (edit.kind === 'delete') toastError(quoteText.wentWrong(messageOf(error)))
  else if (edit.kind === 'u-inclusion') toastError(quoteText.uValueFailed(messageOf(error)))
  else toastSaveFailed(error)
}

/** Everything that changes the quote, rows that are edited in the editor too. */
const changesOf = (orderNumber: number) => ['offer', orderNumber]
const editKey = (orderNumber: number) => [...changesOf(orderNumber), 'edit']

const editing = (queryClient: QueryClient, orderNumber: number) => {
  const { queryKey } = offerQuery(orderNumber)
  return {
    mutationKey: editKey(orderNumber),
    scope: { id: `offer ${orderNumber}` },
    mutationFn: (edit: OfferEdit) => {
      const { method, path, body } = callFor(orderNumber, edit)
      return send<Offer>(method, path, body)
    },
    meta: { handlesError: true },
    // A read that began before the edit would bring the old quote back.
    onMutate: () => queryClient.cancelQueries({ queryKey, exact: true }),
    onSuccess: (offer: Offer) => queryClient.setQueryData(queryKey, offer),
    onError: (error: Error, edit: OfferEdit) => {
      // The dialog that changes the header shows its own refusals.
      if (edit.kind !== 'header') showFailure(error, edit)
      return queryClient.invalidateQueries({ queryKey, exact: true })
    },
  }
}

export const useEditOffer = (orderNumber: number) => useMutation(editing(useQueryClient(), orderNumber))

/** For an edit that no page waits for. */
export const sendEdit = (queryClient: QueryClient, orderNumber: number, edit: OfferEdit): Promise<Offer> =>
  queryClient
    .getMutationCache()
    .build<Offer, Error, OfferEdit, unknown>(queryClient, {
      ...editing(queryClient, orderNumber),
      retry: false,
      networkMode: 'always',
    })
    .execute(edit)

/** Edits that the server has not answered yet, oldest first. */
export const usePendingEdits = (orderNumber: number): readonly OfferEdit[] =>
  useMutationState({
    filters: { mutationKey: editKey(orderNumber), status: 'pending' },
    select: ({ state }) => state.variables as OfferEdit,
  })

/** Answers when no change of the quote is under way any more. */
export const allStored = (queryClient: QueryClient, orderNumber: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(() => check())
    const check = () => {
      if (queryClient.isMutating({ mutationKey: changesOf(orderNumber) }) > 0) return
      stop()
      resolve()
    }
    check()
  })
