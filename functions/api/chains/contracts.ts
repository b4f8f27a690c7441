/** Endpoints for chains, which are looked at only (AD-01). */
import * as z from 'zod'
import {
  chainOnWire,
  changeOnWire,
  changePageQuery,
  organisationParams,
} from '#domain/contracts/organisation'
import { contract } from '../../http/contract.ts'

export const getChain = contract({
  id: 'getChain',
  method: 'get',
  path: '/api/v1/chains/{id}',
  summary: 'A chain, with the terms that the viewer may see.',
  needs: 'context',
  params: organisationParams,
  answer: chainOnWire,
})

export const listChainChanges = contract({
  id: 'listChainChanges',
  method: 'get',
  path: '/api/v1/chains/{id}/changes',
  summary: 'Who changed what, newest first; `before` is the version of the last entry of the page before.',
  needs: 'context',
  params: organisationParams,
  query: changePageQuery,
  answer: z.array(changeOnWire),
})

export const chainContracts = [getChain, listChainChanges]
