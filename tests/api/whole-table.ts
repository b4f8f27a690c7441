/** Everything that the table keeps, read to its end. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { connection } from '#functions/data/connection'

/** Whether a word stands anywhere in it, in capitals or not. */
export const isAnywhere = async (word: string): Promise<boolean> => {
  // As JSON writes it: control signs by their numbers.
  const asStored = JSON.stringify(word).slice(1, -1).toLowerCase()
  const { client, table } = connection()
  let from: Record<string, unknown> | undefined
  do {
    const page = await client.send(new ScanCommand({ TableName: table, ExclusiveStartKey: from }))
    if (JSON.stringify(page.Items).toLowerCase().includes(asStored)) return true
    from = page.LastEvaluatedKey
  } while (from !== undefined)
  return false
}
