/** Endpoints by which whoever develops and tests looks at a session and goes from role to role. Outside production alone (AD-08). */
import * as z from 'zod'
import { whole } from '#domain/contracts/address'
import { contract } from '../../http/contract.ts'

const role = z.object({
  id: z.int(),
  role: z.string(),
  affiliationType: z.string().nullable(),
  affiliation: z.object({ id: z.int(), name: z.string() }).nullable(),
  enabled: z.boolean(),
})

export const debugRoles = contract({
  id: 'debugRoles',
  method: 'get',
  path: '/debug/roles',
  summary: 'The roles of the user who is logged in. Not in production.',
  needs: 'session',
  answer: z.array(role),
})

export const debugUser = contract({
  id: 'debugUser',
  method: 'get',
  path: '/debug/user',
  summary: 'The user who is logged in. Not in production.',
  needs: 'session',
  answer: z.object({ id: z.int(), fullName: z.string(), email: z.string(), status: z.string() }),
})

export const debugWebSession = contract({
  id: 'debugWebSession',
  method: 'get',
  path: '/debug/websession',
  summary: 'The session that asks, by a handle that opens nothing. Not in production.',
  needs: 'session',
  answer: z.object({
    handle: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    contextId: z.int().nullable(),
    userAgent: z.string(),
  }),
})

export const debugX = contract({
  id: 'debugX',
  method: 'get',
  path: '/debug/x',
  summary: 'That functions answer. Not in production.',
  needs: 'session',
  answer: z.object({ ok: z.literal(true) }),
})

export const debugSet = contract({
  id: 'debugSet',
  method: 'get',
  path: '/debug/set/{contextId}',
  summary: 'Goes on in another of one’s own roles. Not in production.',
  needs: 'session',
  changes: true,
  params: z.object({ contextId: whole(1, 999_999_999) }),
  answer: z.object({ contextId: z.int() }),
})

export const debugSuper = contract({
  id: 'debugSuper',
  method: 'get',
  path: '/debug/super',
  summary: 'Goes on as the super user that one is. Not in production.',
  needs: 'session',
  changes: true,
  answer: z.object({ contextId: z.int() }),
})

export const debugContracts = [debugRoles, debugUser, debugWebSession, debugX, debugSet, debugSuper]
