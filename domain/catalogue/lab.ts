/**
 * CIE Lab of a screen colour and the CIE76 distance between two (trade handbook 6.5): sRGB to XYZ under D65 to Lab.
 * Check values: #FFFFFF is 100/0/0, RAL 7016 #383E42 is 25.80/−1.51/−3.30.
 */
export type Lab = readonly [l: number, a: number, b: number]

const channels = (rgbHex: string): readonly [number, number, number] => [
  Number.parseInt(rgbHex.slice(1, 3), 16),
  Number.parseInt(rgbHex.slice(3, 5), 16),
  Number.parseInt(rgbHex.slice(5, 7), 16),
]

/** IEC 61966-2-1: the inverse of the sRGB transfer curve. */
const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** CIE 15: cube root above (6/29)³, a straight line below. */
const curve = (ratio: number): number =>
  ratio > (6 / 29) ** 3 ? Math.cbrt(ratio) : ratio / (3 * (6 / 29) ** 2) + 4 / 29

export const labOf = (rgbHex: string): Lab => {
  const [red, green, blue] = channels(rgbHex)
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

export const colorDistanceOf = ([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number =>
  Math.hypot(l1 - l2, a1 - a2, b1 - b2)

/** How bright white is. */
export const BRIGHTEST = 255

/** Perceived brightness, 0 to 255 (ITU-R BT.601 weights, as rule A-07 states it). */
export const intensityOf = (rgbHex: string): number => {
  const [red, green, blue] = channels(rgbHex)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
