/**
 * A picture of a model is made of what the worker has drawn or somebody has handed in: decoded, cut to what is on it, laid in the one size
 * that all of them have, and written anew, so that nothing of the file that came is passed on. Two of them are compared by the share of
 * pixels that a person would see to be different.
 */
import type { Sharp } from 'sharp'
import { PICTURE_SIZE, TILE_WIDTHS, type TileWidth } from '#domain/administration/pictures/picture'
import { type Result, refusal, success } from '#domain/result'
import { readPicture } from '../organisations/logo-picture.ts'
import { decoder } from './decoder.ts'

export interface MadePicture {
  readonly png: Uint8Array
  readonly tiles: Readonly<Record<TileWidth, Uint8Array>>
}

/** Either way, pixels; a screen has no more. */
const SIDE_MOST = 4096
const DECODING = { limitInputPixels: SIDE_MOST * SIDE_MOST, failOn: 'warning', pages: 1 } as const

interface Size {
  readonly width: number
  readonly height: number
}

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 } as const
/** Round what is on it, pixels: a tile has room of its own. */
const MARGIN = 8
/** What tiles stand on. On it they are half as large as on nothing. */
const PAPER = '#faf9f6'
/** Lossy: nobody sees it at the size of a tile. */
const WEBP = { quality: 80, effort: 4 } as const

/** Side by side and one below the other, so many pixels are looked at as one: looking at all of them is half of all work. */
const COARSE = 4

/** Unpacked once: each further look at a file would unpack all of it again. */
interface Pixels {
  readonly data: Buffer
  readonly raw: Size & { readonly channels: 1 | 2 | 3 | 4 }
}

const pixelsOf = async (drawing: Sharp): Promise<Pixels> => {
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, raw: { width, height, channels } }
}

const drawn = async ({ data, raw }: Pixels): Promise<Sharp> => (await decoder())(data, { raw })

/** What is on it, in pixels of the file: to within a few, which the margin has room for. */
const contentOf = async (file: Pixels) => {
  const { width, height } = file.raw
  const [wide, high] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)]
  const coarse = await pixelsOf((await drawn(file)).resize({ width: wide, height: high, fit: 'fill' }))
  const { info } = await (await drawn(coarse))
    .trim({ background: NOTHING, threshold: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
  const scale = { x: width / wide, y: height / high }
  return {
    left: Math.floor(left * scale.x),
    top: Math.floor(top * scale.y),
    width: Math.floor(info.width * scale.x),
    height: Math.floor(info.height * scale.y),
  }
}

const layIntoSize = async (file: Pixels): Promise<Pixels> => {
  const [width, height] = [PICTURE_SIZE.width - 2 * MARGIN, PICTURE_SIZE.height - 2 * MARGIN]
  const content = await contentOf(file)
  return pixelsOf(
    (await drawn(file))
      .extract(content)
      .resize({ width, height, fit: 'contain', background: NOTHING })
      .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: NOTHING }),
  )
}

const tileOf = async (picture: Pixels, width: TileWidth): Promise<Buffer> =>
  (await drawn(picture)).resize({ width }).flatten({ background: PAPER }).webp(WEBP).toBuffer()

/** Nothing but nothing: the last channel, which is how much one sees, is nowhere above 0. */
const isEmpty = async (picture: Pixels): Promise<boolean> =>
  (await (await drawn(picture)).extractChannel(3).raw().toBuffer()).every((alpha) => alpha === 0)

/**
 * Refuses what is no PNG whatever it says that it is, what is larger than anybody wants or not whole, and a picture with nothing on it.
 * What it claims is judged before anything is unpacked.
 */
export const makePicture = async (file: Uint8Array): Promise<Result<MadePicture>> => {
  const read = readPicture(file)
  if (read === null || read.imageType !== 'image/png') return refusal('picture.wrong-type')
  if (read.width > SIDE_MOST || read.height > SIDE_MOST)
    return refusal('picture.too-large', { data: { pixels: SIDE_MOST } })
  if (read.width === 0 || read.height === 0 || !read.isWhole()) return refusal('picture.broken')
  // What is missing of the program is no fault of the file.
  const sharp = await decoder()
  try {
    const picture = await layIntoSize(await pixelsOf(sharp(file, DECODING).ensureAlpha()))
    if (await isEmpty(picture)) return refusal('picture.broken')
    const png = await (await drawn(picture)).png().toBuffer()
    const tiles = await Promise.all(TILE_WIDTHS.map(async (width) => [width, await tileOf(picture, width)]))
    return success({ png, tiles: Object.fromEntries(tiles) })
  } catch {
    return refusal('picture.broken')
  }
}

/** A step of 255: less is the softness of an edge. */
const SEEN = 24

const onPaper = async (png: Uint8Array): Promise<Pixels> =>
  pixelsOf((await decoder())(png).flatten({ background: PAPER }).removeAlpha())

/** Share of the pixels that differ, 0 to 1; both are in the one size. */
export const differingShare = async (before: Uint8Array, after: Uint8Array): Promise<number> => {
  const [one, other] = await Promise.all([onPaper(before), onPaper(after)])
  const difference = await pixelsOf(
    (await drawn(one)).composite([{ input: other.data, raw: other.raw, blend: 'difference' }]),
  )
  const { channels } = await (await drawn(difference)).removeAlpha().greyscale().threshold(SEEN).stats()
  return (channels[0]?.mean ?? 255) / 255
}
