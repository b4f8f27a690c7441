/**
 * Rulers along the sides of a product, stacked outwards so that none overlaps another (DD-24, DD-25). Text stands above
 * its line, and upright text to the left of its line, read from the right, as on a technical drawing.
 */
import type { Box, Point, Polygon, Side } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import { chordEnds } from '#domain/geometry/split'
import { roundHalfAway } from '#domain/units'
import type { Ruler, ViewSide } from '../scene.ts'
import type { RulerChain, RulerMeasure } from './measures.ts'
import { fittingSize, type RulerScale, reachOfTick, textWidth } from './scale.ts'

/** Share of its span that a text may fill before it is made smaller. */
const FILL = 0.86

/** Share of the ordinary height below which nobody reads a figure at arm's length. */
const LEAST_READABLE = 0.5

const isLevel = (edge: Side): boolean => edge === 'TOP' || edge === 'BOTTOM'

/** +1 or −1: away from the product, along y for level rulers and along x for upright ones. */
const outwards = (edge: Side): 1 | -1 => (edge === 'TOP' || edge === 'RIGHT' ? 1 : -1)

/** Where the text stands from its line: up for level rulers, to the viewer's left for upright ones. */
const textwards = (edge: Side, side: ViewSide): 1 | -1 => (isLevel(edge) || side === 'inside' ? 1 : -1)

const baseOf = ({ minX, minY, maxX, maxY }: Box, edge: Side): number =>
  ({ TOP: maxY, BOTTOM: minY, RIGHT: maxX, LEFT: minX })[edge]

/** Offset of the line of row `row`; the text lies between product and line on two sides, beyond the line on the others. */
const offsetOf = (row: number, textIsNear: boolean, { text, tick, padding, spacing }: RulerScale): number => {
  const first = textIsNear ? padding + text + spacing : padding + tick / 2
  return first + row * (text + 2 * spacing + tick / 2)
}

/** From the line to its figure: in a narrow span the figure stands clear of the ticks at both ends. */
const gapUnder = (text: string, span: number, { text: size, tick, spacing }: RulerScale): number => {
  const reach = reachOfTick(tick)
  return textWidth(text, size) > span - 2 * reach ? Math.max(spacing, reach + spacing / 4) : spacing
}

const pointOn = (edge: Side, along: number, across: number): Point =>
  isLevel(edge) ? [along, across] : [across, along]

/** The point of the outline that an extension line starts from: at `along`, nearest the ruler. */
const measuredPoint = (outline: Polygon, edge: Side, along: number): Point => {
  const base = baseOf(boundsOf(outline), edge)
  const ends = chordEnds(outline, isLevel(edge) ? 'VERTICAL' : 'HORIZONTAL', along) ?? [base, base]
  return pointOn(edge, along, outwards(edge) === 1 ? ends[1] : ends[0])
}

export interface Surroundings {
  readonly outline: Polygon
  readonly product: Box
  /** The product and what is mounted on it. */
  readonly occupied: Box
  readonly side: ViewSide
  readonly scale: RulerScale
}

interface Figure {
  readonly along: number
  readonly size: number
}

/** In the middle of its span and made smaller to fit it. */
const figureWithin = (text: string, { low, high }: RulerMeasure, { text: ordinary }: RulerScale): Figure => ({
  along: (low + high) / 2,
  size: fittingSize(text, (high - low) * FILL, ordinary),
})

/** Past the end that the viewer has on his right, or above, where the outermost ruler has no neighbour. */
const figurePast = (
  text: string,
  { low, high }: RulerMeasure,
  fromBehind: boolean,
  scale: RulerScale,
): Figure => {
  const clear = reachOfTick(scale.tick) + scale.spacing + textWidth(text, scale.text) / 2
  return { along: fromBehind ? low - clear : high + clear, size: scale.text }
}

/** A post is too narrow for any figure of what it measures as a whole. */
const figureOf = (
  text: string,
  measure: RulerMeasure,
  { edge, measures }: RulerChain,
  { side, scale }: Surroundings,
): Figure => {
  const within = figureWithin(text, measure, scale)
  const { name, kind } = measure
  const isWhole = name !== undefined || kind === 'depth' || (kind === 'overall' && measures.length === 1)
  if (!isWhole || within.size >= LEAST_READABLE * scale.text) return within
  return figurePast(text, measure, isLevel(edge) && side === 'inside', scale)
}

const rulerOf = (
  measure: RulerMeasure,
  chain: RulerChain,
  row: number,
  surroundings: Surroundings,
): Ruler => {
  const { outline, product, occupied, side, scale } = surroundings
  const { edge } = chain
  const { id, kind, low, high } = measure
  const textIsNear = textwards(edge, side) !== outwards(edge)
  const line = baseOf(occupied, edge) + outwards(edge) * offsetOf(row, textIsNear, scale)
  const length = String(roundHalfAway(high - low))
  const text = measure.name === undefined ? length : `${measure.name} ${length}`
  const { along, size } = figureOf(text, measure, chain, surroundings)
  const textLine = line + textwards(edge, side) * (gapUnder(text, high - low, scale) + size / 2)
  /** What lies in the wall is measured beside the frame, where no line could start. */
  const startOf = (at: number): Point =>
    kind === 'wall' ? pointOn(edge, at, line - outwards(edge) * scale.tick) : measuredPoint(outline, edge, at)
  return {
    id: `ruler/${id}`,
    kind,
    direction: isLevel(edge) ? 'HORIZONTAL' : 'VERTICAL',
    edge,
    from: startOf(low),
    to: startOf(high),
    offset: Math.abs(line - baseOf(product, edge)),
    line: [pointOn(edge, low, line), pointOn(edge, high, line)],
    text,
    label: { at: pointOn(edge, along, textLine), size, turned: !isLevel(edge) },
  }
}

export const straightRulers = (chains: readonly RulerChain[], surroundings: Surroundings): Ruler[] =>
  chains.flatMap((chain, index) => {
    const row = chains.slice(0, index).filter(({ edge }) => edge === chain.edge).length
    const { outline = surroundings.outline } = chain
    return chain.measures.map((measure) => rulerOf(measure, chain, row, { ...surroundings, outline }))
  })
