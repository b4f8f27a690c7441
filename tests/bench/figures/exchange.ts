/** What a building model of 61 rows costs: its time against drawing the same rows, and its size against what people send by mail without a thought. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { buildScene } from '#domain/drawing/build-scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { type IfcRow, ifcOfQuote } from '#domain/exchange/ifc/quote-ifc'
import { buildingRows } from '#tests/factories/building-lines'
import { compare, type Figure } from '../measure.ts'

const LARGEST_BYTES = 3e6
/** Drawing 61 rows takes some 80 ms of a processor; the file is to be written in less than a second. */
const TIMES_THE_DRAWINGS = 10

const rowsOfBuilding = (): readonly IfcRow[] =>
  buildingRows().map(({ product, numberOf }, index) => ({
    id: `row_${index}`,
    rowNumber: index + 1,
    reference: product.choices.reference,
    numberOf,
    connection: null,
    couples: null,
    configuration: configure(product, colorLists),
  }))

export const exchangeFigures = async (): Promise<readonly Figure[]> => {
  const rows = rowsOfBuilding()
  const write = (): string =>
    ifcOfQuote(
      { orderNumber: 100_001, rows },
      { colorLists, name: 'tilbud_100001.ifc', at: '2026-11-20T11:00:00.000Z' },
    )
  const draw = (): number =>
    rows.reduce((sum, { configuration }) => {
      const scene = buildScene(configuration, colorLists, { side: 'outside', measurements: false })
      return sum + svgText(toSvgNodes(scene)).length
    }, 0)
  const bytes = write().length
  return [
    await compare({
      name: 'IFC of a building of 61 rows, against drawing each of them',
      limit: TIMES_THE_DRAWINGS,
      runs: 20,
      warmUps: 5,
      ours: write,
      yardstick: draw,
    }),
    {
      name: 'size of that IFC, against 3 MB',
      limit: 1,
      ratio: bytes / LARGEST_BYTES,
      detail: `${(bytes / 1e6).toFixed(2)} MB`,
    },
  ]
}
