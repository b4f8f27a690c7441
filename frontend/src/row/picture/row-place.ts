/** Where a row of a construction stands, as the connections of a row are answered (D-103, DD-03): mm, seen from outside. */
import * as z from 'zod'

const coordinate = z.number().min(-100_000).max(100_000)

export const rowPlace = z.object({
  rowNumber: z.int().min(1).max(100_000),
  /** Null for a row that stands elsewhere. */
  bb: z.object({ minX: coordinate, minY: coordinate, maxX: coordinate, maxY: coordinate }).nullable(),
})
export type PicturePlace = z.infer<typeof rowPlace>
