/** Parts of a scene as filled and inked paths, farthest first. */
import type { Polygon } from '#domain/geometry/point'
import type { Material, Scene, ScenePart, SvgNode } from '../scene.ts'
import { ACCENT, INK, inBlackAndWhite, lineColorOn, type Weight } from './ink.ts'
import type { SvgOptions } from './options.ts'
import { sheenOn } from './sheen.ts'
import { closedPath, type Sheet, written } from './sheet.ts'

/** What lies nearer the viewer is drawn later; parts at the same depth keep their order. */
const fromBackToFront = ({ parts, view }: Scene): ScenePart[] => {
  const nearness = ({ z: [back, front] }: ScenePart): number => (view.side === 'outside' ? front : -back)
  return parts
    .filter(({ onlySide }) => onlySide === undefined || onlySide === view.side)
    .toSorted((one, other) => nearness(one) - nearness(other))
}

const materialOf = (part: ScenePart, { view }: Scene, blackAndWhite: boolean): Material => {
  const material = view.side === 'outside' ? part.materialOutside : part.materialInside
  return blackAndWhite ? inBlackAndWhite(material) : material
}

/** Share of what is behind a pane that it hides (D-144: frosted glass 0.9). */
const opacityOf = ({ finish }: Material): number =>
  finish === 'glass' ? 0.72 : finish === 'frosted' ? 0.9 : 1

const weightOf = ({ kind }: ScenePart): Weight | null => {
  if (kind === 'gasket') return null
  return kind === 'frame' || kind === 'sash' || kind === 'leaf' || kind === 'divider' || kind === 'threshold'
    ? 'part'
    : 'fine'
}

const sheenNode = (streaks: readonly Polygon[], sheet: Sheet): SvgNode => ({
  tag: 'path',
  attributes: {
    d: closedPath(streaks, sheet),
    fill: '#ffffff',
    'fill-opacity': 0.3,
    'pointer-events': 'none',
  },
  children: [],
})

export const partNodes = (
  scene: Scene,
  sheet: Sheet,
  weights: Readonly<Record<Weight, number>>,
  { selected, interactive = false, blackAndWhite = false }: SvgOptions,
): SvgNode[] =>
  fromBackToFront(scene).flatMap((part) => {
    const material = materialOf(part, scene, blackAndWhite)
    const weight = weightOf(part)
    const opacity = opacityOf(material)
    const isSelected = selected !== undefined && part.selects === selected
    const streaks = material.finish === 'glass' && !blackAndWhite ? part.outlines.flatMap(sheenOn) : []
    const node: SvgNode = {
      tag: 'path',
      attributes: {
        d: closedPath(part.outlines, sheet),
        fill: material.rgbHex,
        ...(opacity < 1 && { 'fill-opacity': opacity }),
        ...(part.outlines.length > 1 && { 'fill-rule': 'evenodd' }),
        ...(weight !== null && { stroke: lineColorOn(material), 'stroke-width': written(weights[weight]) }),
        ...(isSelected && { stroke: ACCENT, 'stroke-width': written(weights.outline * 1.5) }),
        'data-kind': part.kind,
        ...(interactive && part.selects !== undefined && { 'data-part': part.selects }),
      },
      children: [],
    }
    return streaks.length === 0 ? [node] : [node, sheenNode(streaks, sheet)]
  })

export const outlineNode = (
  scene: Scene,
  sheet: Sheet,
  weights: Readonly<Record<Weight, number>>,
): SvgNode => ({
  tag: 'path',
  attributes: {
    d: closedPath([scene.outline], sheet),
    fill: 'none',
    stroke: INK,
    'stroke-width': written(weights.outline),
    'pointer-events': 'none',
  },
  children: [],
})
