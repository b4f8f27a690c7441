/**
 * What may be chosen for one panel alone: the properties of its glass, the surface of what fills it instead, and how a field of
 * a divided product opens.
 */
import { frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import { concerns } from '#domain/layout/bars'
import { functionsOfFields, openingsOf } from '#domain/layout/opening-of-fields'
import { panesOf, qualityOf, solidPanelsOf } from '#domain/layout/panes'
import type { Choices } from '#domain/product/product'
import { assortmentOf } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'
import { type Candidate, switched } from './candidate.ts'
import { switchProperties } from './property-edits.ts'
import { chooseQuality } from './quality-edits.ts'

/** Properties of the panes that a panel holds; '' is every pane of the product. On where all of them have it. */
export const panelPropertyCandidates = (
  configuration: Configuration,
  panel: string,
): readonly Candidate[] => {
  const { model, product, layout } = configuration
  const panes = panesOf(layout).filter(({ address }) => concerns(panel, address))
  const isOn = (id: number): boolean =>
    panes.every(({ address }) =>
      product.choices.panelProperties.some((one) => one.id === id && concerns(one.panel, address)),
    )
  if (panes.length === 0) return []
  return assortmentOf(model).panelProperties.map(({ value, name }) =>
    switched(isOn(value), { value, label: name }, (on) => {
      const patch = switchProperties(configuration, [{ id: value, selected: on }], [panel])
      return patch.ok ? patch.value : {}
    }),
  )
}

/** Surfaces of the solid panels that a panel holds; '' is the leaf, or every solid panel. Chosen where all of them have it. */
export const panelQualityCandidates = (configuration: Configuration, panel: string): readonly Candidate[] => {
  const { model, values, layout } = configuration
  const solid = solidPanelsOf(layout).filter((address) => concerns(panel, address))
  const inForce =
    solid.length === 0 ? [values.panelQualityId] : solid.map((address) => qualityOf(values, address))
  return assortmentOf(model).panelQualityId.values.flatMap(({ value, name }) => {
    const patch = chooseQuality(configuration, value, [panel])
    if (!patch.ok) return []
    return { value, label: name, selected: inForce.every((id) => id === value), patch: patch.value }
  })
}

/** A field that opens as the product does, or as its place says, needs no function of its own. */
const withFunction = (
  { model, product, layout }: Configuration,
  panel: string,
  functionId: string,
): Pick<Choices, 'fieldFunctions'> => {
  const others = product.choices.fieldFunctions.filter((each) => each.panel !== panel)
  const addresses = layout.fields.map(({ address }) => address)
  const without = { function: product.choices.function, fieldFunctions: others }
  const unasked = openingsOf(model, frameTypeOf(model.frameType), without, addresses)
  return {
    fieldFunctions:
      unasked[addresses.indexOf(panel)]?.function === functionId
        ? others
        : [...others, { panel, function: functionId }],
  }
}

/** How one field may open. None where the product is not divided, or its model decides (Ingen gyldige funksjonsvalg). */
export const fieldFunctionCandidates = (
  configuration: Configuration,
  panel: string,
): readonly Candidate[] => {
  const { model, layout } = configuration
  const field = layout.fields.find(({ address }) => address === panel)
  if (field === undefined || layout.fields.length < 2) return []
  return functionsOfFields(model).map((id) => ({
    value: id,
    label: functionOf(id).name,
    selected: field.function === id,
    patch: withFunction(configuration, panel, id),
  }))
}
