/** Starts the stack for a person at a terminal, and stops it when they say so. */
import { resolve } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { announce } from './announce-text.ts'
import { readSettings } from './settings.ts'
import { type MakeFront, startStack } from './stack.ts'

export const run = async (makeFront: MakeFront): Promise<void> => {
  try {
    const settings = readSettings(process.env)
    const stack = await startStack({ ...settings, say: console.log, makeFront })
    console.log(announce(settings.port, resolve(settings.dataDir)))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // A second one while stopping has the default effect: the end, at once.
      process.once(signal, () => void stack.close().then(() => process.exit(0)))
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
