/** Buffers on the wire, and the pictures of rows that lie in one of them. */
import * as z from 'zod'
import { bufferIds } from '#domain/administration/buffers'

const bufferCount = z.object({
  count: z.int().nonnegative(),
  precision: z.enum(['exact', 'about', 'at-least']).meta({
    description:
      'Much is estimated, or counted up to a bound, because counting it all would cost more than it tells.',
  }),
})
export type BufferCount = z.infer<typeof bufferCount>

export const apiBuffer = bufferCount
  .extend({
    id: z.enum(bufferIds),
    clearedAt: z
      .string()
      .nullable()
      .meta({ description: 'When it was cleared last; null where it never was.' }),
    rebuiltPercent: z.int().min(0).max(99).nullable().meta({
      description:
        'How far the writing anew has come that follows clearing a list; null while there is none.',
    }),
  })
  .meta({ id: 'Buffer' })
export type ApiBuffer = z.infer<typeof apiBuffer>

/** The picture of a row that the worker has made (AD-07); order 0 is a model of the catalogue. */
const generatedImage = z
  .object({
    orderNumber: z.int(),
    rowNumber: z.int(),
    modified: z.int().meta({ description: 'When it was asked for first, epoch milliseconds.' }),
  })
  .meta({ id: 'GeneratedImage' })
export type ApiGeneratedImage = z.infer<typeof generatedImage>

export const generatedImages = z
  .object({ items: z.array(generatedImage), total: z.int() })
  .meta({ id: 'GeneratedImages' })
export type GeneratedImages = z.infer<typeof generatedImages>

/** As many as one page holds unless it says otherwise. */
export const IMAGES_A_PAGE = 100
