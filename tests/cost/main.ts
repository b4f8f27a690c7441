/**
 * `npm run cost`: plays the lives of quotes through the functions with a meter, and prints what AWS would ask for a thousand, a hundred thousand
 * and a million of them a month with twelve months kept. Exit 1 when a quote costs more than it may. `prices.ts` says at which prices.
 */
import { S3Client } from '@aws-sdk/client-s3'
import { buildSite } from '#infra/build-site'
import { chromiumPath } from '#infra/local/chromium'
import { region } from '#infra/local/engines'
import { credentials, names } from '#infra/local/resources'
import { openArtefacts } from '#render-worker/artefacts'
import { openBrowser } from '#render-worker/browser'
import { renderJob } from '#render-worker/render-job'
import { type Bill, billOf, byService, type Usage, weighed } from './bill.ts'
import { fixedUsage } from './fixed.ts'
import { keptUsage } from './kept.ts'
import { liveOnce, makeOthers } from './life.ts'
import { exchange, listedOn, type PriceName, pricedRegion, prices } from './prices.ts'
import { type CostWorld, openCostWorld } from './world.ts'

/** How many of a hundred quotes have how many rows; ten rows is the mean. */
const kinds = [
  { rows: 1, share: 0.35 },
  { rows: 7, share: 0.4 },
  { rows: 17, share: 0.2 },
  { rows: 61, share: 0.05 },
] as const
const VOLUMES = [1000, 100_000, 1_000_000]
const TARGET = { quotes: 100_000, nokPerQuote: 0.06 }
const QUOTES_BEFORE = 25

const pressed = (process.env.ROWS ?? '').split(',').filter(Boolean).map(Number)
const played = pressed.length === 0 ? kinds : kinds.filter(({ rows }) => pressed.includes(rows))

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

const figure = (value: number, digits: number): string => value.toFixed(digits).padStart(11)

const printKind = (rows: number, usage: Usage): void => {
  const told: readonly PriceName[] = [
    'tableReads',
    'tableWrites',
    'tableGbMonths',
    'invocations',
    'armGbSeconds',
    'x86GbSeconds',
    'filePuts',
    'fileGets',
    'queueRequests',
    'logGb',
  ]
  const parts = told.map((name) => {
    const value = usage[name] ?? 0
    return name.startsWith('log') || name.endsWith('GbMonths')
      ? `${name.replace('Gb', 'Mb')} ${(value * 1024).toFixed(3)}`
      : `${name} ${value.toFixed(value < 100 ? 1 : 0)}`
  })
  console.log(`${String(rows).padStart(3)} rows: ${parts.join(', ')}`)
}

const printBill = (bill: Bill): void => {
  console.log(
    `\n${bill.quotes.toLocaleString('en')} quotes a month: ${bill.usd.toFixed(2)} USD, NOK ${bill.nokPerQuote.toFixed(4)} a quote`,
  )
  for (const [service, usd] of byService(bill)) {
    console.log(`${service.padEnd(16)}${figure(usd, 2)} USD`)
    for (const line of bill.lines.filter((each) => each.service === service && each.quantity > 0))
      console.log(`  ${line.what.padEnd(36)}${figure(line.usd, 2)}${figure(line.quantity, 1).padStart(18)}`)
  }
}

const renderer = await openRenderer()
const world = await openCostWorld(renderer.render)
try {
  await makeOthers(world, QUOTES_BEFORE)
  // Code that has just been loaded is slow.
  await liveOnce(world, 7)
  const parts: (readonly [number, Usage])[] = []
  for (const { rows, share } of played) {
    const usage = await usageOf(world, rows)
    printKind(rows, usage)
    parts.push([share, usage])
  }
  const metered = { perQuote: weighed(parts), perMonth: fixedUsage() }
  console.log(
    `\nList prices of ${pricedRegion} as known on ${listedOn}, ${exchange.nokForUsd} kroner for a dollar (${exchange.on})`,
  )
  const bills = VOLUMES.map((quotes) => billOf(metered, prices, { quotes, nokForUsd: exchange.nokForUsd }))
  for (const bill of bills) printBill(bill)
  const judged = bills.find(({ quotes }) => quotes === TARGET.quotes)
  const holds = judged !== undefined && judged.nokPerQuote < TARGET.nokPerQuote
  console.log(
    `\n${holds ? 'ok' : 'OVER'}: less than NOK ${TARGET.nokPerQuote} a quote at ${TARGET.quotes.toLocaleString('en')} a month`,
  )
  process.exitCode = holds ? 0 : 1
} finally {
  await world.close()
  await renderer.close()
}
process.exit()
