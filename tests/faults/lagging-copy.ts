/**
 * A copy of the table that is a second behind it, as what answers a read that does not insist on the newest. It is an engine of its
 * own; each write to the table is noted as the item that came of it, and reaches the copy when it is a second old.
 */
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createTableInput } from '#functions/data/table'
import { startEnginesInMemory } from '#infra/local/engines'
import { askWithoutSocket } from '#infra/local/without-socket'

type Item = Readonly<Record<string, unknown>>
interface Written {
  readonly key: Item
  /** Null where it was deleted. */
  readonly item: Item | null
}

const LAG_MS = 1000

type Handle = DynamoDBDocumentClient['config']['requestHandler']['handle']
type Asked = Parameters<Handle>[0]

/** What is asked of an engine that runs in this process. */
export const askTable = async (
  handle: Handle,
  asked: Asked,
  target: string,
  body: unknown,
): Promise<{ readonly status: number; readonly text: string }> => {
  const headers = { ...asked.headers, 'x-amz-target': `DynamoDB_20120810.${target}` }
  const bytes = Buffer.from(JSON.stringify(body))
  const { response } = await handle({ ...asked, headers, body: bytes } as Asked)
  return { status: response.statusCode, text: Buffer.from(response.body).toString() }
}

export interface LaggingCopy {
  note(written: Written): void
  /** The answer of a second ago. */
  ask(asked: Asked, target: string, body: unknown): Promise<string>
  /** What has been written so far counts as old from now on. */
  age(): void
  close(): Promise<void>
}

export const openLaggingCopy = async (table: string): Promise<LaggingCopy> => {
  const engines = await startEnginesInMemory()
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: engines.endpoints.table }))
  await client.send(new CreateTableCommand(createTableInput(table)))
  askWithoutSocket(client, engines.table)
  const { requestHandler } = client.config
  const port = Number(new URL(engines.endpoints.table).port)
  const waiting: (Written & { at: number })[] = []
  let catchingUp: Promise<void> = Promise.resolve()

  const write = (asked: Asked, { key, item }: Written) =>
    item === null
      ? askTable(requestHandler.handle, asked, 'DeleteItem', { TableName: table, Key: key })
      : askTable(requestHandler.handle, asked, 'PutItem', { TableName: table, Item: item })

  const catchUp = async (asked: Asked): Promise<void> => {
    const until = performance.now() - LAG_MS
    while ((waiting[0]?.at ?? Number.POSITIVE_INFINITY) <= until) {
      const next = waiting.shift()
      if (next !== undefined) await write(asked, next)
    }
  }

  return {
    note: (written) => void waiting.push({ ...written, at: performance.now() }),
    ask: async (asked, target, body) => {
      const here = { ...asked, port } as Asked
      catchingUp = catchingUp.then(() => catchUp(here))
      await catchingUp
      return (await askTable(requestHandler.handle, here, target, body)).text
    },
    age: () => {
      for (const written of waiting) written.at -= LAG_MS
    },
    close: async () => {
      client.destroy()
      await engines.close()
    },
  }
}
