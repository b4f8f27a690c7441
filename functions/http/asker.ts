/** Who changes a quote, from who is asking. */
import type { Asker } from '../data/quotes/change-quote.ts'
import { fullName } from '../data/users/user.ts'
import type { Asked } from './endpoint.ts'

export const askerOf = ({ caller, at }: Asked): Asker => ({
  viewer: caller.viewer,
  author: { userId: caller.user.id, name: fullName(caller.user) },
  at,
})
