/** What is measured along each side of a product: chains of one row each, nearest the product first. */
import type { Polygon, Side } from '#domain/geometry/point'
import type { Layout } from '#domain/layout/parts'
import type { PartialDimension, ShapeDimensions } from '#domain/layout/shapes/frame-shape'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import type { Choices } from '#domain/product/product'
import type { Ruler, ViewSide } from '../scene.ts'

export interface RulerMeasure {
  readonly id: string
  readonly kind: Ruler['kind']
  /** Along the side it stands on: x for level measures, y for upright ones. */
  readonly low: number
  readonly high: number
  /** What is measured, where that is not to be seen: 'Håndtak 1020'. */
  readonly name?: string
}

export interface RulerChain {
  readonly edge: Side
  readonly measures: readonly RulerMeasure[]
  /** What is measured, where that is not the whole that the rulers stand around. */
  readonly outline?: Polygon
}

const partialMeasure = (field: PartialDimension, dimensions: ShapeDimensions): RulerMeasure => {
  const value = dimensions[field]
  const low = field === 'width2' ? dimensions.width - value : 0
  return { id: field, kind: field, low, high: low + value }
}

/** A partial width is measured where the corner that it places lies: at the top, or below a frame that widens upwards. */
const edgeOfWidth = (outline: Polygon, x: number, height: number): Side =>
  outline.some((point) => point[0] === x && point[1] === height) ? 'TOP' : 'BOTTOM'

const edgeOfPartial = (field: PartialDimension, outline: Polygon, values: Choices): Side => {
  if (field === 'height1') return 'LEFT'
  if (field === 'height2') return 'RIGHT'
  const corner = field === 'width1' ? values.width1 : values.width - values.width2
  return edgeOfWidth(outline, corner, values.height)
}

const dividerChain = (
  layout: Layout,
  direction: 'VERTICAL' | 'HORIZONTAL',
  edge: Side,
  extent: number,
): RulerChain[] => {
  const positions = [
    ...new Set(layout.dividers.filter((bar) => bar.direction === direction).map(({ position }) => position)),
  ].toSorted((one, other) => one - other)
  const stops = [0, ...positions, extent]
  const name = direction === 'VERTICAL' ? 'v' : 'h'
  const measures = positions.length === 0 ? [] : stops.slice(1)
  return measures.length === 0
    ? []
    : [
        {
          edge,
          measures: measures.map((high, index) => ({
            id: `divider-${name}${index + 1}`,
            kind: 'divider',
            low: stops[index] ?? 0,
            high,
          })),
        },
      ]
}

/**
 * Heights stand on the viewer's left, which is the product's right when it is seen from inside; what belongs to one
 * corner stands on the side of that corner.
 */
export const chainsOf = (layout: Layout, values: Choices, side: ViewSide): RulerChain[] => {
  const home: Side = side === 'outside' ? 'LEFT' : 'RIGHT'
  const partials = shapeOf(values.frameShapeId).uses.map((field) => ({
    edge: edgeOfPartial(field, layout.outline, values),
    measure: partialMeasure(field, values),
  }))
  const partialChains = (['BOTTOM', 'TOP', 'LEFT', 'RIGHT'] as const).flatMap((edge): RulerChain[] => {
    const measures = partials.filter((partial) => partial.edge === edge).map(({ measure }) => measure)
    return measures.length === 0 ? [] : [{ edge, measures }]
  })
  return [
    ...dividerChain(layout, 'VERTICAL', 'BOTTOM', layout.width),
    ...dividerChain(layout, 'HORIZONTAL', home, layout.height),
    ...partialChains,
    { edge: 'BOTTOM', measures: [{ id: 'width', kind: 'overall', low: 0, high: layout.width }] },
    { edge: home, measures: [{ id: 'height', kind: 'overall', low: 0, high: layout.height }] },
  ]
}
