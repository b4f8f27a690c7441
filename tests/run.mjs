// Runs every tier of the tests in turn, or those whose names begin with an argument (`npm test -- unit`), and ends with one
// line that sums them up: `N passed, N failed`. What failed is named once more just before it. `npm test -- --changed` leaves out
// what the changes since `main` (on main: what is not committed) cannot reach.
// `--again` runs a browser test that failed once more, alone: one that passes then counts as passed, and is named last but one.
// A check counts as one. A tier that runs no test counts as one failed, because silence proves nothing.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { isWorthRunningAgain, joinRuns, readBrowserRun } from './browser-runs.mjs'

const root = join(import.meta.dirname, '..')
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
// The pinned Node and the tools come first, however this file was started.
const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
// Hundreds of processes read the same libraries: what Node makes of them is kept.
const NODE_COMPILE_CACHE = join(root, '.local/compiled')

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, PATH, NODE_COMPILE_CACHE, ...env },
    })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })

const readReport = async (file, count) => {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, failures: [] }
  }
}

/** A tier that exits with an error without a failed test (a suite that does not load, say) has failed too. */
const judge = (code, { passed, failed, failures }) => {
  if (failed === 0 && code !== 0) return { passed, failed: 1, failures }
  if (passed + failed === 0 && changed === null) return { passed, failed: 1, failures, remark: 'ran no test' }
  return { passed, failed, failures }
}

const check =
  (command, ...args) =>
  async () => {
    const code = await run(command, args)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] }
  }

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit that changes are counted from, and the paths that have changed; null where everything runs. */
const changedSince = () => {
  const base = git('merge-base', 'HEAD', 'main')
  const paths = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  return { base, paths: paths.join('\n').split('\n').filter(Boolean) }
}
const args = process.argv.slice(2)
const unknown = args.filter((arg) => arg.startsWith('--') && !['--changed', '--again'].includes(arg))
if (unknown.length > 0) throw new Error(`no such option: ${unknown.join(' ')}`)
const changed = args.includes('--changed') ? changedSince() : null
const runsAgain = args.includes('--again')
/** Where Playwright says which tests failed. */
const LAST_FAILED = 'test-results/e2e/.last-run.json'

/** What these tests start is not imported by them, so a change in any of these folders may reach every one. */
const reachedFrom = (folders) => (paths) => paths.some((path) => folders.test(path))
const settings =
  'package(-lock)?\\.json$|tsconfig|vitest\\.config|vite\\.config|tests/(factories|run|browser-runs)'
const product = '(domain|functions|render-worker|infra|frontend)/'
const reaches = {
  build: reachedFrom(new RegExp(`^(${product}|${settings})`)),
  api: reachedFrom(new RegExp(`^(${product}|tests/api/|${settings})`)),
  infra: reachedFrom(new RegExp(`^((domain|functions|render-worker|infra)/|tests/infra/|${settings})`)),
  visual: reachedFrom(new RegExp(`^((domain|frontend|render-worker)/|tests/visual/|${settings})`)),
  e2e: reachedFrom(new RegExp(`^(${product}|tests/e2e/|playwright\\.config|${settings})`)),
}

const vitest =
  (...projects) =>
  async () => {
    const file = join(reports, `${projects[0]}.json`)
    const code = await run('vitest', [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      // Unit tests import what they test, so what a change reaches is known file by file.
      ...(changed !== null && projects[0] === 'unit' ? ['--changed', changed.base, '--passWithNoTests'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    return judge(
      code,
      await readReport(file, ({ numPassedTests, numFailedTests, testResults }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
        failures: testResults.flatMap(({ name, assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => ({
              title: `${relative(root, name)} › ${fullName}`,
              reason: failureMessages.join('\n'),
            })),
        ),
      })),
    )
  }

/** What the browser tests say; with arguments some of them, in one browser. */
const runBrowserTests = async (report, ...args) => {
  const file = join(reports, report)
  const code = await run('playwright', ['test', ...args], { E2E_REPORT: file })
  return { code, ...(await readReport(file, readBrowserRun)) }
}

const playwright = () => async () => {
  const first = await runBrowserTests('e2e.json')
  if (!runsAgain || !isWorthRunningAgain(first)) return judge(first.code, first)
  console.log(`\n=== e2e: ${first.failed} failed, once more alone`)
  // The pictures of the first failure stay where they are.
  const again = ['--last-failed', '--last-failed-file', LAST_FAILED, '--output', 'test-results/e2e-again']
  const both = joinRuns(first, await runBrowserTests('e2e-again.json', '--workers=1', ...again))
  return { ...both, remark: both.unsteady.length > 0 ? `${both.unsteady.length} unsteady` : undefined }
}

const tiers = {
  'check: format and lint': check('biome', 'check', '--error-on-warnings', '.'),
  'check: types': check('tsc', '--noEmit'),
  'check: unused': check('knip'),
  // The worker and the browser tests open the built frontend.
  build: check('vite', 'build', 'frontend'),
  unit: vitest('unit', 'architecture'),
  api: vitest('api', 'api-anew'),
  infra: vitest('infra'),
  visual: vitest('visual'),
  e2e: playwright(),
}

const wanted = args.filter((arg) => !arg.startsWith('--'))
const named = Object.entries(tiers).filter(
  ([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
)
if (named.length === 0) throw new Error(`no tier begins with ${wanted.join(' or ')}`)
const chosen = named.filter(([name]) => changed === null || (reaches[name]?.(changed.paths) ?? true))
const leftOut = named.filter((tier) => !chosen.includes(tier)).map(([name]) => name)
if (leftOut.length > 0) console.log(`not reached by the changes: ${leftOut.join(', ')}`)

/** Each works on one core and changes nothing that the other reads, so they run side by side. */
const sideBySide = ['check: unused', 'build']

const measure = async ([name, tier]) => {
  console.log(`\n=== ${name}`)
  const started = performance.now()
  const result = await tier()
  return { name, seconds: Math.round((performance.now() - started) / 1000), ...result }
}

const results = []
const together = chosen.filter(([name]) => sideBySide.includes(name))
for (const step of chosen) {
  if (step === together[0]) results.push(...(await Promise.all(together.map(measure))))
  else if (!together.includes(step)) results.push(await measure(step))
}
await rm(reports, { recursive: true, force: true })

const REASON_MAX = 2000
const unsteady = results.flatMap((result) => result.unsteady ?? [])
for (const { title, reason } of unsteady)
  console.log(`\nunsteady, failed once: ${title}\n${reason.slice(0, REASON_MAX)}`)
for (const { title, reason } of results.flatMap(({ failures }) => failures))
  console.log(`\nfailed: ${title}\n${reason.slice(0, REASON_MAX)}`)

console.log('')
for (const { name, seconds, passed, failed, remark } of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed${remark ? ` (${remark})` : ''}, ${seconds} s`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const failed = sum('failed')
process.exitCode = failed > 0 ? 1 : 0
if (unsteady.length > 0)
  console.log(`unsteady: ${unsteady.map(({ title }) => title).join('; ')} (failed, and passed alone)`)
console.log(`${sum('passed')} passed, ${failed} failed`)
