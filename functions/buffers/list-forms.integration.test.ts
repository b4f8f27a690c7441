// What stands in the lists of each form, in the table itself. Whoever changes what is entered counts the form up (rebuild-lists.ts), so
// that what was there before is entered too; then these lists are written down anew.
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { withEngines } from '#tests/api/engines'
import { makeAgent, makeChain, makeContext, makeStore, makeUser } from '#tests/factories/organisations'
import { agentContext, makeManifest } from '#tests/factories/quotes'
import { connection } from '../data/connection.ts'
import { insertAgent, insertChain, insertStore } from '../data/organisations/organisation-repository.ts'
import { insertManifest } from '../data/quotes/quote-repository.ts'
import { insertUser } from '../data/users/user-repository.ts'
import { formOf } from './rebuild-lists.ts'

withEngines()

const listsOf = async (isOne: (list: string) => boolean): Promise<readonly string[]> => {
  const { client, table: TableName } = connection()
  const { Items = [] } = await client.send(new ScanCommand({ TableName }))
  const lists = Items.flatMap(({ list }) => (typeof list === 'string' && isOne(list) ? [list] : []))
  return [...new Set(lists)].toSorted()
}

const nobody = {
  contact: '',
  email: '',
  phoneNumber: '',
  address: { address1: '', postalCode: '', postalAddress: '' },
}

test('the lists that are entered are those of the forms 2, 1, 1 and 1', async () => {
  await insertChain(makeChain({ name: 'Abc' }))
  await insertStore(makeStore({ ...nobody, name: 'De' }))
  await insertAgent(makeAgent({ ...nobody, name: 'F' }))
  const context = makeContext({ affiliationType: 'agent', affiliation: { id: 201, name: 'F' } })
  await insertUser(
    makeUser({ id: 7, firstname: 'G', lastname: 'H', email: 'g@h.no', phoneNumber: '', contexts: [context] }),
  )
  await insertManifest(makeManifest({ orderNumber: 100_007 }, agentContext()))

  expect(formOf('quotesearch')).toBe(2)
  const beginnings = ['10', '100', '10000', 'kv', 'kva', 'kvalh', 'ma', 'mar', 'marit']
  const terms = [...beginnings, 'by:1004', 'is:of-agent', 'not:ordered']
  expect(await listsOf((list) => /^(all|(chain|store|agent)-\d+)( |$)/.test(list))).toEqual(
    ['agent-201', 'all', 'chain-1', 'store-101']
      .flatMap((list) => [list, ...terms.map((term) => `${list} ${term}`)])
      .toSorted(),
  )
  expect(formOf('statistics')).toBe(1)
  expect(await listsOf((list) => /^(offers|sales) /.test(list))).toEqual([
    'offers agent-201 2026-11',
    'offers below-101 2026-11',
  ])
  expect(formOf('organisations')).toBe(1)
  expect(await listsOf((list) => /^(chain|store|agent) /.test(list))).toEqual([
    'agent all',
    'agent all 201',
    'agent chain-1',
    'agent store-101',
    'chain all',
    'chain all abc',
    'store all',
    'store all 101',
    'store chain-1',
  ])
  expect(formOf('users')).toBe(1)
  expect(await listsOf((list) => list.startsWith('user '))).toEqual([
    'user agent-201',
    'user all',
    'user below-101',
    'user chain-1',
  ])
})
