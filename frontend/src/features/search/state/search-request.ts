/** What is asked for of the quotes. */
import type { ListAddress } from '../../../ui/list-address.ts'
import { requestOf } from '../../../ui/paging.ts'

export const requestFor = ({ q, ...page }: ListAddress): URLSearchParams => {
  const params = requestOf(page)
  params.set('q', q)
  params.set('orderRows', 'false')
  return params
}
