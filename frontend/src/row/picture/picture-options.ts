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

/** D-028: a long lens and every edge, in the room as on paper. */
export const PICTURE_LOOK = { fovDegrees: 10, edgeThreshold: 10 } as const
