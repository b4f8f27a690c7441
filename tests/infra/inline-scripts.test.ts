// What stands in the page itself runs because the browser was told its very text.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from '#infra/inline-scripts'
import { securityHeaders } from '#infra/web-headers'

test('each script of the page is named by its hash, and files are not', () => {
  const html = '<script>one()</script><script type="module" src="/main.js"></script><script>two()</script>'
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()')])
})

test('no other script that stands in a page may run', () => {
  const directive = /script-src ([^;]+)/.exec(securityHeaders['content-security-policy'])?.[1] ?? ''
  expect(directive.match(/'sha256-[\w+/]+=*'/g)).toHaveLength(1)
  expect(directive).not.toContain('unsafe-inline')
  expect(directive).not.toContain("'unsafe-eval'")
})

test('no page stands in a page of somebody else’s', () => {
  expect(securityHeaders['content-security-policy'].split('; ')).toContain("frame-ancestors 'self'")
})

test('a page loads from nobody but us and tells nobody else anything', () => {
  const policy = securityHeaders['content-security-policy']
  expect(policy).toContain("default-src 'self'")
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1))
  const elsewhere = sources.filter((source) => !/^('[^']+'|blob:|data:)$/.test(source))
  expect(elsewhere).toEqual([])
})
