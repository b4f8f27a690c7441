import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { thumbnail } from './thumbnail.ts'

const drawn = (modelId: number): string => {
  const product = createProduct(modelId)
  if (!product.ok) throw new Error(product.code)
  return thumbnail(configure(product.value, colorLists), colorLists, 'outside')
}

test('no line of an opening symbol is thinner than a pixel of a picture 104 pixels large', () => {
  const svg = drawn(1002)
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const symbol = /stroke-width="([\d.]+)"[^>]*><path[^>]*data-line/.exec(svg)?.[1]

  expect(Number(symbol)).toBeGreaterThanOrEqual(Math.floor(Math.max(width ?? 0, height ?? 0) / 105))
})

test('a thumbnail has no measurements', () => {
  expect(drawn(1002)).not.toContain('1190</text>')
})
