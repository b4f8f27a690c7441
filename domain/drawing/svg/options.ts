export interface SvgOptions {
  /** Part id that is shown as selected. */
  readonly selected?: string
  /** Marks what can be selected with `data-part`, for a click to find. */
  readonly interactive?: boolean
  readonly blackAndWhite?: boolean
}
