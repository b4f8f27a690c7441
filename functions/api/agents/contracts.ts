/** Endpoints for builders (administration section 7). */
import * as z from 'zod'
import { listChangesQuery, loggedChanges } from '#domain/contracts/change'
import {
  agentSummary,
  apiAgent,
  createAgentBody,
  directoryQuery,
  LOGO_BODY_LIMIT,
  logoBody,
  orderStatistics,
  organisationParams,
  organisationUser,
  pageQuery,
  updateAgentBody,
} from '#domain/contracts/organisation'
import { contract } from '../../http/contract.ts'

const BODY_LIMIT = 8 * 1024
const written = z.object({ model: apiAgent, message: z.string().optional() })

export const listAgents = contract({
  id: 'listAgents',
  method: 'get',
  path: '/api/v1/agents',
  summary: 'Builders by name: of super users all, of others those below their organisation.',
  needs: 'context',
  query: directoryQuery,
  answer: z.array(agentSummary),
})

export const createAgent = contract({
  id: 'createAgent',
  method: 'post',
  path: '/api/v1/agents',
  summary: 'A new builder of a store.',
  needs: 'context',
  body: createAgentBody,
  bodyLimit: BODY_LIMIT,
  answer: written,
  status: 201,
  once: true,
})

export const getAgent = contract({
  id: 'getAgent',
  method: 'get',
  path: '/api/v1/agents/{id}',
  summary: 'A builder, with the terms that the viewer may see.',
  needs: 'context',
  params: organisationParams,
  answer: apiAgent,
})

export const updateAgent = contract({
  id: 'updateAgent',
  method: 'put',
  path: '/api/v1/agents/{id}',
  summary:
    'Changes fields of a builder. Based on an older version it is a conflict, which tells the current state.',
  needs: 'context',
  params: organisationParams,
  body: updateAgentBody,
  bodyLimit: BODY_LIMIT,
  answer: written,
})

export const deleteAgent = contract({
  id: 'deleteAgent',
  method: 'delete',
  path: '/api/v1/agents/{id}',
  summary: 'Takes a builder away who has neither people with roles nor quotes.',
  needs: 'context',
  params: organisationParams,
  answer: z.object({ model: z.null(), message: z.string() }),
})

export const putAgentLogo = contract({
  id: 'putAgentLogo',
  method: 'put',
  path: '/api/v1/agents/{id}/logo',
  summary: 'A new logo: PNG or JPEG.',
  needs: 'context',
  params: organisationParams,
  body: logoBody,
  bodyLimit: LOGO_BODY_LIMIT,
  answer: written,
})

export const getAgentStatistics = contract({
  id: 'getAgentStatistics',
  method: 'get',
  path: '/api/v1/agents/{id}/statistics/orders',
  summary:
    'Offers made and orders placed in each of the last twelve months; empty lists where there are none.',
  needs: 'context',
  params: organisationParams,
  answer: orderStatistics,
})

export const listAgentUsers = contract({
  id: 'listAgentUsers',
  method: 'get',
  path: '/api/v1/agents/{id}/users',
  summary: 'People with a role at the builder, by name.',
  needs: 'context',
  params: organisationParams,
  query: pageQuery,
  answer: z.array(organisationUser),
})

export const listAgentChanges = contract({
  id: 'listAgentChanges',
  method: 'get',
  path: '/api/v1/agents/{id}/changes',
  summary: 'Who changed what, newest first, as far as the viewer may know of it.',
  needs: 'context',
  params: organisationParams,
  query: listChangesQuery,
  answer: loggedChanges,
})

export const agentContracts = [
  listAgents,
  createAgent,
  getAgent,
  updateAgent,
  deleteAgent,
  putAgentLogo,
  getAgentStatistics,
  listAgentUsers,
  listAgentChanges,
]
