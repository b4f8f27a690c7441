/**
 * Many rows at once, as they are written on the page for quick entry. A row is a model and the choices that a person made;
 * product and price are made by the server.
 */
import * as z from 'zod'
import { extraIds } from '#domain/catalogue/data/extras'
import { choicesSchema } from '#domain/product/product-schema'

/** As many as one call makes; a longer schedule is sent in several. */
export const SCHEDULE_MAX = 50

const share = z.number().nullable().meta({
  description: 'Unit sales price of the viewer for one krone of list price; null where prices are hidden.',
})

/** What the browser needs to price rows that do not exist yet. */
export const scheduleTerms = z
  .object({
    share: z.object({ windows: share, doors: share }),
    taxRate: z.number(),
    extras: z.array(z.enum(extraIds)).meta({ description: 'Extras that new rows are given.' }),
  })
  .meta({ id: 'ScheduleTerms' })
export type ScheduleTerms = z.infer<typeof scheduleTerms>

const scheduleRow = z.strictObject({
  modelId: z.int(),
  numberOf: z.int().min(1).max(9999),
  choices: choicesSchema.partial(),
})

export const addScheduleBody = z
  .strictObject({ rows: z.array(scheduleRow).min(1).max(SCHEDULE_MAX) })
  .meta({ id: 'AddSchedule' })
export type AddScheduleBody = z.infer<typeof addScheduleBody>

/** One entry for each row that was sent, in their order: the row that it became, or why it did not. */
export const addedSchedule = z
  .object({
    orderNumber: z.int(),
    rows: z.array(
      z.object({
        rowNumber: z.int().nullable(),
        refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'AddedSchedule' })
export type AddedSchedule = z.infer<typeof addedSchedule>
