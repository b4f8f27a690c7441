// A rehearsal of the runbook for a bad write (docs/operations.md): the table as it was lies under another name, the functions are told
// of that one, and go on. What only the table's own service does, making the copy, is done here by reading and writing.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateTableCommand, UpdateItemCommand, type UpdateItemCommandInput } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { createTableInput } from '#functions/data/table'
import { root } from '#infra/paths'
import { withEngines } from './engines.ts'

withEngines()

const RESTORED = 'lysvag-restored'

/** As if a function had been started anew: nothing that was loaded before is known. */
const startAnew = async () => {
  vi.resetModules()
  const { originSecret } = await import('#infra/local/environment')
  process.env.ORIGIN_SECRET = originSecret
  const { connection } = await import('#functions/data/connection')
  const { loggedIn, insertPeople } = await import('./people.ts')
  return { connection: connection(), loggedIn, insertPeople }
}

const copyTable = async ({ client, table }: Awaited<ReturnType<typeof startAnew>>['connection']) => {
  await client.send(new CreateTableCommand(createTableInput(RESTORED)))
  for (let from: Record<string, unknown> | undefined; ; ) {
    const page = await client.send(new ScanCommand({ TableName: table, ExclusiveStartKey: from, Limit: 25 }))
    const requests = (page.Items ?? []).map((Item) => ({ PutRequest: { Item } }))
    if (requests.length > 0)
      await client.send(new BatchWriteCommand({ RequestItems: { [RESTORED]: requests } }))
    from = page.LastEvaluatedKey
    if (from === undefined) return
  }
}

/** The command by which the runbook raises the counters, as a shell would read it. */
const counterCommand = async () => {
  const runbook = await readFile(join(root, 'docs/operations.md'), 'utf8')
  const [, names, key, update, values] =
    /for name in ([\w -]+); do aws dynamodb update-item [^;]*?--key "(.+?[^\\])" [^;]*?--update-expression "(.+?)" --expression-attribute-values '(.+?)'; done/s.exec(
      runbook,
    ) ?? []
  if (!names || !key || !update || !values) throw new Error('the runbook raises no counters')
  const ExpressionAttributeValues: UpdateItemCommandInput['ExpressionAttributeValues'] = JSON.parse(values)
  return {
    names: names.split(' '),
    given: Number(ExpressionAttributeValues?.[':more']?.N),
    of: (name: string): UpdateItemCommandInput => ({
      TableName: RESTORED,
      Key: JSON.parse(key.replaceAll('$name', name).replaceAll(/\\(["$])/g, '$1')),
      UpdateExpression: update,
      ExpressionAttributeValues,
    }),
  }
}

test('a table under another name takes the place of the first: people log in, find their quotes and make new ones, and no order number is given twice', async () => {
  const before = await startAnew()
  await before.insertPeople()
  const clerk = await before.loggedIn('storeClerk')
  const make = async (client = clerk): Promise<number> =>
    (await client.post('/api/v1/offers')).json.model.orderNumber
  const kept = await make()
  await copyTable(before.connection)
  // Given after the moment that is gone back to; the factory may know it.
  const lost = await make()

  process.env.TABLE_NAME = RESTORED
  const after = await startAnew()
  expect(after.connection.table).toBe(RESTORED)
  const again = await after.loggedIn('storeClerk')
  expect((await again.get(`/api/v1/offers/${kept}`)).status).toBe(200)
  expect((await again.get(`/api/v1/offers/${lost}`)).status).toBe(404)
  const found = (await again.get('/api/v1/offers?q=')).json.map(
    ({ orderNumber }: { orderNumber: number }) => orderNumber,
  )
  expect(found).toEqual([kept])
  const { names, given, of } = await counterCommand()
  expect(names).toEqual(['order-number', 'factory-order-number'])
  for (const name of names) await after.connection.client.send(new UpdateItemCommand(of(name)))
  const next = await make(again)
  expect(next).toBe(kept + given + 1)
  expect((await again.get(`/api/v1/offers/${next}`)).status).toBe(200)
})
