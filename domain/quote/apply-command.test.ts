import { describe, expect, test } from 'vitest'
import {
  agentContext,
  makeCommandContext,
  makeManifest,
  makeManifestRow,
  makeProduct,
  viewers,
} from '#tests/factories/quotes'
import { applyCommand, type CommandContext } from './apply-command.ts'
import { MAX_ROWS } from './outcome.ts'
import type { Manifest, QuoteCommand, RowRevision } from './quote.ts'

/** Applies and keeps the revisions, as the table would. */
const begin = (manifest: Manifest = makeManifest()) => {
  const revisions = new Map<string, RowRevision>()
  let made = 0
  let current = manifest
  return {
    get manifest() {
      return current
    },
    revisions,
    try: (command: QuoteCommand, context: Partial<CommandContext> = {}) => {
      made += 1
      return applyCommand(
        current,
        revisions,
        command,
        makeCommandContext({ revisionId: `rev_${made}`, ...context }),
      )
    },
    do(command: QuoteCommand, context: Partial<CommandContext> = {}) {
      const outcome = this.try(command, context)
      if (!outcome.ok) throw new Error(outcome.code)
      current = outcome.value.manifest
      for (const revision of outcome.value.newRevisions) revisions.set(revision.revisionId, revision)
      return outcome.value
    },
  }
}

const addWindow = (rowId = 'row_a', numberOf = 1): QuoteCommand => ({
  kind: 'add-row',
  rowId,
  product: makeProduct(1002),
  numberOf,
})

describe('rows', () => {
  test('Q-207: no count makes a sum that whole øre cannot hold, neither at once nor row by row', () => {
    const quote = begin()
    // 7 022 kr with 25 % VAT: 102 616 000 units are the last whose øre times 125 stay below 2^53.
    expect(quote.try(addWindow('row_a', Number.MAX_SAFE_INTEGER))).toMatchObject({
      code: 'quote.sum-too-large',
    })
    quote.do(addWindow('row_a', 102_000_000))
    quote.do(addWindow('row_b', 0))
    expect(quote.try({ kind: 'set-count', rowNumber: 2, numberOf: 1_000_000 })).toMatchObject({
      code: 'quote.sum-too-large',
    })
    expect(quote.try({ kind: 'set-count', rowNumber: 2, numberOf: 1000 }).ok).toBe(true)
  })

  test('a new row gets the next number, the list price and the usual rates', () => {
    const quote = begin()
    quote.do(addWindow())
    expect(quote.manifest.rows).toEqual([
      {
        id: 'row_a',
        rowNumber: 1,
        revisionId: 'rev_1',
        modelId: 1002,
        description: 'Skjær Toppsving 1\u00a0190\u00a0×\u00a01\u00a0190',
        width: 1190,
        height: 1190,
        reference: '',
        numberOf: 1,
        inOrderUvalue: true,
        uValue: expect.closeTo(0.79, 2),
        areaM2: expect.closeTo(1.4161, 6),
        discountCategory: 'windows',
        gross: 702_200,
        discountRate: 0,
        marginRateStore: 18,
        marginRateAgent: 0,
        isStockItem: false,
        isConstructionPart: false,
        connection: null,
        couples: null,
        depth: 105,
        leadWeeks: 5,
        fastlaneObstacle: null,
      },
    ])
    expect(quote.revisions.get('rev_1')).toMatchObject({ rowNumber: 1, price: { gross: 702_200 } })
  })

  test('an agent’s quote starts with the margins of its parties', () => {
    const quote = begin(makeManifest({}, agentContext({ storeMargin: 12, defaultMargin: 15 })))
    quote.do(addWindow(), { viewer: viewers.agent })
    expect(quote.manifest.rows[0]).toMatchObject({ marginRateStore: 12, marginRateAgent: 15 })
  })

  test('the same command again makes nothing', () => {
    const quote = begin()
    quote.do(addWindow())
    const before = quote.manifest
    expect(quote.do(addWindow()).newRevisions).toEqual([])
    expect(quote.manifest).toBe(before)
  })

  test('QD-36: the number of a deleted row is not used again', () => {
    const quote = begin()
    quote.do(addWindow('row_a'))
    quote.do(addWindow('row_b'))
    quote.do({ kind: 'delete-row', rowNumber: 2 })
    quote.do(addWindow('row_c'))
    expect(quote.manifest.rows.map(({ rowNumber }) => rowNumber)).toEqual([1, 3])
    expect(quote.try({ kind: 'delete-row', rowNumber: 2 })).toMatchObject({ code: 'quote.row-not-found' })
  })

  test('a copy keeps count, rates and product, and lives its own life', () => {
    const quote = begin()
    quote.do(addWindow('row_a', 3))
    quote.do({ kind: 'set-discount', rowNumber: 1, rate: 20 })
    quote.do({ kind: 'copy-row', rowId: 'row_b', rowNumber: 1 })
    const [source, copy] = quote.manifest.rows
    expect(copy).toMatchObject({ numberOf: 3, discountRate: 20, gross: source?.gross, rowNumber: 2 })
    expect(copy?.revisionId).not.toBe(source?.revisionId)
    expect(quote.revisions.get(copy?.revisionId ?? '')?.rowNumber).toBe(2)
  })

  test('Q-131: a row without a count is not copied', () => {
    const quote = begin()
    quote.do(addWindow('row_a', 0))
    expect(quote.try({ kind: 'copy-row', rowId: 'row_b', rowNumber: 1 })).toMatchObject({
      code: 'quote.copy-without-count',
    })
  })

  test('a quote has room for 500 rows', () => {
    const rows = Array.from({ length: MAX_ROWS }, (_, index) => makeManifestRow({ rowNumber: index + 1 }))
    const quote = begin(makeManifest({ rows, nextRowNumber: MAX_ROWS + 1 }))
    expect(quote.try(addWindow())).toMatchObject({ code: 'quote.too-many-rows', data: { max: 500 } })
  })
})

