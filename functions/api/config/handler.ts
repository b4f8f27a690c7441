/** /api/v1/config: single edits of a row's product. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import {
  configureCrossbars,
  configureDividers,
  configureRemovableDivider,
  deleteBars,
  deleteBarsByPut,
} from './bars.ts'
import {
  configureAluminium,
  configureCloserColors,
  configureClosers,
  configureFunctions,
  configureHingeColors,
  configurePanelQualities,
} from './choices.ts'
import { listCrossbarTypes } from './list-crossbar-types.ts'
import { configurePanelProperties } from './panel-properties.ts'

export const handler = handle(
  resource([
    listCrossbarTypes,
    configureAluminium,
    configureClosers,
    configureCloserColors,
    configureHingeColors,
    configureFunctions,
    configurePanelProperties,
    configurePanelQualities,
    configureDividers,
    configureCrossbars,
    configureRemovableDivider,
    deleteBars,
    deleteBarsByPut,
  ]),
)
