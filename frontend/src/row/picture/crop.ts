/**
 * Cutting a picture to what is on it (drawing-engine sections 2 and 9; D-247 to D-249, DD-48): near-white is cleared first,
 * then what is left is the content, with a margin all round. Pure, but for the pixels that it clears.
 */

export const CROP = {
  /** Side of the square that the picture is drawn on, px. */
  canvas: 1000,
  /** Left free round the content, also where the picture ended, px. */
  padding: 20,
  /** All three channels above this are paper. */
  white: 250,
  /** Below or at this a pixel is nothing. */
  alpha: 10,
} as const

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: Uint8ClampedArray
}

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const clearNearWhite = ({ data }: Pixels): void => {
  for (let at = 0; at < data.length; at += 4) {
    const isPaper = [0, 1, 2].every((channel) => (data[at + channel] ?? 0) > CROP.white)
    if (isPaper) data[at + 3] = 0
  }
}

/** Null when nothing is on it. */
export const contentOf = ({ width, height, data }: Pixels): Area | null => {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= CROP.alpha) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

export const padded = ({ x, y, width, height }: Area): Area => ({
  x: x - CROP.padding,
  y: y - CROP.padding,
  width: width + 2 * CROP.padding,
  height: height + 2 * CROP.padding,
})
