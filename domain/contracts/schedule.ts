/**
 * Many rows at once, as they are written on the page for quick entry. A row is a model and the choices that a person made;
 * product and price are made by the server.
 */
import * as z from 'zod'
import { extraIds } from '#domain/catalogue/data/extras'
import { patchSchema } from '#domain/product/product-schema'

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

/** IfcGloballyUniqueId. */
const globalId = z.string().regex(/^[0-3][0-9A-Za-z_$]{21}$/)

/** As many as one row may count. */
const PIECES_MAX_OF_ROW = 9999

const scheduleRow = z.strictObject({
  modelId: z.int(),
  numberOf: z.int().min(1).max(PIECES_MAX_OF_ROW),
  choices: patchSchema,
  modelPieces: z.array(globalId).max(PIECES_MAX_OF_ROW).optional().meta({
    description: "GlobalIds of the pieces of an architect's model that the row comes of; kept with it.",
  }),
})

export const addScheduleBody = z
  .strictObject({ rows: z.array(scheduleRow).min(1).max(SCHEDULE_MAX) })
  .meta({ id: 'AddSchedule' })
export type AddScheduleBody = z.infer<typeof addScheduleBody>

/** Rows that came of an architect's model, to compare a new version of it with. */
export const modelRows = z
  .object({
    rows: z.array(
      z.object({
        rowNumber: z.int(),
        reference: z.string(),
        width: z.number(),
        height: z.number(),
        numberOf: z.int(),
        pieces: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'ModelRows' })
export type ModelRows = z.infer<typeof modelRows>

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
