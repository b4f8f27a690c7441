// A customer is forgotten while somebody works on his quote: whichever write of the change is on its way then, nothing is left that names him.
import { beforeAll, expect, test } from 'vitest'
import { handler } from '#functions/commands/personal-data/handler'
import { listPartition, partitionOfQuote } from '#functions/data/partition'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { withLosingLine } from './losing-line.ts'
import { insertPeople, loggedIn } from './people.ts'
import { isAnywhere } from './whole-table.ts'

withEngines()
const line = withLosingLine()

let store: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
})

const NAME = 'Sigrid Uvanlig'
const email = 'sigrid@kunde.example'

const makeQuote = async (): Promise<{ readonly orderNumber: number; readonly revision: string }> => {
  const { orderNumber, version } = (await store.post('/api/v1/offers')).json.model
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  const { revision } = (await store.post('/api/v1/products', row)).json.model
  const customer = { name: NAME, email, phone: '' }
  const named = await store.put(`/api/v1/offers/${orderNumber}`, { version, customer, deliveryLabel: NAME })
  expect(named.status, named.text).toBe(200)
  return { orderNumber, revision }
}

const forget = async (): Promise<void> => {
  await handler({ of: 'customer', do: 'erase', email })
}

test.each([
  ['the new revision of the row', ['"Item"', '$revision_']],
  ['the version that was', ['"Item"', '$version_']],
  ['the quote itself', ['"Item"', '$manifest_', 'ConditionExpression']],
])('before %s is written: the change is refused, and nothing is left', async (_, words) => {
  const { orderNumber, revision } = await makeQuote()
  line.meanwhile(forget, ...words)
  const edit = await store.put(`/api/v1/products/${orderNumber}/0/1`, { revision, choices: { width: 1190 } })
  expect(line.hasCome()).toBe(true)
  expect(edit.status, edit.text).toBeGreaterThanOrEqual(400)
  expect(await listPartition(partitionOfQuote(orderNumber))).toEqual([])
  expect(await isAnywhere('igrid')).toBe(false)
})
