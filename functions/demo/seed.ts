/**
 * Fills an empty stack on somebody's own machine with the demo: organisations, users, messages and quotes. Safe to be
 * killed at any moment and to be run again: what is there is left as it is, what is missing is added, and a complete demo
 * is not touched. No cloud stage runs this, accepts the password below or holds the file.
 */
import { reserveFirst } from '../data/counters/counter-repository.ts'
import { insertFactoryOrder } from '../data/factory-orders/factory-order-repository.ts'
import { insertMessage } from '../data/messages/message-repository.ts'
import { insertAgent, insertChain, insertStore } from '../data/organisations/organisation-repository.ts'
import { findManifest, insertManifest, putRevisions } from '../data/quotes/quote-repository.ts'
import { findUser, insertUser } from '../data/users/user-repository.ts'
import { setting } from '../environment.ts'
import { viewerIn } from '../http/caller.ts'
import { lazily } from '../lazily.ts'
import { hashPassword } from '../password.ts'
import { findParties } from '../quotes/quote-parties.ts'
import { withLogo } from './logos.ts'
import { makeQuote } from './make-quote.ts'
import { demoMessages } from './messages.ts'
import { demoNetwork } from './network.ts'
import { demoAgents, demoChains, demoStores, demoUsers } from './organisations.ts'
import { planQuotes, type QuotePlan } from './plan.ts'
import { beginSeeding, completeSeeding } from './progress.ts'

const DEMO_PASSWORD = 'lysvag-demo'

/** Written at the same time: the engine of one's own machine takes no more. */
const AT_ONCE = 20

const seedEach = async <Item>(
  items: readonly Item[],
  seed: (item: Item) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map(seed))
}

const seedOrganisations = async (): Promise<void> => {
  await seedEach(demoChains, (chain) => insertChain(chain))
  await seedEach([...demoStores, ...demoNetwork.stores], async (store) =>
    insertStore(await withLogo.store(store)),
  )
  await seedEach([...demoAgents, ...demoNetwork.agents], async (agent) =>
    insertAgent(await withLogo.agent(agent)),
  )
}

/** Everybody has the same password, so it is hashed once. */
const seedUsers = async (): Promise<void> => {
  const passwordHash = lazily(() => hashPassword(DEMO_PASSWORD))
  await seedEach([...demoUsers, ...demoNetwork.users], async (user) => {
    if ((await findUser(user.id)) === null) await insertUser({ ...user, passwordHash: await passwordHash() })
  })
}

/** The manifest comes last: a quote that was cut short is not there, and is made again. */
const seedQuote = async (plan: QuotePlan): Promise<void> => {
  if ((await findManifest(plan.orderNumber)) !== null) return
  const { user, context } = plan.seller
  const viewer = await viewerIn(user, context)
  if (viewer.chainId === null || viewer.storeId === null) throw new Error(`user ${user.id} sells for nobody`)
  const { chainId, storeId, agentId } = viewer
  const { manifest, revisions, factoryStatus } = makeQuote(
    plan,
    viewer,
    await findParties({ chainId, storeId, agentId }),
  )
  await putRevisions(revisions)
  if (factoryStatus !== null) await insertFactoryOrder(plan.orderNumber, factoryStatus)
  await insertManifest(manifest)
}

export const seedDemo = async (): Promise<void> => {
  if (setting('STAGE') !== 'local')
    throw new Error('the demo is for a stack of one’s own, not for a cloud stage')
  const { day, complete } = await beginSeeding(new Date().toISOString().slice(0, 10))
  if (complete) return
  await seedOrganisations()
  await seedUsers()
  for (const message of demoMessages(day)) await insertMessage(message)
  const plans = planQuotes(day)
  await reserveFirst('order-number', plans.length)
  await reserveFirst('factory-order-number', plans.length)
  for (const plan of plans) await seedQuote(plan)
  await completeSeeding()
}
