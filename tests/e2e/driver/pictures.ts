/** Pictures as the screenshot page takes them, and what their pixels say. Nobody is logged in for them. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { RowImageInput } from '#domain/contracts/render'
import { screenshotPath } from '#domain/contracts/render-page'
import type { Configuration } from '#domain/rules/configuration'
import { paletteFor } from '#domain/views/palette-for'

/** Pixels along either side of a picture. */
const SIDE = 400

/** Opens the page that pictures are taken of. */
export const openStudio = async (page: Page): Promise<void> => {
  await page.goto(screenshotPath)
  await page.waitForFunction(() => window.__setRenderInput !== undefined)
}

type Way = Partial<Pick<RowImageInput, 'view' | 'side' | 'renderer' | 'transparentBackground'>>

/** The pixels of a picture, row by row from the upper left, four numbers each. */
export const pixelsOf = async (page: Page, of: Configuration, way: Way = {}): Promise<Uint8Array> => {
  const input: RowImageInput = {
    kind: 'row-image',
    product: of.product,
    palette: paletteFor([of], colorLists),
    view: 'orthogonal',
    side: 'outside',
    renderer: 'webgl',
    measurements: false,
    width: SIDE,
    height: SIDE,
    transparentBackground: true,
    ...way,
  }
  const url = await page.evaluate(async (given) => {
    await window.__setRenderInput?.(given)
    if (window.__failed) throw new Error(window.__errorMessage)
    return window.__capture?.()
  }, input)
  const png = Buffer.from((url ?? '').replace('data:image/png;base64,', ''), 'base64')
  return sharp(png).ensureAlpha().raw().toBuffer()
}

const eachPixel = (pixels: Uint8Array): readonly number[] =>
  Array.from({ length: pixels.length / 4 }, (_, index) => index * 4)

/** Where something is drawn. */
const silhouetteOf = (pixels: Uint8Array): readonly boolean[] =>
  eachPixel(pixels).map((at) => (pixels[at + 3] ?? 0) > 40)

/** Share of all pixels where one picture shows something and the other nothing. */
export const differenceOf = (one: Uint8Array, other: Uint8Array): number => {
  const [mine, theirs] = [silhouetteOf(one), silhouetteOf(other)]
  return mine.filter((isDrawn, index) => isDrawn !== theirs[index]).length / mine.length
}

export const shareDrawn = (pixels: Uint8Array): number => {
  const drawn = silhouetteOf(pixels)
  return drawn.filter(Boolean).length / drawn.length
}

/** Share of the pixels of one picture that are of another colour in the other. */
export const changeBetween = (one: Uint8Array, other: Uint8Array): number => {
  const changed = eachPixel(one).filter((at) =>
    [0, 1, 2, 3].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 12),
  )
  return changed.length / (one.length / 4)
}

/** The colour of a pixel, 0 to 1 from the left and from the top. */
export const colourAt = (pixels: Uint8Array, x: number, y: number): readonly number[] => {
  const at = (Math.round(y * SIDE) * SIDE + Math.round(x * SIDE)) * 4
  return [...pixels.slice(at, at + 3)]
}
