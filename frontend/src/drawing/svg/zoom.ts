/**
 * How much of a drawing is seen, and which part of it: never less than the whole, and never beside it. Places are shares of the
 * whole, from its upper left corner, so that a drawing that changes its size keeps what one looks at. Pure.
 */
export interface Zoom {
  /** 1 is the whole drawing. */
  readonly scale: number
  /** The middle of what is seen. */
  readonly x: number
  readonly y: number
}

export const WHOLE: Zoom = { scale: 1, x: 0.5, y: 0.5 }
const MOST = 8
/** With a key or a button. */
export const ZOOM_STEP = 1.5

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high)

const held = ({ scale: wanted, x, y }: Zoom): Zoom => {
  const scale = between(1, wanted, MOST)
  const half = 0.5 / scale
  return scale === 1 ? WHOLE : { scale, x: between(half, x, 1 - half), y: between(half, y, 1 - half) }
}

/** What is under the pointer stays there. */
export const zoomedAt = (
  { scale, x, y }: Zoom,
  factor: number,
  [atX, atY]: readonly [number, number],
): Zoom => {
  const next = between(1, scale * factor, MOST)
  const kept = scale / next
  return held({ scale: next, x: atX + (x - atX) * kept, y: atY + (y - atY) * kept })
}

export const zoomed = (zoom: Zoom, factor: number): Zoom => zoomedAt(zoom, factor, [zoom.x, zoom.y])

/** By shares of the whole; to the right and down is positive. */
export const panned = ({ scale, x, y }: Zoom, right: number, down: number): Zoom =>
  held({ scale, x: x + right, y: y + down })

/** With this place in the middle, as far as the drawing reaches. */
export const centredOn = ({ scale }: Zoom, [x, y]: readonly [number, number]): Zoom => held({ scale, x, y })

/** From '0 0 1200 900' to the part of it that is seen. */
export const viewBoxOf = (whole: string, { scale, x, y }: Zoom): string => {
  if (scale === 1) return whole
  const [left = 0, top = 0, width = 0, height = 0] = whole.split(' ').map(Number)
  const [seenWidth, seenHeight] = [width / scale, height / scale]
  return [left + x * width - seenWidth / 2, top + y * height - seenHeight / 2, seenWidth, seenHeight]
    .map((value) => String(Math.round(value * 100) / 100))
    .join(' ')
}
