/**
 * What fills the glass opening of a field. Bars in the sash and through-going glazing bars (SOLID) divide it into
 * panes; bars between the panes (AIR) and on the glass (CLIPS) only cross them.
 */
import { findCrossbarType, findDividerType } from '#domain/catalogue/catalogue'
import type { Bar, Choices } from '#domain/product/product'
import { type ChosenBar, chosenBars, concerns, placed } from './bars.ts'
import { openingOf } from './cell.ts'
import { fitOf } from './fit.ts'
import { type GridBar, gridOf } from './grid.ts'
import { nameBars } from './name-bars.ts'
import { type GlassOpening, isFilled, paneOf } from './panes.ts'
import type { CrossbarPart, DividerPart, Pane, PanelAddress } from './parts.ts'

export interface Glazing {
  readonly panes: readonly Pane[]
  readonly dividers: readonly DividerPart[]
  readonly crossbars: readonly CrossbarPart[]
}

/** A pane reaches this far behind a through-going bar, whose core stands between two panes. */
const SOLID_BAR_REBATE = 10

type Measures = Pick<GridBar, 'sight' | 'rebate'>
type ChosenGridBar = GridBar & { readonly typeId: string; readonly choiceIndex: number }

const barsIn = (
  { address, cell }: GlassOpening,
  chosen: readonly ChosenBar[],
  measuresOf: (bar: Bar) => Measures | null,
): ChosenGridBar[] => {
  const bars = chosen.flatMap(({ bar, choiceIndex }) => {
    const measures = concerns(bar.panel, address) ? measuresOf(bar) : null
    const { direction, position, typeId } = bar
    return measures === null ? [] : [{ ...measures, direction, position, typeId, choiceIndex }]
  })
  return bars.length === 0 ? [] : placed(bars, openingOf(cell), ({ sight }) => sight)
}

const sashBarMeasures = ({ typeId }: Bar): Measures | null => {
  const type = findDividerType(typeId)
  if (type === null || type.splitsFrame) return null
  return { sight: type.sight, rebate: fitOf({ sight: type.sight / 2, fold: type.fold }).rebate }
}

const crossbarMeasures =
  (kinds: readonly CrossbarPart['kind'][]) =>
  ({ typeId }: Bar): Measures | null => {
    const type = findCrossbarType(typeId)
    if (type === null || !kinds.includes(type.kind)) return null
    return { sight: type.sight, rebate: type.sight / 2 - SOLID_BAR_REBATE }
  }

const openingsBetween = (
  opening: GlassOpening,
  cells: ReturnType<typeof gridOf>['cells'],
): readonly GlassOpening[] =>
  cells.length <= 1
    ? [opening]
    : cells.map(({ column, row, cell }) => ({ address: `${opening.address}/c${column}r${row}`, cell }))

const crossbarsIn = (opening: GlassOpening, grid: ReturnType<typeof gridOf<ChosenGridBar>>): CrossbarPart[] =>
  nameBars(`${opening.address}/crossbar`, grid.pieces).flatMap(({ id, bar, piece }) => {
    const type = findCrossbarType(piece.bar.typeId)
    const { direction, position, typeId, choiceIndex } = piece.bar
    return type === null
      ? []
      : [
          {
            id,
            bar,
            typeId,
            kind: type.kind,
            panel: opening.address,
            direction,
            position,
            outline: piece.outline,
            length: piece.length,
            choiceIndex,
          },
        ]
  })

const dividersIn = (opening: GlassOpening, grid: ReturnType<typeof gridOf<ChosenGridBar>>): DividerPart[] =>
  nameBars(`${opening.address}/divider`, grid.pieces).map(({ id, bar, piece }) => ({
    id,
    bar,
    typeId: piece.bar.typeId,
    panel: opening.address,
    direction: piece.bar.direction,
    position: piece.bar.position,
    outline: piece.outline,
    length: piece.length,
    splitsFrame: false,
    removable: false,
    fixed: false,
    choiceIndex: piece.bar.choiceIndex,
  }))

/** Bars between the panes and on the glass: they divide nothing. Nothing stands between the panes of what is filled. */
export const barsOnGlass = (panes: readonly GlassOpening[], values: Choices): readonly CrossbarPart[] => {
  const chosen = chosenBars(values.crossbars)
  const measures = crossbarMeasures(['AIR', 'CLIPS'])
  const measuresOnPanel = crossbarMeasures(['CLIPS'])
  return panes.flatMap((pane) => {
    const measuresOf = isFilled(values, pane.address) ? measuresOnPanel : measures
    return crossbarsIn(pane, gridOf(pane.cell, barsIn(pane, chosen, measuresOf)))
  })
}

/** Glazes one opening of a field; `opening` begins where one sees through. */
export const glaze = (opening: GlassOpening, field: PanelAddress, values: Choices): Glazing => {
  const chosenCrossbars = chosenBars(values.crossbars)
  const sashGrid = gridOf(opening.cell, barsIn(opening, chosenBars(values.dividers), sashBarMeasures))
  const lights = openingsBetween(opening, sashGrid.cells).map((light) => ({
    light,
    grid: gridOf(
      light.cell,
      isFilled(values, light.address) ? [] : barsIn(light, chosenCrossbars, crossbarMeasures(['SOLID'])),
    ),
  }))
  const paneOpenings = lights.flatMap(({ light, grid }) => openingsBetween(light, grid.cells))
  return {
    panes: paneOpenings.map((pane) => paneOf(pane, field, values)),
    dividers: dividersIn(opening, sashGrid),
    crossbars: [
      ...lights.flatMap(({ light, grid }) => crossbarsIn(light, grid)),
      ...barsOnGlass(paneOpenings, values),
    ],
  }
}
