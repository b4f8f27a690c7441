/** Posts, transoms and glazing bars of a row's product. */
import { type BarField, divideAnew, loosenPost, removeBars } from '#domain/configurator/bar-edits'
import { endpoint } from '../../http/endpoint.ts'
import * as contracts from './contracts.ts'
import { type EditRequest, editRow } from './edit-row.ts'

export const configureDividers = endpoint(contracts.configureDividers, (request) =>
  editRow(request, (from) => divideAnew(from, 'dividers', request.body.panels, request.body)),
)

export const configureCrossbars = endpoint(contracts.configureCrossbars, (request) =>
  editRow(request, (from) => divideAnew(from, 'crossbars', request.body.panels, request.body)),
)

export const configureRemovableDivider = endpoint(contracts.configureRemovableDivider, (request) =>
  editRow(request, (from) => loosenPost(from, request.body.divider, request.body.value)),
)

const removeNamed = (
  request: EditRequest & { params: { type: BarField }; body: { dividers: readonly string[] } },
) => editRow(request, (from) => removeBars(from, request.params.type, request.body.dividers))

export const deleteBars = endpoint(contracts.deleteBars, removeNamed)
export const deleteBarsByPut = endpoint(contracts.deleteBarsByPut, removeNamed)
