/** The surface of a solid panel in a pane's place (trade handbook 4, panel qualities 21 to 23). */
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { concerns } from '#domain/layout/bars'
import { solidPanelsOf } from '#domain/layout/panes'
import type { Choices } from '#domain/product/product'
import type { RuleContext } from '../context.ts'
import { applies, type ForceRule, inSection } from '../rule.ts'

const SMOOTH = 21

const hasSolidPanel = ({ measured: { places } }: RuleContext): boolean => solidPanelsOf(places).length > 0

/** Surfaces of panels that are there and solid. */
const ofSolidPanels = ({ values, measured: { places } }: RuleContext): Choices['solidPanelQualities'] => {
  const solid = solidPanelsOf(places)
  return values.solidPanelQualities.filter(({ panel }) => solid.some((address) => concerns(panel, address)))
}

export const panelForces: readonly ForceRule[] = [
  {
    id: 'R-P-01',
    severity: 'FORCE',
    readsLayout: true,
    when: (context) =>
      applies(
        !isEntranceDoor(context.model) && context.values.panelQualityId !== null && !hasSolidPanel(context),
      ),
    put: () => ({ panelQualityId: null }),
    refuses: { fields: ['panelQualityId'], code: 'panel.no-solid-field' },
    source: inSection(4, 'panel qualities 21 to 23'),
  },
  {
    id: 'R-P-02',
    severity: 'FORCE',
    readsLayout: true,
    when: (context) =>
      applies(
        !isEntranceDoor(context.model) && context.values.panelQualityId === null && hasSolidPanel(context),
      ),
    put: () => ({ panelQualityId: SMOOTH }),
    source: inSection(4, 'panel qualities 21 to 23'),
  },
  {
    id: 'R-P-03',
    severity: 'FORCE',
    readsLayout: true,
    when: (context) => {
      const { solidPanelQualities: chosen } = context.values
      return applies(chosen.length > 0 && ofSolidPanels(context).length < chosen.length)
    },
    put: (context) => ({ solidPanelQualities: ofSolidPanels(context) }),
    refuses: { fields: ['solidPanelQualities'], code: 'panel.no-solid-field' },
    source: inSection(4, 'panel qualities 21 to 23'),
  },
]
