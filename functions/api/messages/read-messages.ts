/** Messages as they are read: by whom they are meant for, and by those who write them. */
import type { Viewer } from '#domain/access/access'
import { may } from '#domain/access/rights'
import { isMeantFor, phaseOf } from '#domain/administration/system-message'
import { messageMarks } from '#domain/contracts/message'
import { type Result, refusal, success } from '#domain/result'
import {
  findMessage,
  listMessages,
  listPublished,
  type Message,
  markMessage,
  marksOf,
} from '../../data/messages/message-repository.ts'
import { findUser } from '../../data/users/user-repository.ts'
import { viewerIn } from '../../http/caller.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'
import { forReader, forWriter, withMarks } from './shown-message.ts'

const isReadBy = (viewers: readonly Viewer[], message: Message, at: Date): boolean =>
  phaseOf(message, at) === 'in-force' && viewers.some((viewer) => isMeantFor(viewer, message.audience))

/** In which roles somebody reads: oneself in the one that is chosen, another, whom a super user asks about, in any. */
const viewersOf = async (userId: number, caller: Viewer): Promise<Result<readonly Viewer[]>> => {
  if (userId === caller.userId) return success([caller])
  if (!may(caller, 'messages.write')) return refusal('access.denied')
  const user = await findUser(userId)
  if (user === null) return refusal('user.not-found')
  const roles = user.contexts.filter(({ enabled }) => enabled)
  return success(await Promise.all(roles.map((role) => viewerIn(user, role))))
}

export const listSystemMessages = endpoint(contracts.listSystemMessages, async ({ query, caller, at }) => {
  const { editor, status, readstatus, offset = 0, limit } = query
  const userId = query.userId ?? caller.user.id
  const isWriter = editor === 'true'
  if (isWriter && !may(caller.viewer, 'messages.write')) return refusal('access.denied')
  const viewers = await viewersOf(userId, caller.viewer)
  if (!viewers.ok) return viewers
  const messages = isWriter
    ? await listMessages()
    : (await listPublished(at)).filter((message) => isReadBy(viewers.value, message, at))
  const shown = (await withMarks(userId, messages, isWriter ? forWriter : forReader)).filter(
    (message) =>
      (readstatus === undefined || message.readStatus === readstatus) &&
      (status === undefined || (status === 'ignored' ? message.readStatus : message.status) === status),
  )
  return answered(shown.slice(offset, limit === undefined ? undefined : offset + limit))
})

/** Whether somebody may not read it or it is not there is all the same to him. */
const findFor = async (id: number, viewer: Viewer, at: Date): Promise<Result<Message>> => {
  const message = await findMessage(id)
  return message !== null && isReadBy([viewer], message, at) ? success(message) : refusal('message.not-found')
}

export const getSystemMessage = endpoint(contracts.getSystemMessage, async ({ params, caller, at }) => {
  const isWriter = may(caller.viewer, 'messages.write')
  const message = isWriter ? await findMessage(params.id) : null
  const found = message === null ? await findFor(params.id, caller.viewer, at) : success(message)
  if (!found.ok) return found
  const mark = (await marksOf(caller.user.id, [params.id])).get(params.id)
  return answered((isWriter ? forWriter : forReader)(found.value, mark))
})

export const markSystemMessage = endpoint(contracts.markSystemMessage, async ({ params, caller, at }) => {
  const found = await findFor(params.id, caller.viewer, at)
  if (!found.ok) return found
  const mark = await markMessage(caller.user.id, params.id, messageMarks[params.mark])
  return answered({ model: forReader(found.value, mark) })
})
