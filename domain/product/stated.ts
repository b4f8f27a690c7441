/**
 * Which choices somebody has stated: typed, chosen, pasted, taken over. What was stated is remembered also where it is what
 * the model comes with, so that nobody is asked about what he has said (decision 36). Pure.
 */
import type { ChoiceField, Choices, Patch, Product } from './product.ts'
import { sameChoice } from './same-choice.ts'

export type Stated = readonly ChoiceField[]

const fieldsOf = (patch: Patch): Stated => Object.keys(patch) as ChoiceField[]

/** Every field: choices have all of them, each default filled in. */
const allFields = (choices: Choices) => Object.keys(choices) as ChoiceField[]

/** In one order, so that the same fields are the same value. */
const inOrder = (fields: Iterable<ChoiceField>): ChoiceField[] => [...new Set(fields)].toSorted()

/**
 * What an edit states: the fields that it names. One that names every field is a product sent back as it was read, of which
 * only what it changes was said.
 */
export const statedBy = (patch: Patch, choices: Choices): Stated => {
  const isWhole = allFields(choices).every((field) => field in patch)
  const fields = fieldsOf(patch)
  return isWhole ? fields.filter((field) => !sameChoice(patch[field], choices[field])) : fields
}

/** After an edit. One that takes an earlier one back names the fields that nobody has stated any more. */
export const statedAfter = (
  { stated, choices }: Pick<Product, 'stated' | 'choices'>,
  patch: Patch,
  takenBack: Stated = [],
): ChoiceField[] =>
  inOrder([...stated, ...statedBy(patch, choices)].filter((field) => !takenBack.includes(field)))

export const isStated = ({ stated }: Pick<Product, 'stated'>, field: ChoiceField): boolean =>
  stated.includes(field)

/** Whether an edit would change neither a value nor what is stated. */
export const saysNothingNew = (
  product: Pick<Product, 'stated' | 'choices'>,
  patch: Patch,
  takenBack: Stated = [],
): boolean =>
  fieldsOf(patch).every((field) => sameChoice(patch[field], product.choices[field])) &&
  sameChoice(statedAfter(product, patch, takenBack), [...product.stated])

/**
 * What must have been stated of a product from before it was remembered: what is not as the model comes, and of a size both
 * measures where one of them is, since a size is given as a pair.
 */
export const statedBefore = (
  choices: { readonly [field in ChoiceField]?: unknown },
  start: Choices,
): ChoiceField[] => {
  const differing = allFields(start).filter(
    (field) => field in choices && !sameChoice(choices[field], start[field]),
  )
  const isSized = differing.includes('width') || differing.includes('height')
  return inOrder([...differing, ...(isSized ? (['width', 'height'] as const) : [])])
}
