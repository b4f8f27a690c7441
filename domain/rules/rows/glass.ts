/** Glass and the size of its panes (trade handbook 11, G-01 and D-06 to D-08, and 4). */
import { findGlass } from '#domain/catalogue/catalogue'
import type { Glass } from '#domain/catalogue/types'
import { sideLengths } from '#domain/geometry/polygon'
import { concerns } from '#domain/layout/bars'
import { areaM2 } from '#domain/layout/measures'
import { panesOf } from '#domain/layout/panes'
import { perLayout, perPolygon } from '#domain/layout/remembered'
import { decimal, figure } from '#domain/messages/figures'
import type { RuleContext } from '../context.ts'
import { type CheckRule, type ForceRule, inSection } from '../rule.ts'

export const GLASS_EDGE_MIN = 150

export const STRONGER = [
  { above: 2.5, upTo: 4, code: '306', frameTypes: null },
  { above: 4, upTo: 6, code: '307', frameTypes: ['A', 'J', 'N', 'C'] },
] as const

const shortestSide = perPolygon((polygon) => (polygon.length === 0 ? 0 : Math.min(...sideLengths(polygon))))

/** Area of the largest pane, hidden edges included; 0 without glass. */
const largestPaneM2 = perLayout((layout) =>
  Math.max(
    0,
    ...panesOf(layout)
      .filter(({ kind }) => kind === 'GLASS')
      .map(({ glassEdge }) => areaM2(glassEdge)),
  ),
)
const largestPaneM2Of = ({ measured: { places: layout } }: RuleContext): number => largestPaneM2(layout)

/** Panes between through-going glazing bars have their own least size (F-15); a door's glass belongs to its pattern. */
const shortestGlassEdge = perLayout((layout) => {
  const barred = layout.crossbars.filter(({ kind }) => kind === 'SOLID').map(({ panel }) => panel)
  return Math.min(
    ...layout.fields
      .flatMap(({ panes }) => panes)
      .filter(({ kind, address }) => kind === 'GLASS' && !barred.some((panel) => concerns(panel, address)))
      .map(({ glassEdge }) => shortestSide(glassEdge)),
  )
})

const fits = ({ frameType, model }: RuleContext, glass: Glass): boolean =>
  glass.thickness >= frameType.glassThicknessMin &&
  glass.thickness <= frameType.glassThicknessMax &&
  (model.glassCodes?.includes(glass.code) ?? true)

const strongerGlassFor = (context: RuleContext): Glass | null => {
  if (findGlass(context.values.glassCode)?.isPlain !== true) return null
  const area = largestPaneM2Of(context)
  const step = STRONGER.find(
    ({ above, upTo, frameTypes }) =>
      area > above &&
      area <= upTo &&
      (frameTypes === null || frameTypes.some((id) => id === context.frameType.id)),
  )
  const glass = step === undefined ? null : findGlass(step.code)
  return glass !== null && fits(context, glass) ? glass : null
}

export const glassForces: readonly ForceRule[] = [
  {
    id: 'R-D-07',
    severity: 'FORCE',
    readsLayout: true,
    when: (context) => {
      const glass = strongerGlassFor(context)
      return glass !== null && { area: figure(largestPaneM2Of(context)), glass: glass.name }
    },
    put: (context) => {
      const glass = strongerGlassFor(context)
      return glass === null ? {} : { glassCode: glass.code }
    },
    code: 'glass.replaced',
    source: inSection(11, 'D-07'),
  },
]

export const glassGates: readonly CheckRule[] = [
  {
    id: 'R-G-01',
    severity: 'LIMIT',
    when: ({ glass, frameType }) =>
      glass !== null &&
      (glass.thickness < frameType.glassThicknessMin || glass.thickness > frameType.glassThicknessMax) && {
        glass: glass.name,
        thickness: figure(glass.thickness, 1),
        type: frameType.name,
        min: frameType.glassThicknessMin,
        max: frameType.glassThicknessMax,
      },
    code: 'glass.thickness',
    path: 'glassCode',
    source: inSection(11, 'G-01'),
  },
  {
    id: 'R-M-02',
    severity: 'LIMIT',
    when: ({ glass, model }) =>
      glass !== null &&
      model.glassCodes?.includes(glass.code) === false && { glass: glass.name, model: model.name },
    code: 'glass.not-for-model',
    path: 'glassCode',
    source: inSection(9, 'model 1106'),
  },
]

export const glassChecks: readonly CheckRule[] = [
  {
    id: 'R-D-06',
    severity: 'ERROR',
    when: (context) => {
      const { glass } = context
      const area = largestPaneM2Of(context)
      return (
        glass !== null &&
        area > glass.paneMaxM2 && {
          area: figure(area),
          glass: glass.name,
          max: decimal(glass.paneMaxM2, 1),
        }
      )
    },
    code: 'glass.pane-too-large',
    path: 'glassCode',
    source: inSection(11, 'D-06'),
  },
  {
    id: 'R-D-08',
    severity: 'ERROR',
    when: ({ measured: { places: layout } }) => {
      const shortest = shortestGlassEdge(layout)
      return shortest < GLASS_EDGE_MIN && { size: figure(shortest, 0), min: GLASS_EDGE_MIN }
    },
    code: 'glass.edge-too-short',
    path: 'width',
    source: inSection(11, 'D-08'),
  },
]
