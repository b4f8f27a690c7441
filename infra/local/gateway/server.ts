/**
 * The one origin that a browser sees: functions, the site, the outbox and /ping, on the loopback addresses only.
 * Until `open` is called everything answers 503.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { routeFor } from '../../routes.ts'
import { toEvent } from './event.ts'
import { invoke, type LoadModule, payloadLimit } from './invoke.ts'
import { message, plain, type Reply, sendReply } from './reply.ts'
import { gatewayText } from './text.ts'

export type GatewayAnswer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What stands behind the gateway once everything is ready. */
type Front = { load: LoadModule; site: GatewayAnswer; outbox: (name: string) => Promise<Reply> }

export type Gateway = {
  server: Server
  open: (front: Front) => void
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

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/')

/**
 * A page anywhere on the web may give its own name our address and then read what we answer (DNS rebinding); its name stands in the host. We
 * listen on the loopback addresses, so nobody who means us calls us otherwise.
 */
const isOurName = (host: string | undefined): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '')

/** Null where it is no text. */
const outboxName = (path: string): string | null => {
  try {
    return decodeURIComponent(path.slice('/outbox/'.length))
  } catch {
    return null
  }
}

/** The reply, or undefined for what the site answers by itself. */
const replyTo = async (request: IncomingMessage, front: Front): Promise<Reply | undefined> => {
  const url = URL.parse(request.url ?? '/', 'http://local')
  if (!url) return message(400, 'Bad Request')
  if (url.pathname === '/ping') return plain('pong')
  if (url.pathname === '/outbox' || url.pathname.startsWith('/outbox/')) {
    const name = outboxName(url.pathname)
    return name === null ? message(404, 'Not Found') : front.outbox(name)
  }

  const route = routeFor(url.pathname)
  if (!route) return isApi(url.pathname) ? message(404, 'Not Found') : undefined
  const body = await readBody(request)
  if (body === 'too large') return message(413, 'Request Entity Too Large')
  return invoke(route, toEvent(request, url, body), front.load)
}

const serve = async (
  request: IncomingMessage,
  response: ServerResponse,
  front: Front | undefined,
): Promise<void> => {
  if (!isOurName(request.headers.host))
    return sendReply(request, response, message(421, gatewayText.otherName))
  if (!front) return sendReply(request, response, message(503, gatewayText.starting))
  const reply = await replyTo(request, front)
  return reply ? sendReply(request, response, reply) : front.site(request, response)
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Who is being answered gets the answer, unless it takes long. */
const patienceMs = 2000

const stop = async (server: Server): Promise<void> => {
  const answered = new Promise((resolve) => server.close(resolve))
  await Promise.race([answered, pause(patienceMs, undefined, { ref: false })])
  server.closeAllConnections()
}

const noIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** Longer than clients keep an idle connection: one that the server closes first meets their next request with a reset. */
const keepAliveTimeout = 75_000

export const startGateway = async (port: number): Promise<Gateway> => {
  let front: Front | undefined
  const makeServer = () =>
    createServer({ keepAliveTimeout }, (request, response) => {
      serve(request, response, front).catch((error) => {
        // A client that went away mid-request is nobody's fault.
        if (request.destroyed || response.headersSent) return response.destroy()
        console.error('gateway:', error)
        return sendReply(request, response, message(500, 'Internal Server Error'))
      })
    })
  const server = makeServer()
  await listen(server, port, '127.0.0.1')
  // Some systems resolve `localhost` to the IPv6 loopback first; some have none.
  const twin = makeServer()
  twin.on('upgrade', (...upgrade) => server.emit('upgrade', ...upgrade))
  await listen(twin, port, '::1').catch((error) => {
    if (!noIpv6.has(error.code)) throw error
  })

  return {
    server,
    open: (ready) => {
      front = ready
    },
    close: async () => {
      await Promise.all([server, twin].map(stop))
    },
  }
}
