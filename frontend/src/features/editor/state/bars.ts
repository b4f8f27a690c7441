/**
 * Posts, transoms and glazing bars as a person handles them: a grid of columns and rows for the whole product or one part
 * of it, and each bar with its distance from the middle of what it divides. Makes patches; the rules judge them.
 */
import { type BarField, withBars } from '#domain/configurator/bar-edits'
import { offsetOf } from '#domain/configurator/bar-moves'
import { apartFrom } from '#domain/configurator/panel-scope'
import type { CrossbarPart, DividerPart, Layout } from '#domain/layout/parts'
import type { Bar, Choices, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { Configuration } from '#domain/rules/configuration'

/** One whole bar, whatever pieces it is cut into. */
export interface ShownBar {
  /** The name that a click on it selects, such as 'divider/V1'. */
  readonly name: string
  readonly panel: string
  readonly direction: Bar['direction']
  readonly typeId: string
  /** Centre line, mm from the frame's left or bottom edge. */
  readonly position: number
  /** mm from the middle of what the bar divides; to the right and up is positive. */
  readonly offset: number
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
      offset: offsetOf(layout, piece),
      choiceIndex,
      fixed: 'fixed' in piece && piece.fixed,
    })
  }
  return [...bars.values()]
}

/** Panel of the choice that a bar comes from: '' for all panes at once, where the piece names the pane it lies in. */
export const chosenPanel = (bar: ShownBar, choices: Choices, field: BarField): string =>
  (bar.choiceIndex === null ? undefined : choices[field][bar.choiceIndex]?.panel) ?? bar.panel

/** A bar that is being moved, step by step: from what, and the choices that have come of it. */
export interface BarMovement {
  readonly name: string
  readonly from: Configuration
  readonly made: Choices
}

/**
 * What the next step of a movement is reckoned from. Bars that were chosen for several panes at once go together as long as nothing is done
 * but to move one of them, in however many steps: all steps are from where the first one began.
 */
export const startOfMovement = (
  going: BarMovement | null,
  name: string,
  configuration: Configuration,
): Configuration =>
  going?.name === name && sameChoice(going.made, configuration.product.choices) ? going.from : configuration

export interface BarGrid {
  readonly columns: number
  readonly rows: number
}

/** The bars that divide a panel, its own posts and those that were chosen for more than it among them. */
export const barsIn = (
  layout: Layout,
  field: BarField,
  panel: string,
  choices: Choices,
): readonly Pick<ShownBar, 'direction' | 'typeId'>[] => {
  if (panel === '') return barsOf(layout, field).filter((bar) => chosenPanel(bar, choices, field) === '')
  const pieces = [...layout[field]].filter((piece: DividerPart | CrossbarPart) => piece.panel === panel)
  return [...new Map(pieces.map((piece) => [piece.bar, piece])).values()]
}

/** How a panel is divided now. */
export const barGridOf = (layout: Layout, field: BarField, panel: string, choices: Choices): BarGrid => {
  const bars = barsIn(layout, field, panel, choices)
  const count = (direction: Bar['direction']) => bars.filter((bar) => bar.direction === direction).length
  return { columns: count('VERTICAL') + 1, rows: count('HORIZONTAL') + 1 }
}

/** Divides a panel anew into equal parts; what other panels have is kept, also of bars that were chosen for all. */
export const gridPatch = (
  configuration: Configuration,
  field: BarField,
  panel: string,
  { columns, rows }: BarGrid,
  typeId: string,
): Patch => {
  const { layout, product } = configuration
  const fields = layout.fields.map(({ address }) => address)
  const chosen = product.choices[field]
  const apart = field === 'crossbars' && fields.includes(panel) ? apartFrom(chosen, [panel], fields) : chosen
  const equal = (direction: Bar['direction'], count: number): Bar[] =>
    Array.from({ length: count }, () => ({ panel, direction, typeId, position: null }))
  return withBars(configuration, field, [
    ...apart.filter((bar) => bar.panel !== panel),
    ...equal('VERTICAL', columns - 1),
    ...equal('HORIZONTAL', rows - 1),
  ])
}
