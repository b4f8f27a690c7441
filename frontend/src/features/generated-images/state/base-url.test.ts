import { expect, test } from 'vitest'
import { baseUrlIn, imagePath, previewAddress } from './base-url.ts'

test.each([
  ['https://test.example', 'https://test.example'],
  [' http://localhost:3000/ ', 'http://localhost:3000'],
  ['https://test.example/react/', 'https://test.example/react'],
  ['https://test.example/?a=1#b', 'https://test.example'],
])('%s is the beginning of an address', (typed, base) => {
  expect(baseUrlIn(typed)).toBe(base)
})

test.each([
  '',
  'test.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'ftp://a.example',
  'http:/a',
])('«%s» leads to no web page', (typed) => {
  expect(baseUrlIn(typed)).toBeNull()
})

test('a picture and its previews have addresses of their own', () => {
  const row = { orderNumber: 100_012, rowNumber: 3 }
  expect(imagePath(row)).toBe('/api/v1/caches/redisimages/100012/3')
  expect(previewAddress(row)).toBe('/preview/100012/3/image')
  expect(previewAddress(row, 'webgl')).toBe('/preview/100012/3/image?renderer=webgl')
})
