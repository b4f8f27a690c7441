/** What has changed since the customer last got the quote, read anew for each version of it. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import type { OfferChanges } from '#domain/contracts/offer-changes'
import type { ApiPriceBuildUp } from '#domain/contracts/price-build-up'
import { get } from '../../../api/client.ts'

export const changesQuery = ({ orderNumber, version }: Pick<Offer, 'orderNumber' | 'version'>) =>
  queryOptions({
    queryKey: ['offer', orderNumber, 'changes', version],
    queryFn: ({ signal }) => get<OfferChanges>(`/api/v1/offers/${orderNumber}/changes`, signal),
    placeholderData: keepPreviousData,
    meta: { handlesError: true },
  })

/** How the price of a row comes about, as it is stored when it is asked. */
export const buildUpQuery = (orderNumber: number, rowNumber: number) =>
  queryOptions({
    queryKey: ['offer', orderNumber, 'price', rowNumber],
    queryFn: ({ signal }) =>
      get<ApiPriceBuildUp>(`/api/v1/offers/${orderNumber}/0/${rowNumber}/price`, signal),
    staleTime: 0,
    meta: { handlesError: true },
  })
