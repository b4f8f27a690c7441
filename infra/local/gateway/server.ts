/**
 * The one origin that a browser sees: functions, the site, the outbox and /ping, on the loopback addresses only.
 * Until `open` is called everything answers 503.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { routeFor } from '../../routes.ts'
import { toEvent } from './event.ts'
import { invoke, payloadLimit } from './invoke.ts'
import { message, type Reply, send } from './reply.ts'

type Page = (request: IncomingMessage, url: URL) => Promise<Reply>

export type Gateway = {
  open: (pages: { site: Page; outbox: Page }) => void
  close: () => Promise<void>
}

const readBody = async (request: IncomingMessage): Promise<Buffer | 'too large'> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= payloadLimit) chunks.push(chunk)
  }
  return size > payloadLimit ? 'too large' : Buffer.concat(chunks)
}

const isForFunction = (path: string): boolean => path === '/api' || path.startsWith('/api/')

const answer = async (
  request: IncomingMessage,
  pages: Parameters<Gateway['open']>[0] | undefined,
): Promise<Reply> => {
  const url = URL.parse(request.url ?? '/', 'http://local')
  if (!url) return message(400, 'Bad Request')
  if (!pages) return message(503, 'Starter')
  if (url.pathname === '/ping')
    return { status: 200, headers: { 'cache-control': 'no-store' }, body: Buffer.from('pong') }
  if (url.pathname === '/outbox' || url.pathname.startsWith('/outbox/')) return pages.outbox(request, url)

  const route = routeFor(url.pathname)
  if (!route) return isForFunction(url.pathname) ? message(404, 'Not Found') : pages.site(request, url)
  const body = await readBody(request)
  if (body === 'too large') return message(413, 'Request Entity Too Large')
  return invoke(route, toEvent(request, url, body))
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

const noIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

export const startGateway = async (port: number): Promise<Gateway> => {
  let pages: Parameters<Gateway['open']>[0] | undefined
  const serve = () =>
    createServer((request, response) => {
      answer(request, pages)
        .catch((error) => {
          console.error('gateway:', error)
          return message(500, 'Internal Server Error')
        })
        .then((reply) => send(request, response, reply))
        .catch(() => response.destroy())
    })
  const servers = [serve(), serve()] as const
  await listen(servers[0], port, '127.0.0.1')
  // Some systems resolve `localhost` to the IPv6 loopback first; some have none.
  await listen(servers[1], port, '::1').catch((error) => {
    if (!noIpv6.has(error.code)) throw error
  })

  return {
    open: (ready) => {
      pages = ready
    },
    close: async () => {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
