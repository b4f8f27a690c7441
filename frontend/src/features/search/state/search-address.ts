/** Which page of the results is shown, as it stands in the address. */
import { type Page, requestOf } from '../../../ui/paging.ts'

export const PAGE_SIZES = [5, 10, 20, 50, 100] as const
const DEFAULT_SIZE = 20

export interface SearchState extends Page {
  readonly q: string
}

export const readSearch = (params: URLSearchParams): SearchState => {
  const page = Number(params.get('page') ?? 0)
  const pageSize = Number(params.get('pageSize') ?? DEFAULT_SIZE)
  return {
    q: params.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    pageSize: PAGE_SIZES.some((size) => size === pageSize) ? pageSize : DEFAULT_SIZE,
  }
}

/** What is as it would be anyway is left out of the address. */
export const writeSearch = ({ q, page, pageSize }: SearchState): URLSearchParams => {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (page > 0) params.set('page', String(page))
  if (pageSize !== DEFAULT_SIZE) params.set('pageSize', String(pageSize))
  return params
}

export const requestFor = ({ q, ...page }: SearchState): URLSearchParams => {
  const params = requestOf(page)
  params.set('q', q)
  params.set('orderRows', 'false')
  return params
}
