/** Bars and pane properties stand in panels that exist, glazing bars in glass (trade handbook 11, F-11 and G-07). */
import { findCrossbarType } from '#domain/catalogue/catalogue'
import type { Box } from '#domain/geometry/point'
import { concerns } from '#domain/layout/bars'
import { isFilled, panesOf } from '#domain/layout/panes'
import type { Layout } from '#domain/layout/parts'
import { perPlaces } from '#domain/layout/remembered'
import type { Bar, Choices } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { spaceOf } from '../bar-space.ts'
import type { RuleContext } from '../context.ts'
import { applies, type CheckRule, type EditRule, inSection } from '../rule.ts'

/** Everything a bar or a property may name as its panel. */
const panelsOf = perPlaces((layout): ReadonlySet<string> => {
  const addresses = [
    ...layout.fields.map(({ address }) => address),
    ...panesOf(layout).map(({ address }) => address),
  ]
  return new Set([
    '',
    ...addresses.flatMap((address) =>
      address.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
    ),
  ])
})

const isOutside = ({ position, direction }: Bar, { minX, maxX, minY, maxY }: Box): boolean => {
  if (position === null) return false
  return direction === 'VERTICAL'
    ? position <= minX || position >= maxX
    : position <= minY || position >= maxY
}

const standsInGlass = ({ typeId }: Bar): boolean => findCrossbarType(typeId)?.kind !== 'CLIPS'

/** A glazing bar in or between panes that are all filled: it is kept, and laid when there is glass again. */
const isInFilling = (bar: Bar, layout: Layout): boolean =>
  standsInGlass(bar) &&
  panesOf(layout).every(({ address, kind }) => kind === 'PANEL' || !concerns(bar.panel, address))

/** Bars whose panel exists, but which end up outside it or where there is nothing to divide; those that are kept are not. */
const hasMisplaced = (
  bars: readonly Bar[],
  parts: readonly { readonly choiceIndex: number | null }[],
  layout: Layout,
  isKept: (bar: Bar, layout: Layout) => boolean = () => false,
): boolean => {
  const panels = panelsOf(layout)
  const laid = new Set(parts.map(({ choiceIndex }) => choiceIndex))
  return bars.some(
    (bar, index) =>
      panels.has(bar.panel) &&
      (laid.has(index) ? isOutside(bar, spaceOf(layout, bar.panel)) : !isKept(bar, layout)),
  )
}

export const barPlaceChecks: readonly CheckRule[] = [
  {
    id: 'R-F-11',
    severity: 'ERROR',
    when: ({ values, measured: { places: layout } }) =>
      applies(
        hasMisplaced(values.dividers, layout.dividers, layout) ||
          hasMisplaced(values.crossbars, layout.crossbars, layout, isInFilling),
      ),
    code: 'divider.invalid',
    path: 'dividers',
    source: inSection(11, 'F-11'),
  },
]

type Placed = 'dividers' | 'crossbars' | 'panelProperties'

const isNew = (item: unknown, before: readonly unknown[]): boolean =>
  !before.some((known) => sameChoice(known, item))

/** What an edit adds to a panel that does not exist. */
const isLost = (field: Placed, { choices, measured }: RuleContext, before: Choices): boolean => {
  const panels = panelsOf(measured.places)
  return choices[field].some((item) => !panels.has(item.panel) && isNew(item, before[field]))
}

const lostPanel = (field: Placed): EditRule => ({
  id: 'R-F-11',
  severity: 'ERROR',
  when: (after, { fields, before }) => applies(fields.has(field) && isLost(field, after, before)),
  code: 'divider.invalid',
  path: field,
  source: inSection(11, 'F-11'),
})

/** Whether an edit fills panes that glazing bars stood in. */
const fillsAmongBars = ({ values, measured: { places } }: RuleContext, before: Choices): boolean =>
  panesOf(places)
    .filter(({ address }) => isFilled(values, address) && !isFilled(before, address))
    .some(({ address }) =>
      values.crossbars.some(
        (bar, index) =>
          standsInGlass(bar) &&
          concerns(bar.panel, address) &&
          // A through-going bar still parts a filled pane from the glass beside it.
          !places.crossbars.some((part) => part.choiceIndex === index && concerns(part.panel, address)),
      ),
    )

export const barPlaceEdits: readonly EditRule[] = [
  lostPanel('dividers'),
  lostPanel('crossbars'),
  lostPanel('panelProperties'),
  {
    id: 'R-G-07',
    severity: 'ERROR',
    when: ({ choices, measured: { places } }, { fields, before }) =>
      applies(
        fields.has('crossbars') &&
          choices.crossbars.some((bar) => isInFilling(bar, places) && isNew(bar, before.crossbars)),
      ),
    code: 'glass.property-on-panel',
    path: 'crossbars',
    source: inSection(11, 'G-07'),
  },
  {
    id: 'R-G-07',
    severity: 'INFO',
    when: (after, { fields, before }) =>
      applies(fields.has('panelProperties') && fillsAmongBars(after, before)),
    code: 'crossbar.in-panel',
    source: inSection(11, 'G-07'),
  },
]
