/** Bars and pane properties stand in panels that exist (trade handbook 11, F-11). */
import type { Box } from '#domain/geometry/point'
import { panesOf } from '#domain/layout/panes'
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

/** Bars whose panel exists, but which end up outside it or where there is nothing to divide. */
const hasMisplaced = (
  bars: readonly Bar[],
  parts: readonly { readonly choiceIndex: number | null }[],
  layout: Layout,
): boolean => {
  const panels = panelsOf(layout)
  const laid = new Set(parts.map(({ choiceIndex }) => choiceIndex))
  return bars.some(
    (bar, index) => panels.has(bar.panel) && (!laid.has(index) || isOutside(bar, spaceOf(layout, bar.panel))),
  )
}

export const barPlaceChecks: readonly CheckRule[] = [
  {
    id: 'R-F-11',
    severity: 'ERROR',
    when: ({ values, measured: { places: layout } }) =>
      applies(
        hasMisplaced(values.dividers, layout.dividers, layout) ||
          hasMisplaced(values.crossbars, layout.crossbars, layout),
      ),
    code: 'divider.invalid',
    path: 'dividers',
    source: inSection(11, 'F-11'),
  },
]

type Placed = 'dividers' | 'crossbars' | 'panelProperties'

/** What an edit adds to a panel that does not exist. */
const isLost = (field: Placed, { choices, measured }: RuleContext, before: Choices): boolean => {
  const panels = panelsOf(measured.places)
  const known: readonly unknown[] = before[field]
  return choices[field].some(
    (item) => !panels.has(item.panel) && !known.some((other) => sameChoice(other, item)),
  )
}

const lostPanel = (field: Placed): EditRule => ({
  id: 'R-F-11',
  severity: 'ERROR',
  when: (after, { fields, before }) => applies(fields.has(field) && isLost(field, after, before)),
  code: 'divider.invalid',
  path: field,
  source: inSection(11, 'F-11'),
})

export const barPlaceEdits: readonly EditRule[] = [
  lostPanel('dividers'),
  lostPanel('crossbars'),
  lostPanel('panelProperties'),
]
