/** Breastwork (brystning): a solid panel below and a rail above it, in the glass opening of a door. */

import { boundsOf } from '#domain/geometry/polygon'
import { openingOf, outerOf, rebateOf } from './cell.ts'
import { GAP } from './fit.ts'
import { gridOf } from './grid.ts'
import type { GlassOpening } from './panes.ts'
import type { Breastwork } from './parts.ts'

/** Height of the rail above the panel (trade handbook 5.1). */
const RAIL = 60
const RAIL_FOLD = 18

/**
 * Divides a glass opening at the breastwork. `height` is from the lower edge of the sash, whose bottom rail measures
 * `bottomRail`. Null when the panel or the glass above it would vanish.
 */
export const breastworkIn = (
  opening: GlassOpening,
  height: number,
  bottomRail: number,
): { readonly panel: GlassOpening; readonly glass: GlassOpening; readonly breastwork: Breastwork } | null => {
  const { minY } = boundsOf(outerOf(opening.cell))
  const rail = {
    direction: 'HORIZONTAL',
    position: minY + height - bottomRail + RAIL / 2,
    sight: RAIL,
    rebate: RAIL / 2 - RAIL_FOLD + GAP,
  } as const
  const { cells, pieces } = gridOf(opening.cell, [rail])
  const [panel, glass] = cells.map(
    ({ column, row, cell }): GlassOpening => ({
      address: `${opening.address}/c${column}r${row}`,
      cell,
    }),
  )
  const [piece] = pieces
  if (panel === undefined || glass === undefined || piece === undefined) return null
  return {
    panel,
    glass,
    breastwork: {
      field: opening.address,
      panel: openingOf(panel.cell),
      rail: piece.outline,
      undivided: rebateOf(opening.cell),
    },
  }
}
