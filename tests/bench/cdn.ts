/**
 * The site as the CDN hands it out: over HTTP/2, so that a browser asks for all that a page needs at once. What the stack on one machine speaks,
 * HTTP/1.1, lets it ask for six things at a time, and a page of fifty files would wait for their way there and back.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'

export interface Cdn {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Nobody vouches for the certificate: a browser has to be told to let it pass. */
const makeCertificate = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lysvag-certificate-'))
  try {
    return await getCertificate(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Of a connection, which HTTP/2 has no word for. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])

const withoutPseudo = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))

const withoutConnection = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)))

const passOn = (stack: URL, stream: ServerHttp2Stream, asked: IncomingHttpHeaders): void => {
  const { hostname, port } = stack
  const { ':path': path, ':method': method, ':authority': host } = asked
  const headers = { ...withoutPseudo(asked), host }
  const inner = request({ hostname, port, path, method, headers }, (answer) => {
    if (stream.destroyed) return answer.destroy()
    stream.respond({ ':status': answer.statusCode ?? 502, ...withoutConnection(answer.headers) })
    return answer.pipe(stream)
  })
  inner.on('error', () => stream.close())
  stream.on('error', () => inner.destroy())
  stream.pipe(inner)
}

export const openCdn = async (stackOrigin: string): Promise<Cdn> => {
  const certificate = await makeCertificate()
  const server = createSecureServer({ key: certificate, cert: certificate })
  const stack = new URL(stackOrigin)
  server.on('stream', (stream, headers) => passOn(stack, stream, headers))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
