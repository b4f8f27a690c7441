/** Keys of an organisation on the wire. The secret is in one answer only: the one to whoever made the key. */
import * as z from 'zod'
import { KEY_DAYS, keyScopes } from '#domain/access/api-key'
import { whole } from './address.ts'
import { filledLine } from './form-fields.ts'

export const integrationParams = z.object({
  type: z.enum(['stores', 'agents']),
  id: whole(1, 999_999_999),
})
export const keyParams = integrationParams.extend({ keyId: whole(1, 999_999_999) })

const KEY_NAME_MAX = 40

export const makeKeyBody = z
  .strictObject({
    name: filledLine(KEY_NAME_MAX).meta({
      description: 'What the program is called. Stands as the author of what it makes.',
    }),
    scope: z.enum(keyScopes).meta({ description: 'write includes read.' }),
    days: z
      .int()
      .min(KEY_DAYS.shortest)
      .max(KEY_DAYS.longest)
      .default(KEY_DAYS.usual)
      .meta({ description: 'How long it works.' }),
  })
  .meta({ id: 'MakeKey' })
export type MakeKeyBody = z.input<typeof makeKeyBody>

export const shownKey = z
  .object({
    id: z.int(),
    name: z.string(),
    scope: z.enum(keyScopes),
    createdAt: z.string(),
    createdBy: z.string(),
    endsAt: z.string(),
    hasEnded: z.boolean(),
    lastUsedAt: z.string().nullable().meta({ description: 'To within an hour; null: never.' }),
  })
  .meta({ id: 'OrganisationKey' })
export type ShownKey = z.infer<typeof shownKey>

export const madeKey = z
  .object({ key: shownKey, secret: z.string().meta({ description: 'Shown once. Sent as a bearer token.' }) })
  .meta({ id: 'MadeOrganisationKey' })
export type MadeKey = z.infer<typeof madeKey>
