/** Opening symbols and marks. */
import type { Scene, SceneLine, SvgNode } from '../scene.ts'
import { arrowHead } from '../symbols/arrow-head.ts'
import { INK, isDark, type StrokeWeight } from './ink.ts'
import type { SvgOptions } from './options.ts'
import { openPath, type Sheet, sheetText } from './sheet.ts'

const EDGE = '#e9eeee'

/** Dash and gap in line widths. */
const DASH = [12, 6] as const

const lineNode = (
  line: SceneLine,
  sheet: Sheet,
  weights: Readonly<Record<StrokeWeight, number>>,
  textSize: number,
): SvgNode => {
  const head = line.arrow === 'end' ? openPath(arrowHead(line.points, textSize), sheet) : ''
  return {
    tag: 'path',
    attributes: {
      d: `${openPath(line.points, sheet)}${head}`,
      'data-line': line.id,
      ...(line.style === 'dashed' && {
        'stroke-dasharray': DASH.map((lengths) => sheetText(lengths * weights.symbol)).join(' '),
      }),
    },
    children: [],
  }
}

/** Lines cross both a dark leaf and the light glass in it: there they are drawn on a light edge of their own. */
const crossesDarkLeaf = ({ parts, view }: Scene): boolean =>
  parts.some(
    ({ kind, materialOutside, materialInside }) =>
      kind === 'leaf' && isDark(view.side === 'outside' ? materialOutside : materialInside),
  )

export const lineNodes = (
  scene: Scene,
  sheet: Sheet,
  weights: Readonly<Record<StrokeWeight, number>>,
  { blackAndWhite = false }: SvgOptions,
): SvgNode[] => {
  if (scene.lines.length === 0) return []
  const children = scene.lines.map((line) => lineNode(line, sheet, weights, scene.textSize))
  const strokes = (color: string, width: number, mark: Readonly<Record<string, string>> = {}): SvgNode => ({
    tag: 'g',
    attributes: {
      ...mark,
      fill: 'none',
      stroke: color,
      'stroke-width': sheetText(width),
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      'pointer-events': 'none',
    },
    children,
  })
  const ink = strokes(INK, weights.symbol)
  return !blackAndWhite && crossesDarkLeaf(scene)
    ? [strokes(EDGE, weights.symbol + 2 * weights.fine, { 'data-edge': '' }), ink]
    : [ink]
}
