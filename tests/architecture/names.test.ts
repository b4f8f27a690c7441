/**
 * A name that is exported means one thing, so that whoever looks for it finds what is meant. Two cases are one thing in several
 * files: the entry of a function is called `handler`, and an operation of the API has one name as its contract, as its endpoint
 * and as what it does to a quote or a product in the domain.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#infra/paths'

interface Source {
  readonly file: string
  readonly text: string
}

const exportsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [
      ...text.matchAll(
        /^export (?:declare )?(?:async function\*?|function\*?|const|let|class|interface|type) (\w+)/gm,
      ),
    ].map(([, name]) => name ?? ''),
  )

const isContract = (file: string): boolean => /^functions\/api\/.*contracts\.ts$/.test(file)

/** The contract, its one endpoint and its one function of the domain. */
const isOneOperation = (files: readonly string[]): boolean => {
  const contract = files.find(isContract)
  if (contract === undefined) return false
  const others = files.filter((file) => file !== contract)
  const endpoints = others.filter((file) => dirname(file) === dirname(contract))
  const inDomain = others.filter((file) => file.startsWith('domain/'))
  return endpoints.length <= 1 && inDomain.length <= 1 && endpoints.length + inDomain.length === others.length
}

const exportedTwiceIn = (sources: readonly Source[]): readonly string[] => {
  const files = new Map<string, string[]>()
  for (const { file, text } of sources)
    for (const name of exportsIn(text)) files.set(name, [...(files.get(name) ?? []), file])
  return [...files]
    .filter(([name, places]) => places.length > 1 && name !== 'handler' && !isOneOperation(places))
    .map(([name, places]) => `${name}: ${places.join(', ')}`)
    .toSorted()
}

describe('an exported name', () => {
  const sources = globSync('{domain,frontend,functions,infra,render-worker}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /\.(?:test|fixture|spec|d)\.tsx?$|(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
  }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

  test('means one thing', () => {
    expect(sources.length).toBeGreaterThan(900)
    expect(exportedTwiceIn(sources)).toEqual([])
  })

  test('means one thing among the tests too', () => {
    const tests = globSync('tests/**/*.ts', { cwd: root }).map((file) => ({
      file,
      text: readFileSync(join(root, file), 'utf8'),
    }))
    expect(tests.length).toBeGreaterThan(200)
    expect(exportedTwiceIn(tests)).toEqual([])
  })

  test('is seen when two files export it', () => {
    const twice = [
      { file: 'domain/layout/a.ts', text: 'export const placeOf = () => 1\n' },
      { file: 'frontend/src/row/b.ts', text: 'export interface placeOf {}\n' },
    ]
    expect(exportedTwiceIn(twice)).toEqual(['placeOf: domain/layout/a.ts, frontend/src/row/b.ts'])
  })

  test('of an operation is seen when a second endpoint or another place exports it', () => {
    const contract = { file: 'functions/api/offers/contracts.ts', text: 'export const moveRows = {}\n' }
    const endpoint = { file: 'functions/api/offers/move.ts', text: 'export const moveRows = endpoint()\n' }
    const inDomain = { file: 'domain/quote/rows/move.ts', text: 'export const moveRows = () => 1\n' }
    const onPage = { file: 'frontend/src/row/move.ts', text: 'export const moveRows = () => 1\n' }
    expect(exportedTwiceIn([contract, endpoint, inDomain])).toEqual([])
    expect(exportedTwiceIn([contract, endpoint, onPage])).toHaveLength(1)
    expect(
      exportedTwiceIn([contract, endpoint, { ...endpoint, file: 'functions/api/offers/again.ts' }]),
    ).toHaveLength(1)
  })
})
