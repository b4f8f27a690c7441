/** The search of a list and its page, as they stand in the address. The page counts from 0 there. */
import type { Page } from '../../../ui/paging.ts'

export const DIRECTORY_SIZES = [10, 20, 50, 100] as const
const DEFAULT_SIZE = 20

export interface DirectoryState extends Page {
  readonly q: string
}

export const readDirectory = (params: URLSearchParams): DirectoryState => {
  const page = Number(params.get('page') ?? 0)
  const pageSize = Number(params.get('pageSize') ?? DEFAULT_SIZE)
  return {
    q: params.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    pageSize: DIRECTORY_SIZES.some((size) => size === pageSize) ? pageSize : DEFAULT_SIZE,
  }
}

/** What is as it would be anyway is left out. */
export const writeDirectory = ({ q, page, pageSize }: DirectoryState): URLSearchParams => {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (page > 0) params.set('page', String(page))
  if (pageSize !== DEFAULT_SIZE) params.set('pageSize', String(pageSize))
  return params
}
