/** Parts of a scene as filled and inked paths, farthest first. */
import { hullOf } from '#domain/geometry/hull'
import type { Polygon } from '#domain/geometry/point'
import { areaOf, perimeterOf } from '#domain/geometry/polygon'
import { fromBackToFront } from '../parts-seen.ts'
import type { Material, Scene, ScenePart, SvgNode } from '../scene.ts'
import { iconNodes } from './icon-nodes.ts'
import {
  ACCENT,
  INK,
  inBlackAndWhite,
  leastBandOf,
  leastBarOf,
  lineColorOn,
  type StrokeWeight,
} from './ink.ts'
import type { SvgOptions } from './options.ts'
import { frostOn, sheenOn } from './pane-marks.ts'
import { closedPath, type Sheet, sheetText } from './sheet.ts'

const materialOf = (part: ScenePart, { view }: Scene, blackAndWhite: boolean): Material => {
  const material = view.side === 'outside' ? part.materialOutside : part.materialInside
  return blackAndWhite ? inBlackAndWhite(material) : material
}

/** Share of what is behind a pane that it hides (D-144: frosted glass 0.9). */
const opacityOf = ({ finish }: Material): number =>
  finish === 'glass' ? 0.5 : finish === 'frosted' ? 0.9 : 1

const weightOf = ({ kind }: ScenePart): StrokeWeight | null => {
  if (kind === 'gasket') return null
  return kind === 'frame' || kind === 'sash' || kind === 'leaf' || kind === 'divider' || kind === 'threshold'
    ? 'part'
    : 'fine'
}

/** How wide a long part is, or a ring: twice its area by the length of its edges. */
const bandOf = ([outer = [], ...holes]: readonly Polygon[]): number => {
  const area = holes.reduce((left, hole) => left - areaOf(hole), areaOf(outer))
  const edges = holes.reduce((length, hole) => length + perimeterOf(hole), perimeterOf(outer))
  return edges === 0 ? 0 : (2 * area) / edges
}

/** Marks on a pane; black and white drawings have only those that say something about the glass. */
const marksOn = (
  part: ScenePart,
  { finish }: Material,
  { view }: Scene,
  sheet: Sheet,
  bare: boolean,
): SvgNode[] => {
  const mark = (outlines: readonly Polygon[], fill: string, opacity: number): SvgNode => ({
    tag: 'path',
    attributes: { d: closedPath(outlines, sheet), fill, 'fill-opacity': opacity, 'pointer-events': 'none' },
    children: [],
  })
  const panes = part.outlines
  if (finish === 'frosted')
    return [
      mark(
        panes.flatMap((pane) => frostOn(pane, view.side)),
        '#9fb0b4',
        0.3,
      ),
    ]
  if (finish === 'glass' && !bare)
    return [
      mark(
        panes.flatMap((pane) => sheenOn(pane, view.side)),
        '#ffffff',
        0.24,
      ),
    ]
  return []
}

export const partNodes = (
  scene: Scene,
  sheet: Sheet,
  weights: Readonly<Record<StrokeWeight, number>>,
  { interactive = false, blackAndWhite = false, isThumbnail = false, pixel }: SvgOptions,
): SvgNode[] => {
  const leastBand = isThumbnail ? leastBandOf(scene) : 0
  // Weights that are stated are those of paper, or of a small screen; on a large one bars have room.
  const hasRoomForLines = ({ kind, outlines }: ScenePart): boolean => {
    const least = Math.max(leastBand, pixel !== undefined && kind === 'crossbar' ? leastBarOf(weights) : 0)
    return least === 0 || bandOf(outlines) >= least
  }
  return fromBackToFront(scene).flatMap((part) => {
    const material = materialOf(part, scene, blackAndWhite)
    const weight = hasRoomForLines(part) ? weightOf(part) : null
    const opacity = opacityOf(material)
    const node: SvgNode = {
      tag: 'path',
      attributes: {
        d: closedPath(part.outlines, sheet),
        fill: material.rgbHex,
        ...(opacity < 1 && { 'fill-opacity': opacity }),
        ...(part.outlines.length > 1 && { 'fill-rule': 'evenodd' }),
        ...(weight !== null && { stroke: lineColorOn(material), 'stroke-width': sheetText(weights[weight]) }),
        'data-kind': part.kind,
        ...(interactive && part.selects !== undefined && { 'data-part': part.selects }),
      },
      children: [],
    }
    return [
      node,
      ...marksOn(part, material, scene, sheet, blackAndWhite),
      ...iconNodes(part, sheet, weights.symbol, lineColorOn(material)),
    ]
  })
}

/** What is selected, washed with the accent colour on top of everything. */
export const selectionNodes = (
  scene: Scene,
  sheet: Sheet,
  weights: Readonly<Record<StrokeWeight, number>>,
  { selected = [] }: SvgOptions,
): SvgNode[] =>
  fromBackToFront(scene).flatMap((part) =>
    part.selects === undefined || !selected.includes(part.selects)
      ? []
      : [
          {
            tag: 'path',
            attributes: {
              d: closedPath(part.outlines, sheet),
              fill: ACCENT,
              'fill-opacity': 0.28,
              'fill-rule': 'evenodd',
              stroke: ACCENT,
              'stroke-width': sheetText(weights.outline),
              'pointer-events': 'none',
              'data-selected': part.selects,
            },
            children: [],
          },
        ],
  )

/** Dash and gap in widths of an outline. */
const HOVER_DASH = [5, 3] as const

/** What a press would choose: a dashed outline on a light edge, so that it shows on any paint and not by its colour alone. */
export const hoverNodes = (
  scene: Scene,
  sheet: Sheet,
  weights: Readonly<Record<StrokeWeight, number>>,
  hovered: readonly string[],
): SvgNode[] => {
  const corners = fromBackToFront(scene).flatMap(({ selects, outlines: [outer = []] }) =>
    selects !== undefined && hovered.includes(selects) ? outer : [],
  )
  const d = closedPath([hullOf(corners)], sheet)
  const stroke = (color: string, width: number, more: SvgNode['attributes'] = {}): SvgNode => ({
    tag: 'path',
    attributes: {
      d,
      fill: 'none',
      stroke: color,
      'stroke-width': sheetText(width),
      'pointer-events': 'none',
      ...more,
    },
    children: [],
  })
  if (corners.length === 0) return []
  const dashes = HOVER_DASH.map((lengths) => sheetText(lengths * weights.outline)).join(' ')
  return [
    stroke('#ffffff', 2.5 * weights.outline),
    stroke(ACCENT, weights.outline, { 'stroke-dasharray': dashes, 'data-hovered': hovered.join(' ') }),
  ]
}

export const outlineNode = (
  outline: Polygon,
  sheet: Sheet,
  weights: Readonly<Record<StrokeWeight, number>>,
): SvgNode => ({
  tag: 'path',
  attributes: {
    d: closedPath([outline], sheet),
    fill: 'none',
    stroke: INK,
    'stroke-width': sheetText(weights.outline),
    'pointer-events': 'none',
  },
  children: [],
})
