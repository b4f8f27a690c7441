/**
 * Puts our own pictures into the site: a tile of every decor laminate (D-152) and the signs of panes (D-145, D-147). Their
 * addresses are fixed, so those who fetch a tile add what changes when any of them does.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { laminateLooks, laminatePath } from '#domain/catalogue/data/laminates'
import { type PaneIcon, paneIconFile, paneIconPath, paneIcons } from '#domain/drawing/pane-icons'
import { cachedFile, inputHashOf, sourceRoot } from './cached-file.ts'
import { laminateTile, TILE_PIXELS } from './laminate-tile.ts'

/** No rings round the grain, and some thirty kilobytes a tile. */
const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const

const versionOf = async (): Promise<string> =>
  inputHashOf(
    JSON.stringify([laminateLooks, JPEG, TILE_PIXELS]),
    await readFile(join(sourceRoot, 'frontend/door-models/laminate-tile.ts'), 'utf8'),
    await readFile(join(sourceRoot, 'node_modules/sharp/package.json'), 'utf8'),
  )

const tiles = Object.entries(laminateLooks).map(
  ([code, look], seed): readonly [string, () => Promise<Uint8Array>] => [
    laminatePath(code),
    async () =>
      cachedFile(`${code}-${await versionOf()}.jpeg`, () =>
        sharp(laminateTile(look, seed), { raw: { ...TILE_PIXELS, channels: 3 } })
          .jpeg(JPEG)
          .toBuffer(),
      ),
  ],
)

const signs = (Object.keys(paneIcons) as PaneIcon[]).map(
  (icon): readonly [string, () => Promise<Uint8Array>] => [
    paneIconPath(icon),
    async () => new TextEncoder().encode(paneIconFile(icon)),
  ],
)

const pictures: ReadonlyMap<string, () => Promise<Uint8Array>> = new Map([...tiles, ...signs])

export const sitePictures = (): Plugin => ({
  name: 'site-pictures',
  config: async () => ({
    define: { 'import.meta.env.LAMINATES': JSON.stringify(await versionOf()) },
  }),
  async generateBundle() {
    for (const [path, picture] of pictures)
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: await picture() })
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://local').pathname
      const picture = pictures.get(path)
      if (!picture) return next()
      const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg'
      picture().then((bytes) => response.setHeader('content-type', type).end(bytes), next)
    })
  },
})
