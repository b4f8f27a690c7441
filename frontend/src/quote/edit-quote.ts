/**
 * Sends edits of a quote one after the other and tells which are under way. An answer replaces the cached quote; after a
 * refusal the quote is read anew, so that what is shown is what is stored. A figure that nobody answers is sent until somebody does.
 */
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { messageOf } from '../api/api-error.ts'
import { send } from '../api/client.ts'
import { showAnswer } from '../api/show-answer.ts'
import { toastError, toastSaveFailed } from '../ui/toasts.ts'
import { quoteQuery } from './get-quote.ts'
import { callFor, type QuoteEdit } from './quote-edit.ts'
import { failureText } from './text.ts'
import { noteLostAnswer } from './undo/lost-answers.ts'
import { untilAnswered } from './until-answered.ts'

const showFailure = (error: unknown, edit: QuoteEdit) => {
  if (edit.kind === 'delete') toastError(failureText.wentWrong(messageOf(error)))
  else if (edit.kind === 'u-inclusion') toastError(failureText.uValueFailed(messageOf(error)))
  else toastSaveFailed(error)
}

/** Said twice they are the same. The others are told as lost, and nobody has typed them. */
const isFigure = ({ kind }: QuoteEdit): boolean => kind !== 'header' && kind !== 'delete' && kind !== 'move'

/** Everything that changes the quote, rows that are edited in the editor too. */
const changesOf = (orderNumber: number) => ['offer', orderNumber]
const editKey = (orderNumber: number) => [...changesOf(orderNumber), 'edit']

const editing = (queryClient: QueryClient, orderNumber: number) => {
  const { queryKey } = quoteQuery(orderNumber)
  return {
    mutationKey: editKey(orderNumber),
    scope: { id: `offer ${orderNumber}` },
    mutationFn: (edit: QuoteEdit) => {
      const { method, path, body } = callFor(orderNumber, edit)
      const call = () => send<Offer>(method, path, body)
      // Read again before the failure is known, the quote may have the lost step in it already.
      const begunAt = queryClient.getQueryData<Offer>(queryKey)?.version
      const giveNoAnswer = (error: unknown) => {
        noteLostAnswer(orderNumber, begunAt)
        toastSaveFailed(error)
      }
      return isFigure(edit) ? untilAnswered(orderNumber, call, giveNoAnswer) : call()
    },
    meta: { handlesError: true },
    // A read that began before the edit would bring the old quote back.
    onMutate: () => queryClient.cancelQueries({ queryKey, exact: true }),
    onSuccess: (offer: Offer) => showAnswer(queryClient, queryKey, offer),
    onError: (error: Error, edit: QuoteEdit) => {
      // The dialog that changes the header shows its own refusals.
      if (edit.kind !== 'header') showFailure(error, edit)
      return queryClient.invalidateQueries({ queryKey, exact: true })
    },
  }
}

export const useEditQuote = (orderNumber: number) => useMutation(editing(useQueryClient(), orderNumber))

/** For an edit that no page waits for. */
export const sendEdit = (queryClient: QueryClient, orderNumber: number, edit: QuoteEdit): Promise<Offer> =>
  queryClient
    .getMutationCache()
    .build<Offer, Error, QuoteEdit, unknown>(queryClient, {
      ...editing(queryClient, orderNumber),
      retry: false,
      networkMode: 'always',
    })
    .execute(edit)

/** Edits that the server has not answered yet, oldest first. */
export const usePendingEdits = (orderNumber: number): readonly QuoteEdit[] =>
  useMutationState({
    filters: { mutationKey: editKey(orderNumber), status: 'pending' },
    select: ({ state }) => state.variables as QuoteEdit,
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
