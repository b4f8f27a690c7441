// The page itself knows which addresses have the bar, before the application that decides it is there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from './router.tsx'

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
const [, expression = ''] = /const hasBar = \/(.+)\/\n/.exec(html) ?? []
const hasBar = new RegExp(expression)

test('the bar stands in the page of every address under the shell, also under /react', () => {
  expect(pages.length).toBeGreaterThan(20)
  for (const { path = '' } of pages)
    for (const address of [`/${path}`, `/react/${path}`]) expect(address).toMatch(hasBar)
})

test.each([
  '/login',
  '/passord',
  '/logout',
  '/user/choose_context',
  '/kunde/1/x',
  '/preview/1/1/image',
  '/utskrift',
  '/screenshot',
  '/produkter',
  '/reactor',
])('it does not stand on %s, nor under /react', (address) => {
  expect(address).not.toMatch(hasBar)
  expect(`/react${address}`).not.toMatch(hasBar)
})
