/** Who changes a quote, from who is asking. */
import type { ContextCaller } from '../../http/caller.ts'
import { fullName } from '../users/user.ts'
import type { Asker } from './change-quote.ts'

export const askerOf = ({ caller, at }: { readonly caller: ContextCaller; readonly at: Date }): Asker => ({
  viewer: caller.viewer,
  author: { userId: caller.user.id, name: fullName(caller.user) },
  at,
})
