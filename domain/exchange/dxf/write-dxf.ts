/**
 * A CAD drawing as a DXF file of AutoCAD 2007 (AC1021), the first whose text is UTF-8: in millimetres, one model space, and each
 * measurement with a block that shows it. The same drawing is the same file, to the byte. What the tables must hold is in the
 * published reference (sources: DXF).
 */
import type { Box, Point } from '#domain/geometry/point'
import { boundsOf, unionOf } from '#domain/geometry/polygon'
import type { DxfAngle, DxfEntity, DxfLength } from './entities.ts'
import { type DxfLayer, layerOf } from './layers.ts'
import { type Handles, measureEntity, strokeEntity } from './write-entities.ts'
import { type BlockRecord, type MeasureSizes, writeTables } from './write-tables.ts'
import { layerName, pair } from './written.ts'

export interface DxfDrawing {
  readonly entities: readonly DxfEntity[]
  readonly sizes: MeasureSizes
}

const MILLIMETRES = 4

const section = (name: string, content: string): string =>
  pair(0, 'SECTION') + pair(2, name) + content + pair(0, 'ENDSEC')

const isMeasure = (entity: DxfEntity): entity is DxfLength | DxfAngle =>
  entity.kind === 'length' || entity.kind === 'angle'

/** What is drawn; of words their middle. */
const pointsOf = (entity: DxfEntity): readonly Point[] => {
  switch (entity.kind) {
    case 'polyline':
      return entity.points
    case 'text':
      return [entity.at]
    case 'arc':
      return [entity.centre]
    default:
      return entity.picture.flatMap(pointsOf)
  }
}

/** What is there; a layer whose name somebody has given to two is one. */
const layersOf = (entities: readonly DxfEntity[]): readonly DxfLayer[] => {
  const ids = new Set(entities.map(({ layer }) => layer))
  const layers = [{ name: '0', color: 7, weight: -3, isOff: false }, ...[...ids].map(layerOf)]
  return [...new Map(layers.map((layer) => [layerName(layer.name).toLowerCase(), layer])).values()]
}

const block = (
  { name, handle }: BlockRecord,
  content: string,
  handles: Handles,
  isAnonymous: boolean,
): string =>
  pair(0, 'BLOCK') +
  pair(5, handles()) +
  pair(330, handle) +
  pair(100, 'AcDbEntity') +
  pair(8, '0') +
  pair(100, 'AcDbBlockBegin') +
  pair(2, name) +
  pair(70, isAnonymous ? 1 : 0) +
  pair(10, 0) +
  pair(20, 0) +
  pair(30, 0) +
  pair(3, name) +
  pair(1, '') +
  content +
  pair(0, 'ENDBLK') +
  pair(5, handles()) +
  pair(330, handle) +
  pair(100, 'AcDbEntity') +
  pair(8, '0') +
  pair(100, 'AcDbBlockEnd')

const header = (
  { minX, minY, maxX, maxY }: Box,
  { capitals, tick, spacing }: MeasureSizes,
  nextHandle: string,
): string => {
  const variable = (name: string, ...pairs: readonly string[]): string => pair(9, name) + pairs.join('')
  return [
    variable('$ACADVER', pair(1, 'AC1021')),
    variable('$DWGCODEPAGE', pair(3, 'ANSI_1252')),
    variable('$INSUNITS', pair(70, MILLIMETRES)),
    variable('$MEASUREMENT', pair(70, 1)),
    variable('$LUNITS', pair(70, 2)),
    variable('$EXTMIN', pair(10, minX), pair(20, minY), pair(30, 0)),
    variable('$EXTMAX', pair(10, maxX), pair(20, maxY), pair(30, 0)),
    // LibreCAD reads how measurements look from here, and not from their style.
    variable('$DIMSCALE', pair(40, 1)),
    variable('$DIMTXT', pair(40, capitals)),
    variable('$DIMASZ', pair(40, capitals)),
    variable('$DIMTSZ', pair(40, tick / 2)),
    variable('$DIMEXO', pair(40, spacing)),
    variable('$DIMEXE', pair(40, spacing)),
    variable('$DIMGAP', pair(40, spacing)),
    variable('$DIMDEC', pair(70, 0)),
    variable('$HANDSEED', pair(5, nextHandle)),
  ].join('')
}

/** The root of what is not drawn: that there are no groups. */
const objects = (handles: Handles): string => {
  const [root, groups] = [handles(), handles()]
  const dictionary = (handle: string, owner: string, content = ''): string =>
    pair(0, 'DICTIONARY') +
    pair(5, handle) +
    pair(330, owner) +
    pair(100, 'AcDbDictionary') +
    pair(281, 1) +
    content
  return dictionary(root, '0', pair(3, 'ACAD_GROUP') + pair(350, groups)) + dictionary(groups, root)
}

const counting = (): Handles => {
  let last = 0
  return () => (++last).toString(16).toUpperCase()
}

export const writeDxf = ({ entities, sizes }: DxfDrawing): string => {
  const handles = counting()
  const named = (name: string): BlockRecord => ({ name, handle: handles() })
  const model = named('*Model_Space')
  const paper = named('*Paper_Space')
  const measures = entities
    .filter(isMeasure)
    .map((entity, index) => ({ entity, record: named(`*D${index + 1}`) }))
  const bounds = unionOf(entities.map((entity) => boundsOf(pointsOf(entity))))
  const owner = { handle: model.handle, handles }
  const tables = writeTables(
    {
      layers: layersOf(entities),
      blocks: [model, paper, ...measures.map(({ record }) => record)],
      bounds,
      sizes,
    },
    handles,
  )
  const blocks = [
    block(model, '', handles, false),
    block(paper, '', handles, false),
    ...measures.map(({ entity, record }) => {
      const drawn = entity.picture.map((stroke) => strokeEntity(stroke, { handle: record.handle, handles }))
      return block(record, drawn.join(''), handles, true)
    }),
  ].join('')
  const drawn =
    entities.map((entity) => (isMeasure(entity) ? '' : strokeEntity(entity, owner))).join('') +
    measures.map(({ entity, record }) => measureEntity(entity, record.name, owner)).join('')
  const tree = objects(handles)
  return [
    section('HEADER', header(bounds, sizes, handles())),
    section('CLASSES', ''),
    section('TABLES', tables),
    section('BLOCKS', blocks),
    section('ENTITIES', drawn),
    section('OBJECTS', tree),
    pair(0, 'EOF'),
  ].join('')
}
