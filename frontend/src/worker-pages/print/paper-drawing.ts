/**
 * The drawings of a document: every product from outside with its measurements, at the scale chosen for all, and rows that
 * are mounted together once more as one. What is true in the wall is drawn at scale; the figures are as high on paper at
 * every scale, to be read at arm's length. A document without measurements has no scale either: each drawing fills its field.
 */
import { configure } from '#domain/configurator/configure'
import type { DocumentInput } from '#domain/contracts/render'
import { boxOfRows, buildConstruction } from '#domain/drawing/build-construction'
import { sceneBuilderFor } from '#domain/drawing/build-scene'
import type { Scene } from '#domain/drawing/scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { placedRowFor } from '#domain/views/elevations'
import { chooseScale, readableScale, scaleFor } from './scale.ts'
import { text } from './text.ts'

type Row = DocumentInput['rows'][number]
type Construction = DocumentInput['constructions'][number]

/**
 * The space of one drawing in the table, mm of paper, and the smallest scale for all. A terrace window of 2190 fits at 1:50, and
 * a door; a bathroom window of 590 is 12 mm, read with ease.
 */
const roomy = { field: { width: 57, height: 51 }, smallestCommon: 50 }
/** A long quote is leafed through: six rows on a page, and the bathroom window is 10 mm. */
const compact = { field: { width: 57, height: 43 }, smallestCommon: 60 }
const longFrom = 25
/** Size of a drawing that is enlarged so that the figures in its corners can be read, mm. */
const fieldForFigures = { width: 60, height: 66 }
/** Size of a drawing that shows how a product looks and not how large it is, mm. */
const unscaledField = { width: 40, height: 40 }
/** A construction has the width of the page, and no more than a third of its height. */
const wideField = { width: 176, height: 84 }

/** Height of the figures, mm of paper: just over 8 points. */
export const FIGURE_HEIGHT = 2.85

/** A line weight of one pixel on the screen, mm of paper: outlines become 0.35 mm, dimensions 0.13 mm. */
const pixel = 0.22

export interface PaperDrawing {
  /** SVG text, as large as on paper. */
  readonly svg: string
  /** n of 1:n, where that is not the document's. */
  readonly ownDenominator: number | null
}

export interface RowOnPaper {
  readonly row: Row
  readonly drawing: PaperDrawing
}

export interface DrawnConstruction {
  /** In the order of the document, the posts among them. */
  readonly rowNumbers: readonly number[]
  readonly width: number
  readonly height: number
  readonly drawing: PaperDrawing
}

interface Sketch {
  readonly label: string
  /** The product alone, mm. */
  readonly size: { readonly width: number; readonly height: number }
  readonly room: { readonly width: number; readonly height: number }
  readonly sceneAt: (denominator: number) => Scene
}

/** Throws on a product that cannot be drawn: a quote with a drawing missing is not printed. */
export const drawOnPaper = (
  input: Pick<DocumentInput, 'rows' | 'constructions' | 'palette' | 'measurements'>,
) => {
  const { field, smallestCommon } = input.rows.length < longFrom ? roomy : compact
  const sketches = input.rows.map((row) => sketchOf(row, input, input.measurements ? field : unscaledField))
  const scale = input.measurements ? chooseScale(sketches.map(fitsOf), smallestCommon) : null
  const drawings = sketches.map((sketch, index): RowOnPaper => {
    const chosen = scale?.rows[index]
    const { denominator, isOwn } = chosen
      ? readableScale(chosen, canBeReadIn(sketch), fitsOf({ ...sketch, room: fieldForFigures }))
      : { denominator: filling(sketch), isOwn: false }
    return { row: rowAt(input, index), drawing: drawn(sketch, denominator, isOwn) }
  })
  const constructions = input.constructions.map((construction): DrawnConstruction => {
    const sketch = sketchOfWhole(construction, input)
    const { denominator, isOwn } =
      scale === null ? { denominator: filling(sketch), isOwn: false } : scaleFor(fitsOf(sketch), scale.common)
    return {
      rowNumbers: construction.rows.map(({ rowNumber }) => rowNumber).toSorted((one, other) => one - other),
      ...sketch.size,
      drawing: drawn(sketch, denominator, isOwn),
    }
  })
  return { denominator: scale?.common ?? null, drawings, constructions }
}

