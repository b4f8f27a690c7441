/** System messages and what their readers have done with them. Absence is null; a message without a mark is unread. */
import type { Audience } from '#domain/administration/system-message'
import type { SystemMessage } from '#domain/contracts/message'
import { newId } from '../../ids.ts'
import { happens } from '../conditional.ts'
import { readAll } from '../read-all.ts'
import { messageEntity, messageMarkEntity } from './message-entities.ts'

export interface Message extends Omit<SystemMessage, 'readStatus'> {
  readonly audience: Audience
  /** Full name of who saved it last; null for what nobody has saved by hand. */
  readonly updatedBy: string | null
  /** Counts how often it was saved. */
  readonly version: number
}
export type Mark = 'read' | 'ignored'

const getMessage = (id: number) => messageEntity().get({ id }).go({ consistent: true })

type Item = NonNullable<Awaited<ReturnType<typeof getMessage>>['data']>

const fromStored = ({ audience, updatedBy, version, writeId: _, ...item }: Item): Message => ({
  ...item,
  audience: (audience ?? { kind: 'everybody' }) as Audience,
  updatedBy: updatedBy ?? null,
  version: version ?? 0,
})

const toStored = ({ updatedBy, ...message }: Message) => ({ ...message, updatedBy: updatedBy ?? undefined })

/** The one that was made last first. */
export const listMessages = async (): Promise<readonly Message[]> => {
  const { data } = await messageEntity().query.all({}).go({ pages: 'all', consistent: true })
  return data.map(fromStored).toSorted((one, other) => other.id - one.id)
}

/** Those that readers see now or later; the latest to come into force first. */
export const listPublished = async (at: Date): Promise<readonly Message[]> => {
  const { data } = await messageEntity()
    .query.notOver({ status: 'published' })
    .gte({ validTo: at.toISOString() })
    .go({ pages: 'all', hydrate: true })
  return data
    .map(fromStored)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom) || other.id - one.id)
}

export const findMessage = async (id: number): Promise<Message | null> => {
  const { data } = await getMessage(id)
  return data && fromStored(data)
}

/** False when there is a message with that id. */
export const insertMessage = (message: Message): Promise<boolean> =>
  happens(messageEntity().create(toStored(message)).go())

/** False when somebody else has saved it since it was read. */
export const replaceMessage = async (before: Message, after: Message): Promise<boolean> => {
  const writeId = newId('wrt')
  const write = messageEntity()
    .put({ ...toStored(after), writeId })
    .where(({ version }, { eq, notExists }) =>
      before.version === 0 ? `${notExists(version)} OR ${eq(version, 0)}` : eq(version, before.version),
    )
    .go()
  return (await happens(write)) || (await getMessage(after.id)).data?.writeId === writeId
}

/** What the user has done with these; one that is missing is unread. */
export const marksOf = async (
  userId: number,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, Mark>> => {
  const keys = messageIds.map((messageId) => ({ userId, messageId }))
  const marks = await readAll(keys, (some) => messageMarkEntity().get(some).go({ consistent: true }))
  return new Map(marks.map(({ messageId, mark }) => [messageId, mark]))
}

/** What has been read stays read, also when it is put aside in another tab; answers what stands afterwards. */
export const markMessage = async (userId: number, messageId: number, mark: Mark): Promise<Mark> => {
  const item = messageMarkEntity().put({ userId, messageId, mark })
  if (mark === 'read') {
    await item.go()
    return mark
  }
  const isIgnored = await happens(
    item.where((each, { notExists, eq }) => `${notExists(each.mark)} OR ${eq(each.mark, 'ignored')}`).go(),
  )
  return isIgnored ? 'ignored' : 'read'
}
