/** The sash of a field: its members, its own outline and the opening for its glass. */
import type { FrameType } from '#domain/catalogue/types'
import type { Side } from '#domain/geometry/point'
import type { Choices } from '#domain/product/product'
import { type Cell, openingOf, outerOf, sashCell } from './cell.ts'
import { fitOf, sashProfileOn } from './fit.ts'
import { membersAround, sashEndType } from './frame.ts'
import type { FieldOpening } from './opening-of-fields.ts'
import type { PanelAddress, Sash } from './parts.ts'

/** The sash that sits in a field's rebate, and the cell of its members. Null in a frame that holds the glass itself. */
export const sashIn = (
  field: { readonly address: PanelAddress; readonly cell: Cell },
  opening: FieldOpening,
  frameType: FrameType,
  values: Choices,
): { readonly sash: Sash; readonly cell: Cell } | null => {
  if (opening.sash === null || frameType.sash === null) return null
  const cell = sashCell(field.cell, (side) => fitOf(sashProfileOn(frameType, side)))
  const meets = (side: Side): boolean =>
    cell.bounds.some((bound) => bound.isMeeting === true && bound.side === side)
  const outer = outerOf(cell)
  const id = `${field.address}/sash`
  return {
    cell,
    sash: {
      id,
      field: field.address,
      kind: opening.sash,
      outer,
      daylight: openingOf(cell),
      members: membersAround(outer, id, frameType.sash.depth, (side) => ({
        kind: meets(side) ? 'MEETING_STILE' : 'SASH',
        profile: sashProfileOn(frameType, side),
        endType: sashEndType(values, frameType, side),
      })),
      depth: frameType.sash.depth,
      opens: opening.opens,
    },
  }
}
