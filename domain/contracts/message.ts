/**
 * A system message: what the provider tells everybody, a chain, the stores or the builders (administration section 3). A reader sees
 * those that are published, in force and meant for the role that he works in, each with what became of it: unread, read, or put aside
 * without having been read. Whoever writes them sees all of them, and whom each is for.
 */
import * as z from 'zod'
import { type Audience, MESSAGE_STATUSES } from '#domain/administration/system-message'
import { formText } from '#domain/messages/forms'
import { isReadable, isVisible } from '#domain/messages/readable'
import { whole } from './address.ts'
import { filledLine } from './form-fields.ts'

export const MESSAGE_TITLE_MAX = 120
export const MESSAGE_CONTENT_MAX = 5000

const readStatuses = ['unread', 'read', 'ignored'] as const

const seenMessage = {
  id: z.int(),
  title: z.string(),
  content: z.string().meta({ description: 'Markdown.' }),
  validFrom: z.string().meta({ description: 'ISO time, inclusive.' }),
  validTo: z.string().meta({ description: 'ISO time, inclusive.' }),
  status: z.enum(MESSAGE_STATUSES),
  lastUpdated: z.string().meta({ description: 'ISO time.' }),
  readStatus: z.enum(readStatuses),
}

export const systemMessage = z.object(seenMessage).meta({ id: 'SystemMessage' })
export type SystemMessage = z.infer<typeof systemMessage>

const audience = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['everybody', 'stores', 'builders']) }),
    z.strictObject({ kind: z.literal('chain'), chainId: z.int().positive() }),
  ])
  .meta({ id: 'MessageAudience' }) satisfies z.ZodType<Audience>

export const editedMessage = z
  .object({
    ...seenMessage,
    audience,
    updatedBy: z.string().nullable().meta({ description: 'Full name.' }),
    version: z
      .int()
      .meta({ description: 'Sent back with a change: somebody else’s in between is a conflict.' }),
  })
  .meta({ id: 'EditedSystemMessage', description: 'As those see it who write messages.' })
export type EditedMessage = z.infer<typeof editedMessage>

/** Kept in UTC and always in the same form, so that moments are in order as text. */
const moment = z.iso
  .datetime({ offset: true, error: () => formText.required })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => text >= '2000' && text < '2100', { error: () => formText.date })
  .meta({ type: 'string', format: 'date-time' })

/** As Markdown wants it: lines and tabs are kept, what nobody sees is refused. */
const markdown = z
  .string()
  .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trimEnd().normalize())
  .refine(isVisible, { error: () => formText.required })
  .refine((text) => isReadable(text.replaceAll(/[\n\t]/g, ' ')), { error: () => formText.hidden })
  .max(MESSAGE_CONTENT_MAX, { error: () => formText.atMost(MESSAGE_CONTENT_MAX) })

const written = {
  title: filledLine(MESSAGE_TITLE_MAX),
  content: markdown,
  validFrom: moment,
  validTo: moment,
  status: z.enum(MESSAGE_STATUSES),
  audience,
}

const endsAfterItBegins = ({ validFrom, validTo }: { validFrom: string; validTo: string }): boolean =>
  validTo >= validFrom

const wrongWay = { path: ['validTo'], error: () => formText.expiryBeforeStart }

export const createMessageBody = z
  .strictObject(written)
  .refine(endsAfterItBegins, wrongWay)
  .meta({ id: 'CreateSystemMessage' })
export type CreateMessageBody = z.infer<typeof createMessageBody>

export const updateMessageBody = z
  .strictObject({ ...written, version: z.int().min(0) })
  .refine(endsAfterItBegins, wrongWay)
  .meta({ id: 'UpdateSystemMessage' })

/** What came in between, with what stands there now. */
export interface MessageConflict {
  readonly changedBy: string
  readonly current: EditedMessage
}

export const listMessagesQuery = z.object({
  offset: whole(0, 100_000).optional(),
  limit: whole(1, 500).optional(),
  editor: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'All there are, as those see them who write messages; for super users.' }),
  status: z.enum([...MESSAGE_STATUSES, 'ignored']).optional(),
  readstatus: z.enum(readStatuses).optional(),
  userId: whole(1, 999_999_999)
    .optional()
    .meta({ description: 'What this user sees and has read; another than oneself for super users.' }),
})

export const messageParams = z.object({ id: whole(1, 999_999_999) })

/** What a reader does with a message, as the address says it. */
export const messageMarks = { 'mark-as-read': 'read', 'mark-as-ignored': 'ignored' } as const

export const markMessageParams = z.object({
  id: whole(1, 999_999_999),
  mark: z.enum(['mark-as-read', 'mark-as-ignored']),
})
