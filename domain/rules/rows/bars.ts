/** Posts, transoms and glazing bars (trade handbook 11, F-11 to F-17, and 2.5). */
import { findCrossbarType, findDividerType } from '#domain/catalogue/catalogue'
import type { Box } from '#domain/geometry/point'
import { boundsOf, heightOf, unionOf, widthOf } from '#domain/geometry/polygon'
import { concerns, postsOf } from '#domain/layout/bars'
import { panesOf } from '#domain/layout/panes'
import type { CrossbarPart, Layout } from '#domain/layout/parts'
import { perPlaces } from '#domain/layout/remembered'
import { figure } from '#domain/messages/figures'
import type { Bar, Choices } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { type RuleContext, sizeLimitOf } from '../context.ts'
import { type Applies, applies, type CheckRule, type EditRule, inSection } from '../rule.ts'

/** The grid chooser goes to five fields each way. */
const BARS_MAX = 4
const FIXED_FIELD_MIN = 250
/** Least clear width between glazing bars, mm. */
const CLEAR_MIN = { SOLID: 100, AIR: 80, CLIPS: 80 } as const
const REMOVABLE_POST_FUNCTIONS = ['SH2', 'DK2']

const isFrameBar = ({ typeId }: Bar): boolean => findDividerType(typeId)?.splitsFrame !== false

/** A model whose posts stand where they stand, or whose leaves meet without one. */
const hasFixedPosts = ({ model, frameType }: RuleContext): boolean =>
  model.leaves === 2 ||
  frameType.sliding ||
  frameType.id === 'V' ||
  REMOVABLE_POST_FUNCTIONS.includes(model.defaultFunction)

/** Frame bars that are neither free to choose nor one of the model's own posts, moved. */
const touchesFixed = (context: RuleContext): boolean => {
  const { model, values } = context
  const chosen = values.dividers.filter(isFrameBar)
  if (hasFixedPosts(context)) return chosen.length > 0
  if (model.fieldFunctions === undefined) return false
  const own = postsOf(model)
  return (
    chosen.length > (own?.count ?? 0) ||
    chosen.some(({ panel, direction }) => panel !== '' || direction !== own?.direction)
  )
}

/** Dividers nest: those of one panel divide it. Glazing bars of a panel lie on top of those of what holds it. */
const tooManyDividers = (bars: readonly Bar[]): boolean =>
  bars.some(
    ({ panel, direction }) =>
      bars.filter((other) => other.panel === panel && other.direction === direction).length > BARS_MAX,
  )

const tooManyCrossbars = (bars: readonly Bar[]): boolean =>
  bars.some(
    ({ panel, direction }) =>
      bars.filter((other) => concerns(other.panel, panel) && other.direction === direction).length > BARS_MAX,
  )

const placeOf = ({ outer }: Layout['fields'][number]): Box => boundsOf(outer)

/** The space that the bars of a panel divide. */
const spaceOf = (layout: Layout, panel: string): Box =>
  panel === ''
    ? { minX: 0, minY: 0, maxX: layout.width, maxY: layout.height }
    : unionOf(layout.fields.filter(({ address }) => concerns(panel, address)).map(placeOf))

/** Clear distances between the centre lines of a panel's posts and its ends. */
const fieldSizes = perPlaces((layout): readonly number[] => {
  const posts = layout.dividers.filter(({ splitsFrame }) => splitsFrame)
  const groups = Map.groupBy(posts, ({ panel, direction }) => `${panel} ${direction}`)
  return [...groups.values()].flatMap((together) => {
    const [first] = together
    if (first === undefined) return []
    const space = spaceOf(layout, first.panel)
    const [low, high] = first.direction === 'VERTICAL' ? [space.minX, space.maxX] : [space.minY, space.maxY]
    const positions = [...new Map(together.map(({ bar, position }) => [bar, position])).values()]
    const lines = [low, ...positions.toSorted((one, other) => one - other), high]
    return lines.slice(1).map((line, index) => line - (lines[index] ?? 0))
  })
})

