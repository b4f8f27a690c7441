/** One page of a list, by name. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { get } from '../../../api/client.ts'
import type { ListAddress } from '../../../ui/list-address.ts'
import { requestOf } from '../../../ui/paging.ts'

export const searchDirectoryQuery = <Row>(address: string, { q, ...page }: ListAddress) =>
  queryOptions({
    queryKey: ['directory', address, q, page],
    queryFn: ({ signal }) => {
      const params = requestOf(page)
      if (q !== '') params.set('q', q)
      return get<readonly Row[]>(`${address}?${params}`, signal)
    },
    placeholderData: keepPreviousData,
    meta: { handlesError: true },
  })
