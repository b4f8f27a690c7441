import { expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import { type Audience, isMeantFor } from './system-message.ts'

const worker = { userId: 1, role: 'WORKER' } as const
const viewers = {
  'a store of the chain': { ...worker, chainId: 1, storeId: 101, agentId: null },
  'its builder': { ...worker, chainId: 1, storeId: 101, agentId: 201 },
  'the chain itself': { ...worker, chainId: 1, storeId: null, agentId: null },
  'a store of another chain': { ...worker, chainId: 2, storeId: 106, agentId: null },
  'its own builder': { ...worker, chainId: 2, storeId: 106, agentId: 216 },
  'the provider': { userId: 6, role: 'SUPERUSER', chainId: null, storeId: null, agentId: null },
  'somebody without an organisation': { ...worker, chainId: null, storeId: null, agentId: null },
} as const satisfies Record<string, Viewer>
const all = Object.keys(viewers)

test.each<readonly [Audience, readonly string[]]>([
  [{ kind: 'everybody' }, all],
  [{ kind: 'chain', chainId: 1 }, ['a store of the chain', 'its builder', 'the chain itself']],
  [{ kind: 'stores' }, ['a store of the chain', 'a store of another chain']],
  [{ kind: 'builders' }, ['its builder', 'its own builder']],
])('a message for %o is meant for %o and for nobody else', (audience, readers) => {
  const meant = Object.entries(viewers).filter(([, viewer]) => isMeantFor(viewer, audience))
  expect(meant.map(([name]) => name)).toEqual(readers)
})
