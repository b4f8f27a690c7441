/** Endpoints for chains, which are looked at, but for what their administrators need to log in (AD-01). */
import * as z from 'zod'
import { listChangesQuery, loggedChanges } from '#domain/contracts/change'
import {
  apiChain,
  chainSummary,
  directoryQuery,
  organisationParams,
  storeSummary,
  updateChainBody,
} from '#domain/contracts/organisation'
import { contract } from '../../http/contract.ts'

export const listChains = contract({
  id: 'listChains',
  method: 'get',
  path: '/api/v1/chains',
  summary: 'All chains, by name.',
  needs: 'admin.menu',
  query: directoryQuery,
  answer: z.array(chainSummary),
})

export const getChain = contract({
  id: 'getChain',
  method: 'get',
  path: '/api/v1/chains/{id}',
  summary: 'A chain, with the terms that the viewer may see.',
  needs: 'context',
  params: organisationParams,
  answer: apiChain,
})

export const listChainStores = contract({
  id: 'listChainStores',
  method: 'get',
  path: '/api/v1/chains/{id}/stores',
  summary: 'Stores of the chain, by name.',
  needs: 'context',
  params: organisationParams,
  query: directoryQuery,
  answer: z.array(storeSummary),
})

export const updateChain = contract({
  id: 'updateChain',
  method: 'put',
  path: '/api/v1/chains/{id}',
  summary: 'Whether whoever administrates the chain needs a second factor.',
  needs: 'context',
  params: organisationParams,
  body: updateChainBody,
  bodyLimit: 1024,
  answer: z.object({ model: apiChain, message: z.string() }),
})

export const listChainChanges = contract({
  id: 'listChainChanges',
  method: 'get',
  path: '/api/v1/chains/{id}/changes',
  summary: 'Who changed what, newest first, as far as the viewer may know of it.',
  needs: 'context',
  params: organisationParams,
  query: listChangesQuery,
  answer: loggedChanges,
})

export const chainContracts = [listChains, getChain, listChainStores, updateChain, listChainChanges]
