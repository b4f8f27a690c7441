/**
 * The built frontend as one page sees it: files of a folder under an invented origin, and nothing else. Every
 * request to another address is refused, so that nothing in a quote can reach out.
 */
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { HTTPRequest, Page } from 'puppeteer-core'

/** `.invalid` never resolves (RFC 2606). */
export const siteOrigin = 'https://lysvag.invalid'

const contentSecurityPolicy =
  "default-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; " +
  "style-src 'self' 'unsafe-inline'; form-action 'none'; object-src 'none'"

const fileFor = (folder: string, pathname: string): string | undefined => {
  const path = extname(pathname) === '' ? '/index.html' : decodeURIComponent(pathname)
  const file = normalize(join(folder, path))
  return file.startsWith(folder + sep) ? file : undefined
}

const answer = async (request: HTTPRequest, folder: string): Promise<void> => {
  const url = new URL(request.url())
  if (url.protocol === 'data:' || url.protocol === 'blob:') return request.continue()
  const isFile = url.origin === siteOrigin && request.method() === 'GET' && !url.pathname.startsWith('/api/')
  const file = isFile ? fileFor(folder, url.pathname) : undefined
  if (!file) return request.abort('blockedbyclient')
  const body = await readFile(file).catch(() => undefined)
  if (!body) return request.respond({ status: 404 })
  return request.respond({
    status: 200,
    contentType: getMimeType(file) ?? 'application/octet-stream',
    headers: { 'content-security-policy': contentSecurityPolicy },
    body,
  })
}

export const serveSite = async (page: Page, folder: string): Promise<void> => {
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    // A page that closes meanwhile has no use for its answer.
    answer(request, folder).catch(() => undefined)
  })
}
