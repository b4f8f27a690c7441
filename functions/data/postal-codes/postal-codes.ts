/**
 * The register of postal codes with the zone of private delivery: 0 none, 1 by crane lorry, 2 without (trade handbook
 * 12.5; names from norway-postal-codes 3.3.0, data of 2021-05-31).
 */
import type { FindPlace, Place } from '#domain/quote/delivery/delivery'
import register from './postal-codes.json' with { type: 'json' }

const byCode = new Map(Object.entries(register as unknown as Record<string, [name: string, zone: number]>))

const isZone = (zone: number): zone is Place['zone'] => zone === 0 || zone === 1 || zone === 2

export const findPlace: FindPlace = (postalCode) => {
  const [name, zone] = byCode.get(postalCode) ?? []
  return name !== undefined && zone !== undefined && isZone(zone) ? { name, zone } : null
}
