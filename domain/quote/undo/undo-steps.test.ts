import { describe, expect, test } from 'vitest'
import { makeCommandContext, makeManifest, makeProduct, viewers } from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import { type Manifest, QUOTE_STATUS, type QuoteCommand, type RowRevision } from '../quote.ts'
import { ownStepsIn } from './own-steps.ts'
import { stepWords } from './step-words.ts'

const MARIT = { userId: 1004, name: 'Marit Kvalheim' }
const TOR = { userId: 1009, name: 'Tor Kvalheim' }

/** A quote with its history, as the table keeps it. */
const begin = (first: Manifest = makeManifest()) => {
  const versions = new Map([[first.version, first]])
  const revisions = new Map<string, RowRevision>()
  let now = first
  const past = (command: QuoteCommand) => {
    if (command.kind !== 'undo') return []
    const steps = command.versions
      .toSorted((one, other) => other - one)
      .map((version) => ({ before: versions.get(version - 1), after: versions.get(version) }))
    return steps.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []))
  }
  const attempt = (command: QuoteCommand, by = MARIT) =>
    applyCommand(
      now,
      revisions,
      command,
      makeCommandContext({ author: by, revisionId: `rev_${now.version}`, past: past(command) }),
    )
  return {
    get now() {
      return now
    },
    revisions,
    attempt,
    /** Answers the version that it made. */
    do(command: QuoteCommand, by = MARIT): number {
      const outcome = attempt(command, by)
      if (!outcome.ok) throw new Error(outcome.code)
      now = outcome.value.manifest
      versions.set(now.version, now)
      for (const revision of outcome.value.newRevisions) revisions.set(revision.revisionId, revision)
      return now.version
    },
    put(manifest: Manifest) {
      now = manifest
      versions.set(now.version, now)
    },
    words(version: number): string {
      const [before, after] = [versions.get(version - 1), versions.get(version)]
      if (!before || !after) throw new Error(`no version ${version}`)
      return stepWords({ before, after })
    },
  }
}

const add = (rowId: string, modelId = 1002, numberOf = 1): QuoteCommand => ({
  kind: 'add-row',
  rowId,
  product: makeProduct(modelId),
  numberOf,
})
const undo = (...versions: readonly number[]): QuoteCommand => ({ kind: 'undo', versions })

/** Rows 1, 2 and 3. */
const house = (first = makeManifest()) => {
  const quote = begin(first)
  for (const id of ['row_a', 'row_b', 'row_c']) quote.do(add(id))
  return quote
}
const widen = (quote: ReturnType<typeof begin>, rowNumber: number, width: number): QuoteCommand => ({
  kind: 'change-product',
  rowNumber,
  basedOn: quote.now.rows.find((row) => row.rowNumber === rowNumber)?.revisionId ?? '',
  patch: { width },
})
const contentOf = ({ rows, header, extras, fastlane, acknowledged }: Manifest) => ({
  rows,
  header,
  extras,
  fastlane,
  acknowledged,
})

