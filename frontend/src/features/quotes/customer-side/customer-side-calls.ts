/** Links to the customer's own page of a quote, and what came of them. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CustomerSide, MadeLink, MakeLinkBody } from '#domain/contracts/customer-page'
import { get, send } from '../../../api/client.ts'

const MINUTE = 60_000
const pathOf = (orderNumber: number): string => `/api/v1/offers/${orderNumber}/customer`
const keyOf = (orderNumber: number) => ['customer-side', orderNumber]

/** Asked for again when the quote has changed, and now and then: a customer accepts while somebody looks. */
export const customerSideQuery = (orderNumber: number, version: number) =>
  queryOptions({
    queryKey: [...keyOf(orderNumber), version],
    queryFn: ({ signal }) => get<CustomerSide>(pathOf(orderNumber), signal),
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE,
    meta: { handlesError: true },
  })

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
