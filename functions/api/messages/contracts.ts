/** Endpoints for readers of system messages. */
import * as z from 'zod'
import { listMessagesQuery, markMessageParams, systemMessage } from '#domain/contracts/message'
import { contract } from '../../http/contract.ts'

export const listSystemMessages = contract({
  id: 'listSystemMessages',
  method: 'get',
  path: '/api/v1/system/messages',
  summary: 'System messages that are published and in force now, newest first.',
  needs: 'session',
  query: listMessagesQuery,
  answer: z.array(systemMessage),
})

export const markSystemMessage = contract({
  id: 'markSystemMessage',
  method: 'post',
  path: '/api/v1/system/messages/{id}/{mark}',
  summary: 'Marks a message as read or ignored for the user who is logged in.',
  needs: 'session',
  params: markMessageParams,
  answer: z.object({ model: systemMessage }),
})

export const messageContracts = [listSystemMessages, markSystemMessage]
