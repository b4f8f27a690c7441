/**
 * Single edits of a row's product (quote-workflow section 7, product services). Each names the row and the revision that it
 * is based on, and answers the row as an edit of its choices does.
 */
import * as z from 'zod'
import { bodyText } from './text.ts'

const code = z.string().max(20)
const panels = z
  .array(z.string().max(40))
  .min(1)
  .max(64)
  .meta({ description: 'Addresses of fields or panes; an empty text is the whole product.' })

/** A bar by its name in the row's lists of dividers and crossbars. */
const bar = z.string().max(60)

/** 5 x 5 parts at most. */
const bars = z.int().min(0).max(4)
const barType = code
  .nullish()
  .meta({ description: 'Without a type the first one that the model comes with is chosen.' })

const row = {
  orderNumber: z.int().min(1).max(999_999_999),
  rowNumber: z.int().min(1).max(999_999),
  revision: z
    .string()
    .regex(/^rev_[\w-]{1,40}$/)
    .meta({ description: 'Revision of the row that the edit is based on.' }),
}

export interface ConfiguredRow {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly revision: string
}

export const aluminiumBody = z.object({ ...row, value: z.boolean() }).meta({ id: 'ConfigAluminium' })

export const codeBody = z.object({ ...row, value: code }).meta({ id: 'ConfigCode' })

export const functionBody = z
  .object({
    ...row,
    fieldName: z
      .string()
      .regex(/^(function|c\dr\d(\/c\dr\d){0,3})$/)
      .meta({ description: 'function for the whole product, or the address of a field.' }),
    selectedOptions: z.tuple([code], { error: () => bodyText.functions }),
  })
  .meta({ id: 'ConfigFunction' })

export const panelPropertiesBody = z
  .object({
    ...row,
    properties: z.array(z.object({ id: z.int(), selected: z.boolean() })).max(32),
    panels,
  })
  .meta({ id: 'ConfigPanelProperties' })

export const panelQualityBody = z
  .object({
    ...row,
    id: z.int().nullable(),
    panels: panels.optional().meta({
      description:
        'Fillings that get their own; without any it is the product’s, which all without their own have.',
    }),
  })
  .meta({ id: 'ConfigPanelQuality' })

export const divisionBody = z
  .object({
    ...row,
    panels,
    horizontals: bars,
    verticals: bars,
    horizontalId: barType,
    verticalId: barType,
  })
  .meta({ id: 'ConfigDivision' })

export const removeBarsBody = z
  .object({ ...row, dividers: z.array(bar).min(1).max(64) })
  .meta({ id: 'ConfigRemoveBars' })

export const removableDividerBody = z
  .object({ ...row, divider: bar, value: z.boolean() })
  .meta({ id: 'ConfigRemovableDivider' })
