/** `npm start`: the product on http://localhost:3000, with demo data, until Ctrl-C. */
import { resolve } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { announce } from './announce.ts'
import { readSettings } from './settings.ts'
import { startStack } from './stack.ts'

try {
  const settings = readSettings(process.env)
  const stack = await startStack({ ...settings, say: console.log })
  console.log(announce(settings.port, resolve(settings.dataDir)))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal while stopping falls through to the default and ends the process at once.
    process.once(signal, () => void stack.close().then(() => process.exit(0)))
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exit(1)
}
