/**
 * What a person who knows windows checks of a model without reading code: sizes, what it comes with, and how its list price
 * adds up. Made from the same values as the product that a dealer gets. Pure; throws only where the catalogue is not closed.
 */
import { findGlass, frameTypeOf, functionOf } from '../catalogue/catalogue.ts'
import { productGroups } from '../catalogue/data/groups.ts'
import { depthsOf } from '../catalogue/model-kind.ts'
import type { ColorBook, Model } from '../catalogue/types.ts'
import { configure } from '../configurator/configure.ts'
import { shapeOf } from '../layout/shapes/frame-shapes.ts'
import { sentenceOf } from '../messages/words.ts'
import type { PriceList } from '../pricing/price-list.ts'
import { price } from '../pricing/price-product.ts'
import { PRODUCT_SCHEMA_VERSION, type Product } from '../product/product.ts'
import type { Configuration } from '../rules/configuration.ts'
import { sizeLimitOf } from '../rules/context.ts'
import { ruleTable } from '../rules/rule-table.ts'
import { canConcern } from '../rules/rule-words.ts'
import { startChoicesOf } from '../rules/start-choices.ts'
import type { ModelSheet } from './models.ts'
import { wireMoney } from './money.ts'
import { wireUvalue, wireWeight } from './offer-for.ts'
import { startChoicesFor } from './start-choices-for.ts'

const limitsFor = (model: Model, functionId: string): ModelSheet['functions'][number]['limits'] => {
  const limit = model.isConstructionPart === true ? null : sizeLimitOf(model.frameType, functionId, model)
  if (limit === null) return null
  const { widthMin, widthMax, heightMin, heightMax, areaMaxM2, sashMaxKg, alsoLying = false } = limit
  return { widthMin, widthMax, heightMin, heightMax, areaMaxM2, sashMaxKg, alsoLying }
}

const groupFor = ({ group }: Model): ModelSheet['group'] => ({
  pk: group,
  name: productGroups.find(({ pk }) => pk === group)?.name ?? '',
})

const priceFor = (
  configuration: Configuration,
  list: PriceList,
): Pick<ModelSheet, 'price' | 'priceLacks'> => {
  const priced = price(configuration, list)
  if (!priced.ok) return { price: null, priceLacks: sentenceOf(priced) }
  const { lines, gross } = priced.value
  return {
    price: {
      list: wireMoney(gross),
      lines: lines.map(({ label, amount, because }) => ({ label, amount: wireMoney(amount), because })),
    },
    priceLacks: null,
  }
}

const startFor = (configuration: Configuration): ModelSheet['start'] => {
  const { values, thermal, weight, findings } = configuration
  const glass = findGlass(values.glassCode)
  return {
    width: values.width,
    height: values.height,
    glass: glass && { id: glass.code, name: glass.name },
    uValue: wireUvalue(thermal.uValue),
    weightKg: wireWeight(weight.totalKg),
    choices: [...startChoicesFor(configuration)],
    told: findings.map((finding) => ({ ruleId: finding.ruleId, sentence: sentenceOf(finding) })),
  }
}

const ruleIds = [...new Set(ruleTable.map(({ id }) => id))]

export const modelSheetFor = (
  model: Model,
  book: ColorBook,
  list: PriceList,
  imageUrl: string,
): ModelSheet => {
  const product: Product = {
    schemaVersion: PRODUCT_SCHEMA_VERSION,
    modelId: model.id,
    choices: startChoicesOf(model),
  }
  const configuration = configure(product, book)
  const { id, name } = frameTypeOf(model.frameType)
  return {
    id: model.id,
    name: model.name,
    group: groupFor(model),
    frameType: { id, name },
    badges: [...model.badges],
    imageUrl,
    functions: model.functions.map((functionId) => ({
      id: functionId,
      name: functionOf(functionId).name,
      limits: limitsFor(model, functionId),
    })),
    shapes: model.shapes.map((shape) => ({ id: shape, name: shapeOf(shape).name })),
    depths: [...depthsOf(model)],
    areaM2: model.areaM2 === undefined ? null : { ...model.areaM2 },
    start: startFor(configuration),
    ...priceFor(configuration, list),
    rules: ruleIds.filter((ruleId) => canConcern(ruleId, model)),
  }
}
