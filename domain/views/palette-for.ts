/** The colours that a frozen input carries: those of its products, so that a new colour in the range draws no old picture anew. */

import { STANDARD_COLOR } from '#domain/catalogue/data/standard-color'
import type { ColorLists } from '#domain/catalogue/types'
import type { RenderPalette } from '#domain/contracts/render'
import type { Configuration } from '#domain/rules/configuration'

/** A colour may be chosen and not in force: it decides the cladding under which it cannot be seen. */
const codesOf = ({ product, values }: Configuration): readonly (string | null)[] =>
  [product.choices, values].flatMap(({ innerColor, outerColor, frameColor, wingColor, aluminium }) => [
    innerColor,
    outerColor,
    frameColor,
    wingColor,
    aluminium.color,
  ])

export const paletteFor = (
  configurations: readonly Configuration[],
  colorLists: ColorLists,
): RenderPalette => {
  const codes = new Set([STANDARD_COLOR, ...configurations.flatMap(codesOf)])
  const used = (list: keyof ColorLists) => colorLists[list].filter(({ code }) => codes.has(code))
  return { wood: used('wood'), aluminium: used('aluminium'), door: used('door') }
}
