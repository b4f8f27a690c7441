// Whatever can be kept of a quote as a file has a page that says what is in it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentContracts } from '#functions/api/documents/contracts'
import { exchangeContracts } from '#functions/api/exchange/contracts'
import { root } from '#infra/paths'

const folder = join(root, 'docs/formats')
const pages = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)

/** Pages call the number of a quote by more than one name. */
const plain = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}')

test.each([...exchangeContracts, ...documentContracts].map(({ path }) => path))('%s', (path) => {
  const address = new RegExp(`${plain(path).replaceAll(/[{}/]/g, '\\$&')}(?![\\w/])`)
  expect(pages.filter(([, text]) => address.test(plain(text))).map(([name]) => name)).not.toEqual([])
})

test('every page of a format leads to pages and files that are there', () => {
  const links = pages.flatMap(([, text]) =>
    [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) => to ?? ''),
  )
  expect(links.length).toBeGreaterThan(10)
  for (const to of links) expect(() => readFileSync(join(folder, to)), to).not.toThrow()
})
