/**
 * How a row opens and to which side, in words: «Sidesving venstre», and of an entrance door its handing, which is named from the
 * hinge side. What the name of the model has said already is not said again. Pure.
 */
import { handings } from '#domain/catalogue/data/handings'
import { handingText } from '#domain/messages/hands'

interface Opens {
  /** Empty for a part of a construction. */
  readonly functionName: string
  readonly model: { readonly description: string }
}

export const openingWords = ({ functionName, model }: Opens): string => {
  const handing = Object.values(handings).find(({ name }) => name === functionName)
  if (handing !== undefined) return handingText(handing)
  return model.description.toLowerCase().endsWith(functionName.toLowerCase()) ? '' : functionName
}
