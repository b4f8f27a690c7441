/** Rows that are moved, copied or taken away together, on the wire. */
import * as z from 'zod'
import { MAX_ROWS } from '#domain/quote/outcome'
import { offer } from './offer.ts'

const rows = z
  .array(z.int())
  .min(1)
  .max(MAX_ROWS)
  .refine((numbers) => new Set(numbers).size === numbers.length)

export const severalRowsBody = z.strictObject({ rows }).meta({ id: 'SeveralRows' })

export const moveRowsBody = z
  .strictObject({
    rows,
    before: z.int().nullable().meta({ description: 'The row that they shall stand before; null is last.' }),
  })
  .meta({ id: 'MoveRows' })

export const copiedRows = z
  .object({ offer, rowNumbers: z.array(z.int()).meta({ description: 'The copies, in the same order.' }) })
  .meta({ id: 'CopiedRows' })
export type CopiedRows = z.infer<typeof copiedRows>
