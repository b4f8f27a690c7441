import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from './infra/local/chromium.ts'
import { haveOwnTemporaryFolder } from './tests/temporary-folder.ts'

haveOwnTemporaryFolder()

// The workers read this file again: what was chosen first is handed on to them through the environment.
process.env.PORT ??= '4173'
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'lysvag-e2e-'))

const baseURL = `http://127.0.0.1:${process.env.PORT}`

/** A page asks for a hundred files, and each of them costs less when no process lies between. What Playwright switches on stays on. */
const networkWithin = '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface'

/** A page lives for seconds here: what would be made of its code to run fast for hours costs a quarter of its whole work. */
const withoutOptimizing = '--js-flags=--no-opt,--no-maglev'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // A browser waits half of its time: for the network, for a pause before saving, for a picture. Four keep two cores at work.
  workers: 4,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    actionTimeout: 30_000,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // A trace is recorded of every test, also of those that pass, and takes four tenths of the whole run.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [...chromiumArgs, networkWithin, withoutOptimizing],
    },
  },
  webServer: {
    command: 'node infra/local/main.ts',
    url: `${baseURL}/ping`,
    // Somebody logs in for each test.
    env: {
      PORT: process.env.PORT,
      DATA_DIR: process.env.DATA_DIR,
      PASSWORD_MEMORY_KIB: '64',
      LIMITS_TIMES: '100',
    },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
