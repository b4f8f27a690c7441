// What a quote of three rows uses in its life, so that a change which makes quotes dearer is seen before a bill is. `npm run cost` says what it comes to.
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderKeys, renderOrder } from '#domain/contracts/render-order'
import { region } from '#infra/local/engines'
import { credentials, names } from '#infra/local/resources'
import type { Usage } from '../cost/bill.ts'
import { keptUsage } from '../cost/kept.ts'
import { liveOnce } from '../cost/life.ts'
import type { PriceName } from '../cost/prices.ts'
import { type CostWorld, openCostWorld } from '../cost/world.ts'

const PAPER = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\r\n', 'latin1')
const MB = 1024
const COLD_START = 60_000

let world: CostWorld
let used: Usage
let keptMbMonths: number
beforeAll(async () => {
  // What Chromium costs is told by the command; here its papers are there as soon as they are asked for.
  world = await openCostWorld((endpoint) => {
    const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
    return async ({ Records }) => {
      for (const { body } of Records) {
        const { output } = renderKeys(renderOrder.parse(JSON.parse(body)))
        await s3.send(new PutObjectCommand({ Bucket: names.renderBucket, Key: output, Body: PAPER }))
      }
      return { batchItemFailures: [] }
    }
  })
  const kept = async () => (await world.meter.unmetered(() => keptUsage(new Date()))).tableGbMonths ?? 0
  const before = await kept()
  world.meter.take()
  await liveOnce(world, 3)
  used = world.meter.take()
  keptMbMonths = ((await kept()) - before) * MB
}, 4 * COLD_START)
afterAll(async () => world.close())

/** What it used when this was written, and a tenth more. */
test.each<[PriceName, number, number]>([
  ['tableWrites', 200, 310],
  ['tableReads', 500, 950],
  ['invocations', 90, 115],
  ['filePuts', 10, 24],
  ['queueRequests', 20, 35],
  ['mails', 3, 6],
  // Reckoned from the processor's time, which varies with the machine.
  ['armGbSeconds', 0.5, 60],
])('%s: at least %d and at most %d', (name, least, most) => {
  expect(used[name]).toBeGreaterThanOrEqual(least)
  expect(used[name]).toBeLessThanOrEqual(most)
})

test('a year of it, with all that it ever was, is less than a tenth of a megabyte', () => {
  expect(keptMbMonths / 12).toBeGreaterThan(0.03)
  expect(keptMbMonths / 12).toBeLessThan(0.1)
})

test('its log is less than two kilobytes for each request', () => {
  expect(((used.logGb ?? 0) * MB * MB) / (used.apiRequests ?? 0)).toBeLessThan(2)
})

test('its answers are less than four kilobytes each, because they are compressed', () => {
  expect(((used.edgeGb ?? 0) * MB * MB) / (used.edgeRequests ?? 0)).toBeLessThan(4)
})

test('what nobody calls a function for is counted to nobody', async () => {
  world.meter.take()
  await world.meter.unmetered(() => keptUsage(new Date()))
  expect(world.meter.take()).toEqual({})
})

test('a call that asks the table twice is told with twice the units', async () => {
  const seller = await world.seller()
  const of = async (times: number): Promise<number> => {
    world.meter.take()
    for (let nth = 0; nth < times; nth += 1) await seller.send('GET', '/api/v1/users/current')
    return world.meter.take().tableReads ?? 0
  }
  const once = await of(1)
  expect(once).toBeGreaterThan(0)
  expect(await of(2)).toBeCloseTo(2 * once, 9)
})