describe('whatever was done is as it was', () => {
  const steps: readonly (readonly [string, (quote: ReturnType<typeof begin>) => QuoteCommand])[] = [
    ['a row deleted', () => ({ kind: 'delete-row', rowNumber: 2 })],
    ['several rows deleted', () => ({ kind: 'delete-rows', rowNumbers: [1, 3] })],
    ['a row copied', () => ({ kind: 'copy-row', rowId: 'row_x', rowNumber: 2 })],
    ['several rows copied', () => ({ kind: 'copy-rows', rows: [{ rowId: 'row_x', rowNumber: 3 }] })],
    ['a row added', () => add('row_x')],
    ['rows moved', () => ({ kind: 'move-rows', rowNumbers: [3], before: 1 })],
    ['a count', () => ({ kind: 'set-count', rowNumber: 2, numberOf: 7 })],
    ['a discount', () => ({ kind: 'set-discount', rowNumber: 2, rate: 7.5 })],
    ['the discount of all windows', () => ({ kind: 'set-all-discounts', category: 'windows', rate: 9 })],
    ['a row that the U-value leaves out', () => ({ kind: 'set-u-inclusion', rowNumber: 1, included: false })],
    ['a quick choice', () => ({ kind: 'set-extra', extraId: 'X01', selected: true })],
    ['Fastlane', () => ({ kind: 'set-fastlane', selected: true })],
    ['an option of one row', (quote) => widen(quote, 1, 990)],
    [
      'an option of several rows',
      ({ now }) => ({
        kind: 'change-products',
        rows: now.rows.map(({ rowNumber, revisionId }) => ({
          rowNumber,
          basedOn: revisionId,
          patch: { height: 990 },
        })),
      }),
    ],
    [
      'rows connected',
      () => ({ kind: 'connect', rowNumber: 2, toRow: 1, position: 'RIGHT', location: 'START', postId: 'p' }),
    ],
  ]

  test.each(steps)('%s; and a second time it is done again', (_, command) => {
    const quote = house()
    const before = contentOf(quote.now)
    const done = quote.do(command(quote))
    const after = contentOf(quote.now)
    expect(after).not.toEqual(before)
    const undone = quote.do(undo(done))
    expect(contentOf(quote.now)).toEqual(before)
    quote.do(undo(undone))
    expect(contentOf(quote.now)).toEqual(after)
  })

  const ownMargins: readonly QuoteCommand[] = [
    { kind: 'set-margin', rowNumber: 2, party: 'store', rate: 20 },
    { kind: 'set-all-margins', party: 'store', rate: 25 },
  ]
  test.each(ownMargins)('a margin of a project ($kind); and a second time it is done again', (command) => {
    const { terms } = makeManifest()
    const quote = house(makeManifest({ terms: { ...terms, projectCalculation: true } }))
    const margins = () => quote.now.rows.map(({ marginRateStore }) => marginRateStore)
    const before = margins()
    const done = quote.do(command)
    const after = margins()
    expect(after).toContain(command.kind === 'set-margin' ? 20 : 25)
    const undone = quote.do(undo(done))
    expect(margins()).toEqual(before)
    quote.do(undo(undone))
    expect(margins()).toEqual(after)
  })

  test('the header, without the part that somebody else has changed meanwhile', () => {
    const quote = house()
    const label = { kind: 'change-header', basedOn: 0, header: { deliveryLabel: 'Bod' } } as const
    const outcome = applyCommand(
      quote.now,
      quote.revisions,
      label,
      makeCommandContext({ baseHeader: quote.now.header }),
    )
    if (!outcome.ok) throw new Error(outcome.code)
    quote.put(outcome.value.manifest)
    const done = quote.now.version
    quote.put({
      ...quote.now,
      version: done + 1,
      header: { ...quote.now.header, customerNote: 'Ring først' },
    })
    quote.do(undo(done))
    expect(quote.now.header).toMatchObject({ deliveryLabel: '', customerNote: 'Ring først' })
  })

  test('a deleted row stands at its place with count, rates and its connection', () => {
    const quote = house()
    quote.do({ kind: 'set-discount', rowNumber: 2, rate: 12 })
    quote.do({ kind: 'set-count', rowNumber: 1, numberOf: 4 })
    quote.do({ kind: 'connect', rowNumber: 2, toRow: 1, position: 'RIGHT', location: 'START', postId: 'p' })
    const { rows } = quote.now
    const done = quote.do({ kind: 'delete-row', rowNumber: 1 })
    expect(quote.now.rows.map(({ rowNumber, connection }) => [rowNumber, connection])).toEqual([
      [2, null],
      [3, null],
    ])
    quote.do(undo(done))
    expect(quote.now.rows).toEqual(rows)
    expect(quote.now.nextRowNumber).toBe(5)
  })

  test('what was only stated for several rows is stated by nobody again', () => {
    const quote = house()
    const statedIn = () =>
      quote.now.rows.map(({ revisionId }) =>
        quote.revisions.get(revisionId)?.product.stated.includes('glassCode'),
      )
    const rows = quote.now.rows.slice(0, 2).map(({ rowNumber, revisionId }) => ({
      rowNumber,
      basedOn: revisionId,
      patch: { glassCode: quote.revisions.get(revisionId)?.product.choices.glassCode ?? '' },
    }))
    const before = statedIn()
    const step = quote.do({ kind: 'change-products', rows })
    expect([before, statedIn()]).toEqual([
      [false, false, false],
      [true, true, false],
    ])
    quote.do(undo(step))
    expect(statedIn()).toEqual(before)
  })

  test('several steps as one, the latest first', () => {
    const quote = house()
    const before = contentOf(quote.now)
    const versions = [quote.do(widen(quote, 1, 990)), quote.do(widen(quote, 1, 1090))]
    quote.do(undo(...versions))
    expect(contentOf(quote.now)).toEqual(before)
  })
})

