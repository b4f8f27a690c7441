/**
 * Pictures that a person has looked at and found right, kept beside the tests. A picture that differs fails and is left,
 * with the difference marked, in test-results/visual; a missing baseline fails too. `npm run visual:update` writes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** `--update` was given. */
    readonly updatesBaselines: boolean
  }
}

const baselines = join(import.meta.dirname, 'baselines')
const results = join(import.meta.dirname, '../../test-results/visual')

/** Anti-aliasing moves grey values a little between machines; a changed digit moves them from paper to ink. */
const sameGrey = 40
/** A digit at 100 dpi covers about 30 pixels. */
const allowedPixels = 10

interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

const decode = async (png: Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const savePicture = async (path: string, png: Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, png)
}

/** Black where the two differ, so that one moved line is found at a glance. */
const difference = (ours: Picture, theirs: Picture): { count: number; picture: Buffer } => {
  const picture = Buffer.alloc(ours.data.length, 255)
  let count = 0
  for (const [index, grey] of ours.data.entries()) {
    if (Math.abs(grey - (theirs.data[index] ?? 0)) <= sameGrey) continue
    picture[index] = 0
    count += 1
  }
  return { count, picture }
}

export const expectPicture = async (png: Uint8Array, name: string): Promise<void> => {
  const path = join(baselines, `${name}.png`)
  if (inject('updatesBaselines')) return savePicture(path, png)

  const baseline = await readFile(path).catch(() => null)
  expect(baseline, `no baseline ${name}.png: npm run visual:update, and look at it`).not.toBeNull()
  if (!baseline) return

  const [ours, theirs] = await Promise.all([decode(png), decode(baseline)])
  const size = ({ width, height }: Picture) => `${width} × ${height}`
  if (size(ours) !== size(theirs)) await savePicture(join(results, `${name}.png`), png)
  expect(size(ours), name).toBe(size(theirs))

  const { count, picture } = difference(ours, theirs)
  if (count > allowedPixels) {
    const { width, height } = ours
    await savePicture(join(results, `${name}.png`), png)
    await sharp(picture, { raw: { width, height, channels: 1 } })
      .png()
      .toFile(join(results, `${name}-difference.png`))
  }
  expect(count, `${name}: pixels that differ; see test-results/visual`).toBeLessThanOrEqual(allowedPixels)
}
