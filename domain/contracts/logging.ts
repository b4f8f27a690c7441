/** What a browser reports to the server log: what was said, where, by which build, and what the person was told to read out. */
import * as z from 'zod'
import { shownLine, shownText } from '#domain/texts/shown-text'

/** It is shown to whoever is on duty. */
const line = (most: number) => z.string().overwrite(shownLine).max(most)

/** Made by `traceOf`. */
const TRACE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

export const logEntry = z
  .strictObject({
    timestamp: line(40),
    environment: line(500).meta({ description: 'User agent.' }),
    logLevel: z.enum(['trace', 'debug', 'info', 'warn', 'error']),
    logger: line(100),
    message: z.string().overwrite(shownText).max(8000),
    page: line(200).optional().meta({ description: 'Path of the page, without a query.' }),
    build: line(40).optional().meta({ description: 'Version of the client.' }),
    trace: z.string().regex(TRACE).optional().meta({ description: 'What the person sees of the fault.' }),
  })
  .meta({ id: 'LogEntry' })
export type LogEntry = z.infer<typeof logEntry>
