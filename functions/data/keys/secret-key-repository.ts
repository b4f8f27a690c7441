/**
 * Keys that never leave the server, one for each purpose, each made at random when it is needed first. A hash with such a key names a thing
 * without telling it: whoever sees the hash cannot try what it may be of.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

/**
 * `acceptance`: what a customer's page calls what is offered. Everything but the price that goes into the content hash stands in the answers
 * that a store gets of its agent's quote (decision 73). `log`: a mailbox that somebody tries to log in to.
 */
type Purpose = 'acceptance' | 'log'

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

const readKey = async (name: Purpose): Promise<string | null> =>
  (await keyEntity().get({ name }).go({ consistent: true })).data?.key ?? null

const makeKey = async (name: Purpose): Promise<string> => {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  if (await happens(keyEntity().create({ name, key }).go())) return key
  const first = await readKey(name)
  if (first === null) throw new Error('a key was neither written nor there')
  return first
}

/** Read once per process. */
const known = new Map<string, string>()

const keyOf = async (name: Purpose): Promise<string> => {
  const place = `${connection().table} ${name}`
  const key = known.get(place) ?? (await readKey(name)) ?? (await makeKey(name))
  known.set(place, key)
  return key
}

export const keyedHashOf = async (purpose: Purpose, text: string): Promise<string> =>
  createHmac('sha256', await keyOf(purpose))
    .update(text)
    .digest('hex')
