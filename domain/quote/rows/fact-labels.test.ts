/**
 * Labels and sentences are only words: whatever the facts of a product, its fields and the buttons of the order check are called, and
 * however its findings are worded, the same facts are withheld and shown, the same is found under the same id, and the same is mended.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fieldNames } from '#domain/messages/fields'
import { fixLabels, orderCheckSentences } from '#domain/messages/order-check'
import { factIds, factLabels } from '#domain/messages/product-facts'
import type { Patch } from '#domain/product/product'
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
import { factsWithoutSize, productFacts } from './product-facts.ts'

const tables = [factLabels, fieldNames, fixLabels, orderCheckSentences] as readonly Record<string, string>[]
const originals = tables.map((table) => ({ ...table }))

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
  const before = { all: idsOf(productFacts), without: idsOf(factsWithoutSize), mended: mended() }
  beforeEach(() => {
    for (const table of tables) for (const id of Object.keys(table)) table[id] = `Omdøpt ${id}`
  })
  afterEach(() => {
    for (const [at, table] of tables.entries()) Object.assign(table, originals[at])
  })

  test('the order check finds the same, and its buttons mend the same for the same money', () => {
    expect(mended()).toEqual(before.mended)
    const names = new Set(before.mended.flatMap(({ fix }) => fix?.name ?? []))
    expect([...names].toSorted()).toEqual(['delete', 'same-glass', 'swap'])
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
