/** Entities as they stand in the file, each owned by the space or block that it is drawn in. */
import type { Point } from '#domain/geometry/point'
import type { DxfAngle, DxfArc, DxfEntity, DxfLength, DxfPolyline, DxfStroke, DxfText } from './entities.ts'
import { layerOf } from './layers.ts'
import { DASHED, DIMENSION_STYLE, TEXT_STYLE } from './names.ts'
import { layerName, measureText, pair, textOnOneLine, type Value } from './written.ts'

/** Gives every object of a file its number. */
export type Handles = () => string

interface Owner {
  readonly handle: string
  readonly handles: Handles
}

const point = ([x, y]: Point, place = 0): string =>
  pair(10 + place, x) + pair(20 + place, y) + pair(30 + place, 0)

const head = (type: string, entity: DxfEntity, { handle, handles }: Owner): string =>
  pair(0, type) +
  pair(5, handles()) +
  pair(330, handle) +
  pair(100, 'AcDbEntity') +
  pair(8, layerName(layerOf(entity.layer).name))

const polyline = (line: DxfPolyline, owner: Owner): string => {
  let text =
    head('LWPOLYLINE', line, owner) +
    (line.isDashed ? pair(6, DASHED) : '') +
    pair(100, 'AcDbPolyline') +
    pair(90, line.points.length) +
    pair(70, line.isClosed ? 1 : 0)
  for (const [x, y] of line.points) text += pair(10, x) + pair(20, y)
  return text
}

/** From 0 up to 360. */
const turned = (degrees: number): number => ((degrees % 360) + 360) % 360

const arc = (entity: DxfArc, owner: Owner): string =>
  head('ARC', entity, owner) +
  pair(100, 'AcDbCircle') +
  point(entity.centre) +
  pair(40, entity.radius) +
  pair(100, 'AcDbArc') +
  pair(50, turned(entity.start)) +
  pair(51, turned(entity.end))

/** Centred both ways. */
const words = (entity: DxfText, owner: Owner): string =>
  head('TEXT', entity, owner) +
  pair(100, 'AcDbText') +
  point(entity.at) +
  pair(40, entity.height) +
  pair(1, textOnOneLine(entity.text)) +
  pair(50, entity.isTurned ? 90 : 0) +
  pair(7, TEXT_STYLE) +
  pair(72, 1) +
  point(entity.at, 1) +
  pair(100, 'AcDbText') +
  pair(73, 2)

export const strokeEntity = (stroke: DxfStroke, owner: Owner): string => {
  switch (stroke.kind) {
    case 'polyline':
      return polyline(stroke, owner)
    case 'arc':
      return arc(stroke, owner)
    case 'text':
      return words(stroke, owner)
  }
}

/** The block is this measurement's own, and the figure stands where it was put. */
const OWN_BLOCK = 32
const PLACED_TEXT = 128
const ROTATED = 0
const TWO_LINES = 2

const measure = (
  entity: DxfLength | DxfAngle,
  { block, at, type, measured }: { block: string; at: Point; type: number; measured: Value },
  owner: Owner,
): string =>
  head('DIMENSION', entity, owner) +
  pair(100, 'AcDbDimension') +
  pair(2, block) +
  point(at) +
  point(entity.textAt, 1) +
  pair(70, type + OWN_BLOCK + PLACED_TEXT) +
  pair(71, 5) +
  pair(1, measureText(entity.name)) +
  pair(42, measured) +
  pair(3, DIMENSION_STYLE)

/** A hundred-thousandth of a degree is not lost. */
const radians = (degrees: number): string => ((degrees * Math.PI) / 180).toFixed(8)

export const measureEntity = (entity: DxfLength | DxfAngle, block: string, owner: Owner): string => {
  if (entity.kind === 'length')
    return (
      measure(entity, { block, at: entity.lineAt, type: ROTATED, measured: entity.length }, owner) +
      pair(100, 'AcDbAlignedDimension') +
      point(entity.from, 3) +
      point(entity.to, 4) +
      pair(50, entity.direction === 'VERTICAL' ? 90 : 0) +
      pair(100, 'AcDbRotatedDimension')
    )
  const measured = radians(entity.angleDegrees)
  // As two lines, which LibreCAD draws too; of an angle at three points it draws nothing.
  return (
    measure(entity, { block, at: entity.ends[1], type: TWO_LINES, measured }, owner) +
    pair(100, 'AcDb2LineAngularDimension') +
    point(entity.vertex, 3) +
    point(entity.ends[0], 4) +
    point(entity.vertex, 5) +
    point(entity.arcAt, 6)
  )
}
