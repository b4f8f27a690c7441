/** How the pieces of a type are divided and open, by the type itself and the panel properties beside it. IFC2x3 says it in styles, IFC4 in types. */
import type { FoundOpening } from './found-piece.ts'
import { enumerationAt, type IfcLine } from './lines.ts'

/** Places of PartitioningType or OperationType in the entities that say it. */
const LAYOUT_AT: Readonly<Record<string, number>> = {
  IFCWINDOWTYPE: 10,
  IFCWINDOWSTYLE: 9,
  IFCDOORTYPE: 10,
  IFCDOORSTYLE: 8,
}

/** In IFC4 the piece itself may say it; it does in files without types. */
const LAYOUT_OF_PIECE = 11
const PREDEFINED_OF_PIECE = 10
const PREDEFINED_OF_TYPE = 9
const PANEL_OPERATION_AT = 4

const isOfWindow = (entity: string): boolean => entity.startsWith('IFCWINDOW')

export const foundOpening = (
  piece: IfcLine,
  type: IfcLine | null,
  sets: readonly IfcLine[],
): FoundOpening => {
  const at = type === null ? undefined : LAYOUT_AT[type.entity]
  const ofType = type === null || at === undefined ? null : enumerationAt(type, at)
  const layout = ofType ?? enumerationAt(piece, LAYOUT_OF_PIECE)
  const isWindow = isOfWindow(piece.entity)
  return {
    partitioning: isWindow ? layout : null,
    panels: sets
      .filter(({ entity }) => entity === 'IFCWINDOWPANELPROPERTIES')
      .map((panel) => enumerationAt(panel, PANEL_OPERATION_AT)),
    operation: isWindow ? null : layout,
  }
}

const ORDINARY: readonly string[] = ['WINDOW', 'DOOR']

/** A skylight is a window in IFC, and a gate a door. Styles of IFC2x3 know none of them. */
export const specialKind = (piece: IfcLine, type: IfcLine | null): string | null => {
  const ofType = type?.entity.endsWith('TYPE') === true ? enumerationAt(type, PREDEFINED_OF_TYPE) : null
  const said = ofType ?? enumerationAt(piece, PREDEFINED_OF_PIECE)
  return said === null || ORDINARY.includes(said) ? null : said
}
