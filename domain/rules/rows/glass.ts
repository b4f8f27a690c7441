/** Glass, its panes and their properties (trade handbook 11, G-01 to G-10 and D-06 to D-08, and 4). */
import { findGlass } from '#domain/catalogue/catalogue'
import { isSolidDoor } from '#domain/catalogue/model-kind'
import type { Glass } from '#domain/catalogue/types'
import { sideLengths } from '#domain/geometry/polygon'
import { areaM2 } from '#domain/layout/measures'
import { panesOf, SOLID_PANEL_PROPERTY } from '#domain/layout/panes'
import { perLayout, perPolygon } from '#domain/layout/remembered'
import { decimal, figure } from '#domain/messages/figures'
import type { RuleContext } from '../context.ts'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'

const FROSTED = 6
const ANTI_CONDENSATION = 8
const PATTERNED = 12
const ACOUSTIC_LAMINATED = ['322', '323', '324']
const SOLAR = ['331', '332', '333']
const ALUMINIUM_SPACER = '04'

const GLASS_EDGE_MIN = 150

/** Plain glasses that give way to a stronger one in a large pane. */
const PLAIN = ['201', '301', '302', '303', '304', '305']
const STRONGER = [
  { above: 2.5, upTo: 4, code: '306', frameTypes: null },
  { above: 4, upTo: 6, code: '307', frameTypes: ['A', 'J', 'N', 'C'] },
] as const

/** U-values of TEK17 § 14-3 and of the energy measures (trade handbook 5.2). */
const U_MINIMUM_LEVEL = 1.2
const U_MEASURE_LEVEL = 0.8

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
      .filter(({ kind, address }) => kind === 'GLASS' && !barred.some((panel) => address.startsWith(panel)))
      .map(({ glassEdge }) => shortestSide(glassEdge)),
  )
})

const fits = ({ frameType, model }: RuleContext, glass: Glass): boolean =>
  glass.thickness >= frameType.glassThicknessMin &&
  glass.thickness <= frameType.glassThicknessMax &&
  (model.glassCodes?.includes(glass.code) ?? true)

const strongerGlassFor = (context: RuleContext): Glass | null => {
  if (!PLAIN.includes(context.values.glassCode)) return null
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

const panelsWith = ({ values }: RuleContext, id: number): ReadonlySet<string> =>
  new Set(values.panelProperties.filter((property) => property.id === id).map(({ panel }) => panel))

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
  {
    id: 'R-G-07',
    severity: 'FORCE',
    when: (context) => {
      const solid = panelsWith(context, SOLID_PANEL_PROPERTY)
      return applies(
        context.values.panelProperties.some(
          ({ panel, id }) => id !== SOLID_PANEL_PROPERTY && solid.has(panel),
        ),
      )
    },
    put: (context) => {
      const solid = panelsWith(context, SOLID_PANEL_PROPERTY)
      return {
        panelProperties: context.values.panelProperties.filter(
          ({ panel, id }) => id === SOLID_PANEL_PROPERTY || !solid.has(panel),
        ),
      }
    },
    refuses: { fields: ['panelProperties'], code: 'glass.property-on-panel' },
    source: inSection(11, 'G-07'),
  },
  {
    id: 'R-G-09',
    severity: 'FORCE',
    when: (context) =>
      applies(SOLAR.includes(context.values.glassCode) && panelsWith(context, ANTI_CONDENSATION).size > 0),
    put: ({ values }) => ({
      panelProperties: values.panelProperties.filter(({ id }) => id !== ANTI_CONDENSATION),
    }),
    refuses: { fields: ['panelProperties'], code: 'glass.property-conflict' },
    source: inSection(11, 'G-09'),
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
  {
    id: 'R-G-08',
    severity: 'LIMIT',
    when: (context) =>
      applies(
        [...ACOUSTIC_LAMINATED, ...SOLAR].includes(context.values.glassCode) &&
          (panelsWith(context, FROSTED).size > 0 || panelsWith(context, PATTERNED).size > 0),
      ),
    code: 'glass.property-conflict',
    path: 'panelProperties',
    source: inSection(11, 'G-08'),
  },
  {
    id: 'R-G-05',
    severity: 'WARN',
    when: ({ measured: { thermal } }) =>
      thermal.uValue !== null && thermal.uValue > U_MINIMUM_LEVEL && { u: decimal(thermal.uValue, 2) },
    code: 'glass.u-above-minimum-level',
    source: inSection(11, 'G-05'),
  },
  {
    id: 'R-G-06',
    severity: 'INFO',
    when: ({ measured: { thermal } }) =>
      thermal.uValue !== null &&
      thermal.uValue > U_MEASURE_LEVEL &&
      thermal.uValue <= U_MINIMUM_LEVEL && { u: decimal(thermal.uValue, 2) },
    code: 'glass.u-above-measure-level',
    source: inSection(11, 'G-06'),
  },
  {
    id: 'R-G-10',
    severity: 'INFO',
    when: ({ model, values }) => applies(values.spacerColor === ALUMINIUM_SPACER && !isSolidDoor(model)),
    code: 'glass.aluminium-spacer',
    announced: true,
    source: inSection(11, 'G-10'),
  },
]
