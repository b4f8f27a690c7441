/** A message as its readers and its writers see it; whom it is for is none of a reader's business. */
import type { EditedMessage, SystemMessage } from '#domain/contracts/message'
import { type Mark, type Message, marksOf } from '../../data/messages/message-repository.ts'

export const forReader = (
  { id, title, content, validFrom, validTo, status, lastUpdated }: Message,
  mark: Mark | undefined,
): SystemMessage => ({
  id,
  title,
  content,
  validFrom,
  validTo,
  status,
  lastUpdated,
  readStatus: mark ?? 'unread',
})

export const forWriter = (message: Message, mark: Mark | undefined): EditedMessage => {
  const { audience, updatedBy, version } = message
  return { ...forReader(message, mark), audience, updatedBy, version }
}

/** Each with what the user has done with it. */
export const withMarks = async <Shown>(
  userId: number,
  messages: readonly Message[],
  show: (message: Message, mark: Mark | undefined) => Shown,
): Promise<readonly Shown[]> => {
  const marks = await marksOf(
    userId,
    messages.map(({ id }) => id),
  )
  return messages.map((message) => show(message, marks.get(message.id)))
}
