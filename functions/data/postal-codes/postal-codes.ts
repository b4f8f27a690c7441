/**
 * The register of postal codes with the zone of private delivery: 0 none, 1 by crane lorry, 2 without (trade handbook
 * 12.5; names from norway-postal-codes 3.3.0, data of 2021-05-31).
 */
import type { FindPlace } from '#domain/quote/delivery/delivery'
import { POSTAL_ZONES, type PostalZone } from '#domain/quote/delivery/postal-zone'
import { lazily } from '../../lazily.ts'
import register from './postal-codes.json' with { type: 'json' }

const places = register as unknown as Readonly<Record<string, readonly [name: string, zone: number]>>
const byCode = lazily(() => new Map(Object.entries(places)))

const isZone = (zone: number): zone is PostalZone => POSTAL_ZONES.some((each) => each === zone)

export const findPlace: FindPlace = (postalCode) => {
  const [name, zone] = byCode().get(postalCode) ?? []
  return name !== undefined && zone !== undefined && isZone(zone) ? { name, zone } : null
}
