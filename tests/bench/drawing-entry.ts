/**
 * What runs in the browser for the figure of one edit: a width becomes a new drawing as SVG text, ours and paper.js's. Both
 * draw the same outlines, lines and dimensions; paper.js is given them ready and has no product to evaluate.
 */
import paper from 'paper/dist/paper-core'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { applyTo } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { buildScene } from '#domain/drawing/build-scene'
import type { Scene } from '#domain/drawing/scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import type { Point } from '#domain/geometry/point'
import type { Bar, Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'

const WIDTH = 1400
const view = { side: 'outside', measurements: true } as const

const post = (position: number): Bar => ({ panel: '', direction: 'VERTICAL', typeId: 'P86', position })

const edited = (from: Configuration, patch: Patch): Configuration => {
  const applied = applyTo(from, patch, colorLists)
  if (!applied.ok) throw new Error(applied.code)
  return applied.value.configuration
}

/** Two mullions and three panes, of which the middle one is in a sash that opens. */
const threePanes = (): Configuration => {
  const product = createProduct(1002)
  if (!product.ok) throw new Error(product.code)
  const plain = configure(product.value, colorLists)
  const divided = edited(plain, { width: WIDTH, height: 1000, dividers: [post(467), post(933)] })
  return edited(divided, {
    fieldFunctions: ['c1r1', 'c3r1'].map((panel) => ({ panel, function: 'FR' })),
  })
}

const from = threePanes()

/** Every run edits to another width, so that nothing is remembered from the run before. */
const edit = (width: number): string =>
  svgText(toSvgNodes(buildScene(edited(from, { width }), colorLists, view)))

/** Y runs downwards on paper.js's sheet as it does in SVG. */
const placed = ([x, y]: Point): paper.Point => new paper.Point(x, -y)

const strokes = { strokeColor: '#1d2528', strokeWidth: 1 }

const drawWithPaper = ({ parts, lines, rulers }: Scene): string => {
  paper.project.clear()
  for (const { outlines, materialOutside } of parts) {
    const children = outlines.map(
      (outline) => new paper.Path({ segments: outline.map(placed), closed: true }),
    )
    new paper.CompoundPath({ children, fillColor: materialOutside.rgbHex, fillRule: 'evenodd', ...strokes })
  }
  for (const { points } of lines) new paper.Path({ segments: points.map(placed), ...strokes })
  for (const { line, from: start, to: end, label, text } of rulers) {
    new paper.Path({ segments: line.map(placed), ...strokes })
    new paper.Path({ segments: [placed(start), placed(line[0])], ...strokes })
    new paper.Path({ segments: [placed(end), placed(line[1])], ...strokes })
    const figure = new paper.PointText({ point: placed(label.at), content: text, fontSize: label.size })
    if (label.turned) figure.rotate(-90)
  }
  return paper.project.exportSVG({ asString: true }) as string
}

declare global {
  var measureEdits: ((runs: number) => { readonly ours: number; readonly yardstick: number }[]) | undefined
}

const BATCH = 5

const timed = (work: (turn: number) => unknown): number => {
  const start = performance.now()
  for (let turn = 0; turn < BATCH; turn += 1) work(turn)
  return performance.now() - start
}

/** Milliseconds of a batch of edits, ours and paper.js's in turn; a browser's clock is too coarse for one. */
globalThis.measureEdits = (runs) => {
  paper.setup(new paper.Size(WIDTH, 1000))
  return Array.from({ length: runs }, (_, run) => {
    const widthIn = (turn: number): number => WIDTH + 1 + ((run * BATCH + turn) % 90)
    const scenes = Array.from({ length: BATCH }, (__, turn) =>
      buildScene(edited(from, { width: widthIn(turn) }), colorLists, view),
    )
    return {
      ours: timed((turn) => edit(widthIn(turn))),
      yardstick: timed((turn) => drawWithPaper(scenes[turn] as Scene)),
    }
  })
}
