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
import { written } from '#domain/contracts/offer'
import { productRow } from '#domain/contracts/product'
import { barType } from '#domain/contracts/reference'
import { contract } from '../../http/contract.ts'

const answer = written(productRow)

export const listCrossbarTypes = contract({
  id: 'listCrossbarTypes',
  method: 'get',
  path: '/api/v1/config/crossbars/{frameType}',
  summary: 'Sprosser som en karmtype kan ha.',
  needs: 'session',
  params: z.object({ frameType: z.string().max(20) }),
  answer: z.array(barType),
})

export const configureAluminium = contract({
  id: 'configureAluminium',
  method: 'put',
  path: '/api/v1/config/aluminium',
  summary: 'Velg eller fjern aluminiumskledning; fargen følger trefargen.',
  needs: 'context',
  body: aluminiumBody,
  answer,
})

export const configureClosers = contract({
  id: 'configureClosers',
  method: 'put',
  path: '/api/v1/config/closers',
  summary: 'Velg dørlukker.',
  needs: 'context',
  body: codeBody,
  answer,
})

export const configureCloserColors = contract({
  id: 'configureCloserColors',
  method: 'put',
  path: '/api/v1/config/closercolors',
  summary: 'Velg farge på dørlukker.',
  needs: 'context',
  body: codeBody,
  answer,
})

export const configureHingeColors = contract({
  id: 'configureHingeColors',
  method: 'put',
  path: '/api/v1/config/hingecolors',
  summary: 'Velg hengslene som finnes i denne fargen.',
  needs: 'context',
  body: codeBody,
  answer,
})

export const configureFunctions = contract({
  id: 'configureFunctions',
  method: 'put',
  path: '/api/v1/config/functions',
  summary: 'Velg åpningsfunksjon.',
  needs: 'context',
  body: functionBody,
  answer,
})

export const configurePanelProperties = contract({
  id: 'configurePanelProperties',
  method: 'put',
  path: '/api/v1/config/panel/properties',
  summary: 'Slå egenskaper for glasset av og på i noen av rutene.',
  needs: 'context',
  body: panelPropertiesBody,
  answer,
})

export const configurePanelQualities = contract({
  id: 'configurePanelQualities',
  method: 'put',
  path: '/api/v1/config/panel/qualities',
  summary: 'Velg panelkvalitet.',
  needs: 'context',
  body: panelQualityBody,
  answer,
})

export const configureDividers = contract({
  id: 'configureDividers',
  method: 'put',
  path: '/api/v1/config/dividers',
  summary: 'Del paneler på nytt med poster og losholter, like store felt.',
  needs: 'context',
  body: divisionBody,
  answer,
})

export const configureCrossbars = contract({
  id: 'configureCrossbars',
  method: 'put',
  path: '/api/v1/config/crossbars',
  summary: 'Del paneler på nytt med sprosser, like store ruter.',
  needs: 'context',
  body: divisionBody,
  answer,
})

export const configureRemovableDivider = contract({
  id: 'configureRemovableDivider',
  method: 'put',
  path: '/api/v1/config/removabledivider',
  summary: 'Gjør en post løsbar (rømningspost), eller fast igjen.',
  needs: 'context',
  body: removableDividerBody,
  answer,
})

export const deleteBars = contract({
  id: 'deleteBars',
  method: 'post',
  path: '/api/v1/config/{type}/delete',
  summary: 'Fjern poster og losholter, eller sprosser.',
  needs: 'context',
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
