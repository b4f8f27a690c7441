/**
 * Puts the pictures of decor laminates into the site (D-152): one tile each, drawn by ourselves. Their addresses are fixed,
 * so those who fetch them add what changes when any of them does.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { laminateLooks, laminatePath } from '#domain/catalogue/data/laminates'
import { hashOf, keptFile, root } from './kept-file.ts'
import { laminateTile, TILE_PIXELS } from './laminate-tile.ts'

/** No rings round the grain, and some thirty kilobytes a tile. */
const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const

const versionOf = async (): Promise<string> =>
  hashOf(
    JSON.stringify([laminateLooks, JPEG, TILE_PIXELS]),
    await readFile(join(root, 'frontend/door-models/laminate-tile.ts'), 'utf8'),
    await readFile(join(root, 'node_modules/sharp/package.json'), 'utf8'),
  )

const pictures: ReadonlyMap<string, () => Promise<Uint8Array>> = new Map(
  Object.entries(laminateLooks).map(([code, look], seed) => [
    laminatePath(code),
    async () =>
      keptFile(`${code}-${await versionOf()}.jpeg`, () =>
        sharp(laminateTile(look, seed), { raw: { ...TILE_PIXELS, channels: 3 } })
          .jpeg(JPEG)
          .toBuffer(),
      ),
  ]),
)

export const laminatePictures = (): Plugin => ({
  name: 'laminate-pictures',
  config: async () => ({
    define: { 'import.meta.env.LAMINATES': JSON.stringify(await versionOf()) },
  }),
  async generateBundle() {
    for (const [path, picture] of pictures)
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: await picture() })
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const picture = pictures.get(new URL(request.url ?? '/', 'http://local').pathname)
      if (!picture) return next()
      picture().then((bytes) => response.setHeader('content-type', 'image/jpeg').end(bytes), next)
    })
  },
})
