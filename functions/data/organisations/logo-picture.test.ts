import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from './logo-picture.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1c3f66' } })

test('a PNG and a JPEG are known by what stands in them, with their size', async () => {
  expect(readPicture(await blank(300, 150).png().toBuffer())).toEqual({
    imageType: 'image/png',
    width: 300,
    height: 150,
  })
  for (const jpeg of [blank(1000, 100).jpeg(), blank(1000, 100).jpeg({ progressive: true })])
    expect(readPicture(await jpeg.toBuffer())).toEqual({ imageType: 'image/jpeg', width: 1000, height: 100 })
})

test('what can hold a script, or is something else, is no picture', async () => {
  const drawing = await readFile(join(import.meta.dirname, '../../demo/logos/kvistfri.svg'))
  const others = [
    drawing,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    await blank(10, 10).webp().toBuffer(),
    await blank(10, 10).gif().toBuffer(),
    Buffer.from('\u0089PNG'),
    Buffer.from('ffd8ffe0', 'hex'),
    Buffer.from('ffd8ffe00000ffe00000ffe00000', 'hex'),
    Buffer.alloc(0),
  ]
  for (const file of others) expect(readPicture(file)).toBeNull()
})
