// What a seller tells the customer has changed since the quote was sent, and how a row's price comes about.
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { agentContext, makeManifest, makeQuoteForShow, viewers, workedRows } from '#tests/factories/quotes'
import { priceBuildUp } from '../money/price-build-up.ts'
import type { Manifest, ManifestRow } from '../quote.ts'
import { changesSince, type QuoteVersion } from './changes-since.ts'

const rows = workedRows({ windows: 0, doors: 0 })
const versionOf = (manifest: Manifest): QuoteVersion => ({
  manifest,
  revisions: makeQuoteForShow(manifest).revisions,
})
const then = versionOf(makeManifest({ rows }))
const since = (changed: Partial<Manifest>, viewer: keyof typeof viewers = 'store', from = then) =>
  changesSince(viewers[viewer], from, versionOf({ ...from.manifest, ...changed }), colorLists)
const first = (changed: Partial<ManifestRow>) =>
  rows.map((row) => (row.rowNumber === 1 ? { ...row, ...changed } : row))

describe('what has changed since the customer got the quote', () => {
  test('is nothing when nothing has', () => {
    const { rows: changed, header, articles, before, after } = since({})
    expect([changed, header, articles]).toEqual([[], [], []])
    expect(after).toEqual(before)
  })

  test('a wider window is told in words and money, with what freight and packing follow', () => {
    const wider = first({ revisionId: 'rev_wider', width: 1290, gross: 900_000 })
    const { rows: changed, articles, before, after } = since({ rows: wider })
    expect(changed).toEqual([
      {
        rowNumber: 1,
        description: 'Skjær Toppsving 1\u00a0190\u00a0×\u00a01\u00a0190',
        kind: 'changed',
        fields: [{ field: 'bredde', before: '1\u00a0190\u00a0mm', after: '1\u00a0290\u00a0mm' }],
        before: 3_504_800,
        after: 3_600_000,
      },
    ])
    expect(articles).toHaveLength(2)
    const more = articles.reduce((sum, article) => sum + (article.after ?? 0) - (article.before ?? 0), 0)
    expect((after.exclTax ?? 0) - (before.exclTax ?? 0)).toBe(95_200 + more)
  })

  test('a count and a discount are told as what they were and are', () => {
    expect(since({ rows: first({ numberOf: 5, discountRate: 10 }) }).rows[0]?.fields).toEqual([
      { field: 'antall', before: '4', after: '5' },
      { field: 'rabatt', before: '0\u00a0%', after: '10\u00a0%' },
    ])
  })

  test('a new price without anything new is told by its price', () => {
    expect(since({ rows: first({ gross: 880_000 }) }).rows).toMatchObject([
      { fields: [], before: 3_504_800, after: 3_520_000 },
    ])
  })

  test('rows that came and went have no price on the other side', () => {
    expect(since({ rows: rows.slice(1) }).rows).toMatchObject([
      { rowNumber: 1, kind: 'removed', before: 3_504_800, after: null },
    ])
    const [row] = rows
    const more = row === undefined ? [] : [...rows, { ...row, rowNumber: 4, revisionId: 'rev_4' }]
    expect(since({ rows: more }).rows).toMatchObject([
      { rowNumber: 4, kind: 'added', before: null, after: 3_504_800 },
    ])
  })

  test('the header is told field by field, the store’s own reference not to an agent', () => {
    const header = {
      ...then.manifest.header,
      customer: { name: 'Berit Aamodt', email: '', phone: '' },
      customerNote: 'Ring først',
      externalReference: 'PO-1',
    }
    expect(since({ header }).header).toEqual(['kunde', 'tilbudskommentar', 'bestillingsnummer'])
    expect(since({ header }, 'agent').header).toEqual(['kunde', 'tilbudskommentar'])
  })

  test('a chain user is told what, not how much; a store not what an agent gives his customer', () => {
    const changed = { rows: first({ numberOf: 5, discountRate: 10 }) }
    const chain = since(changed, 'chain')
    expect(chain.rows[0]).toMatchObject({ before: null, after: null })
    expect([chain.articles, chain.after]).toEqual([[], { exclTax: null, inclTax: null }])
    const agents = versionOf(makeManifest({ rows }, agentContext({ storeMargin: 0 })))
    expect(since(changed, 'store', agents).rows[0]?.fields.map(({ field }) => field)).toEqual(['antall'])
    expect(since(changed, 'agent', agents).rows[0]?.fields.map(({ field }) => field)).toEqual([
      'antall',
      'rabatt',
    ])
  })
})

describe('how the price of a row comes about', () => {
  const builtFor = (manifest: Manifest, viewer: keyof typeof viewers) => {
    const [row] = manifest.rows
    const revision = row && makeQuoteForShow(manifest).revisions.get(row.revisionId)
    if (row === undefined || revision === undefined) throw new Error('no row')
    return priceBuildUp(viewers[viewer], manifest, row, revision)
  }
  const own = makeManifest({ rows: first({ discountRate: 10 }) })

  test('lines add up to the list price, and the steps from there to what the seller asks', () => {
    const built = builtFor(own, 'store')
    if (!built.ok) throw new Error(built.code)
    const { lines, gross, steps, unitPrice, linePrice } = built.value
    const [revision] = makeQuoteForShow(own).revisions.values()
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(revision?.price.gross)
    expect(gross).toBe(876_200)
    expect(lines.every(({ because }) => because !== '')).toBe(true)
    expect(steps).toEqual([{ label: 'Rabatt 10\u00a0%', amount: -87_620 }])
    expect([unitPrice, linePrice]).toEqual([788_580, 4 * 788_580])
  })

  test('in margin mode the store sees its purchase and its margin, the agent no list price at all', () => {
    const project = makeManifest({ rows: first({}) }, agentContext({ storeMargin: 12 }))
    const store = builtFor(project, 'store')
    expect(store.ok && store.value.steps.map(({ label }) => label)).toEqual([
      'Til innkjøpspris i prosjekt',
      'Margin 12\u00a0%',
    ])
    expect(builtFor(project, 'agent')).toMatchObject({ code: 'access.denied' })
    const above = builtFor(project, 'super')
    expect(above.ok && above.value.steps.map(({ label }) => label)).toEqual(['Til forhandlerpris'])
  })

  test('is not for a chain user', () => {
    expect(builtFor(own, 'chain')).toMatchObject({ code: 'access.denied' })
  })
})
