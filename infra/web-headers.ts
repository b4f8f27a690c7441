/**
 * What the site says to every browser about safety and caching: CloudFront in the cloud, the gateway locally.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScriptHashes } from './inline-scripts.ts'
import { root } from './paths.ts'

/** The build leaves the script in the page as it is. */
const page = readFileSync(join(root, 'frontend/index.html'), 'utf8')

/** The 3D models are unpacked by WebAssembly in a worker made from a blob; Mantine writes its styles inline. */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScriptHashes(page)],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", 'blob:', 'data:'],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

const csp = Object.entries(contentSecurityPolicy)
  .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  .join('; ')

export const hstsSeconds = 365 * 24 * 60 * 60

export const securityHeaders = {
  'content-security-policy': csp,
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const

export const cacheControl = {
  /** Vite puts a hash of the content into these names. */
  hashed: 'public, max-age=31536000, immutable',
  /** Names the hashed files, so it must be asked for every time. */
  page: 'no-cache',
  /** Stable names: models, our own pictures. */
  other: 'public, max-age=3600',
} as const

export const cacheControlOf = (path: string): string => {
  if (path.startsWith('/assets/') && !path.startsWith('/assets/images/')) return cacheControl.hashed
  return path.endsWith('.html') ? cacheControl.page : cacheControl.other
}
