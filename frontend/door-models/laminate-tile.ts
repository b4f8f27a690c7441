/**
 * One tile of a decor laminate as pixels: our own drawing of board, wood, concrete and rust, the same every time it is
 * made, and seamless where a tile meets the next. Grain runs upwards, as on a door's leaf.
 */
import type { LaminateLook } from '#domain/catalogue/data/laminates'

/** A pixel covers 3.125 mm: finer than one sees from where one sees a whole door. */
export const TILE_PIXELS = { width: 416, height: 976 } as const

type Rgb = readonly [red: number, green: number, blue: number]

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A number from 0 to 1 for a point of the lattice; the constants are those of a common integer hash (murmur3). */
const chance = (x: number, y: number, seed: number): number => {
  let hash = Math.imul(x, 0x85ebca6b) ^ Math.imul(y, 0xc2b2ae35) ^ Math.imul(seed + 1, 0x27d4eb2f)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 0xffffffff
}

const smooth = (t: number): number => t * t * (3 - 2 * t)
const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** Value noise with so many cells across and up a tile; −1 to 1, and the same at opposite edges. */
const noise = (u: number, v: number, across: number, up: number, seed: number): number => {
  const [x, y] = [u * across, v * up]
  const [left, low] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) =>
    chance((column + across) % across, (row + up) % up, seed) * 2 - 1
  const [tx, ty] = [smooth(x - left), smooth(y - low)]
  return mix(mix(at(left, low), at(left + 1, low), tx), mix(at(left, low + 1), at(left + 1, low + 1), tx), ty)
}

/** Noise on finer and finer lattices, each half as strong. */
const cloud = (u: number, v: number, across: number, up: number, octaves: number, seed: number): number => {
  let [sum, weight] = [0, 0]
  for (let octave = 0; octave < octaves; octave += 1) {
    const share = 0.5 ** octave
    sum += share * noise(u, v, across * 2 ** octave, up * 2 ** octave, seed + octave)
    weight += share
  }
  return sum / weight
}

const toned = ([red, green, blue]: Rgb, by: number): Rgb => [
  red * (1 + by),
  green * (1 + by),
  blue * (1 + by),
]
const blended = (one: Rgb, other: Rgb, t: number): Rgb => [
  mix(one[0], other[0], t),
  mix(one[1], other[1], t),
  mix(one[2], other[2], t),
]

type Pattern = (tint: Rgb, u: number, v: number, seed: number) => Rgb

/** Year rings cut lengthwise, bent by the slow growth of the tree, with fine pores between them. */
const grain =
  (contrast: number, rings: number): Pattern =>
  (tint, u, v, seed) => {
    const bend = cloud(u, v, 3, 2, 3, seed) * 0.5
    const ring = Math.sin(2 * Math.PI * (u * rings + bend * 4))
    const pores = noise(u, v, 208, 24, seed + 7)
    const plank = cloud(u, v, 5, 1, 2, seed + 11)
    return toned(tint, contrast * (0.5 * ring * (0.6 + 0.4 * pores) + 0.5 * pores + 0.7 * plank))
  }

const patterns: Readonly<Record<LaminateLook['pattern'], Pattern>> = {
  plain: (tint, u, v, seed) => toned(tint, 0.012 * noise(u, v, 416, 976, seed)),
  wood: grain(0.11, 9),
  'brushed-wood': grain(0.16, 15),
  concrete: (tint, u, v, seed) => {
    const pore = noise(u, v, 180, 420, seed + 5)
    const pit = pore > 0.86 ? -0.18 : 0
    return toned(tint, 0.075 * cloud(u, v, 3, 7, 5, seed) + 0.02 * noise(u, v, 416, 976, seed + 9) + pit)
  },
  rust: (tint, u, v, seed) => {
    const spread = (cloud(u, v, 4, 9, 6, seed) + 1) / 2
    const speck = noise(u, v, 208, 488, seed + 3)
    const [dark, bright]: readonly [Rgb, Rgb] = [
      [70, 42, 34],
      [184, 98, 48],
    ]
    const tone = blended(dark, bright, Math.min(1, Math.max(0, spread * 1.8 - 0.4)))
    return toned(blended(tone, tint, 0.45), 0.07 * speck)
  },
}

/** Red, green and blue of every pixel, from the tile's upper left corner. */
export const laminateTile = ({ rgbHex, pattern }: LaminateLook, seed: number): Uint8Array => {
  const { width, height } = TILE_PIXELS
  const tint = rgbOf(rgbHex)
  const draw = patterns[pattern]
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const colour = draw(tint, x / width, y / height, seed)
      const at = (y * width + x) * 3
      for (const [channel, value] of colour.entries())
        pixels[at + channel] = Math.min(255, Math.max(0, Math.round(value)))
    }
  return pixels
}
