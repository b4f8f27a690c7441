/**
 * What the first caller of a function waits for: its code as it is deployed, loaded in a fresh Node, against the client of the table alone,
 * packed alike; and its first answer.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'rolldown'
import { bundle, deployedFunctions } from '#infra/cloud/bundle'
import { root } from '#infra/paths'
import { routes } from '#infra/routes'
import { type FirstRequest, firstRequests } from '../first-requests.ts'
import { type Figure, figureOf, type Pair } from '../measure.ts'
import type { World } from '../world.ts'

const run = promisify(execFile)
const script = join(import.meta.dirname, '../start-alone.ts')
const RUNS = 7
/** The client takes 23 ms of a processor, packed as the functions are (28 by the packer before): this is a tenth of a second. */
const TIMES_THE_CLIENT = 4.3
/** What has the most endpoints, and knows the range and its prices, reads more than that, whatever was tried (decision 77): it must not become more. */
const TIMES_OF_THE_LARGEST = 6
const LARGEST: readonly string[] = ['offers', 'products']

interface Start {
  readonly loadMs: number
  readonly firstCallMs: number | null
  readonly status: number | null
}

const start = async (file: string, request?: FirstRequest): Promise<Start> => {
  const asked = request === undefined ? [] : [JSON.stringify(request)]
  const { stdout } = await run(process.execPath, [script, file, ...asked])
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

/** In one file, otherwise as the functions are packed. */
const packClient = async (file: string): Promise<string> => {
  await build({
    cwd: root,
    input: 'tests/bench/client-entry.ts',
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    transform: { target: 'node24' },
    logLevel: 'warn',
    output: { file, format: 'esm', codeSplitting: false, minify: true, comments: false },
  })
  return file
}

export const coldStartFigures = async (world: World): Promise<readonly Figure[]> => {
  const target = await mkdtemp(join(tmpdir(), 'cold-'))
  try {
    const bundles = await bundle(world.siteFolder, target)
    const client = await packClient(join(target, 'client.mjs'))
    const requests = await firstRequests(world)
    const figures: Figure[] = []
    for (const { name } of deployedFunctions) {
      const file = join(bundles.function(name), 'index.mjs')
      const pairs: Pair[] = []
      for (let turn = 0; turn < RUNS; turn += 1)
        pairs.push({
          ours: (await start(file)).loadMs,
          yardstick: (await start(client)).loadMs,
        })
      const limit = LARGEST.includes(name) ? TIMES_OF_THE_LARGEST : TIMES_THE_CLIENT
      const figure = figureOf({ name: `cold start of ${name}`, limit }, pairs)
      const request = requests[name]
      if (request === undefined && routes.some((route) => route.name === name))
        throw new Error(`nobody says what ${name} is asked first`)
      const first = request === undefined ? null : await start(file, request)
      if (first !== null && (first.status === null || first.status >= 300))
        throw new Error(`${name} answered its first call with ${first.status}`)
      const answered = first && `; its first answer after ${first.firstCallMs?.toFixed(0)} ms`
      figures.push({ ...figure, detail: figure.detail + (answered ?? '') })
    }
    return figures
  } finally {
    await rm(target, { recursive: true, force: true })
  }
}
