/**
 * Sends edits of a quote one after the other and tells which are under way. An answer replaces the cached quote; after a
 * refusal the quote is read anew, so that what is shown is what is stored. A figure that nobody answers is sent until somebody does.
 */
import {
  type Mutation,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { messageOf } from '../api/api-error.ts'
import { send } from '../api/client.ts'
import { showAnswer } from '../api/show-answer.ts'
import { closeToast, toastError, toastSaveFailed } from '../ui/toasts.ts'
import { quoteQuery } from './get-quote.ts'
import { callFor, editKeyOf, inPlaceOf, type QuoteEdit } from './quote-edit.ts'
import { failureText } from './text.ts'
import { noteLostAnswer } from './undo/lost-answers.ts'
import { untilAnswered } from './until-answered.ts'

/** Toasts that stay, by what they say was not stored. */
const toldOf = new Map<string, string>()
const placeOf = (orderNumber: number, edit: QuoteEdit): string => `${orderNumber} ${editKeyOf(edit)}`

const showFailure = (error: unknown, orderNumber: number, edit: QuoteEdit) => {
  if (edit.kind === 'delete') toastError(failureText.wentWrong(messageOf(error)))
  else if (edit.kind === 'u-inclusion') toastError(failureText.uValueFailed(messageOf(error)))
  else {
    const toast = toastSaveFailed(error)
    if (toast !== null) toldOf.set(placeOf(orderNumber, edit), toast)
  }
}

/** What was refused before is stored now. */
const closeFailure = (orderNumber: number, edit: QuoteEdit) => {
  const toast = toldOf.get(placeOf(orderNumber, edit))
  if (toast === undefined) return
  toldOf.delete(placeOf(orderNumber, edit))
  closeToast(toast)
}

/** Said twice they are the same. The others are told as lost, and nobody has typed them. */
const isFigure = ({ kind }: QuoteEdit): boolean => kind !== 'header' && kind !== 'delete' && kind !== 'move'

/** Everything that changes the quote, rows that are edited in the editor too. */
const changesOf = (orderNumber: number) => ['offer', orderNumber]
const editKey = (orderNumber: number) => [...changesOf(orderNumber), 'edit']

type EditUnderWay = Mutation<unknown, Error, QuoteEdit>

/** The edit of the same thing that was still under way when an edit was made: what it sets is what was seen. */
const madeOn = new WeakMap<QuoteEdit, EditUnderWay>()

const noteMadeOn = (queryClient: QueryClient, orderNumber: number, edit: QuoteEdit): void => {
  const before = queryClient
    .getMutationCache()
    .findAll({ mutationKey: editKey(orderNumber), status: 'pending' })
    .map((mutation) => mutation as EditUnderWay)
    .findLast(({ state: { variables } }) => {
      return variables !== undefined && variables !== edit && editKeyOf(variables) === editKeyOf(edit)
    })
  if (before !== undefined) madeOn.set(edit, before)
}

/** On an edit that was refused it stands as if that had never been made. */
const asMade = (edit: QuoteEdit): QuoteEdit => {
  const { status, variables } = madeOn.get(edit)?.state ?? {}
  return status === 'error' && variables !== undefined ? inPlaceOf(edit, asMade(variables)) : edit
}

const editing = (queryClient: QueryClient, orderNumber: number) => {
  const { queryKey } = quoteQuery(orderNumber)
  return {
    mutationKey: editKey(orderNumber),
    scope: { id: `offer ${orderNumber}` },
    mutationFn: (edit: QuoteEdit) => {
      const { method, path, body } = callFor(orderNumber, asMade(edit))
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
    onMutate: (edit: QuoteEdit) => {
      noteMadeOn(queryClient, orderNumber, edit)
      return queryClient.cancelQueries({ queryKey, exact: true })
    },
    onSuccess: (offer: Offer, edit: QuoteEdit) => {
      closeFailure(orderNumber, edit)
      return showAnswer(queryClient, queryKey, offer)
    },
    onError: (error: Error, edit: QuoteEdit) => {
      // The dialog that changes the header shows its own refusals.
      if (edit.kind !== 'header') showFailure(error, orderNumber, edit)
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
