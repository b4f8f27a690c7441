/** Looks a postal code up, for exactly four digits. A code without an answer is an unknown place without a zone. */
import { type QueryObserverResult, queryOptions, useQuery } from '@tanstack/react-query'
import type { PostalCodeResult } from '#domain/contracts/reference'
import type { FoundPlace } from '#domain/quote/delivery/place-ruling'
import { get } from '../../../api/client.ts'
import { REFERENCE_STALE } from '../../../api/query-client.ts'
import { deliveryFormText } from './text.ts'

export const postalCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['postal-code', code],
    queryFn: ({ signal }) => get<PostalCodeResult>(`/api/v1/postalcodes/${code}`, signal),
    enabled: /^\d{4}$/.test(code),
    staleTime: REFERENCE_STALE,
    meta: { handlesError: true },
  })

type Answer = Pick<QueryObserverResult<PostalCodeResult>, 'data' | 'isError' | 'isFetching'>

interface Lookup {
  /** Null until there is an answer, good or bad. */
  readonly place: FoundPlace | null
  readonly isLooking: boolean
}

export const lookupOf = (code: string, { data, isError, isFetching }: Answer): Lookup => {
  if (data !== undefined) return { place: data, isLooking: false }
  if (isError)
    return { place: { code, name: deliveryFormText.unknownPostalCode, zone: null }, isLooking: false }
  return { place: null, isLooking: isFetching }
}

export const usePlace = (code: string): Lookup => lookupOf(code, useQuery(postalCodeQuery(code)))
