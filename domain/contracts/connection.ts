/**
 * Where a row may be connected (Q-301, QD-37), and where the rows of its construction stand (D-103, DD-03): `bb` is in
 * millimetres, seen from outside, with the lower left corner of the asking row as origin; null for a row that is not mounted
 * together with it.
 */
import * as z from 'zod'
import { LOCATIONS, POSITIONS } from '#domain/quote/connections/connection'
import { orNull } from './or-null.ts'

export const connectPosition = z.enum(POSITIONS).meta({
  id: 'ConnectPosition',
  description: 'The side of the row that it is connected to, seen from outside.',
})
export const connectLocation = z.enum(LOCATIONS).meta({
  id: 'ConnectLocation',
  description: 'Place along the side: START is the bottom or the left, END the top or the right.',
})

const possibility = {
  available: z.boolean(),
  reason: z.string().optional().meta({ description: 'Why not.' }),
}

const box = z
  .object({
    minX: z.number(),
    minY: z.number(),
    maxX: z.number(),
    maxY: z.number(),
    width: z.number(),
    height: z.number(),
  })
  .meta({ id: 'Box' })

export const connectionCandidate = z
  .object({
    rowNumber: z.int(),
    description: z.string(),
    reference: z.string(),
    frameType: z.string(),
    bb: orNull(box),
    ...possibility,
    positions: z.array(
      z.object({
        position: connectPosition,
        ...possibility,
        locations: z.array(z.object({ location: connectLocation, ...possibility })),
      }),
    ),
  })
  .meta({ id: 'ConnectionCandidate' })
export type ConnectionCandidate = z.infer<typeof connectionCandidate>
