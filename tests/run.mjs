// Runs every tier of the tests in turn, or those whose names begin with an argument (`npm test -- unit`), and ends with one
// line that sums them up: `N passed, N failed`. What failed is named once more just before it. `npm test -- --changed` leaves out
// what the changes since `main` (on main: what is not committed) cannot reach.
// A check counts as one. A tier that runs no test counts as one failed, because silence proves nothing.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'

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
const changed = args.includes('--changed') ? changedSince() : null

/** What these tests start is not imported by them, so a change in any of these folders may reach every one. */
const reachedFrom = (folders) => (paths) => paths.some((path) => folders.test(path))
const settings = 'package(-lock)?\\.json$|tsconfig|vitest\\.config|vite\\.config|tests/(factories|run)'
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

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

const playwright = () => async () => {
  const file = join(reports, 'e2e.json')
  const code = await run('playwright', ['test'], { E2E_REPORT: file })
  return judge(
    code,
    await readReport(file, ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: specsOf({ suites })
        .filter(({ ok }) => !ok)
        .map(({ file: spec, title, tests }) => ({
          title: `tests/e2e/${spec} › ${title}`,
          reason: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
        })),
    })),
  )
}

const tiers = {
  'check: format and lint': check('biome', 'check', '--error-on-warnings', '.'),
  'check: types': check('tsc', '--noEmit'),
  'check: unused': check('knip'),
  // The worker and the browser tests open the built frontend.
  build: check('vite', 'build', 'frontend'),
  unit: vitest('unit', 'architecture'),
  api: vitest('api'),
  infra: vitest('infra'),
  visual: vitest('visual'),
  e2e: playwright(),
}

const wanted = args.filter((arg) => arg !== '--changed')
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
for (const { title, reason } of results.flatMap(({ failures }) => failures))
  console.log(`\nfailed: ${title}\n${reason.slice(0, REASON_MAX)}`)

console.log('')
for (const { name, seconds, passed, failed, remark } of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed${remark ? ` (${remark})` : ''}, ${seconds} s`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const failed = sum('failed')
process.exitCode = failed > 0 ? 1 : 0
console.log(`${sum('passed')} passed, ${failed} failed`)
