/**
 * A system message: what the provider tells everybody (administration section 3). A reader sees those that are published
 * and in force, each with what became of it: unread, read, or put aside without having been read.
 */
import * as z from 'zod'
import { whole } from './address.ts'

const readStatuses = ['unread', 'read', 'ignored'] as const

export const systemMessage = z
  .object({
    id: z.int(),
    title: z.string(),
    content: z.string().meta({ description: 'Markdown.' }),
    validFrom: z.string().meta({ description: 'ISO time, inclusive.' }),
    validTo: z.string().meta({ description: 'ISO time, inclusive.' }),
    status: z.enum(['published', 'draft']),
    lastUpdated: z.string(),
    readStatus: z.enum(readStatuses),
  })
  .meta({ id: 'SystemMessage' })
export type SystemMessage = z.infer<typeof systemMessage>

export const listMessagesQuery = z.object({
  limit: whole(1, 500).optional(),
  readstatus: z.enum(readStatuses).optional(),
})

/** What a reader does with a message, as the address says it. */
export const messageMarks = { 'mark-as-read': 'read', 'mark-as-ignored': 'ignored' } as const

export const markMessageParams = z.object({
  id: whole(1, 999_999_999),
  mark: z.enum(['mark-as-read', 'mark-as-ignored']),
})
