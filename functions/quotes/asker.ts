/** Who asks for a change of a quote, and when. */
import type { Viewer } from '#domain/access/access'
import type { Author } from '#domain/quote/quote'
import { fullName } from '../data/users/user.ts'
import type { Asked } from '../http/endpoint.ts'

export interface Asker {
  readonly viewer: Viewer
  readonly author: Author
  readonly at: Date
}

export const askerOf = ({ caller, at }: Asked): Asker => ({
  viewer: caller.viewer,
  author: { userId: caller.user.id, name: fullName(caller.user) },
  at,
})
