// One option for several rows: what can be chosen, what it would make of them, and the step.
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { SharedChoice } from '#domain/configurator/shared-options'
import { sentenceOf } from '#domain/messages/words'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import type { Product } from '#domain/product/product'
import { makeCommandContext, makeManifest, makeProduct, viewers } from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import type { Revisions } from '../extras/extras.ts'
import type { Manifest, QuoteCommand } from '../quote.ts'
import { configurationsOf } from './configurations-of.ts'
import { fieldsOfRows, optionsOfRows } from './options-of-rows.ts'
import { tryBulkEdit } from './try-bulk-edit.ts'

interface Quote {
  readonly manifest: Manifest
  readonly revisions: Revisions
}

const commanded = ({ manifest, revisions }: Quote, command: QuoteCommand, revisionId: string) => {
  const outcome = applyCommand(manifest, revisions, command, makeCommandContext({ revisionId }))
  if (!outcome.ok) return outcome
  const made = outcome.value.newRevisions.map((revision) => [revision.revisionId, revision] as const)
  return {
    ok: true as const,
    manifest: outcome.value.manifest,
    revisions: new Map([...revisions, ...made]),
    newRevisions: outcome.value.newRevisions,
  }
}

const done = (...args: Parameters<typeof commanded>) => {
  const outcome = commanded(...args)
  if (!outcome.ok) throw new Error(sentenceOf(outcome))
  return outcome
}

const quoteOf = (...products: readonly Product[]): Quote =>
  products.reduce<Quote>(
    (quote, product, index) =>
      done(quote, { kind: 'add-row', rowId: `row_${index}`, product, numberOf: 2 }, `rev_${index + 1}`),
    { manifest: makeManifest(), revisions: new Map() },
  )

/** Two windows that differ in size, and an entrance door. */
const quote = quoteOf(makeProduct(1002), makeProduct(1002, { width: 990 }), makeProduct(3104))
const vents: SharedChoice = { field: 'numberOfVents', value: 1, on: true }

const asked = (...rowNumbers: readonly number[]) => {
  const rows = quote.manifest.rows.filter(({ rowNumber }) => rowNumbers.includes(rowNumber))
  return {
    viewer: viewers.store,
    ...quote,
    configurations: configurationsOf({ rows }, quote.revisions, { colorLists }),
  }
}

const grossOf = ({ manifest }: Quote) => manifest.rows.map(({ gross }) => gross)
const row = (rowNumber: number, patch: object) => ({
  rowNumber,
  basedOn: quote.manifest.rows[rowNumber - 1]?.revisionId ?? '',
  patch,
})

describe('what several rows can be given', () => {
  const fields = (...rows: readonly number[]) =>
    fieldsOfRows({ configurations: asked(...rows).configurations, colorLists })

  test('are the fields that any of them has, and how many have each', () => {
    const counts = (...rows: readonly number[]) =>
      Object.fromEntries(fields(...rows).map(({ id, count }) => [id, count]))
    expect(counts(1, 2)).toMatchObject({ glassCode: 2, innerColor: 2, numberOfVents: 2 })
    expect(counts(1, 2)).not.toHaveProperty('lockId')
    expect(counts(1, 2, 3)).toMatchObject({ innerColor: 2, lockId: 1 })
  })

  test('with what a value adds to them all: a vent is 420 kroner a window', () => {
    const options = optionsOfRows('numberOfVents', { ...asked(1, 2), colorLists, list: priceList2026 })
    expect(options.map(({ label, have, can, adds }) => [label, have, can, adds])).toEqual([
      ['0', 2, 0, 0],
      ['1', 0, 2, 4 * 42_000],
      ['2', 0, 2, 8 * 42_000],
      ['3', 0, 0, 0],
    ])
  })

  test('and of what is on or off, both', () => {
    const options = optionsOfRows('misc', { ...asked(1, 2), colorLists, list: priceList2026 })
    const withAndWithout = options.filter(({ value }) => value === options[0]?.value)
    expect(withAndWithout.map(({ on, have, can }) => [on, have, can])).toEqual([
      [true, 0, 2],
      [false, 2, 0],
    ])
  })
})

