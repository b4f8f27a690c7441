/** Sessions that run, as people see them: by a handle that opens nothing, in words. */
import * as z from 'zod'

export const runningSession = z
  .object({
    handle: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    browser: z.string().meta({ description: 'In words, in Norwegian.' }),
    isCurrent: z.boolean().meta({ description: 'The session that asks.' }),
  })
  .meta({ id: 'RunningSession' })
export type RunningSession = z.infer<typeof runningSession>

export const foundSession = runningSession
  .extend({ user: z.object({ id: z.int(), fullName: z.string(), email: z.string() }) })
  .meta({ id: 'FoundSession' })
export type FoundSession = z.infer<typeof foundSession>

export const sessionHandle = z.string().min(1).max(60)
