/**
 * Labels and sentences are only words: whatever the facts of a product, its fields and the buttons of the order check are called,
 * however its findings are worded, and whatever the catalogue calls its ways of opening and its glass, the same facts are withheld
 * and shown, the same is found under the same id, and the same is mended.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openingFunctions } from '#domain/catalogue/data/functions'
import { glasses } from '#domain/catalogue/data/glass'
import { handings } from '#domain/catalogue/data/handings'
import { fieldNames } from '#domain/messages/fields'
import { fixLabels, orderCheckSentences } from '#domain/messages/order-check'
import { factIds, factLabels } from '#domain/messages/product-facts'
import type { Patch } from '#domain/product/product'
import { readSchedule } from '#domain/schedule/read-schedule'
import {
  findPlace,
  makeCommandContext,
  makeConfiguration,
  makeManifest,
  makeProduct,
  viewers,
} from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import { checkOrder } from '../order-check/check-order.ts'
import { effectOf } from '../order-check/effect-of-fix.ts'
import { openingWords } from './opening-words.ts'
import { factsWithoutSize, productFacts } from './product-facts.ts'

const tables = [factLabels, fieldNames, fixLabels, orderCheckSentences] as readonly Record<string, string>[]
/** What is said in the words of another table is changed there. */
const namesOf = (table: object): readonly string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(table))
    .filter(([, { get }]) => get === undefined)
    .map(([name]) => name)
const originals = tables.map((table) =>
  Object.fromEntries(namesOf(table).map((name) => [name, table[name] ?? ''])),
)

/** Rows of the catalogue whose names people read. */
const named = [...openingFunctions, ...Object.values(handings), ...glasses] as readonly { name: string }[]
const names = named.map(({ name }) => name)

const models = [1002, 1301, 3104, 1306]
const idsOf = (facts: typeof productFacts) =>
  models.map((model) => facts(makeConfiguration(model)).map(({ id, value }) => [id, value]))

const context = makeCommandContext({ revisionId: 'rev_fix' })
const office: Patch = { width: 590, height: 1190, reference: 'Kontor', glassCode: '323' }
const house: readonly (readonly [patch: Patch, numberOf: number])[] = [
  ...[1, 1, 1, 1, 0].map((numberOf) => [office, numberOf] as const),
  [{ width: 590, height: 1190, reference: 'Kontor' }, 1],
  [{ ...office, width: 1190, height: 590 }, 1],
]

/** Windows and doors of a kind, of which one hangs the other way. */
const hung: readonly (readonly [modelId: number, patches: readonly Patch[]])[] = [
  [1003, ['SSV', 'SSV', 'SSV', 'SSH'].map((id) => ({ width: 590, height: 990, function: id }))],
  [3104, ['VU', 'VU', 'VU', 'HU'].map((id) => ({ function: id }))],
]

/** What the check finds of rows of one model. */
const foundOf = (modelId: number, patches: readonly Patch[]) => {
  const rows = patches.map((patch, at) => ({
    rowId: `row_${at}`,
    product: makeProduct(modelId, patch),
    numberOf: 1,
  }))
  const added = applyCommand(makeManifest(), new Map(), { kind: 'add-rows', rows }, makeCommandContext())
  if (!added.ok) throw new Error(added.code)
  const { manifest, newRevisions } = added.value
  const revisions = new Map(newRevisions.map((each) => [each.revisionId, each]))
  return checkOrder(manifest, revisions, { colorLists: context.colorLists, findPlace })
}

/** How the ways of opening are said of a row, in the words that the catalogue has now. */
const openings = () =>
  Object.values(handings).map(({ name }) =>
    openingWords({ functionName: name, model: { description: 'Dør' } }),
  )

/** Glass that is offered for a sound class which no model of the name has. */
const soundGlass = () =>
  [40, 43, 46].map((db) =>
    readSchedule([`990x1190 tinde toppsving ${db} dB`], { colorLists: context.colorLists, series: 'basic' })
      .flatMap(({ rows }) => rows)
      .flatMap(({ doubts }) => doubts.flatMap(({ choices }) => choices.map(({ text }) => text)))
      .filter((text) => /\b32\d\b/.test(text)),
  )

