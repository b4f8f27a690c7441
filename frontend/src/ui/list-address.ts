/** A list with its search and its page, as they stand in the address. */
import { type Page, readPage, writePage } from './paging.ts'

export interface ListAddress extends Page {
  readonly q: string
}

const DEFAULT_SIZE = 20

export const readListAddress = (params: URLSearchParams, sizes: readonly number[]): ListAddress => ({
  q: params.get('q') ?? '',
  ...readPage(params, sizes, DEFAULT_SIZE),
})

/** What is as it would be anyway is left out of the address. */
export const writeListAddress = ({ q, ...page }: ListAddress): URLSearchParams =>
  new URLSearchParams([...(q === '' ? [] : [['q', q]]), ...writePage(page, DEFAULT_SIZE)])
