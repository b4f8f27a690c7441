/**
 * `npm run contact-sheet`: everything that is drawn in its own way, in its standard size and seen from outside, on one sheet
 * (docs/contact-sheet.png), to be held beside the technical drawings of others.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { buildScene } from '#domain/drawing/build-scene'
import type { View } from '#domain/drawing/scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import type { Configuration } from '#domain/rules/configuration'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { root } from '#infra/paths'
import { type Combination, combinationsOf } from '../../frontend/src/features/gallery/state/combinations.ts'
import { specimensOf } from '../../frontend/src/features/gallery/state/specimens.ts'

/** Room for one drawing, px, and the height of its figures. */
const FIELD = { width: 280, height: 300 }
const FIGURE = 13
const COLUMNS = 11
const GAP = 32
const MARGIN = 40
const WIDTH = COLUMNS * (FIELD.width + GAP) - GAP

const fontFile = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

/** As large as there is room for, with lines and figures as on a screen. */
const drawingOf = (configuration: Configuration): string => {
  const at = (mmPerPixel: number) => {
    const view: View = { side: 'outside', measurements: true, textSize: FIGURE * mmPerPixel }
    return buildScene(configuration, colorLists, view)
  }
  const needed = (mmPerPixel: number): number => {
    const { bounds } = at(mmPerPixel)
    return Math.max(widthOf(bounds) / FIELD.width, heightOf(bounds) / FIELD.height)
  }
  // Figures keep their size on the sheet, so what they take depends on the scale that is sought.
  const scale = [1, 2, 3, 4, 5, 6].reduce(needed, 1)
  const scene = at(scale)
  const node = toSvgNodes(scene, { pixel: scale })
  const width = (widthOf(scene.bounds) / scale).toFixed(1)
  const height = (heightOf(scene.bounds) / scale).toFixed(1)
  return svgText({ ...node, attributes: { ...node.attributes, width, height } })
}

/** What the rules never let through is not on the sheet. */
const cellOf = (combination: Combination): string => {
  const { frameType, functionId, shape, model } = combination
  const normal = specimensOf(combination, colorLists).find(({ size }) => size === 'normal')
  if (normal === undefined || !('configuration' in normal.made)) return ''
  const type = `${frameType} ${frameTypeOf(frameType).name}`
  const opening = `${functionOf(functionId).name}, ${shapeOf(shape).name.toLowerCase()}`
  return `<figure><div>${drawingOf(normal.made.configuration)}</div><figcaption><b>${opening}</b><br>${type}<br><span>${model.id} ${model.name}</span></figcaption></figure>`
}

const sheet = (font: string): string => `<!doctype html><html lang="nb"><style>
@font-face { font-family: 'Source Sans 3 Variable'; src: url(data:font/woff2;base64,${font}); font-weight: 200 900 }
body { width: ${WIDTH}px; margin: 0; padding: ${MARGIN}px; background: #faf9f6; color: #1d2528; font: 15px/1.3 'Source Sans 3 Variable' }
h1 { margin: 0 0 24px; font-weight: 650 } h1 span, figcaption span { color: #62686a; font-weight: 400 }
main { display: grid; grid-template-columns: repeat(${COLUMNS}, ${FIELD.width}px); gap: 32px ${GAP}px }
figure { margin: 0 } figure div { display: grid; place-items: end start; height: ${FIELD.height}px }
figcaption { margin-top: 8px } svg { display: block }
</style><h1>Alt som tegnes på sin egen måte <span>standard størrelse, sett utenfra, mål i mm</span></h1>
<main>${combinationsOf(models).map(cellOf).join('')}</main></html>`

const font = await readFile(join(root, 'node_modules', fontFile), 'base64')
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
try {
  const page = await browser.newPage({ viewport: { width: WIDTH + 2 * MARGIN, height: 1000 } })
  await page.setContent(sheet(font))
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const picture = await page.screenshot({ fullPage: true })
  // A drawing has few colours; a palette holds them all in a fifth of the size.
  await sharp(picture)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join(root, 'docs/contact-sheet.png'))
} finally {
  await browser.close()
}
