/** The customer's page, read and accepted with the link alone. */

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AcceptBody, AskBody, CustomerPage } from '#domain/contracts/customer-page'
import { get, send } from '../../../api/client.ts'
import { showAnswer } from '../../../api/show-answer.ts'
import { checked, fieldFaultsOf } from '../state/checked.ts'

export interface LinkAddress {
  readonly orderNumber: string
  readonly secret: string
}

const pathOf = ({ orderNumber, secret }: LinkAddress): string =>
  `/api/v1/customer/${encodeURIComponent(orderNumber)}/${encodeURIComponent(secret)}`

/** Not read again behind the customer's back: what he says yes to is what he looks at. */
export const customerPageQuery = (link: LinkAddress) =>
  queryOptions({
    queryKey: ['customer-page', link.orderNumber, link.secret],
    queryFn: ({ signal }) => get<CustomerPage>(pathOf(link), signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { handlesError: true },
  })

export const useAccept = (link: LinkAddress) => {
  const queryClient = useQueryClient()
  const { queryKey } = customerPageQuery(link)
  return useMutation({
    mutationFn: async (body: AcceptBody) =>
      send<CustomerPage>('POST', `${pathOf(link)}/acceptance`, await checked(body, 'acceptBody')),
    meta: { handlesError: true },
    onSuccess: (page) => showAnswer(queryClient, queryKey, page),
    onError: async (error) => {
      // The quote may be another one by now: the customer is shown what it has become.
      if (fieldFaultsOf(error) === null) await queryClient.invalidateQueries({ queryKey })
    },
  })
}

export const useAsk = (link: LinkAddress) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: AskBody) =>
      send<CustomerPage>('POST', `${pathOf(link)}/questions`, await checked(body, 'askBody')),
    meta: { handlesError: true },
    onSuccess: ({ questions }) =>
      // The rest stays as it was read: the customer says yes to what he looks at.
      showAnswer(queryClient, customerPageQuery(link).queryKey, (page) => page && { ...page, questions }),
  })
}

export const paperPath = (link: LinkAddress): string => `${pathOf(link)}/pdf`

interface Paper {
  readonly state: 'queued' | 'running' | 'done'
  readonly percent: number
}

const FIRST_PAUSE_MS = 800
const LONGEST_PAUSE_MS = 3000
const LONGER_EACH_TIME = 1.2

/** After so many answers. */
const pauseAfter = (answers: number): number =>
  Math.min(FIRST_PAUSE_MS * LONGER_EACH_TIME ** Math.max(0, answers - 1), LONGEST_PAUSE_MS)

/** How far the PDF has come; asked again until it is there, ever more seldom. */
export const paperQuery = (link: LinkAddress) =>
  queryOptions({
    queryKey: ['customer-paper', link.orderNumber, link.secret],
    queryFn: ({ signal }) => get<Paper>(paperPath(link), signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'done' ? false : pauseAfter(state.dataUpdateCount),
    meta: { handlesError: true },
  })
