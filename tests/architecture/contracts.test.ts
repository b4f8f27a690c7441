// Contracts are shapes: what fills them stands in domain/views. And whoever reaches across folders says from the root where to.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sourcesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** What is named for the value it is made from (`offerFor`, `quoteFileOf`) makes a value. */
const makersIn = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:const|function) (\w+(?:For|Of|From))\b/gm)].map(([, name]) => name ?? '')

/** Relative imports that leave their own folder of the domain. */
const detoursIn = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/from '(\.\.\/[^']+)'/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => {
      const target = normalize(join(dirname(file), path)).split('/')
      return target[1] !== file.split('/')[1]
    })

describe('contracts', () => {
  const contracts = sourcesIn('domain/contracts/*.ts').filter(({ file }) => !file.endsWith('.test.ts'))

  test('hold shapes; what fills them is in domain/views', () => {
    expect(contracts.length).toBeGreaterThan(20)
    expect(contracts.flatMap(({ file, text }) => makersIn(text).map((name) => `${file}: ${name}`))).toEqual(
      [],
    )
  })

  test('a maker among the shapes is seen', () => {
    expect(makersIn('export const offerFor = (quote: Quote): Offer => ({})\n')).toEqual(['offerFor'])
    expect(makersIn('export const offer = z.object({})\n')).toEqual([])
  })
})

describe('across folders of the domain', () => {
  test('imports name the folder from the root', () => {
    const files = sourcesIn('domain/*/**/*.ts')
    expect(files.length).toBeGreaterThan(300)
    expect(
      files.flatMap(({ file, text }) => detoursIn(file, text).map((path) => `${file}: ${path}`)),
    ).toEqual([])
  })

  test('a detour is seen', () => {
    expect(detoursIn('domain/views/offer-for.ts', "import { a } from '../contracts/offer.ts'")).toEqual([
      '../contracts/offer.ts',
    ])
    expect(detoursIn('domain/quote/money/rates.ts', "import { a } from '../quote.ts'")).toEqual([])
  })
})
