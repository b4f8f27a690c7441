/**
 * One option for several rows, on the wire: what can be chosen, what it would make of each row, and the step itself with the
 * step back. Only choices are sent; what they cost is worked out by the server.
 */
import * as z from 'zod'
import { sharedFieldIds } from '#domain/configurator/shared-options'
import { patchSchema } from '#domain/product/product-schema'
import { MAX_ROWS } from '#domain/quote/outcome'
import { kronerOrNull } from './money.ts'

const rowNumbers = z.array(z.int()).min(1).max(MAX_ROWS)
const revision = z.string().max(80)
const value = z.union([z.string().max(20), z.number(), z.boolean(), z.null()])

const field = z.enum(sharedFieldIds)

const rowChoice = z
  .strictObject({
    field,
    value,
    on: z.boolean().meta({ description: 'For what is on or off: with it or without.' }),
  })
  .meta({ id: 'RowChoice' })
export type RowChoice = z.infer<typeof rowChoice>

export const bulkEditOptionsBody = z
  .strictObject({ rows: rowNumbers, field: field.optional() })
  .meta({ id: 'AskBulkEditOptions' })

export const bulkEditOptions = z
  .object({
    fields: z
      .array(z.object({ id: field, count: z.int().meta({ description: 'Rows that have it.' }) }))
      .meta({ description: 'Fields that some of the rows have.' }),
    options: z
      .array(
        z.object({
          value,
          on: z.boolean(),
          label: z.string(),
          rgbHex: z.string().nullable(),
          have: z.int().meta({ description: 'Rows that have it.' }),
          can: z.int().meta({ description: 'Other rows that can be given it.' }),
          adds: kronerOrNull.meta({ description: 'By how much it makes the rows dearer or cheaper.' }),
        }),
      )
      .meta({ description: 'Values of the field that was asked for.' }),
  })
  .meta({ id: 'BulkEditOptions' })
export type BulkEditOptions = z.infer<typeof bulkEditOptions>

export const previewBulkEditBody = z
  .strictObject({ rows: rowNumbers, choice: rowChoice })
  .meta({ id: 'PreviewBulkEdit' })

const rowFigures = z.object({ linePrice: kronerOrNull, uvalue: z.number().nullable() })
const quoteFigures = z.object({
  sumExclTax: kronerOrNull,
  sumInclTax: kronerOrNull,
  uvalue: z.number().nullable(),
})

export const bulkEditPreview = z
  .object({
    rows: z.array(
      z.object({
        rowNumber: z.int(),
        revision: z.string(),
        description: z.string(),
        reference: z.string(),
        outcome: z.enum(['changes', 'has it', 'refused']),
        choices: patchSchema.meta({ description: 'The change that is sent for the row.' }),
        note: z.string().nullable(),
        before: rowFigures,
        after: rowFigures,
      }),
    ),
    before: quoteFigures,
    after: quoteFigures,
  })
  .meta({ id: 'BulkEditPreview' })
export type ApiBulkEditPreview = z.infer<typeof bulkEditPreview>

const eachOnce = (rows: readonly { readonly rowNumber: number }[]): boolean =>
  new Set(rows.map(({ rowNumber }) => rowNumber)).size === rows.length

export const bulkEditBody = z
  .strictObject({
    rows: z
      .array(z.strictObject({ rowNumber: z.int(), revision, choices: patchSchema }))
      .min(1)
      .max(MAX_ROWS)
      .refine(eachOnce),
  })
  .meta({ id: 'BulkEdit' })
export type BulkEditBody = z.infer<typeof bulkEditBody>
