/**
 * The built site with one script more at its head: it tells this process what goes wrong in the page and what is written in
 * its console, in every browser alike. It comes from our own address, as the content policy demands.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GatewayAnswer } from '#infra/local/gateway/server'
import { securityHeaders } from '#infra/web-headers'

const PATH = '/console-reports'

/** Sent to the browser as text. */
const listen = (path: string) => {
  const report = (text: string) => void navigator.sendBeacon(path, text)
  const wordsOf = (part: unknown) => (part instanceof Error ? `${part.message} ${part.stack}` : String(part))
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const original = console[level]
    console[level] = (...parts: unknown[]) => {
      original.apply(console, parts)
      report(`${level}: ${parts.map(wordsOf).join(' ')}`)
    }
  }
  addEventListener(
    'error',
    (event) => {
      const at = event.target
      // What is fetched ahead is given up when the page is left.
      if (at instanceof HTMLLinkElement) return
      report(
        event.message
          ? `uncaught: ${event.message}`
          : `not loaded: ${at instanceof Element ? at.outerHTML.slice(0, 200) : ''}`,
      )
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => report(`rejected: ${wordsOf(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    report(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const answer = (response: ServerResponse, type: string, body: string): void => {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  response.setHeader('content-type', type)
  response.setHeader('cache-control', 'no-store')
  response.end(body)
}

/** `readPage` gives the one page of the site. */
export const listeningSite = (site: GatewayAnswer, readPage: () => Promise<string>) => {
  const reports: string[] = []
  const serve: GatewayAnswer = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    if (pathname === PATH && request.method === 'POST') {
      reports.push(await bodyOf(request))
      return answer(response, 'text/plain', '')
    }
    if (pathname === PATH) return answer(response, 'text/javascript', `(${listen})(${JSON.stringify(PATH)})`)
    if (request.headers.accept?.startsWith('text/html')) {
      const page = await readPage()
      return answer(
        response,
        'text/html; charset=utf-8',
        page.replace('<head>', `<head><script src="${PATH}"></script>`),
      )
    }
    return site(request, response)
  }
  return { serve, reports: (): readonly string[] => reports }
}
