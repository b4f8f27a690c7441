/** How many items a query finds. They are counted where they lie, a megabyte at a time, and so many times at most. */
import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type { BufferCount } from '#domain/contracts/buffer'
import { connection } from './connection.ts'

/** Some ten thousand entries each. */
const READS_AT_MOST = 10

export const countItems = async (
  query: QueryCommandInput,
  readsAtMost: number = READS_AT_MOST,
): Promise<BufferCount> => {
  let count = 0
  let from: QueryCommandInput['ExclusiveStartKey']
  for (let reads = 0; reads < readsAtMost; reads += 1) {
    const page = await connection().client.send(
      new QueryCommand({ ...query, Select: 'COUNT', ExclusiveStartKey: from }),
    )
    count += page.Count ?? 0
    from = page.LastEvaluatedKey
    if (from === undefined) return { count, precision: 'exact' }
  }
  return { count, precision: 'at-least' }
}
