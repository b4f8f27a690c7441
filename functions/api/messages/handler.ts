/** /api/v1/system/messages: what the provider tells everybody, and what each reader has done with it. */
import { messageMarks, type SystemMessage } from '#domain/contracts/message'
import { refusal } from '#domain/result'
import {
  findMessage,
  listMessages,
  type Mark,
  type Message,
  markMessage,
  marksOf,
} from '../../data/messages/message-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import * as contracts from './contracts.ts'

const isInForce = ({ status, validFrom, validTo }: Message, at: Date): boolean =>
  status === 'published' && new Date(validFrom) <= at && at <= new Date(validTo)

const forReader = (message: Message, mark: Mark | undefined): SystemMessage => ({
  ...message,
  readStatus: mark ?? 'unread',
})

export const listSystemMessages = endpoint(contracts.listSystemMessages, async ({ query, caller, at }) => {
  const [messages, marks] = await Promise.all([listMessages(), marksOf(caller.user.id)])
  const read = messages
    .filter((message) => isInForce(message, at))
    .map((message) => forReader(message, marks.get(message.id)))
    .filter(({ readStatus }) => query.readstatus === undefined || readStatus === query.readstatus)
  return answered(read.slice(0, query.limit))
})

export const markSystemMessage = endpoint(contracts.markSystemMessage, async ({ params, caller, at }) => {
  const message = await findMessage(params.id)
  if (message === null || !isInForce(message, at)) return refusal('message.not-found')
  const mark = messageMarks[params.mark]
  await markMessage(caller.user.id, message.id, mark)
  return answered({ model: forReader(message, mark) })
})

export const handler = handle(resource([listSystemMessages, markSystemMessage]))
