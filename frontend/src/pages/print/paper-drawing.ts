/**
 * The drawings of a document: every product from outside with its measurements, at the scale chosen for all. What is
 * true in the wall is drawn at scale; the figures are as high on paper at every scale, to be read at arm's length.
 */
import { configure } from '#domain/configurator/configure'
import type { DocumentInput } from '#domain/contracts/render'
import { buildScene } from '#domain/drawing/build-scene'
import type { Scene, SvgNode } from '#domain/drawing/scene'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { chooseScale } from './scale.ts'
import { text } from './text.ts'

type Row = DocumentInput['rows'][number]

/** The space of one drawing in the table, mm of paper: a terrace window of 2190 fits at 1:40, and a door. */
const field = { width: 64, height: 66 }

/** Height of the figures, mm of paper: 8.5 points. */
const figureHeight = 3

/** A line weight of one pixel on the screen, mm of paper: outlines become 0.35 mm, dimensions 0.13 mm. */
const pixel = 0.22

export interface PaperDrawing {
  /** As large as on paper. */
  readonly svg: SvgNode
  /** n of 1:n, where that is not the document's. */
  readonly ownDenominator: number | null
}

export interface DrawnRow {
  readonly row: Row
  readonly drawing: PaperDrawing
}

/** Throws on a product that cannot be drawn: a quote with a drawing missing is not printed. */
export const drawOnPaper = ({ rows, palette }: Pick<DocumentInput, 'rows' | 'palette'>) => {
  const sketches = rows.map((row) => sketchOf(row, palette))
  const scale = chooseScale(sketches.map(({ fitsAt }) => fitsAt))
  const drawings = sketches.map(({ row, sceneAt }, index): DrawnRow => {
    const { denominator = scale.common, isOwn = false } = scale.rows[index] ?? {}
    const svg = svgOf(sceneAt(denominator), denominator, text.drawingOf(row.reference || row.description))
    return { row, drawing: { svg, ownDenominator: isOwn ? denominator : null } }
  })
  return { denominator: scale.common, drawings }
}

const sketchOf = (row: Row, palette: DocumentInput['palette']) => {
  const configuration = configure(row.product, palette)
  const { width, height } = configuration.values
  const drawn = new Map<number, Scene>()

  const sceneAt = (denominator: number): Scene => {
    const known = drawn.get(denominator)
    if (known) return known
    const textSize = figureHeight * denominator
    const scene = buildScene(configuration, palette, { side: 'outside', measurements: true, textSize })
    drawn.set(denominator, scene)
    return scene
  }

  const fitsAt = (denominator: number): boolean => {
    const room = { width: field.width * denominator, height: field.height * denominator }
    // Most scales are out of the question for the bare product; that is known without drawing it.
    if (width > room.width || height > room.height) return false
    const { bounds } = sceneAt(denominator)
    return widthOf(bounds) <= room.width && heightOf(bounds) <= room.height
  }

  return { row, sceneAt, fitsAt }
}

const svgOf = (scene: Scene, denominator: number, label: string): SvgNode => {
  const node = toSvgNodes(scene, { pixel: pixel * denominator })
  const onPaper = (length: number) => `${(length / denominator).toFixed(2)}mm`
  const attributes = {
    ...node.attributes,
    width: onPaper(widthOf(scene.bounds)),
    height: onPaper(heightOf(scene.bounds)),
    role: 'img',
    'aria-label': label,
  }
  return { ...node, attributes }
}
