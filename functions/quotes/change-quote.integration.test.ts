// The commit protocol on a real engine: what people do at the same time, and what a crash leaves behind.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { monthOf } from '#domain/calendar'
import { MAX_ACKNOWLEDGED, MAX_RECORDED_STEPS, MAX_ROWS } from '#domain/quote/outcome'
import { type Manifest, QUOTE_STATUS, type QuoteCommand, type RecordedStep } from '#domain/quote/quote'
import { withEngines } from '#tests/api/engines'
import { insertPeople } from '#tests/api/people'
import { makeManifest, makeManifestRow, makeProduct, viewers } from '#tests/factories/quotes'
import { SEED } from '#tests/factories/seed'
import { countOfMonth } from '../data/quotes/month-lists.ts'
import { revisionEntity, versionEntity } from '../data/quotes/quote-entities.ts'
import {
  findManifest,
  findRevisions,
  findVersion,
  insertManifest,
  insertRevision,
  listVersions,
  replaceManifest,
} from '../data/quotes/quote-repository.ts'
import { makeChance } from '../demo/random.ts'
import { newId } from '../ids.ts'
import type { Asker } from './asker.ts'
import { changeQuote } from './change-quote.ts'

withEngines()
beforeAll(insertPeople)

const at = new Date('2026-11-20T11:00:00.000Z')
const marit: Asker = { viewer: viewers.store, author: { userId: 1, name: 'Marit Kvalheim' }, at }
const tor: Asker = { viewer: viewers.store, author: { userId: 2, name: 'Tor Kvalheim' }, at }

let orderNumber = 100_000
let quote: Manifest

const change = async (command: QuoteCommand, asker = marit) => {
  const outcome = await changeQuote(orderNumber, command, asker)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value.manifest
}
const now = async (): Promise<Manifest> => {
  const manifest = await findManifest(orderNumber)
  if (manifest === null) throw new Error('the quote is gone')
  return manifest
}
const window = (rowId: string): QuoteCommand => ({
  kind: 'add-row',
  rowId,
  product: makeProduct(1002),
  numberOf: 1,
})
const widen = (rowNumber: number, basedOn: string, width: number): QuoteCommand => ({
  kind: 'change-product',
  rowNumber,
  basedOn,
  patch: { width },
})
const label = (basedOn: number, deliveryLabel: string): QuoteCommand => ({
  kind: 'change-header',
  basedOn,
  header: { ...quote.header, deliveryLabel },
})

beforeEach(async () => {
  orderNumber += 1
  quote = makeManifest({ orderNumber })
  expect(await insertManifest(quote)).toBe(true)
})

test('what is stored is read back as it was', async () => {
  expect(await now()).toEqual(quote)
  const changed = await change(window('row_a'))
  expect(await now()).toEqual(changed)
})

