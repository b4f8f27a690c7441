export interface SvgOptions {
  /** Ids of the parts that light up. */
  readonly selected?: readonly string[]
  /** Marks what can be selected with `data-part`, for a click to find. */
  readonly interactive?: boolean
  readonly blackAndWhite?: boolean
  /** Mm of the product that a line weight of 1 px covers; follows from the drawing's size where absent. */
  readonly pixel?: number
  /** Lines that keep together where the drawing is as small as a thumb. */
  readonly isThumbnail?: boolean
}
