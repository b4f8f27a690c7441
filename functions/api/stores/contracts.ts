/** Endpoints for stores (administration section 7). A store is neither made nor deleted here. */
import * as z from 'zod'
import { listChangesQuery, loggedChanges } from '#domain/contracts/change'
import {
  agentSummary,
  apiStore,
  directoryQuery,
  LOGO_BODY_LIMIT,
  logoBody,
  orderStatistics,
  organisationParams,
  organisationUser,
  pageQuery,
  stockAddressBody,
  storeSummary,
  updateStoreBody,
} from '#domain/contracts/organisation'
import { contract } from '../../http/contract.ts'

const BODY_LIMIT = 8 * 1024
const written = z.object({ model: apiStore, message: z.string().optional() })

export const listStores = contract({
  id: 'listStores',
  method: 'get',
  path: '/api/v1/stores',
  summary: 'Stores by name: of super users all, of others those of their chain.',
  needs: 'context',
  query: directoryQuery,
  answer: z.array(storeSummary),
})

export const getStore = contract({
  id: 'getStore',
  method: 'get',
  path: '/api/v1/stores/{id}',
  summary: 'A store, with the terms that the viewer may see.',
  needs: 'context',
  params: organisationParams,
  answer: apiStore,
})

export const updateStore = contract({
  id: 'updateStore',
  method: 'put',
  path: '/api/v1/stores/{id}',
  summary:
    'Changes fields of a store. Based on an older version it is a conflict, which tells the current state.',
  needs: 'context',
  params: organisationParams,
  body: updateStoreBody,
  bodyLimit: BODY_LIMIT,
  answer: written,
})

export const putStoreLogo = contract({
  id: 'putStoreLogo',
  method: 'put',
  path: '/api/v1/stores/{id}/logo',
  summary: 'A new logo: PNG or JPEG.',
  needs: 'context',
  params: organisationParams,
  body: logoBody,
  bodyLimit: LOGO_BODY_LIMIT,
  answer: written,
})

export const addStockAddress = contract({
  id: 'addStockAddress',
  method: 'put',
  path: '/api/v1/stores/{id}/stockAddresses',
  summary: 'One more stock address; it is given a code.',
  needs: 'context',
  once: true,
  params: organisationParams,
  body: stockAddressBody,
  bodyLimit: BODY_LIMIT,
  answer: written,
})

export const changeStockAddress = contract({
  id: 'changeStockAddress',
  method: 'post',
  path: '/api/v1/stores/{id}/stockAddresses/{code}',
  summary: 'Changes a stock address.',
  needs: 'context',
  params: organisationParams.extend({ code: z.string().min(1).max(10) }),
  body: stockAddressBody,
  bodyLimit: BODY_LIMIT,
  answer: written,
})

export const listStoreAgents = contract({
  id: 'listStoreAgents',
  method: 'get',
  path: '/api/v1/stores/{id}/agents',
  summary: 'Builders of the store, by name.',
  needs: 'context',
  params: organisationParams,
  query: pageQuery,
  answer: z.array(agentSummary),
})

export const getStoreStatistics = contract({
  id: 'getStoreStatistics',
  method: 'get',
  path: '/api/v1/stores/{id}/statistics/orders',
  summary:
    'Offers made and orders placed in each of the last twelve months; empty lists where there are none.',
  needs: 'context',
  params: organisationParams,
  query: z.object({ includeAgents: z.enum(['true', 'false']).default('false') }),
  answer: orderStatistics,
})

export const listStoreUsers = contract({
  id: 'listStoreUsers',
  method: 'get',
  path: '/api/v1/stores/{id}/users',
  summary: 'People with a role in the store, by name.',
  needs: 'context',
  params: organisationParams,
  query: pageQuery,
  answer: z.array(organisationUser),
})

export const listStoreChanges = contract({
  id: 'listStoreChanges',
  method: 'get',
  path: '/api/v1/stores/{id}/changes',
  summary: 'Who changed what, newest first, as far as the viewer may know of it.',
  needs: 'context',
  params: organisationParams,
  query: listChangesQuery,
  answer: loggedChanges,
})

export const storeContracts = [
  listStores,
  getStore,
  updateStore,
  putStoreLogo,
  addStockAddress,
  changeStockAddress,
  listStoreAgents,
  getStoreStatistics,
  listStoreUsers,
  listStoreChanges,
]
