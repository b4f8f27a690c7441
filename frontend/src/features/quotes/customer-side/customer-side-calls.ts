/** Links to the customer's own page of a quote, and what came of them. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CustomerSide, MadeLink, MakeLinkBody, RepliedBody } from '#domain/contracts/customer-link'
import type { Offer } from '#domain/contracts/offer'
import { get, send } from '../../../api/client.ts'
import { useFirstWait } from '../../../ui/use-first-wait.ts'

const MINUTE = 60_000
const pathOf = (orderNumber: number): string => `/api/v1/offers/${orderNumber}/customer`
const keyOf = (orderNumber: number) => ['customer-side', orderNumber]

/** Asked for again now and then: a customer accepts while somebody looks. */
export const customerSideQuery = (orderNumber: number) =>
  queryOptions({
    queryKey: keyOf(orderNumber),
    queryFn: ({ signal }) => get<CustomerSide>(pathOf(orderNumber), signal),
    refetchInterval: MINUTE,
    meta: { handlesError: true },
  })

export interface CustomerSideRead {
  /** Null while nothing has been read, and when it cannot be. */
  readonly side: CustomerSide | null
  /** Being read for the first time; never again afterwards, because what is shown then must stay. */
  readonly isAwaited: boolean
}

/** Asked for again when the quote has changed, too: what was accepted is then no longer what stands there. */
export const useCustomerSide = ({
  orderNumber,
  version,
}: Pick<Offer, 'orderNumber' | 'version'>): CustomerSideRead => {
  const { data, isLoading, failureCount, refetch } = useQuery(customerSideQuery(orderNumber))
  const readAt = useRef(version)
  useEffect(() => {
    if (readAt.current === version) return
    readAt.current = version
    void refetch()
  }, [version, refetch])
  return { side: data ?? null, isAwaited: useFirstWait(isLoading && failureCount === 0) }
}

const useRefreshed = (orderNumber: number) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: keyOf(orderNumber) })
}

export const useMakeLink = (orderNumber: number) => {
  const refresh = useRefreshed(orderNumber)
  return useMutation({
    mutationFn: (body: MakeLinkBody) => send<MadeLink>('POST', `${pathOf(orderNumber)}/links`, body),
    meta: { handlesError: true },
    onSuccess: () => refresh(),
  })
}

export const useRevokeLink = (orderNumber: number) => {
  const refresh = useRefreshed(orderNumber)
  return useMutation({
    mutationFn: (id: string) => send<CustomerSide>('DELETE', `${pathOf(orderNumber)}/links/${id}`),
    onSuccess: () => refresh(),
  })
}

/** Lists of quotes say that a question waits. */
export const useMarkReplied = (orderNumber: number) => {
  const queryClient = useQueryClient()
  const refresh = useRefreshed(orderNumber)
  return useMutation({
    mutationFn: (body: RepliedBody) => send<CustomerSide>('PUT', `${pathOf(orderNumber)}/replied`, body),
    onSuccess: () => Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['offers'] })]),
  })
}
