/** Endpoints that change one thing about a row's product, and the glazing bars that a frame type may have. */
import * as z from 'zod'
import {
  aluminiumBody,
  codeBody,
  divisionBody,
  functionBody,
  panelPropertiesBody,
  panelQualityBody,
  removableDividerBody,
  removeBarsBody,
} from '#domain/contracts/config'
import { productRow } from '#domain/contracts/product'
import { barType } from '#domain/contracts/reference'
import { written } from '#domain/contracts/written'
import { contract } from '../../http/contract.ts'

const answer = written(productRow)

export const listCrossbarTypes = contract({
  id: 'listCrossbarTypes',
  method: 'get',
  path: '/api/v1/config/crossbars/{frameType}',
  summary: 'Crossbars that a frame type can have.',
  needs: 'session',
  byKey: 'read',
  params: z.object({ frameType: z.string().max(20) }),
  answer: z.array(barType),
})

export const configureAluminium = contract({
  id: 'configureAluminium',
  method: 'put',
  path: '/api/v1/config/aluminium',
  summary: 'Sets or removes the aluminium cladding; its colour follows that of the wood.',
  needs: 'context',
  byKey: 'write',
  body: aluminiumBody,
  answer,
})

export const configureClosers = contract({
  id: 'configureClosers',
  method: 'put',
  path: '/api/v1/config/closers',
  summary: 'Sets the door closer.',
  needs: 'context',
  byKey: 'write',
  body: codeBody,
  answer,
})

export const configureCloserColors = contract({
  id: 'configureCloserColors',
  method: 'put',
  path: '/api/v1/config/closercolors',
  summary: 'Sets the colour of the door closer.',
  needs: 'context',
  byKey: 'write',
  body: codeBody,
  answer,
})

export const configureHingeColors = contract({
  id: 'configureHingeColors',
  method: 'put',
  path: '/api/v1/config/hingecolors',
  summary: 'Sets the hinges that come in this colour.',
  needs: 'context',
  byKey: 'write',
  body: codeBody,
  answer,
})

export const configureFunctions = contract({
  id: 'configureFunctions',
  method: 'put',
  path: '/api/v1/config/functions',
  summary: 'Sets the opening function.',
  needs: 'context',
  byKey: 'write',
  body: functionBody,
  answer,
})

export const configurePanelProperties = contract({
  id: 'configurePanelProperties',
  method: 'put',
  path: '/api/v1/config/panel/properties',
  summary: 'Switches qualities of the glass on and off in some of the panes.',
  needs: 'context',
  byKey: 'write',
  body: panelPropertiesBody,
  answer,
})

export const configurePanelQualities = contract({
  id: 'configurePanelQualities',
  method: 'put',
  path: '/api/v1/config/panel/qualities',
  summary: 'Sets the panel quality.',
  needs: 'context',
  byKey: 'write',
  body: panelQualityBody,
  answer,
})

export const configureDividers = contract({
  id: 'configureDividers',
  method: 'put',
  path: '/api/v1/config/dividers',
  summary: 'Divides panels anew by posts and transoms into fields of equal size.',
  needs: 'context',
  byKey: 'write',
  body: divisionBody,
  answer,
})

export const configureCrossbars = contract({
  id: 'configureCrossbars',
  method: 'put',
  path: '/api/v1/config/crossbars',
  summary: 'Divides panels anew by crossbars into panes of equal size.',
  needs: 'context',
  byKey: 'write',
  body: divisionBody,
  answer,
})

export const configureRemovableDivider = contract({
  id: 'configureRemovableDivider',
  method: 'put',
  path: '/api/v1/config/removabledivider',
  summary: 'Makes a post removable (for escape), or fixed again.',
  needs: 'context',
  byKey: 'write',
  body: removableDividerBody,
  answer,
})

export const deleteBars = contract({
  id: 'deleteBars',
  method: 'post',
  path: '/api/v1/config/{type}/delete',
  summary: 'Removes posts and transoms, or crossbars.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ type: z.enum(['dividers', 'crossbars']) }),
  body: removeBarsBody,
  answer,
})

/** The same by the verb that the other product services have (QD-15). */
export const deleteBarsByPut = contract({ ...deleteBars, id: 'deleteBarsByPut', method: 'put' })

export const configContracts = [
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
]
