/** The tables at the head of a file: line types, layers, how text and measurements look, and which blocks there are. */
import type { Box } from '#domain/geometry/point'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import type { DxfLayer } from './layers.ts'
import { CONTINUOUS, DASHED, DIMENSION_STYLE, TEXT_STYLE } from './names.ts'
import type { Handles } from './write-entities.ts'
import { layerName, pair } from './written.ts'

/** Mm of the drawing: heights and gaps of its measurements. */
export interface MeasureSizes {
  readonly capitals: number
  readonly tick: number
  readonly spacing: number
}

export interface BlockRecord {
  readonly name: string
  readonly handle: string
}

export interface TablesOf {
  readonly layers: readonly DxfLayer[]
  readonly blocks: readonly BlockRecord[]
  readonly bounds: Box
  readonly sizes: MeasureSizes
}

type Record = (owner: string) => string

/** `more` is what one of the tables says of itself besides. */
const table = (name: string, records: readonly Record[], handles: Handles, more = ''): string => {
  const owner = handles()
  return (
    pair(0, 'TABLE') +
    pair(2, name) +
    pair(5, owner) +
    pair(330, '0') +
    pair(100, 'AcDbSymbolTable') +
    pair(70, records.length) +
    more +
    records.map((write) => write(owner)).join('') +
    pair(0, 'ENDTAB')
  )
}

/** The number of a way of measuring stands under a code of its own. */
const record = (type: string, owner: string, handle: string, handleCode = 5): string =>
  pair(0, type) + pair(handleCode, handle) + pair(330, owner) + pair(100, 'AcDbSymbolTableRecord')

const lineType =
  (name: string, handle: string, dashes: readonly number[]): Record =>
  (owner) =>
    record('LTYPE', owner, handle) +
    pair(100, 'AcDbLinetypeTableRecord') +
    pair(2, name) +
    pair(70, 0) +
    pair(3, '') +
    pair(72, 65) +
    pair(73, dashes.length) +
    pair(
      40,
      dashes.reduce((sum, dash) => sum + Math.abs(dash), 0),
    ) +
    dashes.map((dash) => pair(49, dash) + pair(74, 0)).join('')

const layer =
  ({ name, color, weight, isOff }: DxfLayer, handle: string): Record =>
  (owner) =>
    record('LAYER', owner, handle) +
    pair(100, 'AcDbLayerTableRecord') +
    pair(2, layerName(name)) +
    // Off is not enough for LibreCAD's prints; frozen is.
    pair(70, isOff ? 1 : 0) +
    pair(62, isOff ? -color : color) +
    pair(6, CONTINUOUS) +
    pair(370, weight)

const textStyle =
  (handle: string): Record =>
  (owner) =>
    record('STYLE', owner, handle) +
    pair(100, 'AcDbTextStyleTableRecord') +
    pair(2, TEXT_STYLE) +
    pair(70, 0) +
    pair(40, 0) +
    pair(41, 1) +
    pair(50, 0) +
    pair(71, 0) +
    pair(42, 2.5) +
    pair(3, 'arial.ttf') +
    pair(4, '')

/** Oblique ticks, figures above the line and along it, whole mm, angles with one decimal and a comma. */
const measureStyle =
  (handle: string, text: string, { capitals, tick, spacing }: MeasureSizes): Record =>
  (owner) =>
    record('DIMSTYLE', owner, handle, 105) +
    pair(100, 'AcDbDimStyleTableRecord') +
    pair(2, DIMENSION_STYLE) +
    pair(70, 0) +
    pair(40, 1) +
    pair(41, capitals) +
    pair(42, spacing) +
    pair(44, spacing) +
    pair(140, capitals) +
    pair(142, tick / 2) +
    pair(147, spacing) +
    pair(73, 0) +
    pair(74, 0) +
    pair(77, 1) +
    pair(78, 0) +
    pair(179, 1) +
    pair(271, 0) +
    pair(275, 0) +
    pair(277, 2) +
    pair(278, 44) +
    pair(340, text)

const application =
  (handle: string): Record =>
  (owner) =>
    record('APPID', owner, handle) + pair(100, 'AcDbRegAppTableRecord') + pair(2, 'ACAD') + pair(70, 0)

const blockRecord =
  ({ name, handle }: BlockRecord): Record =>
  (owner) =>
    record('BLOCK_RECORD', owner, handle) +
    pair(100, 'AcDbBlockTableRecord') +
    pair(2, name) +
    pair(70, 4) +
    pair(280, 1) +
    pair(281, 0)

/** Air round the drawing when it is opened. */
const ROOM = 1.1
/** A window of the screen is about so much wider than high. */
const ASPECT = 1.6

const window =
  ({ minX, maxX, minY, maxY }: Box, handle: string): Record =>
  (owner) => {
    const box = { minX, maxX, minY, maxY }
    return (
      record('VPORT', owner, handle) +
      pair(100, 'AcDbViewportTableRecord') +
      pair(2, '*Active') +
      pair(70, 0) +
      pair(10, 0) +
      pair(20, 0) +
      pair(11, 1) +
      pair(21, 1) +
      pair(12, (minX + maxX) / 2) +
      pair(22, (minY + maxY) / 2) +
      pair(16, 0) +
      pair(26, 0) +
      pair(36, 1) +
      pair(40, ROOM * Math.max(heightOf(box), widthOf(box) / ASPECT)) +
      pair(41, ASPECT) +
      pair(42, 50)
    )
  }

export const writeTables = ({ layers, blocks, bounds, sizes }: TablesOf, handles: Handles): string => {
  const text = handles()
  const dash = 2 * sizes.capitals
  return [
    table('VPORT', [window(bounds, handles())], handles),
    table(
      'LTYPE',
      [
        lineType('ByBlock', handles(), []),
        lineType('ByLayer', handles(), []),
        lineType(CONTINUOUS, handles(), []),
        lineType(DASHED, handles(), [dash, -dash / 2]),
      ],
      handles,
    ),
    table(
      'LAYER',
      layers.map((each) => layer(each, handles())),
      handles,
    ),
    table('STYLE', [textStyle(text)], handles),
    table('VIEW', [], handles),
    table('UCS', [], handles),
    table('APPID', [application(handles())], handles),
    table(
      'DIMSTYLE',
      [measureStyle(handles(), text, sizes)],
      handles,
      pair(100, 'AcDbDimStyleTable') + pair(71, 0),
    ),
    table('BLOCK_RECORD', blocks.map(blockRecord), handles),
  ].join('')
}
