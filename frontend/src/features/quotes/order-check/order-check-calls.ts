/**
 * Bestillingskontroll as the server sees the stored quote: read again whenever the quote has a new version. What is
 * acknowledged shows at once; what is mended comes back as the quote that it has become.
 */

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import { get, send } from '../../../api/client.ts'
import { showAnswer } from '../../../api/show-answer.ts'
import { quoteQuery } from '../../../quote/get-quote.ts'
import { toastSaveFailed } from '../../../ui/toasts.ts'

const pathOf = (orderNumber: number) => `/api/v1/offers/${orderNumber}/check`

export const orderCheckQuery = ({ orderNumber, version }: Pick<Offer, 'orderNumber' | 'version'>) =>
  queryOptions({
    queryKey: ['order-check', orderNumber, version],
    queryFn: ({ signal }) => get<readonly ApiOrderFinding[]>(pathOf(orderNumber), signal),
    placeholderData: keepPreviousData,
    meta: { handlesError: true },
  })

interface Acknowledging {
  readonly finding: ApiOrderFinding
  readonly value: boolean
  /** Who is at the screen. */
  readonly by: string
}

export const useAcknowledge = (offer: Offer) => {
  const queryClient = useQueryClient()
  const { orderNumber } = offer
  const { queryKey } = orderCheckQuery(offer)
  return useMutation({
    mutationKey: ['offer', orderNumber, 'acknowledge'],
    scope: { id: `offer ${orderNumber}` },
    mutationFn: ({ finding, value }: Acknowledging) =>
      send<readonly ApiOrderFinding[]>('PUT', `${pathOf(orderNumber)}/${finding.id}/acknowledged/${value}`),
    meta: { handlesError: true },
    onMutate: async ({ finding, value, by }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (findings) =>
        findings?.map((one) =>
          one.id === finding.id
            ? { ...one, acknowledged: value ? { by, at: new Date().toISOString() } : null }
            : one,
        ),
      )
    },
    onSuccess: (findings) => showAnswer(queryClient, queryKey, findings),
    onError: (error) => {
      toastSaveFailed(error)
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}

export const useFixFinding = ({ orderNumber }: Pick<Offer, 'orderNumber'>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: ['offer', orderNumber, 'fix'],
    scope: { id: `offer ${orderNumber}` },
    mutationFn: ({ id }: ApiOrderFinding) => send<Offer>('POST', `${pathOf(orderNumber)}/${id}/fix`),
    meta: { handlesError: true },
    onSuccess: (offer) => {
      showAnswer(queryClient, quoteQuery(orderNumber).queryKey, offer)
      return queryClient.invalidateQueries({ queryKey: ['product', orderNumber] })
    },
    onError: (error) => {
      toastSaveFailed(error)
      void queryClient.invalidateQueries({ queryKey: ['order-check', orderNumber] })
      return queryClient.invalidateQueries({ queryKey: ['offer', orderNumber], exact: true })
    },
  })
}
