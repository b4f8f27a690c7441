/**
 * The sheet that a scene is drawn on: from millimetres seen from outside, y upwards, to SVG's y downwards, mirrored for
 * the inside view. Coordinates are written with one decimal, so that the same drawing is always the same text.
 */
import type { Box, Point, Polygon } from '#domain/geometry/point'
import type { Scene } from '../scene.ts'

export interface Sheet {
  readonly place: (point: Point) => Point
  readonly viewBox: string
}

const rounded = (value: number): number => {
  const tenths = Math.round(value * 10) / 10
  return tenths === 0 ? 0 : tenths
}

export const sheetText = (value: number): string => String(rounded(value))

export const sheetOf = ({ view, product, bounds }: Scene): Sheet => {
  const mirror = product.minX + product.maxX
  const isInside = view.side === 'inside'
  const place = ([x, y]: Point): Point => [isInside ? mirror - x : x, -y]
  const seen: Box = isInside ? { ...bounds, minX: mirror - bounds.maxX, maxX: mirror - bounds.minX } : bounds
  return {
    place,
    viewBox: [seen.minX, -seen.maxY, seen.maxX - seen.minX, seen.maxY - seen.minY].map(sheetText).join(' '),
  }
}

/** The same sheet for a row whose own origin lies elsewhere. */
export const movedSheet = ({ place, ...sheet }: Sheet, [dx, dy]: Point): Sheet => ({
  ...sheet,
  place: ([x, y]) => place([x + dx, y + dy]),
})

/** In one go: every corner of a drawing passes here at each edit, and lists of lists of it are what a pause is made of. */
const pathOf = (points: readonly Point[], { place }: Sheet): string => {
  let path = ''
  for (const point of points) {
    const placed = place(point)
    path += `${path === '' ? 'M' : 'L'}${sheetText(placed[0])} ${sheetText(placed[1])}`
  }
  return path
}

export const openPath = pathOf

export const closedPath = (outlines: readonly Polygon[], sheet: Sheet): string =>
  outlines.map((outline) => `${pathOf(outline, sheet)}Z`).join('')
