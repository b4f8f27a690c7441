/** Which page of the results is shown, as it stands in the address. */
import { searchText } from '../text.ts'
export const PAGE_SIZES = [5, 10, 20, 50, 100] as const
const DEFAULT_SIZE = 20

export interface SearchState {
  readonly q: string
  /** From 0. */
  readonly page: number
  readonly pageSize: number
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

/** One more than is shown is asked for: it tells whether there is a next page. */
export const requestFor = ({ q, page, pageSize }: SearchState): URLSearchParams =>
  new URLSearchParams({
    offset: String(page * pageSize),
    limit: String(pageSize + 1),
    q,
    orderRows: 'false',
  })

interface Shown<Row> {
  readonly rows: readonly Row[]
  readonly hasNext: boolean
  /** '21–40 av flere', or '21–34 av 34' on the last page. */
  readonly range: string
}

export const pageOf = <Row>(found: readonly Row[], { page, pageSize }: SearchState): Shown<Row> => {
  const rows = found.slice(0, pageSize)
  const hasNext = found.length > pageSize
  const first = page * pageSize + 1
  const last = page * pageSize + rows.length
  if (rows.length === 0) return { rows, hasNext, range: page === 0 ? '0' : `${page * pageSize}` }
  return { rows, hasNext, range: searchText.range(first, last, hasNext) }
}
