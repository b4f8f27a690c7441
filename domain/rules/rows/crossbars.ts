/** Glazing bars (trade handbook 11, F-14 to F-16, and 2.5). */
import { findCrossbarType } from '#domain/catalogue/catalogue'
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { cavitiesOf, isTwoLayer } from '#domain/catalogue/glass-build'
import type { Glass } from '#domain/catalogue/types'
import type { Box } from '#domain/geometry/point'
import { boundsOf, unionOf } from '#domain/geometry/polygon'
import { concerns } from '#domain/layout/bars'
import { panesOf } from '#domain/layout/panes'
import type { CrossbarPart } from '#domain/layout/parts'
import { perPlaces } from '#domain/layout/remembered'
import type { Bar } from '#domain/product/product'
import { BARS_MAX } from '../bar-space.ts'
import { type CheckRule, type ForceRule, inSection } from '../rule.ts'

/** Least clear width between glazing bars, mm. */
export const CLEAR_MIN = { SOLID: 100, AIR: 80, CLIPS: 80 } as const

/** Glazing bars of a panel lie on top of those of what holds it. */
const tooManyCrossbars = (bars: readonly Bar[]): boolean =>
  bars.some(
    ({ panel, direction }) =>
      bars.filter((other) => concerns(other.panel, panel) && other.direction === direction).length > BARS_MAX,
  )

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

/** Least space for a bar between the panes, mm; of two panes the one space must be wider. */
export const CAVITY_MIN = 12
export const CAVITY_MIN_TWO_LAYER = 16

/** Whether a bar fits between the panes. */
export const hasRoomForBars = (glass: Glass): boolean =>
  glass.fireClass === null &&
  Math.max(...cavitiesOf(glass)) >= (isTwoLayer(glass) ? CAVITY_MIN_TWO_LAYER : CAVITY_MIN)

export const isInGlass = ({ typeId }: Bar): boolean => findCrossbarType(typeId)?.kind === 'AIR'

/** The bar outside the glass that comes nearest in width; the slimmer of two. */
const onGlass = (bar: Bar): Bar => {
  const sight = findCrossbarType(bar.typeId)?.sight ?? 0
  const [nearest] = crossbarTypes
    .filter(({ kind }) => kind === 'CLIPS')
    .toSorted((one, other) => Math.abs(one.sight - sight) - Math.abs(other.sight - sight))
  return nearest === undefined ? bar : { ...bar, typeId: nearest.id }
}

export const crossbarForces: readonly ForceRule[] = [
  {
    id: 'R-F-16',
    severity: 'FORCE',
    when: ({ values, glass }) =>
      values.crossbars.some(isInGlass) && glass !== null && !hasRoomForBars(glass) && { min: CAVITY_MIN },
    put: ({ values }) => ({
      crossbars: values.crossbars.map((bar) => (isInGlass(bar) ? onGlass(bar) : bar)),
    }),
    code: 'crossbar.needs-cavity',
    refuses: { fields: ['crossbars'], code: 'crossbar.needs-cavity' },
    source: inSection(11, 'F-16'),
  },
]

export const crossbarGates: readonly CheckRule[] = [
  {
    id: 'R-F-14',
    severity: 'ERROR',
    when: ({ values }) => tooManyCrossbars(values.crossbars) && { max: BARS_MAX + 1 },
    code: 'divider.too-many-fields',
    path: 'crossbars',
    source: inSection(11, 'F-14'),
  },
]

export const crossbarChecks: readonly CheckRule[] = [
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