describe('at the same time', () => {
  test('two people who edit two rows never notice each other', async () => {
    await change(window('row_a'))
    const { rows } = await change(window('row_b'))
    const [one, other] = rows.map(({ revisionId }) => revisionId)
    const outcomes = await Promise.all([
      changeQuote(orderNumber, widen(1, one ?? '', 1090), marit),
      changeQuote(orderNumber, widen(2, other ?? '', 990), tor),
    ])
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
    expect((await now()).rows.map(({ width }) => width)).toEqual([1090, 990])
  })

  test('an order that came too late is counted as no sale, and one that was in time as one', async () => {
    const sales = () => countOfMonth('sales', 'store-101', monthOf(at.toISOString()))
    const order: RecordedStep = { id: 'stp_1', kind: 'order', by: marit.author, at: at.toISOString() }
    const orderFrom = (before: Manifest) =>
      replaceManifest(before, {
        ...before,
        version: before.version + 1,
        status: QUOTE_STATUS.ordered,
        taken: [order],
      })
    const counted = await sales()
    const before = await now()
    await change(window('row_a'))
    expect(await orderFrom(before)).toBe(false)
    expect(await sales()).toBe(counted)
    expect(await orderFrom(await now())).toBe(true)
    expect(await sales()).toBe(counted + 1)
    // Somebody who is late with the same takes away nothing of it.
    expect(await orderFrom(before)).toBe(false)
    expect(await sales()).toBe(counted + 1)
  })

  test('twenty edits lose nothing', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `row_${index}`)
    await Promise.all(ids.map((id) => change(window(id))))
    const { rows } = await now()
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids))
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual(ids.map((_, index) => index + 1))
    await Promise.all(
      rows.map(({ rowNumber }) => change({ kind: 'set-count', rowNumber, numberOf: rowNumber * 3 })),
    )
    const after = await now()
    expect(after.rows.map(({ numberOf }) => numberOf)).toEqual(rows.map(({ rowNumber }) => rowNumber * 3))
    expect(after.version).toBe(41)
    const revisions = await findRevisions(
      orderNumber,
      rows.map(({ revisionId }) => revisionId),
    )
    expect(rows.map(({ revisionId }) => revisions.get(revisionId)?.rowNumber)).toEqual(
      rows.map(({ rowNumber }) => rowNumber),
    )
  })

  test('of two edits of one row one is done, and the other is told by whom', async () => {
    const { rows } = await change(window('row_a'))
    const basedOn = rows[0]?.revisionId ?? ''
    const outcomes = await Promise.all([
      changeQuote(orderNumber, widen(1, basedOn, 1090), marit),
      changeQuote(orderNumber, widen(1, basedOn, 990), tor),
    ])
    const refused = outcomes.filter((outcome) => !outcome.ok)
    const done = outcomes.filter((outcome) => outcome.ok)
    expect([done.length, refused.length]).toEqual([1, 1])
    const width = (await now()).rows[0]?.width
    expect(refused[0]).toMatchObject({
      refusal: {
        code: 'quote.row-changed',
        data: { name: width === 1090 ? 'Marit Kvalheim' : 'Tor Kvalheim' },
      },
      current: { rows: [{ width }] },
    })
  })

  test('a header edit is merged with what others have done since, and clashes only on its own field', async () => {
    await change(window('row_a'), tor)
    await change(
      { kind: 'change-header', basedOn: 2, header: { ...quote.header, customerNote: 'Ring først' } },
      tor,
    )
    const merged = await change(label(1, 'Plan 2'))
    expect(merged.header).toMatchObject({ customerNote: 'Ring først', deliveryLabel: 'Plan 2' })
    expect(await changeQuote(orderNumber, label(1, 'Plan 3'), tor)).toMatchObject({
      refusal: { code: 'quote.header-changed' },
      current: { header: { deliveryLabel: 'Plan 2' } },
    })
  })
})

describe('two hundred interleavings of two people', () => {
  const ROUNDS = 200

  /** What can be changed on its own; a later count replaces an earlier one, a later text is refused. */
  const facts = ['count of row 1', 'count of row 2', 'label', 'note'] as const
  type Fact = (typeof facts)[number]
  type Facts = Readonly<Record<Fact, string>>

  const factsIn = ({ rows, header }: Manifest): Facts => ({
    'count of row 1': String(rows[0]?.numberOf),
    'count of row 2': String(rows[1]?.numberOf),
    label: header.deliveryLabel,
    note: header.customerNote,
  })

  const setting = (fact: Fact, value: string, { version, header }: Manifest): QuoteCommand => {
    const basedOn = version
    if (fact === 'label')
      return { kind: 'change-header', basedOn, header: { ...header, deliveryLabel: value } }
    if (fact === 'note') return { kind: 'change-header', basedOn, header: { ...header, customerNote: value } }
    return { kind: 'set-count', rowNumber: fact === 'count of row 1' ? 1 : 2, numberOf: Number(value) }
  }

  test(`lose no change that was acknowledged (seed ${SEED})`, async () => {
    const chance = makeChance(SEED)
    await change(window('row_a'))
    await change(window('row_b'))
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = await now()
      const edits = [marit, tor].map((asker, index) => ({
        asker,
        fact: chance.pick(facts),
        value: String(10 * round + index),
        // In turns of the table: one begins before, within or after the other.
        delay: chance.between(0, 3),
      }))
      const outcomes = await Promise.all(
        edits.map(async ({ asker, fact, value, delay }) => {
          for (let turn = 0; turn < delay; turn += 1) await findManifest(orderNumber)
          return changeQuote(orderNumber, setting(fact, value, before), asker)
        }),
      )
      const acknowledged = edits.filter((_, index) => outcomes[index]?.ok)
      const after = factsIn(await now())
      const which = `round ${round}, seed ${SEED}`
      for (const fact of facts) {
        const values = acknowledged.filter((edit) => edit.fact === fact).map(({ value }) => value)
        const allowed = values.length === 0 ? [factsIn(before)[fact]] : values
        expect(allowed, `${fact}, ${which}`).toContain(after[fact])
        // When two set the same text, only one of them is told that it was done.
        if (fact === 'label' || fact === 'note') expect(values.length, which).toBeLessThan(2)
      }
      expect(acknowledged.length, which).toBeGreaterThan(0)
    }
  })
})

