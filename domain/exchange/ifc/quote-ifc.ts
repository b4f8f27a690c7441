/**
 * A quote, or rows of it, as a building model: an IFC4 file that an architect brings into his own. What stands in it follows from the products
 * alone; who sells them, to whom and for how much does not. The same rows give the same text at the same moment. Pure.
 */
import type { ColorLists } from '#domain/catalogue/types'
import type { ManifestRow } from '#domain/quote/quote'
import type { Configuration } from '#domain/rules/configuration'
import { arrangedRows } from '../arranged-rows.ts'
import { globalIdOf } from './global-id.ts'
import { writePieces } from './pieces.ts'
import { spatialStructure } from './spatial-structure.ts'
import { stepFile } from './step/step-file.ts'
import { label, list, UNSET } from './step/values.ts'
import { ifcText } from './text.ts'

export interface IfcRow
  extends Pick<ManifestRow, 'id' | 'rowNumber' | 'reference' | 'numberOf' | 'connection' | 'couples'> {
  readonly configuration: Configuration
}

interface IfcQuote {
  readonly orderNumber: number
  readonly rows: readonly IfcRow[]
}

interface IfcOrder {
  readonly colorLists: ColorLists
  /** Name of the file. */
  readonly name: string
  /** Moment of the export, ISO 8601. */
  readonly at: string
}

/** With more the file is larger than the six megabytes that a function may answer with. */
export const PIECES_MAX = 5_000

export const hasTooManyPieces = (rows: readonly Pick<IfcRow, 'numberOf'>[]): boolean =>
  rows.reduce((sum, { numberOf }) => sum + numberOf, 0) > PIECES_MAX

const SCHEMA = 'IFC4'
const VIEW = 'ViewDefinition [DesignTransferView_V1.0]'

export const ifcOfQuote = ({ orderNumber, rows }: IfcQuote, { colorLists, name, at }: IfcOrder): string => {
  const file = stepFile()
  const ids = (...names: readonly string[]) => label(globalIdOf('quote', String(orderNumber), ...names))
  const structure = spatialStructure(file, ids, ifcText.quote(orderNumber))
  const writing = { file, ids, structure, colorLists }
  const byNumber = new Map(rows.map((row) => [row.rowNumber, row]))
  const pieces = arrangedRows(rows, colorLists).flatMap((standing) => {
    const row = byNumber.get(standing.rowNumber)
    if (row === undefined || standing.at.length === 0) return []
    return writePieces(writing, standing, row)
  })
  if (pieces.length > 0)
    file.add(
      'IFCRELCONTAINEDINSPATIALSTRUCTURE',
      ids('contained'),
      UNSET,
      UNSET,
      UNSET,
      list(pieces),
      structure.storey,
    )
  return file.written({
    description: VIEW,
    name,
    at: at.slice(0, 19),
    organisation: ifcText.maker,
    program: ifcText.maker,
    schema: SCHEMA,
  })
}
