/** Endpoints for what everybody looks up: the product menu, colours, postal codes, prices and drawings of models. */
import * as z from 'zod'
import { priceListAnswer } from '#domain/contracts/pricing'
import { apiProductsMade, color, postalCode, productGroup } from '#domain/contracts/reference'
import { contract } from '../../http/contract.ts'

const search = z.object({
  q: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'At least three characters; without q the whole list.' }),
})

export const listProductGroups = contract({
  id: 'listProductGroups',
  method: 'get',
  path: '/api/v1/productgroups',
  summary: 'The product menu: groups with their models.',
  needs: 'session',
  byKey: 'read',
  answer: z.array(productGroup),
})

export const listProductsMade = contract({
  id: 'listProductsMade',
  method: 'get',
  path: '/api/v1/productgroups/mine',
  summary: 'What the caller makes most often, and the last that was made of each model.',
  needs: 'quote.search',
  byKey: 'read',
  answer: apiProductsMade,
})

export const listDoorColors = contract({
  id: 'listDoorColors',
  method: 'get',
  path: '/api/v1/colors/door',
  summary: 'Colours of frame and door leaf.',
  needs: 'session',
  byKey: 'read',
  query: search,
  answer: z.array(color),
})

export const listAluminiumColors = contract({
  id: 'listAluminiumColors',
  method: 'get',
  path: '/api/v1/colors/window/aluminium',
  summary: 'Colours of aluminium cladding.',
  needs: 'session',
  byKey: 'read',
  query: search,
  answer: z.array(color),
})

export const listWoodColors = contract({
  id: 'listWoodColors',
  method: 'get',
  path: '/api/v1/colors/window/wood',
  summary: 'Colours of wood.',
  needs: 'session',
  byKey: 'read',
  query: search,
  answer: z.array(color),
})

export const getPostalCode = contract({
  id: 'getPostalCode',
  method: 'get',
  path: '/api/v1/postalcodes/{code}',
  summary: 'Name of a postal code’s place, and its delivery zone.',
  needs: 'session',
  byKey: 'read',
  params: z.object({ code: z.string().max(20) }),
  answer: postalCode,
})

export const getCurrentPriceList = contract({
  id: 'getCurrentPriceList',
  method: 'get',
  path: '/api/v1/pricelists/current',
  summary: 'The price list in force today.',
  needs: 'price-list.read',
  byKey: 'read',
  answer: priceListAnswer,
})

export const drawModel = contract({
  id: 'drawModel',
  method: 'get',
  path: '/api/v1/drawings/models/{file}',
  summary: 'Drawing of a model at its default size: {model id}.svg.',
  needs: 'nothing',
  byKey: 'read',
  params: z.object({ file: z.string().regex(/^\d{1,6}\.svg$/) }),
  query: z.object({
    v: z
      .string()
      .max(60)
      .optional()
      .meta({ description: 'Version of the program; the answer then never changes.' }),
  }),
  produces: 'image/svg+xml; charset=utf-8',
  answer: z.string(),
})

export const referenceContracts = [
  listProductGroups,
  listProductsMade,
  listDoorColors,
  listAluminiumColors,
  listWoodColors,
  getPostalCode,
  getCurrentPriceList,
  drawModel,
]
