/** The postal register as quotes ask it. */
import type { FindPlace, Place } from '#domain/quote/delivery'
import { findPostalCode } from '../../reference/postal-codes.ts'

const isZone = (zone: number): zone is Place['zone'] => zone === 0 || zone === 1 || zone === 2

export const findPlace: FindPlace = (postalCode) => {
  const found = findPostalCode(postalCode)
  return found !== null && isZone(found.zone) ? { name: found.name, zone: found.zone } : null
}