describe('a step belongs to the one who took it', () => {
  test('nobody else takes it back, and is told whose it is', () => {
    const quote = house()
    const done = quote.do({ kind: 'delete-row', rowNumber: 2 })
    expect(quote.attempt(undo(done), TOR)).toMatchObject({
      code: 'undo.not-own',
      data: { name: 'Marit Kvalheim' },
    })
    quote.do(undo(done))
  })

  test('nor a step back, nor somebody’s own step together with it', () => {
    const quote = house()
    const done = quote.do({ kind: 'delete-row', rowNumber: 2 })
    const back = quote.do(undo(done))
    const own = quote.do({ kind: 'set-count', rowNumber: 1, numberOf: 5 }, TOR)
    expect(quote.attempt(undo(back), TOR)).toMatchObject({ code: 'undo.not-own' })
    expect(quote.attempt(undo(own, done), TOR)).toMatchObject({ code: 'undo.not-own' })
    quote.do(undo(own), TOR)
  })

  test('of a quote’s versions each gets his own, without edits along the row, steps back and what is for good', () => {
    const versions = [makeManifest()]
    const quote = begin(versions[0])
    const act = (command: QuoteCommand, by = MARIT) => {
      quote.do(command, by)
      versions.push(quote.now)
      return quote.now.version
    }
    const added = act(add('row_a'))
    act(add('row_b'), TOR)
    act(widen(quote, 1, 990))
    const counted = act({ kind: 'set-count', rowNumber: 1, numberOf: 3 })
    act(undo(counted))
    const own = (userId: number) => ownStepsIn(versions, { userId }).map(({ after }) => after.version)
    expect(own(MARIT.userId)).toEqual([added, counted])
    expect(own(TOR.userId)).toHaveLength(1)
    expect(own(1)).toEqual([])
  })
})

describe('what others have done since', () => {
  test('to other rows and other figures stands', () => {
    const quote = house()
    const done = quote.do({ kind: 'set-count', rowNumber: 2, numberOf: 7 })
    quote.do(widen(quote, 1, 990), TOR)
    quote.do({ kind: 'set-discount', rowNumber: 2, rate: 5 }, TOR)
    quote.do(undo(done))
    expect(quote.now.rows[0]).toMatchObject({ width: 990 })
    expect(quote.now.rows[1]).toMatchObject({ numberOf: 1, discountRate: 5 })
  })

  test('to the same row keeps everything as it is, and says who', () => {
    const quote = house()
    const done = quote.do({
      kind: 'change-products',
      rows: quote.now.rows.map(({ rowNumber, revisionId }) => ({
        rowNumber,
        basedOn: revisionId,
        patch: { height: 990 },
      })),
    })
    quote.do(widen(quote, 2, 1490), TOR)
    expect(quote.attempt(undo(done))).toMatchObject({
      code: 'undo.row-changed-by',
      data: { rowNumber: 2, name: 'Tor Kvalheim' },
    })
  })

  test('to the same figure is said too', () => {
    const quote = house()
    const done = quote.do({ kind: 'set-count', rowNumber: 2, numberOf: 7 })
    quote.do({ kind: 'set-count', rowNumber: 2, numberOf: 9 }, TOR)
    expect(quote.attempt(undo(done))).toMatchObject({ code: 'undo.row-changed', data: { rowNumber: 2 } })
  })

  test('a copy that somebody has changed is not taken away, nor one that carries another row', () => {
    const quote = house()
    const done = quote.do({ kind: 'copy-row', rowId: 'row_x', rowNumber: 1 })
    quote.do(
      { kind: 'connect', rowNumber: 3, toRow: 4, position: 'RIGHT', location: 'START', postId: 'p' },
      TOR,
    )
    expect(quote.attempt(undo(done))).toMatchObject({ code: 'undo.row-changed', data: { rowNumber: 4 } })
  })

  test('what was mounted with a deleted row and is wider now is not joined to it again', () => {
    const quote = house()
    quote.do({ kind: 'connect', rowNumber: 2, toRow: 1, position: 'RIGHT', location: 'START', postId: 'p' })
    const done = quote.do({ kind: 'delete-row', rowNumber: 2 })
    quote.do(widen(quote, 1, 1490), TOR)
    expect(quote.attempt(undo(done))).toMatchObject({ code: 'undo.row-changed', data: { rowNumber: 1 } })
  })

  test('the order that somebody else has made of the rows stands', () => {
    const quote = house()
    const done = quote.do({ kind: 'move-rows', rowNumbers: [3], before: 1 })
    quote.do({ kind: 'move-rows', rowNumbers: [2], before: 3 }, TOR)
    expect(quote.attempt(undo(done))).toMatchObject({ code: 'undo.order-changed' })
  })

  test('a row comes back among rows that have come and gone meanwhile', () => {
    const quote = house()
    const done = quote.do({ kind: 'delete-row', rowNumber: 2 })
    quote.do({ kind: 'delete-row', rowNumber: 1 }, TOR)
    quote.do(add('row_d'), TOR)
    quote.do(undo(done))
    expect(quote.now.rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 3, 4])
  })

  test('the same choices made again are no change of the product', () => {
    const quote = house()
    const done = quote.do(widen(quote, 1, 990))
    quote.do(widen(quote, 1, 1090))
    quote.do(widen(quote, 1, 990))
    quote.do(undo(done))
    expect(quote.now.rows[0]).toMatchObject({ width: 1190 })
  })
})

