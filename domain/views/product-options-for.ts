/** What may be chosen next, as lists on the wire: each choice judged, with the reason where it cannot be had. */
import { doorTypes } from '#domain/catalogue/data/door-types'
import { openingFunctions } from '#domain/catalogue/data/functions'
import type { ColorLists } from '#domain/catalogue/types'
import type { Option } from '#domain/configurator/option'
import { type OptionField, optionsOf } from '#domain/configurator/options'
import type { ProductRow } from '#domain/contracts/product'
import { type ApiOption, type InnerArea, innerAreaFields } from '#domain/contracts/product-parts'
import { qualityOf, solidPanelsOf } from '#domain/layout/panes'
import { assortmentOf } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'

const idOf = (value: unknown): ApiOption['id'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

const toApiOption = ({ value, label, selected, available, reason, changes }: Option): ApiOption => ({
  id: idOf(value),
  name: label,
  selected,
  enabled: available,
  ...(reason !== undefined && { reason }),
  ...(changes !== undefined && { changes: [...changes] }),
})

type Lists = Pick<
  ProductRow,
  | 'functionOptions'
  | 'glassOptions'
  | 'decorLaminateOptions'
  | 'doorTypeOptions'
  | 'miscOnOffs'
  | 'panelQualities'
  | 'panelProperties'
>

export interface ProductOptions {
  readonly lists: Lists
  readonly innerArea: InnerArea['options']
}

export const productOptionsFor = (configuration: Configuration, colorLists: ColorLists): ProductOptions => {
  const { model, values, layout } = configuration
  const solid = solidPanelsOf(layout)
  const options = optionsOf(configuration, colorLists)
  const list = (field: OptionField) => options[field].map(toApiOption)
  return {
    lists: {
      functionOptions: list('function').map((option) => {
        const id = String(option.id)
        const [kind] = openingFunctions.find((each) => each.id === id)?.sashes ?? []
        return {
          ...option,
          id,
          dbValues: { function: id },
          side: kind?.side ?? null,
          inOut: kind?.inOut ?? null,
        }
      }),
      glassOptions: list('glassCode'),
      decorLaminateOptions: list('decorLaminate'),
      // A leaf is what the model is; the other types are other models.
      doorTypeOptions: doorTypes.filter(({ id }) => id === model.doorType).map((type) => ({ ...type })),
      miscOnOffs: list('misc'),
      panelQualities: list('panelQualityId').map((option) => ({
        ...option,
        addresses: solid.filter((address) => qualityOf(values, address) === option.id),
      })),
      panelProperties: assortmentOf(model).panelProperties.map(({ value: id, name }) => ({
        id,
        name,
        addresses: values.panelProperties.filter((chosen) => chosen.id === id).map(({ panel }) => panel),
      })),
    },
    innerArea: Object.fromEntries(
      innerAreaFields.map((field) => [field, list(field)]),
    ) as InnerArea['options'],
  }
}
