/**
 * The steps of a quote's life as calls. Each is sent under a key of its own, which stays the same until the server has
 * answered: a double click or a second try after a lost connection does the thing once.
 */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SendBody } from '#domain/contracts/mail'
import type { Offer } from '#domain/contracts/offer'
import { send } from '../api/client.ts'
import { makeCommandKeys } from '../api/idempotency.ts'
import { showAnswer } from '../api/show-answer.ts'
import { quoteQuery } from './get-quote.ts'

export type StepPath =
  | 'copy'
  | 'cancel'
  | 'handback'
  | 'cancellation/approved'
  | 'cancellation/rejected'
  | `order${string}`
  | `send${string}`

/** What was looked at is ordered, and nothing newer. Q-242: the place in Fastlane goes with it only where Fastlane is chosen. */
export const orderPath = ({
  version,
  fastlane: { selected, slotId },
}: Pick<Offer, 'version' | 'fastlane'>): StepPath =>
  `order?version=${version}${selected && slotId !== null ? `&fastlaneSlotId=${encodeURIComponent(slotId)}` : ''}`

/** Most steps say all in their path. */
type Step = StepPath | { readonly path: StepPath; readonly body: SendBody }

const partsOf = (step: Step) => (typeof step === 'string' ? { path: step, body: {} } : step)
/** What is said otherwise is another step. */
const nameOf = (step: Step): string => JSON.stringify(partsOf(step))

/** Sends one kind of step; what it makes of the quote is shown at once, and all else that may have changed is read anew. */
export const useQuoteStep = (orderNumber: number) => {
  const queryClient = useQueryClient()
  const [keys] = useState(makeCommandKeys)
  return useMutation({
    mutationKey: ['offer', orderNumber, 'step'],
    scope: { id: `offer ${orderNumber}` },
    mutationFn: (step: Step) => {
      const { path, body } = partsOf(step)
      return send<Offer>('POST', `/api/v1/offers/${orderNumber}/${path}`, body, {
        idempotencyKey: keys.keyOf(nameOf(step)),
      })
    },
    meta: { handlesError: true },
    onSettled: (_, error, step) => keys.settle(nameOf(step), error),
    // What has come of it is said at once, and does not wait until all else has been read anew.
    onSuccess: (offer) => {
      showAnswer(queryClient, quoteQuery(offer.orderNumber).queryKey, offer)
      void queryClient.invalidateQueries()
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ['offer', orderNumber], exact: true }),
  })
}

/** «Utvid gyldighet»: the same quote with the prices and the validity of today. Doing it twice is doing it once. */
export const useExtend = (orderNumber: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: ['offer', orderNumber, 'step'],
    scope: { id: `offer ${orderNumber}` },
    mutationFn: () => send<Offer>('PUT', `/api/v1/offers/${orderNumber}/recalculate`),
    meta: { handlesError: true },
    onSuccess: (offer) => {
      showAnswer(queryClient, quoteQuery(orderNumber).queryKey, offer)
      return queryClient.invalidateQueries()
    },
  })
}
