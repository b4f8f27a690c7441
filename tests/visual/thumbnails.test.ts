/**
 * What is seen of a window where it is 96 px large, as in lists and menus, on screens of one, two and three pixels to the
 * px: which colour it has, before anything else.
 */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { ViewSide } from '#domain/drawing/scene'
import { thumbnail } from '#domain/drawing/thumbnail'
import type { Polygon } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import { panesOf } from '#domain/layout/panes'
import type { Configuration } from '#domain/rules/configuration'
import { configured } from '#tests/factories/configured'
import { expectPicture } from './baseline.ts'

const SIZE = 96
const DENSITIES = [1, 2, 3] as const

const WHITE = { code: 'NCS S 0502-Y', rgbHex: '#F2F0E8' }
const BLACK = { code: 'NCS S 9000-N', rgbHex: '#262626' }
const GREY = { code: 'NCS S 4502-Y', rgbHex: '#8B897F' }

const painted = ({ code }: { readonly code: string }) => ({ outerColor: code, innerColor: code })
const twoColours = { outerColor: BLACK.code, innerColor: WHITE.code }
const post = { panel: '', typeId: 'P86', direction: 'VERTICAL', position: null } as const

/** The width that an opening symbol and the panes leave to wood is smallest in the last two. */
const windows: readonly (readonly [
  name: string,
  Configuration,
  side: ViewSide,
  { readonly rgbHex: string },
])[] = [
  ['white', configured(1002, painted(WHITE)), 'outside', WHITE],
  ['black', configured(1002, painted(BLACK)), 'outside', BLACK],
  ['grey', configured(1002, painted(GREY)), 'outside', GREY],
  ['black outside, white inside: outside', configured(1002, twoColours), 'outside', BLACK],
  ['black outside, white inside: inside', configured(1002, twoColours), 'inside', WHITE],
  ['clad in black', configured(1002, { aluminium: { selected: true, color: 'RAL 9005' } }), 'outside', BLACK],
  ['white and fixed', configured(1001, painted(WHITE)), 'outside', WHITE],
  [
    'black and divided',
    configured(1002, { width: 1790, ...painted(BLACK) }, { dividers: [post, post] }),
    'outside',
    BLACK,
  ],
]

interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly pixelsPerMm: number
  readonly png: Buffer
}

const drawn = async (configuration: Configuration, side: ViewSide, density: number): Promise<Picture> => {
  const svg = thumbnail(configuration, colorLists, side)
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const pixelsPerMm = (SIZE * density) / Math.max(width, height)
  const size = `width="${width * pixelsPerMm}" height="${height * pixelsPerMm}"`
  const png = await sharp(Buffer.from(svg.replace('<svg ', `<svg ${size} `)))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, pixelsPerMm, png }
}

/** Mm of paper round a drawing without measurements. */
const MARGIN = 20
/** A pixel at the edge of the product or a pane is half of it. */
const EDGE = 1.5

type Rgb = readonly [number, number, number]

/** Every pixel of the woodwork: of the product, and of none of its panes. */
const woodIn = ({ data, width, height, pixelsPerMm }: Picture, { layout }: Configuration): Rgb[] => {
  const edge = EDGE / pixelsPerMm
  const inside = (x: number, y: number, outline: Polygon, by: number): boolean => {
    const { minX, minY, maxX, maxY } = boundsOf(outline)
    return x > minX - by && x < maxX + by && y > minY - by && y < maxY + by
  }
  const panes = panesOf(layout).map(({ daylight }) => daylight)
  const pixels: Rgb[] = []
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) / pixelsPerMm - MARGIN
      const y = layout.height - ((row + 0.5) / pixelsPerMm - MARGIN)
      if (!inside(x, y, layout.outline, -edge) || panes.some((pane) => inside(x, y, pane, edge))) continue
      const at = 3 * (row * width + column)
      pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    }
  return pixels
}

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Within what an eye takes for the same paint. */
const SAME = 24
const isLike = (one: Rgb, other: Rgb): boolean =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= SAME)

/** WCAG's relative luminance, of the mean of what is seen. */
const luminanceOf = (pixels: readonly Rgb[]): number => {
  const channels = [0, 1, 2].map((channel) => {
    const mean = pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / pixels.length / 255
    return mean <= 0.03928 ? mean / 12.92 : ((mean + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const woodOf = async (of: (typeof windows)[number] | undefined, density: number): Promise<Rgb[]> => {
  if (of === undefined) throw new Error('there is no such window')
  const [, configuration, side] = of
  return woodIn(await drawn(configuration, side, density), configuration)
}

describe.each(DENSITIES)(`at ${SIZE} px and %i pixels to the px`, (density) => {
  test.each(windows)('%s: of a hundred pixels of woodwork 85 have its true colour', async (...of) => {
    const pixels = await woodOf(of, density)
    const [, , , { rgbHex }] = of
    const share = pixels.filter((pixel) => isLike(pixel, rgbOf(rgbHex))).length / pixels.length

    expect(pixels.length).toBeGreaterThan(300)
    expect(share).toBeGreaterThanOrEqual(0.85)
  })

  test('a white window and a black one differ by more than 10 to 1', async () => {
    const [white, black] = await Promise.all([woodOf(windows[0], density), woodOf(windows[1], density)])
    expect((luminanceOf(white) + 0.05) / (luminanceOf(black) + 0.05)).toBeGreaterThan(10)
  })

  test('as a picture', async () => {
    const pictures = await Promise.all(
      windows.map(([, configuration, side]) => drawn(configuration, side, density)),
    )
    const step = (SIZE + 8) * density
    const strip = sharp({
      create: { width: windows.length * step, height: step, channels: 3, background: '#fff' },
    })
    const png = await strip
      .composite(pictures.map(({ png: input }, index) => ({ input, left: index * step, top: 4 * density })))
      .png({ palette: true, colours: 64 })
      .toBuffer()
    await expectPicture(png, `thumbnails-${density}x`)
  })
})
