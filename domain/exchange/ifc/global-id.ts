/**
 * What an object is known by in whatever models it is brought into: an IfcGloballyUniqueId. It is worked out from what the object is in the
 * quote, never from its number or place in it, so that a row that is exported again takes the place of itself. Pure.
 */

/** http://www.isthe.com/chongo/tech/comp/fnv: FNV-1a, offset basis and prime of 128 bits. */
const BASIS = 0x6c62272e07bb014262b821756295c58dn
const PRIME = 0x0000000001000000000000000000013bn

const hashOf = (name: string): bigint => {
  let hash = BASIS
  for (const byte of new TextEncoder().encode(name)) hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * PRIME)
  return hash
}

/** RFC 9562: a UUID of version 8, made in a way of one's own. */
const asUuid = (hash: bigint): bigint => {
  const withVersion = (hash & ~(0xfn << 76n)) | (8n << 76n)
  return (withVersion & ~(3n << 62n)) | (2n << 62n)
}

/** The 64 characters of buildingSMART's compressed GUID, and how many of them 128 bits take: two bits in the first, six in each other. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$'
const LENGTH = 22

/** A 128-bit number in 22 characters. */
export const compressedGuid = (uuid: bigint): string =>
  Array.from({ length: LENGTH }, (_, index) => {
    const digit = (uuid >> BigInt(6 * (LENGTH - 1 - index))) & 63n
    return CHARACTERS[Number(digit)] ?? ''
  }).join('')

/** `names` say what it is, from the outermost: 'quote', '100001', 'row_…', 'piece', '1'. */
export const globalIdOf = (...names: readonly string[]): string =>
  compressedGuid(asUuid(hashOf(JSON.stringify(names))))
