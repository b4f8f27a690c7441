/**
 * Where the camera is when a product is looked at, and the way from there to another place. From the outside to the inside it moves
 * round it, and never so near that something which stands open reaches the lens. Pure; what is framed is in framing.ts.
 */
import type { ViewSide } from '#domain/drawing/scene'
import {
  type Bounds,
  type Direction,
  perspectiveDistance,
  reachTowards,
  type Viewport,
  viewCentreOf,
} from './framing.ts'

/** D-244, mm from the lens: nothing nearer or farther is drawn. */
export const LENS = { near: 200, far: 300_000 }
/** D-184: mm left free around the product; what is open needs less, it is seen for a moment. */
export const PERSPECTIVE_PADDING = 150
const OPEN_PADDING = PERSPECTIVE_PADDING / 2
/** As a person sees it in front of a house wall: a little to the right and above the middle. */
const STANCE: Direction = { azimuth: 26, elevation: 9 }

export interface CameraPlace extends Direction {
  /** Mm from the middle of what is looked at. */
  readonly distance: number
}

/** What is looked at, and through what. */
export interface Seen {
  readonly bounds: Bounds
  /** Around the product wherever its sashes pass when it opens. */
  readonly openBounds: Bounds
  readonly open: boolean
  readonly viewport: Viewport
  readonly fovDegrees: number
}

/** Degrees round the product from straight outside. */
export const azimuthOf = (side: ViewSide): number => (side === 'inside' ? 180 : 0)

/** From how far the whole product, open or not, is in the picture. */
export const framingDistance = (
  { bounds, openBounds, open, viewport, fovDegrees }: Seen,
  direction: Direction,
): number => {
  const about = viewCentreOf(bounds)
  const from = (around: Bounds, padding: number) =>
    perspectiveDistance(around, about, direction, { viewport, fovDegrees, padding })
  const closed = from(bounds, PERSPECTIVE_PADDING)
  return open ? Math.max(closed, from(openBounds, OPEN_PADDING)) : closed
}

/** Nearer than this, something would be in front of the lens's near end. */
export const leastDistance = ({ bounds, openBounds, open }: Seen, direction: Direction): number =>
  reachTowards(open ? openBounds : bounds, viewCentreOf(bounds), direction) + LENS.near

/** Where the camera is placed to show a side. */
export const cameraPlaceFor = (side: ViewSide, seen: Seen): CameraPlace => {
  const direction = { ...STANCE, azimuth: STANCE.azimuth + azimuthOf(side) }
  return { ...direction, distance: framingDistance(seen, direction) }
}

/** Degrees from one direction to another, the short way round; half a turn goes to the right. */
const turnTo = (from: number, to: number): number => {
  const turn = ((((to - from) % 360) + 540) % 360) - 180
  return turn < -179.5 ? turn + 360 : turn
}

/** The place of the camera at `t`, 0 to 1, of the way between two places. */
export const cameraPlaceBetween = (
  from: CameraPlace,
  to: CameraPlace,
  t: number,
  seen: Seen,
): CameraPlace => {
  const direction = {
    azimuth: from.azimuth + turnTo(from.azimuth, to.azimuth) * t,
    elevation: from.elevation + (to.elevation - from.elevation) * t,
  }
  const distance = from.distance + (to.distance - from.distance) * t
  return { ...direction, distance: Math.max(distance, leastDistance(seen, direction)) }
}
