import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { SlowFirst } from './tests/slow-first.ts'
import { haveOwnTemporaryFolder } from './tests/temporary-folder.ts'

haveOwnTemporaryFolder()

const never = [...configDefaults.exclude, '**/dist/**', '**/cdk.out/**', '**/.local/**']
/** Loads the functions twice, as when one is started anew. */
const startsAnew = 'tests/api/restore.test.ts'
const integration = '**/*.integration.test.ts'

/** Node reads these files as it reads them in production; what Vite would make of each of them anew is spared. */
const asNodeReadsThem = { viteModuleRunner: false, nodeLoader: false }

export default defineConfig({
  test: {
    passWithNoTests: false,
    // A whole run may take all of the machine; by itself it would leave a core idle.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowFirst },
    // A missing baseline fails; `npm run visual:update` is the only way to write one.
    update: 'none',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'domain/**/*.test.ts',
            'tests/words/**/*.test.ts',
            'tests/cost/**/*.test.ts',
            'tests/browser-runs.test.mjs',
            'frontend/{src,door-models}/**/*.test.{ts,tsx}',
            'functions/**/*.test.ts',
            'render-worker/**/*.test.ts',
          ],
          exclude: [...never, integration],
          // Modules are read once instead of once for each file: the domain keeps nothing, and globals are put back.
          isolate: false,
          setupFiles: ['tests/leave-nothing.ts'],
          // A component of a hundred rows on a machine that does something else as well.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          experimental: asNodeReadsThem,
          include: ['tests/architecture/**/*.test.ts'],
          exclude: never,
          // All of the code is read, which takes minutes while the machine does something else as well.
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          experimental: asNodeReadsThem,
          include: [
            'tests/api/**/*.test.ts',
            'functions/**/*.integration.test.ts',
            'infra/**/*.integration.test.ts',
            'render-worker/**/*.integration.test.ts',
          ],
          exclude: [...never, startsAnew],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Node forgets nothing that it has loaded; Vite does.
          name: 'api-anew',
          environment: 'node',
          include: [startsAnew],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'infra',
          environment: 'node',
          experimental: asNodeReadsThem,
          include: ['tests/infra/**/*.test.ts'],
          exclude: never,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'visual',
          environment: 'node',
          experimental: asNodeReadsThem,
          // Vitest does not tell its tests; pictures have baselines that it does not know.
          provide: { updatesBaselines: process.argv.includes('--update') },
          include: ['tests/visual/**/*.test.ts'],
          exclude: never,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
