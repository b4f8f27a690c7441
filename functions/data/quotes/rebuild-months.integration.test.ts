// The lists of a month put right again: from nothing, after a kill, and while others work.
import { beforeEach, expect, test } from 'vitest'
import { type Manifest, QUOTE_STATUS, type RecordedStep } from '#domain/quote/quote'
import { withEngines } from '#tests/api/engines'
import { withLosingLine } from '#tests/api/losing-line'
import { agentContext, makeManifest } from '#tests/factories/quotes'
import { type Counted, countOfMonth } from './month-lists.ts'
import { listingEntity } from './quote-entities.ts'
import { enterLists } from './quote-lists.ts'
import { insertManifest, replaceManifest } from './quote-repository.ts'
import { rebuildMonths } from './rebuild-months.ts'

withEngines()
const line = withLosingLine()

const NOVEMBER = { year: 2026, month: 11 } as const
const DECEMBER = { year: 2026, month: 12 } as const
const ordered = (at: string): RecordedStep => ({
  id: `stp_${at}`,
  kind: 'order',
  by: { userId: 1004, name: 'Marit Kvalheim' },
  at,
})

let next = 100_000
const make = (overrides: Partial<Manifest> = {}, isAgents = false): Manifest => {
  next += 1
  return makeManifest({ orderNumber: next, ...overrides }, isAgents ? agentContext() : {})
}
const sold = (isAgents = false): Manifest =>
  make({ status: QUOTE_STATUS.ordered, taken: [ordered('2026-12-02T11:00:00.000Z')] }, isAgents)

const countedLists: readonly Counted[] = ['store-101', 'below-101', 'agent-201']
/** Offers of November and sales of December, of the store alone, with its builders, and of the builder. */
const counts = () =>
  Promise.all(
    countedLists.flatMap((counted) => [
      countOfMonth('offers', counted, NOVEMBER),
      countOfMonth('sales', counted, DECEMBER),
    ]),
  )
const rebuildAll = async (): Promise<number> => {
  let count = 0
  for (let from: number | undefined; ; ) {
    const page = await rebuildMonths(from)
    count += page.done
    if (page.next === null) return count
    from = page.next
  }
}
const monthLists = countedLists.flatMap((counted) => [
  `offers ${counted} 2026-11`,
  `sales ${counted} 2026-11`,
  `sales ${counted} 2026-12`,
])
/** As it was before there were lists of months. */
const forgetMonths = async (): Promise<void> => {
  for (const list of monthLists) {
    const { data } = await listingEntity().query.ofList({ list }).go({ pages: 'all' })
    await listingEntity().delete(data).go()
  }
}
const forgetAll = async (): Promise<void> => {
  const { data } = await listingEntity().query.ofList({ list: 'all' }).go({ pages: 'all' })
  await listingEntity().delete(data).go()
  await forgetMonths()
}
beforeEach(forgetAll)

test('A-133: quotes from before there were lists of months are counted after it, however often it is begun anew', async () => {
  // More than two pages.
  for (let at = 0; at < 205; at += 1) await insertManifest(at % 41 === 0 ? sold() : make({}, at % 2 === 0))
  const whole = await counts()
  expect(whole).toEqual([105, 5, 205, 5, 100, 0])
  await forgetMonths()
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0])
  // Killed after its first page.
  expect(await rebuildMonths()).toEqual({ done: 100, next: next - 99 })
  expect(await rebuildAll()).toBe(205)
  expect(await counts()).toEqual(whole)
  expect(await rebuildAll()).toBe(205)
  expect(await counts()).toEqual(whole)
})

test('a sale that was called off, and whose list an interrupted program has not left, is none after it', async () => {
  const quote = sold(true)
  await insertManifest({ ...quote, status: QUOTE_STATUS.cancelled, version: 3 })
  const lists = ['sales below-101 2026-12', 'sales agent-201 2026-12', 'sales agent-201 2026-11']
  await enterLists(lists, quote.orderNumber, 2)
  expect(await counts()).toEqual([0, 0, 1, 1, 1, 1])
  await rebuildAll()
  expect(await counts()).toEqual([0, 0, 1, 0, 1, 0])
  expect(await countOfMonth('sales', 'agent-201', NOVEMBER)).toBe(0)
})

test('a sale that is called off while it is under way is none; one that is ordered meanwhile is one', async () => {
  const [off, on] = [sold(), make()]
  await insertManifest(off)
  await insertManifest(on)
  const calledOff = { ...off, version: off.version + 1, status: QUOTE_STATUS.cancelled }
  line.meanwhile(
    async () => {
      expect(await replaceManifest(off, calledOff)).toBe(true)
      const bought = { ...on, version: on.version + 1, status: QUOTE_STATUS.ordered, taken: sold().taken }
      expect(await replaceManifest(on, bought)).toBe(true)
    },
    '"PutRequest"',
    'sales store-101 2026-12',
  )
  await rebuildAll()
  expect(line.hasCome()).toBe(true)
  expect(await countOfMonth('sales', 'store-101', DECEMBER)).toBe(1)
  const { data } = await listingEntity().query.ofList({ list: 'sales store-101 2026-12' }).go()
  expect(data.map(({ orderNumber }) => orderNumber)).toEqual([on.orderNumber])
})
