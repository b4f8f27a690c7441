import { expect, test } from 'vitest'
import { CROP, clearNearWhite, contentOf, type Pixels, padded } from './crop.ts'

type Colour = readonly [number, number, number, number]

const paper = (width: number, height: number, colour: Colour = [0, 0, 0, 0]): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(Array.from({ length: width * height }, () => colour).flat()),
})
const put = ({ data, width }: Pixels, x: number, y: number, colour: Colour) =>
  data.set(colour, (y * width + x) * 4)
const alphaAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4 + 3]

test('D-247: a picture is cut on a canvas of 1000 px with 20 px round what is on it', () => {
  expect(CROP).toMatchObject({ canvas: 1000, padding: 20 })
})

test('D-248: near-white becomes transparent, 250 does not, whatever its alpha was', () => {
  const pixels = paper(4, 1)
  put(pixels, 0, 0, [251, 251, 251, 255])
  put(pixels, 1, 0, [250, 251, 255, 255])
  put(pixels, 2, 0, [255, 255, 255, 90])
  put(pixels, 3, 0, [10, 251, 251, 255])
  clearNearWhite(pixels)
  expect([0, 1, 2, 3].map((x) => alphaAt(pixels, x, 0))).toEqual([0, 255, 0, 255])
})

test('D-249: an alpha of 10 is nothing, 11 is content', () => {
  const pixels = paper(5, 5)
  put(pixels, 0, 0, [9, 9, 9, 10])
  expect(contentOf(pixels)).toBeNull()
  put(pixels, 3, 2, [9, 9, 9, 11])
  expect(contentOf(pixels)).toEqual({ x: 3, y: 2, width: 1, height: 1 })
})

test('D-048: content is cut to its opaque bounds, with 20 px on every side, past the edge of the picture too', () => {
  const pixels = paper(100, 80)
  put(pixels, 2, 70, [1, 2, 3, 255])
  put(pixels, 60, 5, [1, 2, 3, 255])
  const content = contentOf(pixels)
  expect(content).toEqual({ x: 2, y: 5, width: 59, height: 66 })
  expect(content && padded(content)).toEqual({ x: -18, y: -15, width: 99, height: 106 })
})

test('nothing is on a white sheet', () => {
  const sheet = paper(30, 30, [255, 255, 255, 255])
  clearNearWhite(sheet)
  expect(contentOf(sheet)).toBeNull()
})
