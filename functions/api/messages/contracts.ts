/** Endpoints of system messages: for their readers, and for those who write them. */
import * as z from 'zod'
import {
  createMessageBody,
  editedMessage,
  listMessagesQuery,
  markMessageParams,
  messageParams,
  systemMessage,
  updateMessageBody,
} from '#domain/contracts/message'
import { contract } from '../../http/contract.ts'

const saved = z.object({ model: editedMessage, message: z.string() })
/** A title and a text of the longest, with whatever JSON makes of their signs. */
const bodyLimit = 64 * 1024

export const listSystemMessages = contract({
  id: 'listSystemMessages',
  method: 'get',
  path: '/api/v1/system/messages',
  summary:
    'Messages that are published, in force now and meant for the viewer, the latest first; for whoever writes them all there are.',
  needs: 'context',
  query: listMessagesQuery,
  answer: z.array(z.union([editedMessage, systemMessage])),
})

export const createSystemMessage = contract({
  id: 'createSystemMessage',
  method: 'post',
  path: '/api/v1/system/messages',
  summary: 'A new message.',
  needs: 'messages.write',
  body: createMessageBody,
  bodyLimit,
  answer: saved,
  status: 201,
  once: true,
})

export const getSystemMessage = contract({
  id: 'getSystemMessage',
  method: 'get',
  path: '/api/v1/system/messages/{id}',
  summary: 'One message, as far as the viewer may read it.',
  needs: 'context',
  params: messageParams,
  answer: z.union([editedMessage, systemMessage]),
})

export const updateSystemMessage = contract({
  id: 'updateSystemMessage',
  method: 'put',
  path: '/api/v1/system/messages/{id}',
  summary: 'Saves a message anew, based on the version that is sent back.',
  needs: 'messages.write',
  params: messageParams,
  body: updateMessageBody,
  bodyLimit,
  answer: saved,
})

export const markSystemMessage = contract({
  id: 'markSystemMessage',
  method: 'post',
  path: '/api/v1/system/messages/{id}/{mark}',
  summary: 'Marks a message as read or ignored for the user who is logged in.',
  needs: 'context',
  params: markMessageParams,
  answer: z.object({ model: systemMessage }),
})

export const messageContracts = [
  listSystemMessages,
  createSystemMessage,
  getSystemMessage,
  updateSystemMessage,
  markSystemMessage,
]