describe('a product', () => {
  const widen = (basedOn: string, width: number): QuoteCommand => ({
    kind: 'change-product',
    rowNumber: 1,
    basedOn,
    patch: { width },
  })

  test('gets a new revision, and the old one stays as it was', () => {
    const quote = begin()
    quote.do(addWindow())
    quote.do({ kind: 'set-discount', rowNumber: 1, rate: 10 })
    quote.do(widen('rev_1', 1090))
    const [row] = quote.manifest.rows
    expect(row).toMatchObject({ revisionId: 'rev_3', width: 1090, discountRate: 10 })
    expect(row?.gross).toBeLessThan(702_200)
    expect(quote.revisions.get('rev_1')?.product.choices.width).toBe(1190)
  })

  test('two edits of the same row clash, and who is late is told who was first', () => {
    const quote = begin()
    quote.do(addWindow())
    quote.do(widen('rev_1', 1090), { author: { userId: 2, name: 'Tor Kvalheim' } })
    expect(quote.try(widen('rev_1', 990))).toMatchObject({
      code: 'quote.row-changed',
      data: { name: 'Tor Kvalheim' },
    })
  })

  test('the same edit a second time is done already', () => {
    const quote = begin()
    quote.do(addWindow())
    quote.do(widen('rev_1', 1090))
    const before = quote.manifest
    quote.do(widen('rev_1', 1090))
    expect(quote.manifest).toBe(before)
  })

  test('what a rule refuses changes nothing', () => {
    const quote = begin()
    quote.do(addWindow())
    expect(quote.try(widen('rev_1', 9000))).toMatchObject({ ok: false })
  })

  test('what follows from an edit is said', () => {
    const quote = begin()
    quote.do(addWindow())
    const said = quote.do({
      kind: 'change-product',
      rowNumber: 1,
      basedOn: 'rev_1',
      patch: { aluminium: { selected: true, color: null } },
    })
    expect(said.message).toMatch(/NCS S 0502-Y/)
  })
})

describe('when a quote may be changed', () => {
  const count: QuoteCommand = { kind: 'set-count', rowNumber: 1, numberOf: 2 }

  test('every change moves the version on and says who did what', () => {
    const quote = begin()
    quote.do(addWindow())
    quote.do(count)
    expect(quote.manifest).toMatchObject({
      version: 3,
      change: { by: { name: 'Marit Kvalheim' }, kind: 'set-count', rowNumber: 1, fields: [] },
    })
  })

  test('history names the header fields that changed', () => {
    const quote = begin()
    const { header } = quote.manifest
    quote.do(
      { kind: 'change-header', basedOn: 1, header: { ...header, deliveryLabel: 'Plan 2' } },
      { baseHeader: header },
    )
    expect(quote.manifest.change).toMatchObject({ kind: 'change-header', fields: ['deliveryLabel'] })
  })

  test('an edit of what the customer has been sent makes it an offer again', () => {
    const quote = begin(makeManifest({ status: 20, rows: [makeManifestRow()] }))
    quote.do({ kind: 'set-count', rowNumber: 1, numberOf: 4 })
    expect(quote.manifest.status).toBe(20)
    quote.do(count)
    expect(quote.manifest.status).toBe(10)
  })

  test('Q-187: an ordered quote is locked, and a chain user never changes one', () => {
    const ordered = begin(makeManifest({ status: 40, rows: [makeManifestRow()] }))
    expect(ordered.try(count)).toMatchObject({ code: 'quote.read-only' })
    const open = begin(makeManifest({ rows: [makeManifestRow()] }))
    expect(open.try(count, { viewer: viewers.chain })).toMatchObject({ code: 'quote.read-only' })
  })

  test('Q-188: an expired quote is locked until its validity is extended', () => {
    const quote = begin(makeManifest({ rows: [makeManifestRow()] }))
    expect(quote.try(count, { now: '2026-12-20T22:59:59.000Z' }).ok).toBe(true)
    expect(quote.try(count, { now: '2026-12-20T23:00:00.000Z' })).toMatchObject({ code: 'quote.expired' })
  })

  test('a header edit that is based on nothing known is refused', () => {
    expect(begin().try({ kind: 'change-header', basedOn: 9, header: {} })).toMatchObject({
      code: 'request.invalid',
      path: 'version',
    })
  })
})
