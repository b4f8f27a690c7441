/**
 * What a building model of 61 rows costs: its time against drawing the same rows, its size against what people send by mail without a thought; and the time until
 * the list of an architect's model is there, against the library only opening it.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { IfcAPI } from 'web-ifc'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { buildScene } from '#domain/drawing/build-scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { type IfcRow, ifcOfQuote } from '#domain/exchange/ifc/quote-ifc'
import { proposeLine } from '#domain/exchange/ifc-import/propose'
import { readSchedule } from '#domain/schedule/read-schedule'
import { buildingRows } from '#tests/factories/building-lines'
import { globalId, smallIfc } from '#tests/factories/small-ifc'
import { readIfcFile } from '../../../frontend/src/ifc/read-ifc-file.ts'
import { compare, type Figure } from '../measure.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

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

/** What is done with a file beside opening it takes half as long at most, as the library opens one by itself. */
const TIMES_THE_OPENING = 1.5

/** As in the worker, which has a library of its own for each file. */
const started = async (): Promise<IfcAPI> => {
  const api = new IfcAPI()
  await api.Init()
  return api
}

/** Of the size and mixture of a house for two families: 38 windows and doors of twelve kinds among 40,000 lines, and 1,500 relations to properties. */
const houseModel = (): string => {
  const pieces = Array.from({ length: 38 }, (_, index) => ({
    id: 100 + index,
    tag: `V${index % 12}`,
    width: 590 + 50 * (index % 12),
    height: 1190,
    tail: ',.WINDOW.,.SINGLE_PANEL.,$',
  }))
  const points = Array.from(
    { length: 36_000 },
    (_, at) => `#${10_000 + at}=IFCCARTESIANPOINT((${at}.5,${at % 97}.25,0.));`,
  )
  const relations = Array.from({ length: 1500 }, (_, at) => [
    `#${60_000 + at}=IFCPROPERTYSINGLEVALUE('IsExternal',$,IFCBOOLEAN(.T.),$);`,
    `#${62_000 + at}=IFCPROPERTYSET('${globalId(62_000 + at)}',$,'Pset_WindowCommon',$,(#${60_000 + at}));`,
    `#${64_000 + at}=IFCRELDEFINESBYPROPERTIES('${globalId(64_000 + at)}',$,$,$,(#${100 + at}),#${62_000 + at});`,
  ])
  return smallIfc({ pieces, lines: [...points, ...relations.flat()] })
}

const readingFigure = (): Promise<Figure> => {
  const bytes = new TextEncoder().encode(houseModel())
  const context = { colorLists, series: 'basic' } as const
  const list = async (): Promise<number> => {
    const read = readIfcFile(await started(), bytes)
    if (!read.ok) throw new Error(read.problem)
    const lines = read.groups.map((group) => proposeLine(group, context).text)
    return readSchedule(lines, context).length
  }
  return compare({
    name: 'the list of the windows and doors of a house, against the library only starting and opening its model',
    limit: TIMES_THE_OPENING,
    runs: 40,
    warmUps: 3,
    // Each library holds a memory of its own until somebody collects it, and whoever happens to be at work then pays for all of them.
    prepare: collectGarbage,
    settle: collectGarbage,
    ours: list,
    yardstick: async () => (await started()).OpenModel(bytes),
  })
}

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
    await readingFigure(),
    {
      name: 'size of that IFC, against 3 MB',
      limit: 1,
      ratio: bytes / LARGEST_BYTES,
      detail: `${(bytes / 1e6).toFixed(2)} MB`,
    },
  ]
}
