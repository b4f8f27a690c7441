/**
 * The engine of the table asks nobody for rights. So that a function which writes what the cloud would refuse it fails here as well, and in every
 * test that calls it, its writes are held against what it is said to write before they reach the engine.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { DataStore } from '../routes.ts'
import { mayWrite } from '../table-keys.ts'

const writing = new AsyncLocalStorage<readonly DataStore[]>()

/** What is done by no function, such as laying in the demo, may write everything. */
export const withRightsOf = <Answer>(
  { writes }: { readonly writes: readonly DataStore[] },
  work: () => Answer,
): Answer => writing.run(writes, work)

interface Input {
  readonly Key?: { readonly pk: string }
  readonly Item?: { readonly pk: string }
  readonly RequestItems?: unknown
}

/** As AWS names it, so that it is taken for what it is. */
class AccessDeniedException extends Error {
  override readonly name = 'AccessDeniedException'
}

const keysOf = ({ Key, Item, RequestItems }: Input): readonly string[] => {
  const key = (Key ?? Item)?.pk
  if (key !== undefined) return [key]
  return [...JSON.stringify(RequestItems ?? null).matchAll(/"pk":"([^"]+)"/g)].map(([, pk = '']) => pk)
}

const WRITES = /^(Put|Update|Delete|BatchWrite)Command$/

export const holdWithinRights = (client: DynamoDBDocumentClient): void => {
  const send = client.send.bind(client) as (command: { input: Input }, ...rest: unknown[]) => Promise<unknown>
  const held = async (command: { input: Input }, ...rest: unknown[]): Promise<unknown> => {
    const stores = writing.getStore()
    const { name } = command.constructor
    if (stores !== undefined && WRITES.test(name)) {
      const kind = name === 'UpdateCommand' ? 'update' : 'other'
      const beyond = keysOf(command.input).find((key) => !mayWrite(stores, kind, key))
      if (beyond !== undefined) throw new AccessDeniedException(`not authorized to ${name} ${beyond}`)
    }
    return send(command, ...rest)
  }
  client.send = held as typeof client.send
}
