// What a run of the browser tests says, and what is made of those that fail once and pass when they are run again alone: they
// count as passed, and are named as unsteady (docs/decisions/0064-an-unsteady-test-is-named.md).

/** More than this do not fail by chance, and running them again would take as long as the whole run. */
const RUN_AGAIN_MAX = 5

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** Reads Playwright's JSON report. */
export const readBrowserRun = ({ stats, suites, errors }) => {
  const specs = specsOf({ suites })
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    /** Nothing went wrong outside the tests. */
    isWhole: errors.length === 0,
    passedIds: specs.filter(({ ok }) => ok).map(({ id }) => id),
    failures: specs
      .filter(({ ok }) => !ok)
      .map(({ id, file, title, tests }) => ({
        id,
        title: `tests/e2e/${file} › ${title}`,
        reason: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
      })),
  }
}

export const isWorthRunningAgain = ({ isWhole, failed }) => isWhole && failed > 0 && failed <= RUN_AGAIN_MAX

/** A test that the second run has not seen pass has failed. */
export const joinRuns = (first, second) => {
  const hasPassed = ({ id }) => second.passedIds.includes(id)
  const unsteady = first.failures.filter(hasPassed)
  return {
    passed: first.passed + unsteady.length,
    failed: first.failed - unsteady.length,
    failures: first.failures.filter((failure) => !hasPassed(failure)),
    unsteady,
  }
}
