/**
 * What a CAD drawing is made of, before it is written: few kinds of entities, each on a layer. Lengths in mm of the real thing, in the
 * frame of reference of geometry/point.ts; angles in degrees.
 */
import type { Point } from '#domain/geometry/point'
import type { LayerId } from './layers.ts'

export interface DxfPolyline {
  readonly kind: 'polyline'
  readonly layer: LayerId
  readonly points: readonly Point[]
  readonly isClosed: boolean
  readonly isDashed?: boolean
}

/** Counter-clockwise from `start` to `end`. */
export interface DxfArc {
  readonly kind: 'arc'
  readonly layer: LayerId
  readonly centre: Point
  readonly radius: number
  readonly start: number
  readonly end: number
}

export interface DxfText {
  readonly kind: 'text'
  readonly layer: LayerId
  readonly text: string
  /** Its middle, and the height of its capitals. */
  readonly at: Point
  readonly height: number
  /** Read from the right. */
  readonly isTurned?: boolean
}

export type DxfStroke = DxfPolyline | DxfArc | DxfText

interface DxfMeasure {
  readonly layer: LayerId
  /** What stands before the figure, which the CAD program writes by itself: 'Håndtak'. */
  readonly name: string
  /** Middle of the figure. */
  readonly textAt: Point
  /** How it looks, for programs that do not draw measurements by themselves. */
  readonly picture: readonly DxfStroke[]
}

/** A length along x or y. */
export interface DxfLength extends DxfMeasure {
  readonly kind: 'length'
  readonly direction: 'HORIZONTAL' | 'VERTICAL'
  readonly from: Point
  readonly to: Point
  /** A point of the measurement line. */
  readonly lineAt: Point
  readonly length: number
}

export interface DxfAngle extends DxfMeasure {
  readonly kind: 'angle'
  readonly vertex: Point
  readonly ends: readonly [Point, Point]
  /** A point of the arc. */
  readonly arcAt: Point
  readonly angleDegrees: number
}

export type DxfEntity = DxfStroke | DxfLength | DxfAngle
