/** Products that a dealer would put in a quote: a model, a module size, and now and then something special. */

import { findModel } from '#domain/catalogue/catalogue'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { apply } from '#domain/configurator/apply'
import { createProduct } from '#domain/configurator/create'
import type { Patch, Product } from '#domain/product/product'
import type { Result } from '#domain/result'
import type { Chance } from './random.ts'

export interface PlannedRow {
  readonly product: Product
  readonly numberOf: number
}

export const must = <Value>(result: Result<Value>, what: string): Value => {
  if (!result.ok) throw new Error(`${what}: ${result.code} (${result.ruleId ?? ''} ${result.path ?? ''})`)
  return result.value
}

/** Exactly this product; throws when a rule is against it. */
export const buildProduct = (modelId: number, patch: Patch): Product => {
  const product = must(createProduct(modelId), `model ${modelId}`)
  return must(apply(product, patch, colorLists), `${modelId} ${JSON.stringify(patch)}`).product
}

/** The product with the change where the rules allow it, as it was where they do not. */
const ifAllowed = (product: Product, patch: Patch): Product => {
  const applied = apply(product, patch, colorLists)
  return applied.ok ? applied.value.product : product
}

/** How often each model is sold; plain windows most. */
const assortment: readonly (readonly [modelId: number, share: number])[] = [
  [1002, 22],
  [1001, 18],
  [1003, 13],
  [1004, 10],
  [1005, 8],
  [1008, 7],
  [1106, 6],
  [2001, 5],
  [3104, 4],
  [2101, 2],
  [3301, 2],
  [1401, 2],
  [1403, 1],
]

const pickModel = (chance: Chance): number => {
  const total = assortment.reduce((sum, [, share]) => sum + share, 0)
  let drawn = chance.next() * total
  for (const [modelId, share] of assortment) {
    drawn -= share
    if (drawn < 0) return modelId
  }
  return assortment[0]?.[0] ?? 1001
}

const rooms = [
  'Stue',
  'Kjøkken',
  'Soverom 1',
  'Soverom 2',
  'Bad',
  'Gang',
  'Loft',
  'Kjellerstue',
  'Bod',
  'Hall',
]

/** Modules of 100 mm; one opening in seven was never a module. */
const moduleSize = (chance: Chance, standard: number): number => {
  const size = standard + 100 * chance.between(-3, 4)
  return chance.percent(15) ? size + chance.between(-4, 5) * 10 + chance.between(0, 9) : size
}

const isSquare = (modelId: number): boolean => findModel(modelId)?.defaultShape === 0

/** Doors come in standard sizes, and slanted frames follow their gable: only windows vary freely. */
const sized = (product: Product, chance: Chance): Product => {
  const { width, height } = product.choices
  const patch = { width: moduleSize(chance, width), height: moduleSize(chance, height) }
  return product.modelId < 2000 && isSquare(product.modelId) ? ifAllowed(product, patch) : product
}

const specials: readonly Patch[] = [
  { aluminium: { selected: true, color: 'RAL 7016' } },
  { outerColor: 'NCS S 7500-N', innerColor: 'NCS S 0500-N' },
  { glassCode: '306' },
  { panelProperties: [{ panel: 'c1r1', id: 6 }] },
  { numberOfVents: 1 },
]

export const pickProduct = (chance: Chance): Product => {
  const plain = must(createProduct(pickModel(chance)), 'assortment')
  const product = sized(ifAllowed(plain, { reference: chance.pick(rooms) }), chance)
  return chance.percent(30) ? ifAllowed(product, chance.pick(specials)) : product
}

/** As many of one kind as a house takes. */
export const drawCount = (chance: Chance): number => {
  const drawn = chance.next() * 100
  if (drawn < 62) return 1
  if (drawn < 82) return 2
  return drawn < 97 ? chance.between(3, 6) : chance.between(7, 20)
}
