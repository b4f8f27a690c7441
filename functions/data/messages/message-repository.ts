/** System messages and what their readers have done with them. Absence is null; a message without a mark is unread. */
import type { SystemMessage } from '#domain/contracts/message'
import { happens } from '../conditional.ts'
import { messageEntity, messageMarkEntity } from './message-entities.ts'

export type Message = Omit<SystemMessage, 'readStatus'>
export type Mark = 'read' | 'ignored'

/** The latest to come into force first. */
export const listMessages = async (): Promise<readonly Message[]> => {
  const { data } = await messageEntity().query.all({}).go({ pages: 'all' })
  return data.toSorted((one, other) => other.validFrom.localeCompare(one.validFrom) || other.id - one.id)
}

export const findMessage = async (id: number): Promise<Message | null> =>
  (await messageEntity().get({ id }).go()).data

/** False when there is a message with that id. */
export const insertMessage = (message: Message): Promise<boolean> =>
  happens(messageEntity().create(message).go())

export const marksOf = async (userId: number): Promise<ReadonlyMap<number, Mark>> => {
  const { data } = await messageMarkEntity().query.ofUser({ userId }).go({ pages: 'all' })
  return new Map(data.map(({ messageId, mark }) => [messageId, mark]))
}

export const markMessage = async (userId: number, messageId: number, mark: Mark): Promise<void> => {
  await messageMarkEntity().put({ userId, messageId, mark }).go()
}
