/**
 * What of a product row a picture is drawn from. A row as the server answers it has all of this; a tool that takes
 * pictures may leave the rest out.
 */
import * as z from 'zod'
import type { Color, ColorListId, ColorLists } from '#domain/catalogue/types'
import { color } from '#domain/contracts/reference'
import { PRODUCT_SCHEMA_VERSION } from '#domain/product/bounds'
import type { Product } from '#domain/product/product'
import { choicesSchema } from '#domain/product/product-schema'

/** A colour that cannot be shown is none. */
const paint = color.extend({ rgbHex: z.string().regex(/^#[0-9a-f]{6}$/i) }).nullish()

export const drawnRow = z.object({
  component: z.enum(['Product', 'Window', 'Door']),
  rowNumber: z.int().min(1).max(100_000),
  model: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
  choices: choicesSchema,
  innerColor: paint,
  outerColor: paint,
  frameColor: paint,
  wingColor: paint,
  aluminiumClothing: z.object({ color: paint }).optional(),
})
export type DrawnRow = z.infer<typeof drawnRow>

export const drawnProductOf = ({ model, choices }: Pick<DrawnRow, 'model' | 'choices'>): Product => ({
  schemaVersion: PRODUCT_SCHEMA_VERSION,
  modelId: Number(model.id),
  choices,
  stated: [],
})

/** The colours that the rows bring along; which list one is from follows from where it is used. */
export const colorListsOf = (rows: readonly DrawnRow[]): ColorLists => {
  const brought = rows
    .flatMap((row) => [
      row.innerColor,
      row.outerColor,
      row.frameColor,
      row.wingColor,
      row.aluminiumClothing?.color,
    ])
    .filter((given): given is Color => given !== null && given !== undefined)
  const colors = [...new Map(brought.map((given) => [given.code, given])).values()]
  return { wood: colors, aluminium: colors, door: colors } satisfies Record<ColorListId, readonly Color[]>
}
