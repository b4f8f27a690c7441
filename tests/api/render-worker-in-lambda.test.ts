// The same jobs on a Chromium that is started as in Lambda: in one process.
import { vi } from 'vitest'

vi.stubEnv('CHROMIUM_IN_LAMBDA', 'yes')
await import('./render-worker.test.ts')
