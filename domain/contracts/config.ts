/**
 * Single edits of a row's product (quote-workflow section 7, product services). Each names the row and the revision that it
 * is based on, and answers the row as an edit of its choices does.
 */
import * as z from 'zod'

const code = z.string().max(20)
const panels = z
  .array(z.string().max(40))
  .min(1)
  .max(64)
  .meta({ description: 'Adresser på felt eller ruter; tom tekst er hele produktet.' })

/** A bar by its name in the row's lists of dividers and crossbars. */
const bar = z.string().max(60)

/** 5 x 5 parts at most. */
const bars = z.int().min(0).max(4)
const barType = code.nullish().meta({ description: 'Uten type velges den første som modellen leveres med.' })

const row = {
  orderNumber: z.int().min(1).max(999_999_999),
  rowId: z.int().min(1).max(999_999),
  revision: z
    .string()
    .regex(/^rev_[\w-]{1,40}$/)
    .meta({ description: 'Versjonen av raden som endringen bygger på.' }),
}

export interface EditedRow {
  readonly orderNumber: number
  readonly rowId: number
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
      .meta({ description: 'function for hele produktet, ellers adressen til et felt.' }),
    selectedOptions: z.tuple([code], { message: 'Ingen gyldige funksjonsvalg' }),
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
      description: 'Fyllinger som får sin egen; uten er det produktets, som alle uten egen har.',
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
