// What a customer is shown behind a link, and above all what not.
import { expect, test } from 'vitest'
import type { LinkPrices } from '#domain/access/customer-link'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { customerPage } from '#domain/contracts/customer-page'
import type { Manifest } from '#domain/quote/quote'
import { agentContext, makeManifest, makeQuoteForShow, NOON, workedRows } from '#tests/factories/quotes'
import { customerPageFor, customerPaperFor } from './customer-page-for.ts'

const stores = makeManifest({ rows: workedRows({ windows: 25, doors: 20 }) })
const agents = makeManifest({ rows: workedRows({ windows: 15, doors: 12 }) }, agentContext())

const LOGO = 'data:image/png;base64,iVBORw0KGgo='

const asked = (at: string) => ({ rowNumber: 1, name: 'Ingrid Tveit', text: 'Kan det få ventil?', at })

const show = (prices: LinkPrices, manifest = stores, accepted: Manifest | null = null) =>
  customerPageFor(makeQuoteForShow(manifest), {
    link: { prices, endsAt: '2027-01-01T00:00:00.000Z', revokedAt: null },
    hash: 'h',
    accepted: null,
    acceptedBefore: accepted && { name: 'Ingrid Tveit', at: NOON, manifest: accepted },
    questions: [asked('2026-11-20T09:00:00.000Z'), asked('2026-11-21T09:00:00.000Z')],
    repliedUpTo: '2026-11-20T09:00:00.000Z',
    colorLists,
    logo: LOGO,
    now: NOON,
  })

test('with prices per row the customer sees what his document says, with VAT', () => {
  const page = show('rows')
  expect(page.rows.map(({ price }) => price)).toEqual([
    { unit: 8214.38, line: 32_857.5 },
    { unit: 8756.25, line: 17_512.5 },
    { unit: 25_930, line: 25_930 },
  ])
  expect(page.included.slice(0, 2).map(({ price }) => price)).toEqual([2987.18, 995.73])
  expect(page.seller.logo).toBe(LOGO)
  expect(page.total).toEqual({ sumExclTax: 64_226.32, tax: 16_056.58, sumInclTax: 80_282.9 })
})

test('with the total only no row and no freight has a price, and without prices nothing has', () => {
  for (const prices of ['total', 'none'] as const) {
    const page = show(prices)
    expect(page.rows.every(({ price }) => price === null)).toBe(true)
    expect(page.included.every(({ price }) => price === null)).toBe(true)
    expect(page.total?.sumInclTax).toBe(prices === 'total' ? 80_282.9 : undefined)
  }
  expect(show('none').state).toBe('view-only')
})

test('on an agent’s quote the agent is the seller, and neither his cost nor the store’s is on the page', () => {
  const page = show('rows', agents)
  expect(page.seller.name).toBe('Kvistfri Bygg AS')
  // 7 447.70 and VAT; the agent himself pays 5 958.16
  expect(page.rows[0]?.price).toEqual({ unit: 9309.63, line: 37_238.5 })
  const text = JSON.stringify(customerPage.parse(page))
  for (const theirs of ['5958.16', '23832.64', 'margin', 'discount', 'gross', 'externalReference'])
    expect(text).not.toContain(theirs)
})

test('of the customer the page says the name, and neither mailbox nor telephone', () => {
  const { header } = stores
  const customer = { name: 'Ingrid Tveit', email: 'ingrid@kunde.example', phone: '41234567' }
  const page = show('rows', { ...stores, header: { ...header, customer, externalReference: 'PROSJEKT 7' } })
  expect(page.customerName).toBe('Ingrid Tveit')
  const text = JSON.stringify(page)
  for (const secret of ['ingrid@kunde.example', '41234567', 'PROSJEKT 7']) expect(text).not.toContain(secret)
})

test('the customer is told which of his questions the seller has replied to', () => {
  expect(show('none').questions).toEqual([
    { ...asked('2026-11-20T09:00:00.000Z'), isReplied: true },
    { ...asked('2026-11-21T09:00:00.000Z'), isReplied: false },
  ])
})

test('a logo is a picture: a drawing, which may hold scripts, is no page of ours', () => {
  const { seller, ...page } = show('rows')
  const isPage = (logo: string) => customerPage.safeParse({ ...page, seller: { ...seller, logo } }).success
  expect(isPage(LOGO)).toBe(true)
  for (const hostile of [
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,iVBO"><script>',
    'https://elsewhere.example/logo.png',
    'javascript:alert(1)',
  ])
    expect(isPage(hostile)).toBe(false)
})

const paper = (prices: LinkPrices) =>
  customerPaperFor(makeQuoteForShow(stores), {
    link: { prices, endsAt: '2027-01-01T00:00:00.000Z', revokedAt: null },
    colorLists,
    logo: null,
    now: NOON,
  })

test('on paper a link shows of prices what its page shows, and not a figure more', () => {
  expect(paper('rows').rows[0]?.prices).toEqual([{ unit: 8214.38, line: 32_857.5 }])
  const total = paper('total')
  expect(total.totals[0]?.sumInclTax).toBe(80_282.9)
  expect([total.priceColumns, total.articles, total.rows.flatMap(({ prices }) => prices)]).toEqual([
    [],
    [],
    [],
  ])
  const none = paper('none')
  expect([none.totals, none.articles, none.rows.flatMap(({ prices }) => prices)]).toEqual([[], [], []])
  expect(JSON.stringify(none)).not.toMatch(/8214|32857|64226|80282/)
})

test('whoever has accepted an earlier version is told what that came to, and no sum where prices are hidden', () => {
  const [first, ...others] = stores.rows
  if (first === undefined) throw new Error('the worked quote has rows')
  const changed = { ...stores, rows: [{ ...first, numberOf: 1 }, ...others] }
  expect(show('total', changed, stores).acceptedBefore).toEqual({
    name: 'Ingrid Tveit',
    at: NOON,
    sumInclTax: 80_282.9,
  })
  expect(show('none', changed, stores).acceptedBefore?.sumInclTax).toBeNull()
  expect(show('rows').acceptedBefore).toBeNull()
})
