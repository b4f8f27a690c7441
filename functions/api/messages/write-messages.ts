/** Messages as they are written and published. */
import type { Audience } from '#domain/administration/system-message'
import type { CreateMessageBody, MessageConflict } from '#domain/contracts/message'
import { type Refusal, refusal } from '#domain/result'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import {
  findMessage,
  insertMessage,
  type Message,
  marksOf,
  replaceMessage,
} from '../../data/messages/message-repository.ts'
import { findChain } from '../../data/organisations/organisation-repository.ts'
import { fullName, type User } from '../../data/users/user.ts'
import { command } from '../../http/command.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'
import { forWriter } from './shown-message.ts'
import { messageAnswers } from './text.ts'

const unknownChain = async (audience: Audience): Promise<Refusal | null> =>
  audience.kind === 'chain' && (await findChain(audience.chainId)) === null
    ? refusal('message.unknown-chain', { path: 'audience.chainId' })
    : null

const savedBy = (user: User, at: Date, written: CreateMessageBody) => ({
  ...written,
  lastUpdated: at.toISOString(),
  updatedBy: fullName(user),
})

const answerSaved = async (user: User, message: Message) => {
  const mark = (await marksOf(user.id, [message.id])).get(message.id)
  return answered({ model: forWriter(message, mark), message: messageAnswers[message.status] })
}

export const createSystemMessage = command(contracts.createSystemMessage, {
  allocate: async () => ({ id: await nextNumber('message-id') }),
  act: async ({ body, caller, at }, { id }) => {
    const refused = await unknownChain(body.audience)
    if (refused !== null) return refused
    const message: Message = { ...savedBy(caller.user, at, body), id, version: 1 }
    // Made already by the same command, which died before it could answer.
    if (!(await insertMessage(message))) return answerSaved(caller.user, (await findMessage(id)) ?? message)
    return answerSaved(caller.user, message)
  },
})

const changedMeanwhile = (current: Message) => {
  const changedBy = current.updatedBy ?? ''
  const details: MessageConflict = { changedBy, current: forWriter(current, undefined) }
  return { ...refusal('message.changed-meanwhile', { data: { name: changedBy } }), details }
}

export const updateSystemMessage = endpoint(
  contracts.updateSystemMessage,
  async ({ params, body, caller, at }) => {
    const { version, ...written } = body
    const before = await findMessage(params.id)
    if (before === null) return refusal('message.not-found')
    const refused = await unknownChain(body.audience)
    if (refused !== null) return refused
    if (before.version !== version) return changedMeanwhile(before)
    const after: Message = {
      ...savedBy(caller.user, at, written),
      id: params.id,
      version: version + 1,
    }
    if (await replaceMessage(before, after)) return answerSaved(caller.user, after)
    return changedMeanwhile((await findMessage(params.id)) ?? before)
  },
)
