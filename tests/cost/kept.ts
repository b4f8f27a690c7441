/** What is kept of quotes in table and bucket when their life is over: GB, times the months of a year that they are kept for. */
import { type AttributeValue, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { tableShape } from '#functions/data/table'
import { copiesKept } from '#infra/cloud/backup'
import { names } from '#infra/local/resources'
import type { Usage } from './bill.ts'

const GB = 1024 ** 3
const MONTHS_KEPT = 12
const DAY_SECONDS = 24 * 60 * 60
const MONTH_DAYS = 30
/** Bytes that each item costs besides, https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html */
const ITEM_BYTES = 100

type Item = Readonly<Record<string, AttributeValue>>

/** As that page counts: names and texts by their UTF-8, a number by its digits, and some bytes for each part of a list. */
const valueBytes = ({ S, N, B, L, M }: AttributeValue): number => {
  if (S !== undefined) return Buffer.byteLength(S)
  if (N !== undefined) return Math.ceil(N.length / 2) + 1
  if (B !== undefined) return B.byteLength
  if (L !== undefined) return L.reduce((sum, each) => sum + valueBytes(each) + 1, 3)
  return M === undefined ? 1 : itemBytes(M) + 3
}

const itemBytes = (item: Item): number =>
  Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value) + 1,
    0,
  )

const monthsOf = (item: Item, at: Date): number => {
  const expires = Number(item[tableShape.expiryAttribute]?.N)
  if (Number.isNaN(expires)) return MONTHS_KEPT
  const days = (expires - at.getTime() / 1000) / DAY_SECONDS
  return Math.min(MONTHS_KEPT, Math.max(0, days / MONTH_DAYS))
}

const tableGbMonths = async (at: Date): Promise<number> => {
  // Items as they lie on the wire, where bytes can be counted.
  const client = new DynamoDBClient()
  let sum = 0
  for await (const { Items = [] } of paginateScan({ client }, { TableName: names.table }))
    for (const item of Items) sum += (itemBytes(item) + ITEM_BYTES) * monthsOf(item, at)
  client.destroy()
  return sum / GB
}

/** What is printed goes after thirty days, and a day later for good (infra/cloud/data-stack.ts); the factory's files stay. */
const PRINTED_MONTHS = 31 / MONTH_DAYS

const fileGbMonths = async (): Promise<number> => {
  const client = new S3Client({ forcePathStyle: true })
  const monthsIn = { [names.renderBucket]: PRINTED_MONTHS, [names.orderBucket]: MONTHS_KEPT }
  let sum = 0
  for (const [Bucket, months] of Object.entries(monthsIn))
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
      for (const { Size = 0 } of Contents) sum += Size * months
  client.destroy()
  return sum / GB
}

export const keptUsage = async (at: Date): Promise<Usage> => {
  const table = await tableGbMonths(at)
  return {
    tableGbMonths: table,
    returnGbMonths: table,
    copyGbMonths: table * copiesKept.warm,
    coldCopyGbMonths: table * copiesKept.cold,
    fileGbMonths: await fileGbMonths(),
  }
}
