// A reason that nobody can look up is none: every requirement and every decision that is cited can be read in docs/.
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')
const WRITTEN = '{domain,frontend/src,functions,render-worker,infra,tests,docs}/**/*.{ts,tsx,mjs,md}'

/** Every id of a kind, with the files that cite it. */
const citationsOf = async (kind: RegExp): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>()
  for await (const file of glob(WRITTEN, { cwd: root }))
    for (const id of new Set((await read(file)).match(kind))) found.set(id, [...(found.get(id) ?? []), file])
  return found
}

test('every requirement row that is cited exists', async () => {
  const rows: readonly { id: string }[] = JSON.parse(await read('docs/ledger-rows.json'))
  const known = new Set(rows.map(({ id }) => id))
  const cited = await citationsOf(/\b[QAD]-\d{3}\b/g)
  expect([...cited].filter(([id]) => !known.has(id))).toEqual([])
  expect(cited.size).toBeGreaterThan(500)
})

test('every decision on the requirements that is cited is written down, and none that nobody cites', async () => {
  const page = 'docs/requirement-decisions.md'
  const written = [...(await read(page)).matchAll(/^\| ([QAD]D-\d{2}) \|/gm)].map(([, id]) => id)
  const cited = [...(await citationsOf(/\b[QAD]D-\d{2}\b/g))]
    .filter(([, files]) => files.some((file) => file !== page))
    .map(([id]) => id)
  expect(cited.sort()).toEqual(written.sort())
})
