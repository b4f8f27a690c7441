/** A picture or document that is being made. The id is random and tied to whoever asked. */
import * as z from 'zod'

const jobState = z.enum(['queued', 'running', 'done', 'failed'])

export const job = z
  .object({
    id: z.string(),
    state: jobState,
    percent: z.number().min(0).max(100),
    reason: z.string().optional().meta({ description: 'Norwegian; why it failed.' }),
    resultUrl: z.string().optional().meta({ description: 'Where the finished thing is; only when done.' }),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof job>
