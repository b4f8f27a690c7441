// Whatever can be kept of a quote as a file, and whatever is read as one, has a page that says what is in it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentContracts } from '#functions/api/documents/contracts'
import { exchangeContracts } from '#functions/api/exchange/contracts'
import { root } from '#infra/paths'
import type { FileFormat } from '../../frontend/src/drawing/webgl/gltf/write-file.ts'

const folder = join(root, 'docs/formats')
const pages = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)

/** Pages call the number of a quote by more than one name. */
const plain = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}')

const pagesOfPath = (path: string): readonly string[] => {
  const address = new RegExp(`${plain(path).replaceAll(/[{}/]/g, '\\$&')}(?![\\w/])`)
  return pages.filter(([, text]) => address.test(plain(text))).map(([name]) => name)
}

const paths = [...exchangeContracts, ...documentContracts].map(({ path }) => path)

test.each(paths)('%s', (path) => {
  expect(pagesOfPath(path)).not.toEqual([])
})

/** Made in the browser, at no address. */
const madeInBrowser: Readonly<Record<FileFormat, string>> = { glb: 'gltf.md', usdz: 'gltf.md' }

/** Read in the browser: whatever quick entry lets somebody choose. */
const readInBrowser: Readonly<Record<string, string>> = {
  xlsx: 'sheets.md',
  xlsm: 'sheets.md',
  csv: 'sheets.md',
  txt: 'sheets.md',
  tsv: 'sheets.md',
  pdf: 'sheets.md',
  ifc: 'ifc.md',
  ifczip: 'ifc.md',
  ifcxml: 'ifc.md',
}
const inBrowser = [...Object.entries(madeInBrowser), ...Object.entries(readInBrowser)]

test('no file can be chosen in quick entry whose format is not one of those here', () => {
  const button = join(root, 'frontend/src/features/schedule/components/open-sheet-button.tsx')
  const accepted = /accept="([^"]+)"/.exec(readFileSync(button, 'utf8'))?.[1]?.split(',')
  expect(accepted).toEqual(Object.keys(readInBrowser).map((format) => `.${format}`))
})

test.each(inBrowser)('%s is on the page %s', (format, page) => {
  const text = pages.find(([name]) => name === page)?.[1]
  expect(text).toMatch(new RegExp(`(?<!\\w)${format}(?!\\w)`, 'i'))
})

test('every page is there for a format', () => {
  const needed = new Set([...paths.flatMap(pagesOfPath), ...inBrowser.map(([, page]) => page)])
  expect(pages.map(([name]) => name).toSorted()).toEqual([...needed].toSorted())
})

test('every page of a format leads to pages and files that are there', () => {
  const links = pages.flatMap(([, text]) =>
    [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) => to ?? ''),
  )
  expect(links.length).toBeGreaterThan(10)
  for (const to of links) expect(() => readFileSync(join(folder, to)), to).not.toThrow()
})
