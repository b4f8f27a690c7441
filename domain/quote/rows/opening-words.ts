/**
 * How a row opens and to which side, in words: «Sidesving venstre», and of an entrance door its handing, which is named from the
 * hinge side. What the name of the model has said already is not said again. Pure.
 */

/** The ways a door is hung: VU, HU, VI and HI. */
const handings: ReadonlySet<string> = new Set(['Venstre ut', 'Høyre ut', 'Venstre inn', 'Høyre inn'])

interface Opens {
  /** Empty for a part of a construction. */
  readonly functionName: string
  readonly model: { readonly description: string }
}

export const openingWords = ({ functionName, model }: Opens): string => {
  if (handings.has(functionName)) return `Slagretning ${functionName.toLowerCase().replace(' ', ', ')}`
  return model.description.toLowerCase().endsWith(functionName.toLowerCase()) ? '' : functionName
}
