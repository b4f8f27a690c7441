/** The surface of a solid panel in a pane's place (trade handbook 4, panel qualities 21 to 23). */
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { panesOf } from '#domain/layout/panes'
import type { RuleContext } from '../context.ts'
import { applies, type ForceRule, inSection } from '../rule.ts'

const SMOOTH = 21

const hasSolidPanel = ({ measured: { places: layout } }: RuleContext): boolean =>
  panesOf(layout).some(({ kind }) => kind === 'PANEL')

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
]
