/** The world of these tests: organisations, people who have logged in, and a quote of a store and one of an agent to multiply. */
import { beforeAll } from 'vitest'
import type { Client } from '../client.ts'
import { type Asker, insertAskers, logInAll } from './askers.ts'
import { type Base, insertOrganisations, makeBase, type Owner, placeQuote, type Quote } from './quotes.ts'
import { isOfAgent } from './specification.ts'

interface World {
  readonly clients: Readonly<Record<Asker, Client>>
  place(owner: Owner): Promise<Quote>
}

/** Call it at the top of a file, after `withEngines()`. */
export const withWorld = (): World => {
  let clients: World['clients'] | null = null
  let bases: { readonly store: Base; readonly agent: Base } | null = null
  beforeAll(async () => {
    await insertOrganisations()
    await insertAskers()
    clients = await logInAll()
    bases = { store: await makeBase(clients.storeWorker), agent: await makeBase(clients.agentWorker) }
  })
  const there = <Thing>(thing: Thing | null): Thing => {
    if (thing === null) throw new Error('the world is there only while the tests run')
    return thing
  }
  return {
    get clients() {
      return there(clients)
    },
    place: (owner) => placeQuote(there(bases)[isOfAgent(owner) ? 'agent' : 'store'], owner),
  }
}
