/** One page of a list, by name. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { get } from '../../../api/client.ts'
import { requestOf } from '../../../ui/paging.ts'
import type { DirectoryState } from '../state/directory-address.ts'

export const searchDirectoryQuery = <Row>(address: string, { q, ...page }: DirectoryState) =>
  queryOptions({
    queryKey: ['directory', address, q, page],
    queryFn: ({ signal }) => {
      const params = requestOf(page)
      if (q !== '') params.set('q', q)
      return get<readonly Row[]>(`${address}?${params}`, signal)
    },
    placeholderData: keepPreviousData,
  })
