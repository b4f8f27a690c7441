/**
 * A CAD drawing as a program draws it that knows DXF and nothing of ours (dxf-parser): lines, arcs, words and the pictures of measurements, light on
 * dark in the colours of their layers. What is on a layer that is switched off is not seen.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import DxfParser, {
  type IArcEntity,
  type IDimensionEntity,
  type IEntity,
  type ILwpolylineEntity,
  type ITextEntity,
} from 'dxf-parser'
import { svgText } from '#domain/drawing/svg-text'
import type { Point } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { root } from '#infra/paths'

const FONT = '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2'
/** How much of a letter's size its capitals take in this font. */
const CAPITALS = 0.66
/** Px round the drawing. */
const MARGIN = 16

type Stroke = ILwpolylineEntity | IArcEntity | ITextEntity
type SvgElement = Parameters<typeof svgText>[0]

/** The drawing's y goes up. */
const at = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${x.toFixed(3)} ${(-y).toFixed(3)}`

const onArc = ({ center, radius }: IArcEntity, angle: number) => ({
  x: center.x + radius * Math.cos(angle),
  y: center.y + radius * Math.sin(angle),
})

/** Counter-clockwise. */
const turnOf = ({ startAngle, endAngle }: IArcEntity): number =>
  (endAngle - startAngle + 2 * Math.PI) % (2 * Math.PI)

const isStroke = (entity: IEntity): entity is Stroke => ['LWPOLYLINE', 'ARC', 'TEXT'].includes(entity.type)
const isArc = (stroke: Stroke): stroke is IArcEntity => stroke.type === 'ARC'
const isText = (stroke: Stroke): stroke is ITextEntity => stroke.type === 'TEXT'

const pointsOf = (stroke: Stroke): readonly Point[] => {
  if (isText(stroke)) {
    const {
      endPoint: { x, y },
      textHeight,
      rotation = 0,
    } = stroke
    const [along, across] = [(stroke.text.length * textHeight) / 2, textHeight]
    const [wide, high] = rotation === 0 ? [along, across] : [across, along]
    return [
      [x - wide, y - high],
      [x + wide, y + high],
    ]
  }
  const points = isArc(stroke)
    ? [0, 0.5, 1].map((share) => onArc(stroke, stroke.startAngle + share * turnOf(stroke)))
    : stroke.vertices
  return points.map(({ x, y }): Point => [x, y])
}

const pathOf = (stroke: ILwpolylineEntity | IArcEntity): string => {
  if (!isArc(stroke)) return `M${stroke.vertices.map(at).join('L')}${stroke.shape ? 'Z' : ''}`
  const [from, to] = [onArc(stroke, stroke.startAngle), onArc(stroke, stroke.endAngle)]
  return `M${at(from)}A${stroke.radius} ${stroke.radius} 0 ${turnOf(stroke) > Math.PI ? 1 : 0} 0 ${at(to)}`
}

const elementOf = (stroke: Stroke, color: string): SvgElement => {
  if (!isText(stroke)) {
    const isDashed = 'lineType' in stroke && stroke.lineType === 'DASHED'
    const attributes = { d: pathOf(stroke), stroke: color, ...(isDashed && { 'stroke-dasharray': '6 3' }) }
    return { tag: 'path', attributes, children: [] }
  }
  const { endPoint, textHeight, rotation = 0, text } = stroke
  const attributes = {
    transform: `translate(${at(endPoint)}) rotate(${-rotation}) translate(0 ${textHeight / 2})`,
    'font-size': textHeight / CAPITALS,
    fill: color,
  }
  return { tag: 'text', attributes, children: [text] }
}

const svgOf = (dxf: string, width: number): string => {
  const read = new DxfParser().parseSync(dxf)
  if (read === null) throw new Error('nothing was read')
  const { entities, blocks, tables } = read
  const strokes = entities
    .flatMap((entity: IEntity): readonly IEntity[] =>
      entity.type === 'DIMENSION' ? (blocks[(entity as IDimensionEntity).block]?.entities ?? []) : [entity],
    )
    .filter(isStroke)
  const seen = strokes.filter(({ layer }) => tables.layer.layers[layer]?.visible)
  const { minX, minY, maxX, maxY } = boundsOf(seen.flatMap(pointsOf))
  const scale = width / (maxX - minX)
  const colorOf = (layer: string): string =>
    `#${(tables.layer.layers[layer]?.color ?? 0).toString(16).padStart(6, '0')}`
  return svgText({
    tag: 'svg',
    attributes: {
      width,
      height: Math.ceil((maxY - minY) * scale),
      viewBox: [minX, -maxY, maxX - minX, maxY - minY].join(' '),
      fill: 'none',
      'text-anchor': 'middle',
    },
    children: seen.map((stroke) => elementOf(stroke, colorOf(stroke.layer))),
  })
}

const page = (svg: string, font: string): string => `<!doctype html><style>
@font-face { font-family: drawing; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; padding: ${MARGIN}px; width: max-content; background: #101418 }
svg { display: block; font-family: drawing } path { vector-effect: non-scaling-stroke }
</style>${svg}`

export const openDrawingTable = async () => {
  const font = await readFile(join(root, 'node_modules', FONT), 'base64')
  const browser: Browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs],
  })
  return {
    /** So many px wide without the margin. */
    pictureOf: async (dxf: string, width: number): Promise<Uint8Array> => {
      const sheet = await browser.newPage()
      await sheet.setContent(page(svgOf(dxf, width), font))
      await sheet.evaluate(() => document.fonts.ready.then(() => true))
      const picture = await sheet.locator('body').screenshot()
      await sheet.close()
      return picture
    },
    close: () => browser.close(),
  }
}
