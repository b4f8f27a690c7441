// Lists the rows of the acceptance ledger that no test name cites, and fails on a cited row that does not exist.
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Row {
  id: string
  statement: string
}

const root = join(import.meta.dirname, '..')
const rows: Row[] = JSON.parse(await readFile(join(root, 'docs/ledger-rows.json'), 'utf8'))

const testFiles = [
  '{domain,functions,render-worker,infra}/**/*.test.ts',
  'frontend/src/**/*.test.{ts,tsx}',
  'tests/**/*.{test,spec}.ts',
]

/** Ids inside string literals, so that an id in a comment does not pass for a test. */
const citedIn = (source: string): string[] =>
  [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].flatMap(
    ([, , text = '']) => text.match(/\b[QAD]-\d{3}\b/g) ?? [],
  )

const cited = new Map<string, string>()
for await (const file of glob(testFiles, { cwd: root })) {
  for (const id of citedIn(await readFile(join(root, file), 'utf8'))) cited.set(id, file)
}

const known = new Set(rows.map(({ id }) => id))
const missing = rows.filter(({ id }) => !cited.has(id))
const unknown = [...cited].filter(([id]) => !known.has(id))

for (const { id, statement } of missing) console.log(`${id}  ${statement}`)
for (const [id, file] of unknown) console.error(`${id} is cited in ${file} but is not a row of the ledger`)
console.log(`${rows.length - missing.length} of ${rows.length} rows are cited by a test`)
if (unknown.length > 0) process.exitCode = 1