/** What the check finds of a house with faults and what its buttons do, without the words. */
const mended = () => {
  const rows = house.map(([patch, numberOf], at) => {
    return { rowId: `row_${at}`, product: makeProduct(1002, patch), numberOf }
  })
  const added = applyCommand(makeManifest(), new Map(), { kind: 'add-rows', rows }, makeCommandContext())
  if (!added.ok) throw new Error(added.code)
  const { manifest, newRevisions } = added.value
  const revisions = new Map(newRevisions.map((each) => [each.revisionId, each]))
  const references = { colorLists: context.colorLists, findPlace }
  return checkOrder(manifest, revisions, references).map(
    ({ id, ruleId, severity, rows: found, isQuestion, fix }) => {
      const effect = fix && effectOf(fix, { viewer: viewers.store, manifest, revisions, context })
      return { id, ruleId, severity, found, isQuestion, fix, before: effect?.before, after: effect?.after }
    },
  )
}

describe('with every label changed', () => {
  const before = {
    all: idsOf(productFacts),
    without: idsOf(factsWithoutSize),
    mended: mended(),
    hung: hung.map(([modelId, patches]) => foundOf(modelId, patches)),
    openings: openings(),
    soundGlass: soundGlass(),
  }
  beforeEach(() => {
    for (const table of tables) for (const id of namesOf(table)) table[id] = `Omdøpt ${id}`
  })
  afterEach(() => {
    for (const [at, table] of tables.entries()) Object.assign(table, originals[at])
    for (const [at, row] of named.entries()) row.name = names[at] ?? ''
  })

  test('the order check finds the same, and its buttons mend the same for the same money', () => {
    expect(mended()).toEqual(before.mended)
    const names = new Set(before.mended.flatMap(({ fix }) => fix?.name ?? []))
    expect([...names].toSorted()).toEqual(['delete', 'same-glass', 'swap'])
  })

  describe('of the catalogue too', () => {
    beforeEach(() => {
      for (const [at, row] of named.entries()) row.name = `Omdøpt ${at}`
      for (const [id, handing] of Object.entries(handings))
        for (const row of openingFunctions.filter((each) => each.id === id))
          Object.assign(row, { name: handing.name })
    })

    test('a row that hangs the other way than the others of its kind is asked about', () => {
      const now = hung.map(([modelId, patches]) => foundOf(modelId, patches))
      const ids = (all: typeof now) => all.map((found) => found.map(({ id, rows }) => [id, rows]))
      expect(ids(now)).toEqual(ids(before.hung))
      for (const found of now) expect(found.map(({ ruleId }) => ruleId)).toContain('BK-8')
    })

    test('the handing of a door is said as one', () => {
      expect(openings()).toEqual(before.openings)
      for (const words of openings()) expect(words).toMatch(/^Slagretning (venstre|høyre) (ut|inn)$/)
    })

    test('glass is offered for the sound class that it is sold as', () => {
      expect(soundGlass()).toEqual(before.soundGlass)
      expect(soundGlass()).toEqual([['glass 322'], ['glass 323'], ['glass 324']])
    })
  })

  test('a product is told in the same facts', () => {
    expect(idsOf(productFacts)).toEqual(before.all)
    expect(productFacts(makeConfiguration(1002)).every(({ label }) => label.startsWith('Omdøpt'))).toBe(true)
  })

  test('paper without sizes withholds size, weight and the number under which anybody can look them up', () => {
    expect(idsOf(factsWithoutSize)).toEqual(before.without)
    const shown = new Set(
      models.flatMap((model) => factsWithoutSize(makeConfiguration(model)).map(({ id }) => id)),
    )
    for (const id of ['size', 'weight', 'nobb'] as const) expect(shown).not.toContain(id)
  })
})

test('no two facts of a product have the same id or the same label', () => {
  expect(new Set(Object.values(factLabels)).size).toBe(factIds.length)
  for (const model of models) {
    const ids = productFacts(makeConfiguration(model)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
