/** The scene of a row, together with the rows that it is mounted together with. */
import type { ColorLists } from '#domain/catalogue/types'
import { configure } from '#domain/configurator/configure'
import { buildConstruction, type PlacedRow } from '#domain/drawing/build-construction'
import { buildScene } from '#domain/drawing/build-scene'
import type { Scene, View } from '#domain/drawing/scene'
import { type DrawnRow, drawnProductOf } from './drawn-row.ts'
import type { PictureOptions } from './picture-options.ts'
import type { PicturePlace } from './row-place.ts'

export interface RowData {
  /** The row that the picture is of comes first. */
  readonly rows: readonly [DrawnRow, ...DrawnRow[]]
  readonly places: readonly PicturePlace[]
  readonly colorLists: ColorLists
}

export const viewOf = ({ side, measurements, hideFunctionIndicator, view }: PictureOptions): View => ({
  side,
  measurements,
  // Opening symbols belong to a drawing; in the room they would hang in the air.
  hideFunctionIndicator: hideFunctionIndicator || view === 'perspective',
})

/** Throws on a product that cannot be drawn. */
export const rowSceneOf = ({ rows: [main, ...others], places, colorLists }: RowData, view: View): Scene => {
  const configurationOf = (row: DrawnRow) => configure(drawnProductOf(row), colorLists)
  if (others.length === 0) return buildScene(configurationOf(main), colorLists, view)
  const placed = (row: DrawnRow): PlacedRow => {
    const box = places.find(({ rowNumber }) => rowNumber === row.rowNumber)?.bb
    if (!box) throw new Error(`row ${row.rowNumber} stands nowhere`)
    return { rowNumber: row.rowNumber, configuration: configurationOf(row), at: [box.minX, box.minY] }
  }
  return buildConstruction([placed(main), ...others.map(placed)], colorLists, view)
}
