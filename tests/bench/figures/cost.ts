/**
 * What AWS asks for a quote, by the same meter and the same prices as `npm run cost`, against what it may cost. Functions that wait for a paper are metered
 * by the clock, so on a machine that is busy with something else Lambda is told dearer than it is; the services stand beside the figure.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TARGET } from '../../cost/month.ts'
import type { Figure } from '../measure.ts'

const run = promisify(execFile)
const script = join(import.meta.dirname, '../cost-alone.ts')

interface Told {
  readonly nokPerQuote: number
  readonly services: readonly (readonly [service: string, usd: number])[]
}

export const costFigure = async (): Promise<readonly Figure[]> => {
  const { stdout } = await run(process.execPath, [script])
  const { nokPerQuote, services }: Told = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  const dearest = services.slice(0, 4).map(([service, usd]) => `${service} ${usd.toFixed(0)}`)
  return [
    {
      name: `kroner per quote at ${TARGET.quotes.toLocaleString('en')} a month against ${TARGET.nokPerQuote}`,
      limit: 1,
      ratio: nokPerQuote / TARGET.nokPerQuote,
      detail: `NOK ${nokPerQuote.toFixed(4)}; USD a month: ${dearest.join(', ')}`,
    },
  ]
}
