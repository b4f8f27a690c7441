/**
 * The register of postal codes with the zone of private delivery: 0 none, 1 by crane lorry, 2 without (trade handbook
 * 12.5; names from norway-postal-codes 3.3.0, data of 2021-05-31).
 */
import type { PostalCodeResult } from '#domain/contracts/reference'
import register from './postal-codes.json' with { type: 'json' }

const byCode = new Map(Object.entries(register as unknown as Record<string, [name: string, zone: number]>))

export const findPostalCode = (code: string): PostalCodeResult | null => {
  const found = byCode.get(code)
  return found === undefined ? null : { code, name: found[0], zone: found[1] }
}
