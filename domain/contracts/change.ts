/** The log of changes to an organisation or a person, newest first, as the page of what it concerns shows it. */
import * as z from 'zod'
import { whole } from './address.ts'

export const CHANGES_PER_PAGE = 20

export const listChangesQuery = z.object({
  before: whole(1, 999_999_999)
    .optional()
    .meta({ description: 'Version: only entries before it. Left out: from the newest.' }),
  limit: whole(1, 100).optional(),
})

const loggedChange = z
  .object({
    version: z.int(),
    at: z.string().meta({ description: 'ISO timestamp.' }),
    by: z.string(),
    action: z.string().meta({ description: 'Norwegian.' }),
    fields: z.array(
      z.object({
        field: z.string(),
        label: z.string().meta({ description: 'Norwegian.' }),
        before: z.string().nullable().meta({ description: 'Norwegian; null: there was nothing.' }),
        after: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'LoggedChange' })
export type LoggedChange = z.infer<typeof loggedChange>

/** One more page may follow as long as the last of this one is there to ask before it. */
export const loggedChanges = z
  .object({
    entries: z.array(loggedChange),
    next: z
      .int()
      .nullable()
      .meta({ description: 'What to ask `before` for the next page; null at the end.' }),
  })
  .meta({ id: 'LoggedChanges' })
export type LoggedChanges = z.infer<typeof loggedChanges>
