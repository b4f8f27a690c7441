/** Properties of the panes of a row's product. */
import { switchProperties } from '#domain/configurator/property-edits'
import { endpoint } from '../../http/endpoint.ts'
import * as contracts from './contracts.ts'
import { editRow } from './edit-row.ts'

export const configurePanelProperties = endpoint(contracts.configurePanelProperties, (request) =>
  editRow(request, (from) => switchProperties(from, request.body.properties, request.body.panels)),
)
