/** Endpoints for what everybody looks up: the product menu, colours, postal codes, prices and drawings of models. */
import * as z from 'zod'
import { priceListAnswer } from '#domain/contracts/pricing'
import { color, postalCode, productGroup, productsMade, uiText } from '#domain/contracts/reference'
import { contract } from '../../http/contract.ts'

const search = z.object({
  q: z.string().max(60).optional().meta({ description: 'Minst tre tegn; uten q kommer hele listen.' }),
})

export const listProductGroups = contract({
  id: 'listProductGroups',
  method: 'get',
  path: '/api/v1/productgroups',
  summary: 'Produktmenyen: grupper med modeller.',
  needs: 'session',
  answer: z.array(productGroup),
})

export const listProductsMade = contract({
  id: 'listProductsMade',
  method: 'get',
  path: '/api/v1/productgroups/mine',
  summary: 'Det den som spør lager oftest, og det sist lagde av hver modell.',
  needs: 'quote.search',
  answer: productsMade,
})

export const listDoorColors = contract({
  id: 'listDoorColors',
  method: 'get',
  path: '/api/v1/colors/door',
  summary: 'Farger på karm og dørblad.',
  needs: 'session',
  query: search,
  answer: z.array(color),
})

export const listAluminiumColors = contract({
  id: 'listAluminiumColors',
  method: 'get',
  path: '/api/v1/colors/window/aluminium',
  summary: 'Farger på aluminiumskledning.',
  needs: 'session',
  query: search,
  answer: z.array(color),
})

export const listWoodColors = contract({
  id: 'listWoodColors',
  method: 'get',
  path: '/api/v1/colors/window/wood',
  summary: 'Farger på tre.',
  needs: 'session',
  query: search,
  answer: z.array(color),
})

export const getPostalCode = contract({
  id: 'getPostalCode',
  method: 'get',
  path: '/api/v1/postalcodes/{code}',
  summary: 'Poststed og leveringssone.',
  needs: 'session',
  params: z.object({ code: z.string().max(20) }),
  answer: postalCode,
})

export const listUiTexts = contract({
  id: 'listUiTexts',
  method: 'get',
  path: '/api/v1/i18n/uitexts',
  summary: 'Forklarende tekster på sidene, etter nøkkel.',
  needs: 'nothing',
  answer: z.array(uiText),
})

export const getCurrentPriceList = contract({
  id: 'getCurrentPriceList',
  method: 'get',
  path: '/api/v1/pricelists/current',
  summary: 'Prislisten som gjelder i dag.',
  needs: 'price-list.read',
  answer: priceListAnswer,
})

export const drawModel = contract({
  id: 'drawModel',
  method: 'get',
  path: '/api/v1/drawings/models/{file}',
  summary: 'Tegning av en modell i standardstørrelse, som {modell-id}.svg.',
  needs: 'nothing',
  params: z.object({ file: z.string().regex(/^\d{1,6}\.svg$/) }),
  query: z.object({
    v: z.string().max(60).optional().meta({ description: 'Programversjonen; da endres svaret aldri.' }),
  }),
  produces: 'image/svg+xml',
  answer: z.string(),
})

export const referenceContracts = [
  listProductGroups,
  listProductsMade,
  listDoorColors,
  listAluminiumColors,
  listWoodColors,
  getPostalCode,
  listUiTexts,
  getCurrentPriceList,
  drawModel,
]
