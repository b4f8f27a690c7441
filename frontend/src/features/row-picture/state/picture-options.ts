/** What a picture of a row shall be like. */
import type { RowImageInput } from '#domain/contracts/render'

export interface PictureOptions
  extends Pick<
    RowImageInput,
    'view' | 'renderer' | 'side' | 'measurements' | 'width' | 'height' | 'transparentBackground'
  > {
  /** What cannot be drawn is told in the picture (D-016); otherwise there is none. */
  readonly showErrorMarker: boolean
  /** Leaves out the symbols of how the product opens (D-019). */
  readonly hideFunctionIndicator: boolean
}
