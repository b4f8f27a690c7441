/** Properties of single panes (trade handbook 11, G-07 to G-09, and 4). */
import { findGlass } from '#domain/catalogue/catalogue'
import { FROSTED, ORNAMENTED, SOLAR } from '#domain/catalogue/data/panel-properties'
import { isFilled, SOLID_PANEL_PROPERTY } from '#domain/layout/panes'
import type { Choices } from '#domain/product/product'
import type { RuleContext } from '../context.ts'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'

const ANTI_CONDENSATION = 8

const panelsWith = ({ values }: RuleContext, id: number): ReadonlySet<string> =>
  new Set(values.panelProperties.filter((property) => property.id === id).map(({ panel }) => panel))

/** What was chosen for glass where a solid panel stands, on the pane or on what holds it. */
const isOfReplacedGlass = ({ panel, id }: Choices['panelProperties'][number], values: Choices): boolean =>
  id !== SOLID_PANEL_PROPERTY && isFilled(values, panel)

export const panePropertyForces: readonly ForceRule[] = [
  {
    id: 'R-G-07',
    severity: 'FORCE',
    when: ({ values }) =>
      applies(values.panelProperties.some((property) => isOfReplacedGlass(property, values))),
    put: ({ values }) => ({
      panelProperties: values.panelProperties.filter((property) => !isOfReplacedGlass(property, values)),
    }),
    refuses: { fields: ['panelProperties'], code: 'glass.property-on-panel' },
    source: inSection(11, 'G-07'),
  },
  {
    id: 'R-G-09',
    severity: 'FORCE',
    when: (context) =>
      applies(
        findGlass(context.values.glassCode)?.properties.includes(SOLAR) === true &&
          panelsWith(context, ANTI_CONDENSATION).size > 0,
      ),
    put: ({ values }) => ({
      panelProperties: values.panelProperties.filter(({ id }) => id !== ANTI_CONDENSATION),
    }),
    refuses: { fields: ['panelProperties'], code: 'glass.property-conflict' },
    source: inSection(11, 'G-09'),
  },
]

export const panePropertyChecks: readonly CheckRule[] = [
  {
    id: 'R-G-08',
    severity: 'LIMIT',
    when: (context) =>
      applies(
        findGlass(context.values.glassCode)?.takesNoSurface === true &&
          (panelsWith(context, FROSTED).size > 0 || panelsWith(context, ORNAMENTED).size > 0),
      ),
    code: 'glass.property-conflict',
    path: 'panelProperties',
    source: inSection(11, 'G-08'),
  },
]
