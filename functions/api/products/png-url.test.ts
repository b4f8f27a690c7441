import { expect, test } from 'vitest'
import { pngOf } from './png-url.ts'

/** One transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const url = (base64: string, type = 'image/png') => `data:${type};base64,${base64}`
const sized = (width: number) => {
  const bytes = Buffer.from(PIXEL, 'base64')
  bytes.writeUInt32BE(width, 16)
  return url(bytes.toString('base64'))
}

test('D-232: a PNG as a data URL is taken as its bytes', () => {
  expect([...(pngOf(url(PIXEL)) ?? [])]).toEqual([...Buffer.from(PIXEL, 'base64')])
  expect(pngOf(sized(4096))).not.toBeNull()
})

test.each([
  ['nothing', ''],
  ['the bytes alone', PIXEL],
  ['another kind of picture', url(PIXEL, 'image/svg+xml')],
  [
    'a page that says it is a PNG',
    url(Buffer.from('<script>alert(1)</script>'.repeat(9)).toString('base64')),
  ],
  ['half a header', url(PIXEL.slice(0, 20))],
  ['what is not base64', url('%%%')],
  ['a picture of no width', sized(0)],
  ['a picture that would fill the memory', sized(4097)],
])('%s is not', (_, given) => {
  expect(pngOf(given)).toBeNull()
})
