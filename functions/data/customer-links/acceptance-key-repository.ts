/**
 * The key that turns the content hash of a quote into what its customer's page calls it. Everything but the price that goes into the content
 * hash stands in the answers that a store gets of its agent's quote, so whoever saw the hash could try prices until it fits. With a key that
 * never leaves the server nobody can. One key for all quotes, made at random when it is needed first.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

const NAME = 'acceptance'
const KEY_BYTES = 32

const keyEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'secretKey', version: '1' },
        attributes: {
          name: { type: 'string', required: true },
          key: { type: 'string', required: true },
        },
        indexes: {
          byName: {
            pk: { field: 'pk', composite: ['name'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const readKey = async (): Promise<string | null> =>
  (await keyEntity().get({ name: NAME }).go({ consistent: true })).data?.key ?? null

const makeKey = async (): Promise<string> => {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  if (await happens(keyEntity().create({ name: NAME, key }).go())) return key
  const first = await readKey()
  if (first === null) throw new Error('a key was neither written nor there')
  return first
}

let known: { readonly table: string; readonly key: string } | null = null

/** Read once per process. */
const keyOf = async (): Promise<string> => {
  const { table } = connection()
  if (known?.table !== table) known = { table, key: (await readKey()) ?? (await makeKey()) }
  return known.key
}

export const shownHashOf = async (contentHash: string): Promise<string> =>
  createHmac('sha256', await keyOf())
    .update(contentHash)
    .digest('hex')
