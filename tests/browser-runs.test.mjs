import { expect, test } from 'vitest'
import { isWorthRunningAgain, joinRuns, readBrowserRun } from './browser-runs.mjs'

const spec = (id, ok) => ({
  id,
  file: 'editor.spec.ts',
  title: `test ${id}`,
  ok,
  tests: [{ results: [{ error: ok ? undefined : { message: `${id} went wrong` } }] }],
})
/** A report of these tests, some of which stand in a group of their file. */
const reportOf = (specs, errors = []) => ({
  stats: {
    expected: specs.filter(({ ok }) => ok).length,
    unexpected: specs.filter(({ ok }) => !ok).length,
    flaky: 0,
  },
  suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
  errors,
})
const run = (passing, failing, errors) =>
  readBrowserRun(
    reportOf([...passing.map((id) => spec(id, true)), ...failing.map((id) => spec(id, false))], errors),
  )
const many = Array.from({ length: 6 }, (_, index) => `f${index}`)

test('a browser test that fails and then passes alone counts as passed, and is named as unsteady with its reason', () => {
  expect(joinRuns(run(['a', 'b'], ['c']), run(['c'], []))).toEqual({
    passed: 3,
    failed: 0,
    failures: [],
    unsteady: [{ id: 'c', title: 'tests/e2e/editor.spec.ts › test c', reason: 'c went wrong' }],
  })
})

test('a browser test that fails twice has failed', () => {
  const { passed, failed, failures, unsteady } = joinRuns(run(['a'], ['b', 'c']), run(['b'], ['c']))
  expect([passed, failed]).toEqual([2, 1])
  expect(failures.map(({ id }) => id)).toEqual(['c'])
  expect(unsteady.map(({ id }) => id)).toEqual(['b'])
})

test('a browser test that the second run does not reach has failed', () => {
  const { passed, failed, failures } = joinRuns(run(['a'], ['b']), run([], []))
  expect([passed, failed, failures.length]).toEqual([1, 1, 1])
})

test('as many failures as chance does not explain, and a fault outside the tests, are not tried again', () => {
  expect(isWorthRunningAgain(run(['a'], ['b']))).toBe(true)
  expect(isWorthRunningAgain(run(['a'], []))).toBe(false)
  expect(isWorthRunningAgain(run(['a'], many.slice(0, 5)))).toBe(true)
  expect(isWorthRunningAgain(run(['a'], many))).toBe(false)
  expect(isWorthRunningAgain(run(['a'], ['b'], [{ message: 'the server did not start' }]))).toBe(false)
})
