/** What a worker holds while it prints a long quote, against what it holds for a short one. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Figure, quantile } from '../measure.ts'
import type { World } from '../world.ts'

const run = promisify(execFile)
const script = join(import.meta.dirname, '../print-alone.ts')
const RUNS = 3
const MEGABYTE = 1024 * 1024

const printAlone = async ({ siteFolder }: World, rows: number): Promise<number> =>
  Number((await run(process.execPath, [script, siteFolder, String(rows)])).stdout)

export const workerMemoryFigure = async (world: World): Promise<Figure> => {
  const pairs: { long: number; short: number }[] = []
  for (let turn = 0; turn < RUNS; turn += 1)
    pairs.push({ long: await printAlone(world, 100), short: await printAlone(world, 10) })
  const ratios = pairs.map(({ long, short }) => long / short)
  const megabytes = (of: 'long' | 'short') =>
    (
      quantile(
        pairs.map((pair) => pair[of]),
        0.5,
      ) / MEGABYTE
    ).toFixed(0)
  return {
    name: 'worker memory for a PDF of 100 rows against 10',
    limit: 1.5,
    ratio: quantile(ratios, 0.5),
    detail: `${megabytes('long')} MB / ${megabytes('short')} MB, ratios ${quantile(ratios, 0).toFixed(2)} to ${quantile(ratios, 1).toFixed(2)} over ${RUNS} pairs`,
  }
}
