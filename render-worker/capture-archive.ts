/**
 * A quote as an archive: the document, a drawing of every row with its measurements as SVG and as PNG, the rows as a
 * spreadsheet, and everything once more for other programs.
 */
import { type Zippable, zipSync } from 'fflate'
import type { Page } from 'puppeteer-core'
import { configure } from '#domain/configurator/configure'
import { fileNames } from '#domain/contracts/quote-file'
import type { DocumentInput } from '#domain/contracts/render'
import { buildScene } from '#domain/drawing/build-scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { quoteFileFor } from '#domain/views/quote-file-for'
import { rowsSheet } from './rows-sheet.ts'

/** Longer side of a PNG, pixels: sharp on a screen and in an ordinary document. */
const LONGER_SIDE = 1200

interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const drawingOf = ({ product }: DocumentInput['rows'][number], { palette }: DocumentInput): Drawing => {
  const scene = buildScene(configure(product, palette), palette, { side: 'outside', measurements: true })
  const [wide, high] = [widthOf(scene.bounds), heightOf(scene.bounds)]
  const scale = LONGER_SIDE / Math.max(wide, high)
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)]
  const node = toSvgNodes(scene)
  const attributes = { ...node.attributes, xmlns: 'http://www.w3.org/2000/svg', width, height }
  return { svg: svgText({ ...node, attributes }), width, height }
}

/** Runs inside the page: the browser itself turns the one drawing into the other. */
const rasterise = async ({ svg, width, height }: Drawing): Promise<string> => {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the page has no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/png')
}

const pngOf = async (page: Page, drawing: Drawing): Promise<Uint8Array> => {
  const url = await page.evaluate(rasterise, drawing)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Those files are as small as they get. */
const STORED = { level: 0 } as const

export const captureArchive = async (
  page: Page,
  document: DocumentInput,
  pdf: Uint8Array,
): Promise<Uint8Array> => {
  const text = (content: string) => new TextEncoder().encode(content)
  const files: Zippable = {
    [fileNames.document(document.orderNumber)]: [pdf, STORED],
    [fileNames.data]: text(JSON.stringify(quoteFileFor(document), null, 2)),
    [fileNames.sheet]: [await rowsSheet(document), STORED],
  }
  for (const row of document.rows) {
    const drawing = drawingOf(row, document)
    files[fileNames.drawing(row.rowNumber, 'svg')] = text(drawing.svg)
    files[fileNames.drawing(row.rowNumber, 'png')] = [await pngOf(page, drawing), STORED]
  }
  // The same input is the same archive, to the byte.
  return zipSync(files, { mtime: `${document.printedAt.slice(0, 10)}T12:00:00` })
}
