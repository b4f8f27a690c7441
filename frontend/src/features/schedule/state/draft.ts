/**
 * What has been written for a quote and not added yet, kept in the browser so that a reload or a lost connection loses
 * nothing. `sent` is what was sent without an answer: sent again, it must be added once.
 */
import * as z from 'zod'
import { newIdempotencyKey } from '../../../api/idempotency.ts'
import type { OrderToAdd } from './clear-orders.ts'
import type { NewLine } from './lines.ts'

const line = z.object({ text: z.string(), modelPieces: z.array(z.string()).optional() })

const draftSchema = z.object({
  // Text alone in drafts from before models were read. However much was written comes back: what is too much is said where it is put in.
  lines: z.array(z.union([line, z.string().transform((text) => ({ text }))])) satisfies z.ZodType<
    readonly NewLine[]
  >,
  series: z.enum(['basic', 'extra']),
  sent: z.object({ rows: z.string(), key: z.string() }).nullable(),
})
export type Draft = z.infer<typeof draftSchema>

const EMPTY: Draft = { lines: [], series: 'basic', sent: null }

const placeOf = (userId: number, orderNumber: number): string => `lysvag.schedule.${userId}.${orderNumber}`

export const readDraft = (userId: number, orderNumber: number): Draft => {
  try {
    const parsed = draftSchema.safeParse(
      JSON.parse(localStorage.getItem(placeOf(userId, orderNumber)) ?? 'null'),
    )
    return parsed.success ? parsed.data : EMPTY
  } catch {
    return EMPTY
  }
}

/** A browser that keeps nothing still lets one write. */
export const saveDraft = (userId: number, orderNumber: number, draft: Draft): void => {
  try {
    if (draft.lines.every(({ text }) => text.trim() === '') && draft.sent === null)
      localStorage.removeItem(placeOf(userId, orderNumber))
    else localStorage.setItem(placeOf(userId, orderNumber), JSON.stringify(draft))
  } catch {
    // Full or forbidden.
  }
}

/** The key of these rows: the one that they were sent with before, if they were. */
export const sentOf = (
  { sent }: Pick<Draft, 'sent'>,
  orders: readonly OrderToAdd[],
): NonNullable<Draft['sent']> => {
  const rows = JSON.stringify(orders)
  return sent?.rows === rows ? sent : { rows, key: newIdempotencyKey() }
}
