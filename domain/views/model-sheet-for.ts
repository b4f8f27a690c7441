/**
 * What a person who knows windows checks of a model without reading code: sizes, what it comes with, and how its list price
 * adds up. Made from the same values as the product that a dealer gets. Pure; throws only where the catalogue is not closed.
 */
import { findGlass, frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import { productGroups } from '#domain/catalogue/data/groups'
import { depthsOf } from '#domain/catalogue/model-kind'
import type { ColorLists, Model } from '#domain/catalogue/types'
import { configure } from '#domain/configurator/configure'
import type { ModelSheet } from '#domain/contracts/models'
import { apiMoney } from '#domain/contracts/money'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import { sentenceOf } from '#domain/messages/words'
import type { PriceList } from '#domain/pricing/price-list'
import { price } from '#domain/pricing/price-product'
import { PRODUCT_SCHEMA_VERSION } from '#domain/product/bounds'
import type { Product } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { sizeLimitOf } from '#domain/rules/context'
import { ruleTable } from '#domain/rules/rule-table'
import { canConcern } from '#domain/rules/rule-words'
import { startChoicesOf } from '#domain/rules/start-choices'
import { apiUvalue, apiWeight } from './offer-for.ts'
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
      list: apiMoney(gross),
      lines: lines.map(({ label, amount, because }) => ({ label, amount: apiMoney(amount), because })),
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
    uValue: apiUvalue(thermal.uValue),
    weightKg: apiWeight(weight.totalKg),
    choices: [...startChoicesFor(configuration)],
    told: findings.map((finding) => ({ ruleId: finding.ruleId, sentence: sentenceOf(finding) })),
  }
}

const ruleIds = [...new Set(ruleTable.map(({ id }) => id))]

export const modelSheetFor = (
  model: Model,
  colorLists: ColorLists,
  list: PriceList,
  image: Pick<ModelSheet, 'imageUrl' | 'imageSet'>,
): ModelSheet => {
  const product: Product = {
    schemaVersion: PRODUCT_SCHEMA_VERSION,
    modelId: model.id,
    choices: startChoicesOf(model),
    stated: [],
  }
  const configuration = configure(product, colorLists)
  const { id, name } = frameTypeOf(model.frameType)
  return {
    id: model.id,
    name: model.name,
    group: groupFor(model),
    frameType: { id, name },
    badges: [...model.badges],
    ...image,
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
