/** Logging in, the contexts a user may act in, and the current one (quote-workflow section 3, Q-184). */
import * as z from 'zod'
import { AFFILIATION_TYPES, ROLES } from '#domain/access/access'
import { orNull } from './or-null.ts'
import { secondFactorSteps } from './second-factor.ts'

export const loginBody = z
  .strictObject({ email: z.string().min(1).max(200), password: z.string().min(1).max(200) })
  .meta({ id: 'Login' })
export type LoginBody = z.infer<typeof loginBody>

const organisation = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Organisation' })

export const userContext = z
  .object({
    id: z.int(),
    role: z.enum(ROLES),
    affiliationType: z.enum(AFFILIATION_TYPES).nullable(),
    affiliation: orNull(organisation),
    enabled: z.boolean(),
  })
  .meta({ id: 'UserContext' })
export type UserContext = z.infer<typeof userContext>

export const currentUser = z
  .object({
    id: z.int(),
    firstname: z.string(),
    lastname: z.string(),
    fullName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    contexts: z.array(userContext),
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.infer<typeof currentUser>

export const currentContext = z
  .object({
    user: z.object({ id: z.int(), firstname: z.string(), fullName: z.string() }),
    contextId: z.int(),
    role: z.enum(ROLES),
    agent: orNull(organisation),
    chain: orNull(organisation),
    store: orNull(organisation),
    affiliation: orNull(organisation),
    lineage: z
      .object({
        chainId: z.int().nullable(),
        storeId: z.int().nullable(),
        agentId: z.int().nullable(),
      })
      .meta({
        id: 'Lineage',
        description: 'The affiliation and what stands above it: what the tables of rights are asked with.',
      }),
    isStoreUser: z.boolean(),
    isAgentUser: z.boolean(),
    isChainUser: z.boolean(),
    isSuperUser: z.boolean(),
    affiliationUrl: z.string().nullable().meta({ description: 'Such as admin/stores/101.' }),
  })
  .meta({ id: 'CurrentContext' })
export type CurrentContext = z.infer<typeof currentContext>

export const chooseContextBody = z.strictObject({ contextId: z.int() }).meta({ id: 'ChooseContext' })

/** After logging in: the context that was chosen because it is the only one, or null when the person has to choose. */
export const loginAnswer = z
  .object({
    model: z.object({
      contextId: z.int().nullable(),
      awaits: z.enum(secondFactorSteps).nullable().meta({
        description: 'What is still asked for; until then the session opens nothing else.',
      }),
    }),
  })
  .meta({ id: 'LoggedIn' })
export type LoginAnswer = z.infer<typeof loginAnswer>
