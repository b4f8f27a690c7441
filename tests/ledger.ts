// Lists the rows of the acceptance ledger that neither a test name cites nor a stated reason excuses
// (docs/ledger-reasons.json), and fails on a row that does not exist and on a reason for a row that is tested.
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Row {
  id: string
  statement: string
}

const root = join(import.meta.dirname, '..')
const rows: Row[] = JSON.parse(await readFile(join(root, 'docs/ledger-rows.json'), 'utf8'))

const reasons: Record<string, string> = JSON.parse(
  await readFile(join(root, 'docs/ledger-reasons.json'), 'utf8'),
)

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
const missing = rows.filter(({ id }) => !cited.has(id) && !Object.hasOwn(reasons, id))
const needless = Object.keys(reasons).filter((id) => !known.has(id) || cited.has(id))
const unknown = [...cited].filter(([id]) => !known.has(id))

for (const { id, statement } of missing) console.log(`${id}  ${statement}`)
for (const [id, file] of unknown) console.error(`${id} is cited in ${file} but is not a row of the ledger`)
for (const id of needless) console.error(`docs/ledger-reasons.json: ${id} is tested, or is not a row`)
const excused = Object.keys(reasons).length - needless.length
console.log(
  `${rows.length - missing.length - excused} of ${rows.length} rows are cited by a test, ${excused} have a stated reason`,
)
if (unknown.length > 0 || needless.length > 0) process.exitCode = 1
