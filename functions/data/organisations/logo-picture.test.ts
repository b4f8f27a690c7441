import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPicture } from './logo-picture.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1c3f66' } })

test('a PNG and a JPEG are known by what stands in them, with their size', async () => {
  expect(readPicture(await blank(300, 150).png().toBuffer())).toMatchObject({
    imageType: 'image/png',
    width: 300,
    height: 150,
  })
  for (const jpeg of [blank(1000, 100).jpeg(), blank(1000, 100).jpeg({ progressive: true })])
    expect(readPicture(await jpeg.toBuffer())).toMatchObject({
      imageType: 'image/jpeg',
      width: 1000,
      height: 100,
    })
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

test('a picture is whole in every way in which programs write one', async () => {
  const [photo, drawn] = [blank(301, 75), blank(33, 7).ensureAlpha()]
  const files = [
    photo.clone().png({ palette: true }),
    photo.clone().greyscale().png(),
    photo.clone().png({ progressive: true }),
    drawn.clone().png({ progressive: true }),
    photo.clone().toColourspace('rgb16').png(),
    photo.clone().jpeg({ progressive: true }),
    photo.clone().jpeg({ mozjpeg: true, optimiseScans: true }),
    photo.clone().jpeg().withMetadata({ density: 300 }),
  ]
  for (const file of files) expect(readPicture(await file.toBuffer())?.writtenAnew()).toBeInstanceOf(Buffer)
})

test('a picture that ends anywhere before its end is not whole', async () => {
  for (const file of [await blank(60, 20).png().toBuffer(), await blank(60, 20).jpeg().toBuffer()])
    for (let length = 30; length < file.length; length += 1)
      expect(readPicture(file.subarray(0, length))?.writtenAnew() ?? null, String(length)).toBeNull()
})

test('what is kept of a picture is what is seen of it: no place, no name, no text that came with it', async () => {
  const seen = blank(60, 20).withExif({ IFD0: { Copyright: 'Ola Nordmann', ImageDescription: '<script>' } })
  for (const file of [await seen.jpeg().toBuffer(), await seen.png().toBuffer()]) {
    expect(file.includes('Ola Nordmann')).toBe(true)
    const kept = readPicture(file)?.writtenAnew()
    if (!kept) throw new Error('the picture was refused')
    expect(kept.includes('Ola Nordmann') || kept.includes('<script>')).toBe(false)
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
  }
})
