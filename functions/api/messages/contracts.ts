/** Endpoints for readers of system messages. */
import * as z from 'zod'
import { listMessagesQuery, markMessageParams, systemMessage } from '#domain/contracts/message'
import { contract } from '../../http/contract.ts'

export const listSystemMessages = contract({
  id: 'listSystemMessages',
  method: 'get',
  path: '/api/v1/system/messages',
  summary: 'Systemmeldinger som er publisert og gjelder nå, nyeste først.',
  needs: 'session',
  query: listMessagesQuery,
  answer: z.array(systemMessage),
})

export const markSystemMessage = contract({
  id: 'markSystemMessage',
  method: 'post',
  path: '/api/v1/system/messages/{id}/{mark}',
  summary: 'Marker en melding som lest eller ignorert for den innloggede brukeren.',
  needs: 'session',
  params: markMessageParams,
  answer: z.object({ model: systemMessage }),
})

export const messageContracts = [listSystemMessages, markSystemMessage]