const rowAt = ({ rows }: Pick<DocumentInput, 'rows'>, index: number): Row => {
  const row = rows[index]
  if (row === undefined) throw new Error(`there is no row ${index}`)
  return row
}

type Look = Pick<DocumentInput, 'palette' | 'measurements'>

const sketchOf = (row: Row, { palette, measurements }: Look, room: Sketch['room']): Sketch => {
  const configuration = configure(row.product, palette)
  const { width, height } = configuration.values
  const sceneFor = sceneBuilderFor(configuration, palette)
  return {
    label: text.drawingOf(row.reference || row.description),
    size: { width, height },
    room,
    sceneAt: remembering((textSize) => sceneFor({ side: 'outside', measurements, textSize })),
  }
}

const sketchOfWhole = ({ rows }: Construction, { palette, measurements }: Look): Sketch => {
  const [main, ...others] = rows.map(placedRowFor(palette))
  if (main === undefined) throw new Error('a construction without rows')
  const { minX, minY, maxX, maxY } = boxOfRows([main, ...others])
  return {
    label: text.drawingOfRows(rows.map(({ rowNumber }) => rowNumber)),
    size: { width: maxX - minX, height: maxY - minY },
    room: measurements ? wideField : { ...unscaledField, width: wideField.width },
    sceneAt: remembering((textSize) =>
      buildConstruction([main, ...others], palette, { side: 'outside', measurements, textSize }),
    ),
  }
}

/** A scene by its scale, drawn once. */
const remembering = (draw: (textSize: number) => Scene): ((denominator: number) => Scene) => {
  const cache = new Map<number, Scene>()
  return (denominator) => {
    const scene = cache.get(denominator) ?? draw(FIGURE_HEIGHT * denominator)
    cache.set(denominator, scene)
    return scene
  }
}

const fitsOf =
  ({ size, room, sceneAt }: Sketch) =>
  (denominator: number): boolean => {
    const [width, height] = [room.width * denominator, room.height * denominator]
    // Most scales are out of the question for the bare product; that is known without drawing it.
    if (size.width > width || size.height > height) return false
    const { bounds } = sceneAt(denominator)
    return widthOf(bounds) <= width && heightOf(bounds) <= height
  }

/** Points of paper. */
const LEAST_FIGURE = 8

const canBeReadIn =
  ({ sceneAt }: Sketch) =>
  (denominator: number): boolean =>
    sceneAt(denominator).rulers.every(({ label }) => (label.size / denominator / 25.4) * 72 >= LEAST_FIGURE)

/** Without measurements the drawing is as large as its field, whatever the product. */
const filling = ({ size, room, sceneAt }: Sketch): number => {
  const { bounds } = sceneAt(Math.max(size.width / room.width, size.height / room.height))
  return Math.max(widthOf(bounds) / room.width, heightOf(bounds) / room.height)
}

const drawn = ({ label, sceneAt }: Sketch, denominator: number, isOwn: boolean): PaperDrawing => ({
  svg: svgOf(sceneAt(denominator), denominator, label),
  ownDenominator: isOwn ? denominator : null,
})

export const svgOf = (scene: Scene, denominator: number, label: string): string => {
  const node = toSvgNodes(scene, { pixel: pixel * denominator })
  const onPaper = (length: number) => `${(length / denominator).toFixed(2)}mm`
  const attributes = {
    ...node.attributes,
    width: onPaper(widthOf(scene.bounds)),
    height: onPaper(heightOf(scene.bounds)),
    role: 'img',
    'aria-label': label,
  }
  return svgText({ ...node, attributes })
}
