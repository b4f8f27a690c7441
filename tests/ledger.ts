// Lists the rows of the acceptance ledger that neither a test name cites nor a stated reason excuses
// (docs/ledger-reasons.json), with how each is checked, and then what cited rows leave out, and why. Fails on a row that does
// not exist, on a reason to leave all of a row out that is tested, and on one to leave out a part of a row that is not.
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Row {
  id: string
  statement: string
  /** How the statement is seen to hold. */
  check: string
}

interface Reason {
  /** The part of the statement or its check that is not so here; `all` of it where the row has no test. */
  leavesOut: string
  because: string
}

const root = join(import.meta.dirname, '..')
const rows: Row[] = JSON.parse(await readFile(join(root, 'docs/ledger-rows.json'), 'utf8'))

const reasons: Record<string, Reason> = JSON.parse(
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
const excused = Object.entries(reasons).filter(([, { leavesOut }]) => leavesOut === 'all')
const isExcused = new Set(excused.map(([id]) => id))
const partial = Object.entries(reasons).filter(([id]) => !isExcused.has(id))
const missing = rows.filter(({ id }) => !cited.has(id) && !isExcused.has(id))
const faults = [
  ...[...cited]
    .filter(([id]) => !known.has(id))
    .map(([id, file]) => `${id} is cited in ${file} but is not a row of the ledger`),
  ...Object.keys(reasons)
    .filter((id) => !known.has(id))
    .map((id) => `docs/ledger-reasons.json: ${id} is not a row`),
  ...[...isExcused]
    .filter((id) => cited.has(id))
    .map((id) => `docs/ledger-reasons.json: ${id} is tested, so not all of it is left out`),
  ...partial
    .filter(([id]) => !cited.has(id))
    .map(([id]) => `docs/ledger-reasons.json: ${id} has no test for the part that is not left out`),
]

for (const { id, statement, check } of missing) console.log(`${id}  ${statement}\n       ${check}`)
for (const [id, { leavesOut, because }] of partial) console.log(`${id}  without ${leavesOut}: ${because}`)
for (const fault of faults) console.error(fault)
console.log(
  `${rows.length - missing.length - isExcused.size} of ${rows.length} rows are cited by a test, ${partial.length} of them in part; ${isExcused.size} have a stated reason`,
)
if (faults.length > 0) process.exitCode = 1
