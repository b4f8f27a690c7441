/**
 * What the factory answers to an order, on the queue that leads back: that it has taken the order, and in which week it will
 * deliver. It names the order by both numbers that it was told. It may confirm another week later on; the last one holds. What else
 * the factory's system writes into its messages is not read.
 */
import * as z from 'zod'
import { isWeek } from '#domain/calendar'
import { bodyText } from './text.ts'

export const isoWeek = z
  .object({ year: z.int(), week: z.int() })
  .refine(isWeek, { error: () => bodyText.week })
  .meta({ id: 'IsoWeek', description: 'ISO 8601.' })

const answer = {
  orderNumber: z.int(),
  toOrderNumber: z.int(),
  /** By the factory's clock, and then in UTC, so that moments compare as text. */
  at: z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString()),
}

export const factoryAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), ...answer }),
  z.object({ kind: z.literal('confirmed'), ...answer, deliveryWeek: isoWeek }),
])
export type FactoryAnswer = z.infer<typeof factoryAnswer>