/** The first field that is smaller than its function is made. */
const narrowField = ({ model, measured: { places: layout } }: RuleContext): Applies => {
  if (layout.fields.length < 2 || layout.dividers.every(({ splitsFrame }) => !splitsFrame)) return false
  for (const size of fieldSizes(layout))
    if (size < FIXED_FIELD_MIN) return { size: figure(size, 0), min: FIXED_FIELD_MIN }
  for (const field of layout.fields) {
    if (field.sash?.opens !== true) continue
    const limit = sizeLimitOf(model.frameType, field.function)
    const box = placeOf(field)
    if (limit === null) continue
    if (widthOf(box) < limit.widthMin) return { size: figure(widthOf(box), 0), min: limit.widthMin }
    if (heightOf(box) < limit.heightMin) return { size: figure(heightOf(box), 0), min: limit.heightMin }
  }
  return false
}

/** Clear widths that a pane is divided into by bars that lie on it or in it. */
const clearWidths = (pane: Box, bars: readonly CrossbarPart[]): number[] =>
  (['VERTICAL', 'HORIZONTAL'] as const).flatMap((direction) => {
    const along = bars.filter((bar) => bar.direction === direction)
    if (along.length === 0) return []
    const [low, high] = direction === 'VERTICAL' ? [pane.minX, pane.maxX] : [pane.minY, pane.maxY]
    const edges = [...new Map(along.map((bar) => [bar.bar, bar])).values()]
      .map(({ position, typeId }) => {
        const half = (findCrossbarType(typeId)?.sight ?? 0) / 2
        return [position - half, position + half] as const
      })
      .toSorted(([one], [other]) => one - other)
    const starts = [low, ...edges.map(([, end]) => end)]
    const ends = [...edges.map(([start]) => start), high]
    return starts.map((start, index) => (ends[index] ?? high) - start)
  })

/** The least clear width that is undercut between glazing bars; null when there is room. */
const crowdedCrossbars = perPlaces((layout): number | null => {
  for (const [panel, bars] of Map.groupBy(layout.crossbars, ({ panel: address }) => address)) {
    const min = Math.max(...bars.map(({ kind }) => CLEAR_MIN[kind]))
    // What one sees of all panes that share the panel: through-going bars have split it into several.
    const daylight = unionOf(
      panesOf(layout)
        .filter(({ address }) => concerns(panel, address))
        .map((pane) => boundsOf(pane.daylight)),
    )
    if (clearWidths(daylight, bars).some((width) => width < min)) return min
  }
  return null
})

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

export const barGates: readonly CheckRule[] = [
  {
    id: 'R-F-12',
    severity: 'ERROR',
    when: (context) => applies(touchesFixed(context)),
    code: 'divider.fixed',
    path: 'dividers',
    source: inSection(11, 'F-12'),
  },
  {
    id: 'R-F-14',
    severity: 'ERROR',
    when: ({ values }) => applies(tooManyDividers(values.dividers)),
    code: 'divider.too-many-fields',
    path: 'dividers',
    source: inSection(11, 'F-14'),
  },
  {
    id: 'R-F-14',
    severity: 'ERROR',
    when: ({ values }) => applies(tooManyCrossbars(values.crossbars)),
    code: 'divider.too-many-fields',
    path: 'crossbars',
    source: inSection(11, 'F-14'),
  },
  {
    id: 'R-F-17',
    severity: 'LIMIT',
    when: ({ values }) =>
      applies(
        values.dividers.some(({ typeId }) => findDividerType(typeId)?.removable === true) &&
          !REMOVABLE_POST_FUNCTIONS.includes(values.function),
      ),
    code: 'divider.removable-only-double',
    path: 'dividers',
    source: inSection(11, 'F-17'),
  },
]

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

export const barChecks: readonly CheckRule[] = [
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
  {
    id: 'R-F-13',
    severity: 'ERROR',
    when: narrowField,
    code: 'divider.field-too-narrow',
    path: 'dividers',
    source: inSection(11, 'F-13'),
  },
  {
    id: 'R-F-15',
    severity: 'ERROR',
    when: (context) => {
      const min = crowdedCrossbars(context.measured.places)
      return min !== null && { min }
    },
    code: 'crossbar.pane-too-small',
    path: 'crossbars',
    source: inSection(11, 'F-15'),
  },
]

export const barEdits: readonly EditRule[] = [
  lostPanel('dividers'),
  lostPanel('crossbars'),
  lostPanel('panelProperties'),
]
