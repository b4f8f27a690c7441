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
    before: z.int().nullable().meta({ description: 'Raden de skal stå foran; null er sist.' }),
  })
  .meta({ id: 'MoveRows' })

export const copiedRows = z
  .object({ offer, rowNumbers: z.array(z.int()).meta({ description: 'Kopiene, i samme rekkefølge.' }) })
  .meta({ id: 'CopiedRows' })
export type CopiedRows = z.infer<typeof copiedRows>
