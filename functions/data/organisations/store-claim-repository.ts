/**
 * Which store an import has made of a name at a postal code of a chain. Claimed before the store is written, so that the same sheet a
 * second time, in two tabs at once or after a crash makes it once: whoever finds a claim without its store goes on with its id.
 */
import { Entity } from 'electrodb'
import { fold } from '#domain/vocabulary/fold'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { readAll } from '../read-all.ts'

const claimEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'store-claim', version: '1' },
        attributes: {
          claim: { type: 'string', required: true },
          storeId: { type: 'number', required: true },
        },
        indexes: {
          byClaim: {
            pk: { field: 'pk', composite: ['claim'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export interface StoreClaim {
  readonly chainId: number
  readonly name: string
  readonly postalCode: string
}

export const nameOfClaim = ({ chainId, name, postalCode }: StoreClaim): string =>
  `${chainId} ${postalCode} ${fold(name)}`

/** Ids of stores by the name of their claim. */
export const findStoreClaims = async (
  claims: readonly StoreClaim[],
): Promise<ReadonlyMap<string, number>> => {
  const keys = [...new Set(claims.map(nameOfClaim))].map((claim) => ({ claim }))
  const found = await readAll(keys, (some) => claimEntity().get(some).go({ consistent: true }))
  return new Map(found.map(({ claim, storeId }) => [claim, storeId]))
}

/** Whose it is from now on: the id that was asked for, or the one that was there before. */
export const claimStore = async (of: StoreClaim, storeId: number): Promise<number> => {
  const claim = nameOfClaim(of)
  if (await happens(claimEntity().create({ claim, storeId }).go())) return storeId
  const { data } = await claimEntity().get({ claim }).go({ consistent: true })
  if (data === null) throw new Error(`claim ${claim} was taken and is not there`)
  return data.storeId
}