test('as much as a quote may have, with the longest texts, fits into one item', async () => {
  const long = { reference: 'Ø'.repeat(60), description: 'Ø'.repeat(60), numberOf: Number.MAX_SAFE_INTEGER }
  const rows = Array.from({ length: MAX_ROWS }, (_, index) =>
    makeManifestRow({ ...long, rowNumber: index + 1, revisionId: newId('rev'), id: newId('row') }),
  )
  const said = { by: { userId: 999_999, name: 'Ø'.repeat(30) }, at: at.toISOString() }
  const full: Manifest = {
    ...quote,
    orderNumber: orderNumber + 50_000,
    rows,
    nextRowNumber: MAX_ROWS + 1,
    header: { ...quote.header, customerNote: 'Ø'.repeat(2000) },
    acknowledged: Array.from({ length: MAX_ACKNOWLEDGED }, (_, index) => ({
      ...said,
      findingId: `BK-12-${index + 1_000_000}`,
    })),
    taken: Array.from({ length: MAX_RECORDED_STEPS }, () => ({
      ...said,
      id: newId('stp'),
      kind: 'answer-cancellation',
    })),
  }
  expect(await insertManifest(full)).toBe(true)
  expect(await findManifest(full.orderNumber)).toEqual(full)
  await replaceManifest(full, { ...full, version: 2 })
  expect((await findVersion(full.orderNumber, 1))?.acknowledged).toHaveLength(MAX_ACKNOWLEDGED)
})

describe('a crash', () => {
  test('between revision and manifest leaves the quote whole', async () => {
    const before = await change(window('row_a'))
    const [row] = before.rows
    const revision = (await findRevisions(orderNumber, [row?.revisionId ?? ''])).get(row?.revisionId ?? '')
    if (!revision) throw new Error('no revision')
    await insertRevision({ ...revision, revisionId: 'rev_orphan' })
    expect(await now()).toEqual(before)
    expect((await change(widen(1, revision.revisionId, 1090))).rows[0]?.width).toBe(1090)
  })

  test('between history and manifest leaves no false history', async () => {
    await versionEntity().put({ orderNumber, version: 1, manifest: quote }).go()
    expect(await now()).toEqual(quote)
    await change(window('row_a'))
    await change(window('row_b'))
    const history = await listVersions(orderNumber, 1)
    expect(history.map(({ version, rows }) => [version, rows.length])).toEqual([
      [1, 0],
      [2, 1],
    ])
  })
})

test('a revision that was read once is not read again', async () => {
  const [row] = (await change(window('row_a'))).rows
  const revisionId = row?.revisionId ?? ''
  const first = await findRevisions(orderNumber, [revisionId])
  await revisionEntity().delete({ orderNumber, revisionId }).go()
  expect((await findRevisions(orderNumber, [revisionId])).get(revisionId)).toBe(first.get(revisionId))
})

describe('history', () => {
  test('every version can be read again, with who did what', async () => {
    await change(window('row_a'), tor)
    await change({ kind: 'set-count', rowNumber: 1, numberOf: 7 })
    expect(await findVersion(orderNumber, 2)).toMatchObject({
      change: { by: { name: 'Tor Kvalheim' }, kind: 'add-row', rowNumber: 1 },
      rows: [{ numberOf: 1 }],
    })
    expect(await findVersion(orderNumber, 3)).toBeNull()
  })

  test('versions are in order also beyond nine', async () => {
    await change(window('row_a'))
    for (let count = 2; count <= 11; count += 1)
      await change({ kind: 'set-count', rowNumber: 1, numberOf: count })
    expect((await listVersions(orderNumber, 8)).map(({ version }) => version)).toEqual([8, 9, 10, 11])
  })
})

describe('rights', () => {
  test('Q-281: a quote of somebody else is a quote that is not there', async () => {
    const neighbour = { ...viewers.store, storeId: 102 }
    expect(await changeQuote(orderNumber, window('row_a'), { ...marit, viewer: neighbour })).toMatchObject({
      refusal: { code: 'quote.not-found' },
    })
    expect(await changeQuote(999_999, window('row_a'), marit)).toMatchObject({
      refusal: { code: 'quote.not-found' },
    })
  })

  test('a chain user looks and does not touch', async () => {
    expect(
      await changeQuote(orderNumber, window('row_a'), { ...marit, viewer: viewers.chain }),
    ).toMatchObject({ refusal: { code: 'access.denied' } })
  })
})
