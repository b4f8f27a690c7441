/** Pages of a list: one row more than is shown is asked for, which tells whether there is a next page. */
import { pagingText } from './text.ts'

export interface Page {
  /** From 0. */
  readonly page: number
  readonly pageSize: number
}

interface Shown<Row> {
  readonly rows: readonly Row[]
  readonly hasNext: boolean
  /** '21–40 av flere', or '21–34 av 34' on the last page. */
  readonly range: string
}

export const pageOf = <Row>(found: readonly Row[], { page, pageSize }: Page): Shown<Row> => {
  const rows = found.slice(0, pageSize)
  const hasNext = found.length > pageSize
  const first = page * pageSize + 1
  const last = page * pageSize + rows.length
  if (rows.length === 0) return { rows, hasNext, range: page === 0 ? '0' : `${page * pageSize}` }
  return { rows, hasNext, range: pagingText.range(first, last, hasNext) }
}

/** As it stands in the address, where the page counts from 0; what is not offered there is the default. */
export const readPage = (params: URLSearchParams, sizes: readonly number[], defaultSize: number): Page => {
  const page = Number(params.get('page') ?? 0)
  const pageSize = Number(params.get('pageSize') ?? defaultSize)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    pageSize: sizes.includes(pageSize) ? pageSize : defaultSize,
  }
}

/** What is as it would be anyway is left out. */
export const writePage = ({ page, pageSize }: Page, defaultSize: number): URLSearchParams => {
  const params = new URLSearchParams()
  if (page > 0) params.set('page', String(page))
  if (pageSize !== defaultSize) params.set('pageSize', String(pageSize))
  return params
}

/** What is asked for of a list. */
export const requestOf = ({ page, pageSize }: Page): URLSearchParams =>
  new URLSearchParams({ offset: String(page * pageSize), limit: String(pageSize + 1) })
