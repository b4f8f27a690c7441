/** Products for tests, made the way people make them: from a model, by edits. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { type Applied, applyTo } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { sentenceOf } from '#domain/messages/words'
import type { Patch } from '#domain/product/product'
import type { Refusal, Result } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'

/** A model as it comes. */
export const defaultOf = (modelId: number): Configuration => {
  const product = createProduct(modelId)
  if (!product.ok) throw new Error(sentenceOf(product))
  return configure(product.value, colorLists)
}

const tryLast = (modelId: number, patches: readonly Patch[]): Result<Applied> => {
  const [last, ...earlier] = patches.toReversed()
  return applyTo(configured(modelId, ...earlier.toReversed()), last ?? {}, colorLists)
}

/** A model after these edits; throws when one of them is refused. */
export const configured = (modelId: number, ...patches: readonly Patch[]): Configuration =>
  patches.length === 0 ? defaultOf(modelId) : applied(modelId, ...patches).configuration

/** What the last of these edits gave. */
export const applied = (modelId: number, ...patches: readonly Patch[]): Applied => {
  const result = tryLast(modelId, patches)
  if (!result.ok) throw new Error(`${result.ruleId ?? result.code}: ${sentenceOf(result)}`)
  return result.value
}

/** How the last of these edits is refused; null when it is accepted. */
export const refused = (modelId: number, ...patches: readonly Patch[]): Refusal | null => {
  const result = tryLast(modelId, patches)
  return result.ok ? null : result
}

/** Everything that a rule has to do with a product: forced values, findings. */
export const rulesOf = ({ forced, findings }: Configuration): readonly string[] => [
  ...new Set([...forced, ...findings].map(({ ruleId }) => ruleId)),
]
