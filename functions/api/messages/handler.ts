/** /api/v1/system/messages: what the provider tells those who log in, and what each reader has done with it. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { getSystemMessage, listSystemMessages, markSystemMessage } from './read-messages.ts'
import { createSystemMessage, updateSystemMessage } from './write-messages.ts'

export const handler = handle(
  resource([
    listSystemMessages,
    createSystemMessage,
    getSystemMessage,
    updateSystemMessage,
    markSystemMessage,
  ]),
)