describe('what it would make of them', () => {
  const preview = (choice: SharedChoice, ...rows: readonly number[]) =>
    tryBulkEdit(asked(...rows), choice, makeCommandContext())

  test('is told for each row and for the quote, in whole lines', () => {
    const { rows, before, after: becomes } = preview(vents, 1, 2)
    expect(rows.map(({ outcome, patch }) => [outcome, patch])).toEqual([
      ['changes', { numberOfVents: 1 }],
      ['changes', { numberOfVents: 1 }],
    ])
    for (const each of rows)
      expect((each.after.linePrice ?? 0) - (each.before.linePrice ?? 0)).toBe(2 * 42_000)
    // Freight is 3 % and packing 1 % of the list price.
    expect((becomes.exclTax ?? 0) - (before.exclTax ?? 0)).toBe(4 * 42_000 * 1.04)
  })

  test('another glass changes the U-value of rows and quote', () => {
    const [glass] = optionsOfRows('glassCode', {
      ...asked(1, 2),
      colorLists,
      list: priceList2026,
    }).filter(({ have, can }) => have === 0 && can === 2)
    const {
      rows,
      before,
      after: becomes,
    } = preview({ field: 'glassCode', value: glass?.value ?? '', on: true }, 1, 2)
    for (const each of rows) expect(each.after.uValue).not.toBe(each.before.uValue)
    expect(becomes.uValue).not.toBe(before.uValue)
  })

  test('names the row that cannot have it, and counts the others', () => {
    const { rows } = preview({ field: 'numberOfVents', value: 1, on: true }, 1, 3)
    expect(rows.map(({ outcome, note }) => [outcome, note])).toEqual([
      ['changes', null],
      ['refused', 'Produktet fås ikke med dette valget.'],
    ])
  })

  test('to choose what every row has already changes nothing, and states it, once', () => {
    for (const choice of [
      { ...vents, value: 0 },
      { field: 'function', value: 'TS', on: true },
      { field: 'extralock', value: true, on: false },
    ] as const) {
      const rowNumber = choice.field === 'extralock' ? 3 : 1
      const [has] = preview(choice, rowNumber).rows
      expect(has?.outcome).toBe('has it')
      expect(Object.keys(has?.patch ?? {})).toEqual([choice.field])
      expect(has?.after).toEqual(has?.before)
      const stated = done(
        quote,
        { kind: 'change-products', rows: [row(rowNumber, has?.patch ?? {})] },
        'rev_stated',
      )
      expect(stated.newRevisions[0]?.product.stated).toContain(choice.field)
      const configurations = configurationsOf(stated.manifest, stated.revisions, { colorLists })
      const again = tryBulkEdit(
        { ...asked(rowNumber), ...stated, configurations },
        choice,
        makeCommandContext(),
      )
      expect(again.rows.find((each) => each.row.rowNumber === rowNumber)?.patch).toStrictEqual({})
    }
  })
})

describe('the step', () => {
  const both: QuoteCommand = {
    kind: 'change-products',
    rows: [row(1, { numberOfVents: 1 }), row(2, { numberOfVents: 1 })],
  }

  test('is one version of the quote, with a revision for each row that knows the one before', () => {
    const changed = done(quote, both, 'rev_step')
    expect(changed.manifest.version).toBe(quote.manifest.version + 1)
    expect(changed.manifest.change.kind).toBe('change-products')
    expect(changed.newRevisions.map(({ revisionId, replaces }) => [revisionId, replaces])).toEqual([
      ['rev_step-1', 'rev_1'],
      ['rev_step-2', 'rev_2'],
    ])
    const [first = 0, second = 0, door] = grossOf(quote)
    expect(grossOf(changed)).toEqual([first + 42_000, second + 42_000, door])
  })

  test('taken twice is taken once', () => {
    const changed = done(quote, both, 'rev_step')
    expect(done(changed, both, 'rev_again').manifest).toBe(changed.manifest)
  })

  test('is not taken at all when a row cannot have it, and says which and why', () => {
    const refused = commanded(
      quote,
      { kind: 'change-products', rows: [row(1, { numberOfVents: 1 }), row(2, { width: 90 })] },
      'rev_step',
    )
    expect(refused).toMatchObject({ ok: false, code: 'quote.row-refuses' })
    expect(!refused.ok && sentenceOf(refused)).toMatch(/^Rad 2: .+ Ingen rader er endret\.$/)
  })

  test('is not taken over what somebody else has changed meanwhile', () => {
    const theirs = done(quote, { kind: 'change-product', ...row(2, { width: 1090 }) }, 'rev_theirs')
    expect(commanded(theirs, both, 'rev_step')).toMatchObject({
      code: 'quote.rows-changed',
      data: { rowNumber: 2, name: 'Marit Kvalheim' },
    })
  })

  test('names a row that is not there', () => {
    const gone = { rowNumber: 9, basedOn: 'rev_9', patch: { numberOfVents: 1 } }
    expect(commanded(quote, { kind: 'change-products', rows: [gone] }, 'rev_step')).toMatchObject({
      code: 'quote.row-not-found',
    })
  })
})
