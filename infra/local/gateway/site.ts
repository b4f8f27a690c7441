/** The built frontend as CloudFront serves it from its bucket: same files, same cache, compressed on the way. */
import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { sitePath } from '../../site-path.ts'
import { cacheControl, cacheControlOf } from '../../web-headers.ts'
import { message, page, type Reply, sendReply } from './reply.ts'
import type { GatewayAnswer } from './server.ts'
import { gatewayText } from './text.ts'

type Encoding = 'br' | 'gzip' | 'identity'

const compressible = /^(text\/|image\/svg|model\/gltf|application\/(json|javascript|manifest|wasm))/

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
  identity: async (body) => body,
}

const encodingFor = (request: IncomingMessage, type: string, size: number): Encoding => {
  // CloudFront leaves files under 1000 bytes alone.
  if (!compressible.test(type) || size < 1000) return 'identity'
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** A file inside the folder, or undefined for an address that leads out of it or cannot be read. */
const fileOf = (folder: string, path: string): string | undefined => {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)))
    return file.startsWith(folder + sep) && !file.includes('\0') ? file : undefined
  } catch {
    return undefined
  }
}

export const openSite = (folder: string): GatewayAnswer => {
  const cached = new Map<string, Buffer>()
  /** What lies under a name with a hash never changes: one page asks for a hundred of them, and the disk is asked once. */
  const hashed = new Map<string, Stats>()

  const encoded = async (file: string, etag: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${file} ${etag} ${encoding}`
    const found = cached.get(key) ?? (await encoders[encoding](await readFile(file)))
    cached.set(key, found)
    return found
  }

  const statOf = async (file: string, path: string): Promise<Stats | undefined> => {
    const found = hashed.get(file) ?? (await stat(file).catch(() => undefined))
    if (found?.isFile() && cacheControlOf(path) === cacheControl.hashed) hashed.set(file, found)
    return found
  }

  const replyTo = async (request: IncomingMessage): Promise<Reply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return message(405, 'Method Not Allowed')
    const path = sitePath(new URL(request.url ?? '/', 'http://local').pathname)
    const file = fileOf(folder, path)
    const found = file === undefined ? undefined : await statOf(file, path)
    if (!file || !found?.isFile()) return page(404, '404', `<p>${gatewayText.noFile}</p>`)

    const etag = `"${found.size.toString(16)}-${Math.round(found.mtimeMs).toString(16)}"`
    const type = getMimeType(file) ?? 'application/octet-stream'
    const encoding = encodingFor(request, type, found.size)
    const headers = {
      'content-type': type,
      'cache-control': cacheControlOf(path),
      etag,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: Buffer.alloc(0) }
    return { status: 200, headers, body: await encoded(file, etag, encoding) }
  }

  return async (request, response) => sendReply(request, response, await replyTo(request))
}
