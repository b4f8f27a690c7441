/** How many rows of a quote are seen when it is opened: those are drawn with the page, and the others right after it. Pure. */

/** Up to as wide a window a row's prices stand below its words (product-row.module.css), px. */
const NARROW = 860
/** What stands above the first row at least, px. */
const HEAD = 230
/** How high a row usually is, px; few are lower. */
const ROW = { narrow: 240, wide: 125 } as const

/** Of a window in px; one in any case. */
export const rowsInSight = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(1, Math.ceil((height - HEAD) / (width <= NARROW ? ROW.narrow : ROW.wide)))
