/**
 * What a month of quotes uses: whole lives of quotes of each kind, played through the functions with a meter, weighed as often as such quotes are
 * made, and what is used although nobody works. Leaves the environment of its process changed, so whoever has other work does this in a process of its own.
 */
import { S3Client } from '@aws-sdk/client-s3'
import { buildSite } from '#infra/build-site'
import { chromiumPath } from '#infra/local/chromium'
import { region } from '#infra/local/engines'
import { credentials, names } from '#infra/local/resources'
import { openArtefacts } from '#render-worker/artefacts'
import { openBrowser } from '#render-worker/browser'
import { renderJob } from '#render-worker/render-job'
import { type Bill, billOf, type Metered, type Usage, weighed } from './bill.ts'
import { fixedUsage } from './fixed.ts'
import { keptUsage } from './kept.ts'
import { liveOnce, makeOthers } from './life.ts'
import { exchange, prices } from './prices.ts'
import { type CostWorld, openCostWorld } from './world.ts'

/** How many of a hundred quotes have how many rows; ten rows is the mean. */
export const quoteKinds = [
  { rows: 1, share: 0.35 },
  { rows: 7, share: 0.4 },
  { rows: 17, share: 0.2 },
  { rows: 61, share: 0.05 },
] as const
/** What a quote may cost when so many are made a month. */
export const TARGET = { quotes: 100_000, nokPerQuote: 0.06 } as const
const QUOTES_BEFORE = 25

const openRenderer = async () => {
  const siteFolder = await buildSite(() => undefined)
  process.env.CHROME_PATH = await chromiumPath()
  const browser = openBrowser({ siteFolder, limitSeconds: 60, jobsPerBrowser: 10_000 })
  return {
    close: browser.close,
    render: (storage: string) => {
      const s3 = new S3Client({ endpoint: storage, region, credentials, forcePathStyle: true })
      const artefacts = openArtefacts(s3, names.renderBucket)
      return async ({ Records }: { Records: { body: string }[] }) => {
        for (const { body } of Records)
          await renderJob(body, { isFirst: true, isLast: false }, { artefacts, browser })
        return { batchItemFailures: [] }
      }
    },
  }
}

const minus = (one: Usage, other: Usage): Usage =>
  weighed([
    [1, one],
    [-1, other],
  ])

const usageOf = async (world: CostWorld, rows: number): Promise<Usage> => {
  const kept = () => world.meter.unmetered(() => keptUsage(new Date()))
  const before = await kept()
  world.meter.take()
  await liveOnce(world, rows)
  const used = world.meter.take()
  return weighed([
    [1, used],
    [1, minus(await kept(), before)],
  ])
}

export const billFor = (metered: Metered, quotes: number): Bill =>
  billOf(metered, prices, { quotes, nokForUsd: exchange.nokForUsd })

/** Tells of each kind what one life of it used. */
export const meterMonth = async (
  played: readonly (typeof quoteKinds)[number][],
  tell: (rows: number, usage: Usage) => void = () => undefined,
): Promise<Metered> => {
  const renderer = await openRenderer()
  const world = await openCostWorld(renderer.render)
  try {
    await makeOthers(world, QUOTES_BEFORE)
    // Code that has just been loaded is slow.
    await liveOnce(world, 7)
    const parts: (readonly [number, Usage])[] = []
    for (const { rows, share } of played) {
      const usage = await usageOf(world, rows)
      tell(rows, usage)
      parts.push([share, usage])
    }
    return { perQuote: weighed(parts), perMonth: fixedUsage() }
  } finally {
    await world.close()
    await renderer.close()
  }
}
