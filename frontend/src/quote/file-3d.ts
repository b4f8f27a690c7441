/** Rows of a quote as a 3D file: read as they are stored, one by itself or all of them side by side as they are mounted. */
import type { QueryClient } from '@tanstack/react-query'
import type { ColorLists } from '#domain/catalogue/types'
import { configure } from '#domain/configurator/configure'
import type { ProductRow } from '#domain/contracts/product'
import { buildScene } from '#domain/drawing/build-scene'
import { arrangedRows } from '#domain/exchange/arranged-rows'
import { ApiError } from '../api/api-error.ts'
import { type FiledProduct, filedModelOf } from '../drawing/webgl/gltf/model-file.ts'
import { fileText } from '../drawing/webgl/gltf/text.ts'
import { type FileFormat, writeModelFile } from '../drawing/webgl/gltf/write-file.ts'
import { connectableRow } from '../row/connectable-row.ts'
import { colorListsQuery } from '../row/get-colors.ts'
import { rowQuery } from '../row/get-row.ts'
import { type DrawnRow, drawnProductOf } from '../row/picture/drawn-row.ts'
import { quoteQuery } from './get-quote.ts'

interface Asked {
  readonly orderNumber: number
  readonly rowNumber: number | undefined
  readonly format: FileFormat
}

/** With more a browser and whoever opens the file become slow: each piece is some forty nodes. */
const PIECES_MAX = 500

type StoredRow = Pick<DrawnRow, 'model' | 'choices'> &
  Pick<ProductRow, 'rowNumber' | 'numberOf' | 'connectToRow' | 'connectPosition' | 'connectLocation'>

export const productsOf = (rows: readonly StoredRow[], colorLists: ColorLists): readonly FiledProduct[] => {
  const counted = rows.map((row) => ({
    ...connectableRow(row),
    numberOf: row.numberOf,
    configuration: configure(drawnProductOf(row), colorLists),
  }))
  return arrangedRows(counted, colorLists)
    .filter(({ at }) => at.length > 0)
    .map(({ rowNumber, configuration, at }) => ({
      name: fileText.row(rowNumber),
      scene: buildScene(configuration, colorLists, { side: 'outside', measurements: false }),
      at,
    }))
}

const refuseTooMany = (rows: readonly Pick<ProductRow, 'numberOf'>[]): void => {
  if (rows.reduce((sum, { numberOf }) => sum + numberOf, 0) <= PIECES_MAX) return
  throw new ApiError(422, 'exchange.too-many-pieces', fileText.tooManyPieces(PIECES_MAX))
}

/** By itself and once. */
const alone = (row: StoredRow): StoredRow => ({ ...row, numberOf: 1, connectToRow: null })

export const file3dOf = async (
  queryClient: QueryClient,
  { orderNumber, rowNumber, format }: Asked,
): Promise<Blob> => {
  const read = (number: number) => queryClient.fetchQuery(rowQuery(orderNumber, number))
  const quote = await queryClient.fetchQuery(quoteQuery(orderNumber))
  if (rowNumber === undefined) refuseTooMany(quote.productRows)
  const numbers = rowNumber === undefined ? quote.productRows.map((row) => row.rowNumber) : [rowNumber]
  const [colorLists, ...rows] = await Promise.all([
    queryClient.fetchQuery(colorListsQuery),
    ...numbers.map(read),
  ])
  const asked = rowNumber === undefined ? rows : rows.map(alone)
  const model = await filedModelOf(fileText.quote(orderNumber), productsOf(asked, colorLists))
  return writeModelFile(model, format)
}
