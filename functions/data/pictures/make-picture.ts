/**
 * A picture of a model is made of what the worker has drawn or somebody has handed in: decoded, cut to what is on it, laid in the one size
 * that all of them have, and written anew, so that nothing of the file that came is passed on. Two of them are compared by the share of
 * pixels that a person would see to be different.
 */
import sharp from 'sharp'
import { PICTURE_SIZE, TILE_WIDTHS, type TileWidth } from '#domain/administration/pictures/picture'
import { type Result, refusal, success } from '#domain/result'
import { readPicture } from '../organisations/logo-picture.ts'

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

/** What is on it, in pixels of the file: to within a few, which the margin has room for. */
const contentOf = async (file: Uint8Array, { width, height }: Size) => {
  const [wide, high] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)]
  const coarse = await sharp(file, DECODING)
    .ensureAlpha()
    .resize({ width: wide, height: high, fit: 'fill' })
    .raw()
    .toBuffer()
  const { info } = await sharp(coarse, { raw: { width: wide, height: high, channels: 4 } })
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

const layIntoSize = async (file: Uint8Array, size: Size): Promise<Buffer> => {
  const [width, height] = [PICTURE_SIZE.width - 2 * MARGIN, PICTURE_SIZE.height - 2 * MARGIN]
  const content = await contentOf(file, size)
  return sharp(file, DECODING)
    .ensureAlpha()
    .extract(content)
    .resize({ width, height, fit: 'contain', background: NOTHING })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: NOTHING })
    .png()
    .toBuffer()
}

const tileOf = (png: Uint8Array, width: TileWidth): Promise<Buffer> =>
  sharp(png).resize({ width }).flatten({ background: PAPER }).webp(WEBP).toBuffer()

/** Nothing but nothing: the fourth channel, which is how much one sees, is nowhere above 0. */
const isEmpty = async (png: Uint8Array): Promise<boolean> =>
  (await sharp(png).extractChannel(3).raw().toBuffer()).every((alpha) => alpha === 0)

/**
 * Refuses what is no PNG whatever it says that it is, what is larger than anybody wants or not whole, and a picture with nothing on it.
 * What it claims is judged before anything is unpacked.
 */
export const makePicture = async (file: Uint8Array): Promise<Result<MadePicture>> => {
  const read = readPicture(file)
  if (read === null || read.imageType !== 'image/png') return refusal('picture.wrong-type')
  if (read.width > SIDE_MOST || read.height > SIDE_MOST)
    return refusal('picture.too-large', { data: { pixels: SIDE_MOST } })
  if (read.width === 0 || read.height === 0 || read.writtenAnew() === null) return refusal('picture.broken')
  try {
    const png = await layIntoSize(file, read)
    if (await isEmpty(png)) return refusal('picture.broken')
    const tiles = await Promise.all(TILE_WIDTHS.map(async (width) => [width, await tileOf(png, width)]))
    return success({ png, tiles: Object.fromEntries(tiles) })
  } catch {
    return refusal('picture.broken')
  }
}

/** Of 255: less is the softness of an edge. */
const SEEN = 24

const onPaper = (png: Uint8Array): Promise<Buffer> =>
  sharp(png).flatten({ background: PAPER }).removeAlpha().png().toBuffer()

/** Share of the pixels that differ, 0 to 1; both are in the one size. */
export const differingShare = async (before: Uint8Array, after: Uint8Array): Promise<number> => {
  const [one, other] = await Promise.all([onPaper(before), onPaper(after)])
  const difference = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .png()
    .toBuffer()
  const { channels } = await sharp(difference).removeAlpha().greyscale().threshold(SEEN).stats()
  return (channels[0]?.mean ?? 255) / 255
}
