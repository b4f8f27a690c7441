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

/** What is asked for of a list. */
export const requestOf = ({ page, pageSize }: Page): URLSearchParams =>
  new URLSearchParams({ offset: String(page * pageSize), limit: String(pageSize + 1) })
