/**
 * All that lies in the partition of one quote (itself, its history, mails, links, answers) or of one person who logs in (sessions, second
 * factor, mails), of whatever kind. For whoever deletes it as a whole; everybody else asks the repositories.
 */
import { BatchWriteCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { connection } from './connection.ts'
import { untilNoneIsLeft } from './try-again.ts'

export interface ItemKey {
  readonly pk: string
  readonly sk: string
}

/** As ElectroDB writes the keys of all entities that begin with the number. */
export const partitionOfQuote = (orderNumber: number): string => `$lysvag#orderNumber_${orderNumber}`
const partitionOfUser = (userId: number): string => `$lysvag#userId_${userId}`
const commandsOfUser = (userId: number): string => `$lysvag#commandsOf_${userId}`

/** Such as `manifest`, `version`, `mail`. */
export const entityOf = ({ sk }: ItemKey): string => /^\$([a-zA-Z]+)_/.exec(sk)?.[1] ?? ''

export const listPartition = async (partition: string): Promise<readonly ItemKey[]> => {
  const { client, table } = connection()
  const keys: ItemKey[] = []
  let from: QueryCommandInput['ExclusiveStartKey']
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partition },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    )
    keys.push(...((page.Items ?? []) as unknown as ItemKey[]))
    from = page.LastEvaluatedKey
  } while (from !== undefined)
  return keys
}

/** What belongs to a user beside the user itself: sessions, the second factor, mails, and what was commanded lately. */
export const listItemsOfUser = async (userId: number): Promise<readonly ItemKey[]> =>
  (await Promise.all([partitionOfUser(userId), commandsOfUser(userId)].map(listPartition))).flat()

/** What BatchWriteItem takes at once. */
const BATCH = 25

export const removeItems = async (keys: readonly ItemKey[]): Promise<void> => {
  const { client, table } = connection()
  for (let from = 0; from < keys.length; from += BATCH)
    await untilNoneIsLeft(keys.slice(from, from + BATCH), async (some) => {
      const RequestItems = { [table]: some.map((Key) => ({ DeleteRequest: { Key: { ...Key } } })) }
      const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems }))
      return (UnprocessedItems?.[table] ?? []).flatMap(({ DeleteRequest }) =>
        DeleteRequest?.Key ? [DeleteRequest.Key as unknown as ItemKey] : [],
      )
    })
}
