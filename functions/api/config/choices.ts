/** What is chosen by one value: cladding, function, surface, closer and the colours of fittings. */
import { fittings } from '#domain/catalogue/data/fittings'
import { chooseQuality } from '#domain/configurator/quality-edits'
import { fieldName as nameOf } from '#domain/messages/fields'
import type { Patch } from '#domain/product/product'
import { type Result, refusal, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { endpoint } from '../../http/endpoint.ts'
import * as contracts from './contracts.ts'
import { editRow } from './edit-row.ts'

export const configureAluminium = endpoint(contracts.configureAluminium, (request) =>
  editRow(request, ({ product: { choices } }) =>
    success({ aluminium: { ...choices.aluminium, selected: request.body.value } }),
  ),
)

export const configureClosers = endpoint(contracts.configureClosers, (request) =>
  editRow(request, () => success({ closerId: request.body.value })),
)

export const configureCloserColors = endpoint(contracts.configureCloserColors, (request) =>
  editRow(request, () => success({ closerColor: request.body.value })),
)

/** A hinge comes in one colour, so its colour chooses the hinge. */
const hingesIn = (value: string): Result<Patch> => {
  const hingeId = fittings.hinge.find(({ color }) => color?.code === value)?.code ?? null
  if (hingeId !== null) return success({ hingeId })
  return refusal('product.unknown-choice', {
    path: 'hingeId',
    data: { field: nameOf('hingeColor'), value },
  })
}

export const configureHingeColors = endpoint(contracts.configureHingeColors, (request) =>
  editRow(request, () => hingesIn(request.body.value)),
)

const WHOLE_PRODUCT = 'function'

/** The function of the product, or of one of its fields; a field that opens as the product does says nothing of its own. */
const opening =
  (fieldName: string, chosen: string) =>
  ({ product: { choices } }: Configuration): Result<Patch> => {
    if (fieldName === WHOLE_PRODUCT) return success({ function: chosen })
    const others = choices.fieldFunctions.filter(({ panel }) => panel !== fieldName)
    return success({
      fieldFunctions:
        chosen === choices.function ? others : [...others, { panel: fieldName, function: chosen }],
    })
  }

export const configureFunctions = endpoint(contracts.configureFunctions, (request) => {
  const { fieldName, selectedOptions } = request.body
  return editRow(request, opening(fieldName, selectedOptions[0]))
})

export const configurePanelQualities = endpoint(contracts.configurePanelQualities, (request) => {
  const { id, panels } = request.body
  return editRow(request, (from) =>
    panels === undefined ? success({ panelQualityId: id }) : chooseQuality(from, id, panels),
  )
})
