/** Looks a postal code up, for exactly four digits. A code without an answer is an unknown place without a zone. */
import { type QueryObserverResult, queryOptions, useQuery } from '@tanstack/react-query'
import type { PostalCodeResult } from '#domain/contracts/reference'
import { get } from './client.ts'
import { REFERENCE_STALE } from './query-client.ts'
import { postalText } from './text.ts'

export const postalCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['postal-code', code],
    queryFn: ({ signal }) => get<PostalCodeResult>(`/api/v1/postalcodes/${code}`, signal),
    enabled: /^\d{4}$/.test(code),
    staleTime: REFERENCE_STALE,
    meta: { handlesError: true },
  })

type Answer = Pick<QueryObserverResult<PostalCodeResult>, 'data' | 'isError' | 'isFetching'>

/** A place whose code nobody knows has no zone. */
type LookedUp = Omit<PostalCodeResult, 'zone'> & { readonly zone: PostalCodeResult['zone'] | null }

export interface Lookup {
  /** Null until there is an answer, good or bad. */
  readonly place: LookedUp | null
  readonly isLooking: boolean
}

export const lookupOf = (code: string, { data, isError, isFetching }: Answer): Lookup => {
  if (data !== undefined) return { place: data, isLooking: false }
  if (isError) return { place: { code, name: postalText.unknown, zone: null }, isLooking: false }
  return { place: null, isLooking: isFetching }
}

export const usePlace = (code: string): Lookup => lookupOf(code, useQuery(postalCodeQuery(code)))