test('a step that is taken back twice is taken back once', () => {
  const quote = house()
  const done = quote.do({ kind: 'delete-row', rowNumber: 2 })
  quote.do(undo(done))
  const { version } = quote.now
  expect(quote.attempt(undo(done))).toMatchObject({ ok: true, value: { manifest: { version } } })
})

test('a row that comes back after the prices have changed has the prices of today', () => {
  const quote = house()
  const done = quote.do({ kind: 'delete-row', rowNumber: 2 })
  quote.put({ ...quote.now, version: quote.now.version + 1, priceListId: 'another' })
  quote.do(undo(done))
  const row = quote.now.rows.find(({ rowNumber }) => rowNumber === 2)
  expect(row?.revisionId).toBe(`rev_${quote.now.version - 1}-2`)
  expect(quote.revisions.get(row?.revisionId ?? '')).toMatchObject({
    rowNumber: 2,
    price: { gross: 702_200 },
  })
})

test('an ordered quote takes nothing back; its store may still correct a count that it has set', () => {
  const quote = house()
  const deleted = quote.do({ kind: 'delete-row', rowNumber: 2 })
  const counted = quote.do({ kind: 'set-count', rowNumber: 1, numberOf: 5 })
  quote.put({ ...quote.now, version: quote.now.version + 1, status: QUOTE_STATUS.orderedByAgent })
  expect(quote.attempt(undo(deleted))).toMatchObject({ code: 'quote.read-only' })
  expect(quote.attempt(undo(counted)).ok).toBe(true)
  quote.put({ ...quote.now, version: quote.now.version + 1, status: QUOTE_STATUS.ordered })
  expect(quote.attempt(undo(counted))).toMatchObject({ code: 'quote.read-only' })
})

test('what went out of the house, and new prices, are not taken back', () => {
  const quote = house()
  quote.put({
    ...quote.now,
    version: quote.now.version + 1,
    fastlane: true,
    change: { ...quote.now.change, kind: 'extend-validity' },
  })
  expect(quote.attempt(undo(quote.now.version))).toMatchObject({ code: 'undo.for-good' })
})

test('a version that history does not know is said to be unknown', () => {
  const quote = house()
  const context = makeCommandContext({ viewer: viewers.store, past: null })
  expect(applyCommand(quote.now, quote.revisions, undo(99), context)).toMatchObject({ code: 'undo.unknown' })
})

test.each([
  ['Q-213: a store does not set the agent’s discount', { discountRate: 10 }, 'set-discount'],
  ['a store does not set the agent’s margin', { marginRateAgent: 30 }, 'set-margin'],
] as const)('%s by taking a step back', (_, rate, kind) => {
  const quote = begin(makeManifest({ owner: { chainId: 1, storeId: 101, agentId: 201 } }))
  quote.do(add('row_a'))
  const { now } = quote
  quote.put({
    ...now,
    version: now.version + 1,
    rows: now.rows.map((row) => ({ ...row, ...rate })),
    change: { ...now.change, kind },
  })
  expect(quote.attempt(undo(quote.now.version))).toMatchObject({ code: 'access.denied' })
})

test('each step is told in words, and so is what taking it back has brought', () => {
  const quote = house()
  const refused = (command: QuoteCommand) => {
    const done = quote.do(command)
    return [quote.words(done), quote.words(quote.do(undo(done)))]
  }
  expect([
    refused({ kind: 'delete-row', rowNumber: 2 }),
    refused({ kind: 'delete-rows', rowNumbers: [1, 2, 3] }),
    refused(add('row_x')),
    refused({ kind: 'set-count', rowNumber: 2, numberOf: 1200 }),
    refused({ kind: 'set-discount', rowNumber: 2, rate: 7.5 }),
    refused({ kind: 'move-rows', rowNumbers: [3], before: 1 }),
    refused(widen(quote, 1, 990)),
    refused({ kind: 'set-all-discounts', category: 'windows', rate: 9 }),
    refused({ kind: 'set-fastlane', selected: true }),
  ]).toEqual([
    ['Rad 2 er slettet.', 'Rad 2 er tilbake.'],
    ['Rad 1, 2 og 3 er slettet.', 'Rad 1, 2 og 3 er tilbake.'],
    ['Rad 4 er lagt til.', 'Rad 4 er tatt bort igjen.'],
    ['Antallet på rad 2 er 1\u00A0200.', 'Antallet på rad 2 er 1 igjen.'],
    ['Rabatten på rad 2 er 7,5\u00a0%.', 'Rabatten på rad 2 er 0\u00a0% igjen.'],
    ['Rader er flyttet.', 'Radene står som før.'],
    ['Rad 1 er endret.', 'Rad 1 er som før.'],
    ['Rad 1, 2 og 3 er endret.', 'Rad 1, 2 og 3 er som før.'],
    ['Fastlane er valgt.', 'Fastlane er valgt bort.'],
  ])
})
