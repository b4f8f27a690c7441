/**
 * Posts, transoms and glazing bars as a person handles them: a grid of columns and rows for the whole product or one part
 * of it, and each bar's distance from the middle of what it divides. Makes patches; the rules judge them.
 */
import { boundsOf, unionOf } from '#domain/geometry/polygon'
import { concerns } from '#domain/layout/bars'
import type { Layout } from '#domain/layout/parts'
import type { Bar, Choices } from '#domain/product/product'
import { roundHalfAway } from '#domain/units'

export type BarField = 'dividers' | 'crossbars'

/** One whole bar, whatever pieces it is cut into. */
export interface ShownBar {
  /** The name that a click on it selects, such as 'divider/V1'. */
  readonly name: string
  readonly panel: string
  readonly direction: Bar['direction']
  readonly typeId: string
  /** Centre line, mm from the frame's left or bottom edge. */
  readonly position: number
  /** Place among the choices; null for a post of the model that nobody has moved. */
  readonly choiceIndex: number | null
  /** Belongs to the model: can be moved, not deleted. */
  readonly fixed: boolean
}

export const barsOf = (layout: Layout, field: BarField): readonly ShownBar[] => {
  const pieces = field === 'dividers' ? layout.dividers : layout.crossbars
  const bars = new Map<string, ShownBar>()
  for (const piece of pieces) {
    // Bars for every pane at once are named once per pane, and are one choice.
    const key = piece.choiceIndex === null ? piece.bar : `choice ${piece.choiceIndex}`
    if (bars.has(key)) continue
    const { bar: name, panel, direction, typeId, position, choiceIndex } = piece
    bars.set(key, {
      name,
      panel,
      direction,
      typeId,
      position,
      choiceIndex,
      fixed: 'fixed' in piece && piece.fixed,
    })
  }
  return [...bars.values()]
}

/** Panel of the choice that a bar comes from: '' for all panes at once, where the piece names the pane it lies in. */
export const chosenPanel = (bar: ShownBar, choices: Choices, field: BarField): string =>
  (bar.choiceIndex === null ? undefined : choices[field][bar.choiceIndex]?.panel) ?? bar.panel

const extentOf = (layout: Layout, panel: string) => {
  const parts = layout.fields.filter(({ address }) => concerns(panel, address) || concerns(address, panel))
  return panel === '' || parts.length === 0
    ? boundsOf(layout.outline)
    : unionOf(parts.map(({ outer }) => boundsOf(outer)))
}

const centreOf = (layout: Layout, panel: string, direction: Bar['direction']): number => {
  const { minX, maxX, minY, maxY } = extentOf(layout, panel)
  return roundHalfAway(direction === 'VERTICAL' ? (minX + maxX) / 2 : (minY + maxY) / 2)
}

/** mm from the middle of what the bar divides; to the right and up is positive. */
export const offsetOf = (layout: Layout, bar: ShownBar): number =>
  bar.position - centreOf(layout, bar.panel, bar.direction)

type BarPatch = Partial<Pick<Choices, BarField>>

const moved = (bars: readonly Bar[], index: number, position: number | null): Bar[] =>
  bars.map((bar, at) => (at === index ? { ...bar, position } : bar))

/** A post of the model becomes a choice when it is moved, and so do its fellows before it, which keep their places. */
const withOwnPosts = (all: readonly ShownBar[], bar: ShownBar, choices: Choices): readonly Bar[] => [
  ...all
    .filter(({ panel, direction, choiceIndex }) => {
      return panel === bar.panel && direction === bar.direction && choiceIndex === null
    })
    .toSorted((one, other) => one.position - other.position)
    .map(({ panel, direction, typeId, position }) => ({ panel, direction, typeId, position })),
  ...choices.dividers,
]

export const movePatch = (
  layout: Layout,
  field: BarField,
  bar: ShownBar,
  offset: number,
  choices: Choices,
): BarPatch => {
  const position = centreOf(layout, bar.panel, bar.direction) + offset
  if (bar.choiceIndex !== null) return { [field]: moved(choices[field], bar.choiceIndex, position) }
  const bars = withOwnPosts(barsOf(layout, field), bar, choices)
  const index = bars.findIndex(
    (other) =>
      other.panel === bar.panel && other.direction === bar.direction && other.position === bar.position,
  )
  return { [field]: moved(bars, index, position) }
}

export const removePatch = (field: BarField, bar: ShownBar, choices: Choices): BarPatch => ({
  [field]: choices[field].filter((_, index) => index !== bar.choiceIndex),
})

export interface Grid {
  readonly columns: number
  readonly rows: number
}

/** How a panel is divided now, its own posts counted. */
export const gridOf = (layout: Layout, field: BarField, panel: string, choices: Choices): Grid => {
  const bars = barsOf(layout, field).filter((bar) => chosenPanel(bar, choices, field) === panel)
  const count = (direction: Bar['direction']) => bars.filter((bar) => bar.direction === direction).length
  return { columns: count('VERTICAL') + 1, rows: count('HORIZONTAL') + 1 }
}

/** Divides a panel anew into equal parts; what other panels have is kept. */
export const gridPatch = (
  field: BarField,
  panel: string,
  { columns, rows }: Grid,
  typeId: string,
  choices: Choices,
): BarPatch => {
  const equal = (direction: Bar['direction'], count: number): Bar[] =>
    Array.from({ length: count }, () => ({ panel, direction, typeId, position: null }))
  return {
    [field]: [
      ...choices[field].filter((bar) => bar.panel !== panel),
      ...equal('VERTICAL', columns - 1),
      ...equal('HORIZONTAL', rows - 1),
    ],
  }
}

/** The same bars of another type. */
export const retypePatch = (field: BarField, panel: string, typeId: string, choices: Choices): BarPatch => ({
  [field]: choices[field].map((bar) => (bar.panel === panel ? { ...bar, typeId } : bar)),
})
