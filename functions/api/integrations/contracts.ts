/** Endpoints by which an organisation lets other programs in: its keys, and beside them its webhooks. All of them need a person. */
import * as z from 'zod'
import { integrationParams, keyParams, madeKey, makeKeyBody, shownKey } from '#domain/contracts/api-key'
import { contract } from '../../http/contract.ts'
import { webhookContracts } from './webhook-contracts.ts'

const BODY_LIMIT = 4 * 1024
const organisation = '/api/v1/integrations/{type}/{id}'

export const listKeys = contract({
  id: 'listKeys',
  method: 'get',
  path: `${organisation}/keys`,
  summary: 'Keys of a store or a builder, without their secrets; newest first.',
  needs: 'context',
  params: integrationParams,
  answer: z.array(shownKey),
})

export const makeKey = contract({
  id: 'makeKey',
  method: 'post',
  path: `${organisation}/keys`,
  summary: 'Makes a key. Its secret is in this answer and never again.',
  needs: 'context',
  params: integrationParams,
  body: makeKeyBody,
  bodyLimit: BODY_LIMIT,
  answer: z.object({ model: madeKey }),
  status: 201,
})

export const deleteKey = contract({
  id: 'deleteKey',
  method: 'delete',
  path: `${organisation}/keys/{keyId}`,
  summary: 'Deletes a key, which opens nothing from then on.',
  needs: 'context',
  params: keyParams,
  answer: z.object({ model: z.array(shownKey), message: z.string() }),
})

export const integrationContracts = [listKeys, makeKey, deleteKey, ...webhookContracts]
