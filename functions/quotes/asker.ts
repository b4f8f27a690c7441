/** Who changes a quote, from who is asking. */

import { fullName } from '../data/users/user.ts'
import type { Asked } from '../http/endpoint.ts'
import type { Asker } from './change-quote.ts'

export const askerOf = ({ caller, at }: Asked): Asker => ({
  viewer: caller.viewer,
  author: { userId: caller.user.id, name: fullName(caller.user) },
  at,
})
