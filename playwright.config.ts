import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from './infra/local/chromium.ts'

// The workers read this file again: what was chosen first is handed on to them through the environment.
process.env.PORT ??= '4173'
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'lysvag-e2e-'))

const baseURL = `http://127.0.0.1:${process.env.PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    actionTimeout: 20_000,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // A trace is recorded of every test, also of those that pass, and takes four tenths of the whole run.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArgs] },
  },
  webServer: {
    command: 'node infra/local/main.ts',
    url: `${baseURL}/ping`,
    env: { PORT: process.env.PORT, DATA_DIR: process.env.DATA_DIR },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
