/** What a browser reports to the server log. */
import * as z from 'zod'

export const logEntry = z
  .strictObject({
    timestamp: z.string().max(40),
    environment: z.string().max(500).meta({ description: 'User agent.' }),
    logLevel: z.enum(['trace', 'debug', 'info', 'warn', 'error']),
    logger: z.string().max(100),
    message: z.string().max(8000),
  })
  .meta({ id: 'LogEntry' })
export type LogEntry = z.infer<typeof logEntry>
