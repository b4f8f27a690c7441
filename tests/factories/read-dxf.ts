/** A CAD drawing as somebody else's program reads it: what is drawn, on which layers, and what its measurements measure. */
import DxfParser, {
  type IArcEntity,
  type IDimensionEntity,
  type IEntity,
  type ILwpolylineEntity,
  type ITextEntity,
} from 'dxf-parser'
import type { Box, Point } from '#domain/geometry/point'
import { boundsOf, unionOf } from '#domain/geometry/polygon'

export interface ReadPolyline {
  readonly layer: string
  readonly points: readonly (readonly [number, number])[]
  readonly isClosed: boolean
}

interface ReadText {
  readonly layer: string
  readonly text: string
  readonly at: readonly [number, number]
}

interface ReadMeasure {
  readonly kind: 'length' | 'angle'
  /** What it says of itself: mm, or degrees. */
  readonly says: number
  /** What its points measure: of a length along the line that it stands on. */
  readonly measures: number
  /** Before the figure, which the program writes in the place of `<>`. */
  readonly text: string
  /** How many strokes and words its picture has; 0 where the file has no picture. */
  readonly picture: number
}

interface ReadDrawing {
  readonly version: string
  readonly unit: number
  /** As the file lists them. */
  readonly layers: readonly string[]
  readonly switchedOff: readonly string[]
  readonly polylines: readonly ReadPolyline[]
  readonly texts: readonly ReadText[]
  readonly measures: readonly ReadMeasure[]
  /** What is drawn on a layer that the file does not list, or is of a kind that nobody asked for. */
  readonly strangers: readonly string[]
}

type Named = { readonly x: number; readonly y: number }

const heading = (from: Named, to: Named): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

const angleBetween = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

/** The lowest three bits say what is measured; 2 is an angle between two lines. */
const TWO_LINES = 2

const measureOf = (entity: IDimensionEntity, pictureOf: (block: string) => number): ReadMeasure => {
  const { linearOrAngularPoint1: one, linearOrAngularPoint2: other, angle = 0 } = entity
  const shared = { text: entity.text ?? '', picture: pictureOf(entity.block) }
  if ((entity.dimensionType & 7) === TWO_LINES)
    return {
      ...shared,
      kind: 'angle',
      says: (entity.actualMeasurement * 180) / Math.PI,
      measures: angleBetween(heading(one, other), heading(entity.diameterOrRadiusPoint, entity.anchorPoint)),
    }
  const along = (angle * Math.PI) / 180
  return {
    ...shared,
    kind: 'length',
    says: entity.actualMeasurement,
    measures: Math.abs((other.x - one.x) * Math.cos(along) + (other.y - one.y) * Math.sin(along)),
  }
}

const KNOWN = ['LWPOLYLINE', 'TEXT', 'ARC', 'DIMENSION']

const ofType = <Entity extends IEntity>(entities: readonly IEntity[], type: string): readonly Entity[] =>
  entities.filter((entity): entity is Entity => entity.type === type)

export const readDxf = (text: string): ReadDrawing => {
  const read = new DxfParser().parseSync(text)
  if (read === null) throw new Error('nothing was read')
  const { header, tables, blocks, entities } = read
  const layers = tables.layer.layers
  const pictures = Object.values(blocks).flatMap((block) => block.entities ?? [])
  const drawn: readonly (IEntity | IArcEntity)[] = [...entities, ...pictures]
  return {
    version: String(header.$ACADVER),
    unit: Number(header.$INSUNITS),
    layers: Object.keys(layers),
    switchedOff: Object.entries(layers)
      .filter(([, { visible }]) => !visible)
      .map(([name]) => name),
    polylines: ofType<ILwpolylineEntity>(entities, 'LWPOLYLINE').map(
      ({ layer, vertices, shape = false }) => ({
        layer,
        points: vertices.map(({ x, y }) => [x, y] as const),
        isClosed: shape,
      }),
    ),
    texts: ofType<ITextEntity>(entities, 'TEXT').map(({ layer, text: words, startPoint: { x, y } }) => ({
      layer,
      text: words,
      at: [x, y] as const,
    })),
    measures: ofType<IDimensionEntity>(entities, 'DIMENSION').map((entity) =>
      measureOf(entity, (block) => blocks[block]?.entities?.length ?? 0),
    ),
    strangers: drawn
      .filter(({ type, layer }) => !KNOWN.includes(type) || !(layer in layers))
      .map(({ type, layer }) => `${type} on ${layer}`),
  }
}

export const boxOfPolyline = ({ points }: ReadPolyline): Box =>
  boundsOf(points.map(([x, y]): Point => [x, y]))

/** A ten-thousandth of a millimetre is lost at each end when it is written. */
const WRITTEN = 0.001
const FRAME = ['Snitt-karm', 'Snitt-terskel']

interface ReadSections {
  /** The frame and threshold of the level cut, under its elevation; null where there is none. */
  readonly level: Box | null
  /** Those of the upright cut, at its right. */
  readonly upright: Box | null
}

/** What is cut of the product with this outline, as it lies beside its elevation; `until` is where the next elevation begins. */
export const sectionsBeside = (
  { polylines }: Pick<ReadDrawing, 'polylines'>,
  outline: Box,
  until = Number.POSITIVE_INFINITY,
): ReadSections => {
  const cut = polylines.filter(({ layer }) => FRAME.includes(layer)).map(boxOfPolyline)
  const around = (boxes: readonly Box[]) => (boxes.length === 0 ? null : unionOf(boxes))
  return {
    level: around(
      cut.filter(
        ({ minX, maxX, maxY }) =>
          maxY < outline.minY && minX > outline.minX - WRITTEN && maxX < outline.maxX + WRITTEN,
      ),
    ),
    upright: around(
      cut.filter(
        ({ minX, maxX, minY, maxY }) =>
          minX > outline.maxX &&
          maxX < until &&
          minY > outline.minY - WRITTEN &&
          maxY < outline.maxY + WRITTEN,
      ),
    ),
  }
}
