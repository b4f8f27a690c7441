/**
 * What a drawing of a product is known by: 16 hexadecimal digits, the same for the same drawing wherever it is worked out
 * (D-104, DD-05). FNV-1a, 64 bits: short, and at hand at once in a browser; it protects nothing. Pure.
 */
import type { Product } from '#domain/product/product'

/** http://www.isthe.com/chongo/tech/comp/fnv: offset basis and prime. */
const BASIS = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n

/** Keys in one order, so that the same choices are the same text. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The product as far as it is drawn: what it is called in the house is not, nor which of its choices somebody has stated. */
export const asDrawn = (product: Product): Product => ({
  ...product,
  choices: { ...product.choices, reference: '' },
  stated: [],
})

export const drawingHash = (product: Product): string => {
  const { modelId, choices } = asDrawn(product)
  let hash = BASIS
  for (const byte of new TextEncoder().encode(JSON.stringify({ modelId, ...choices }, sorted)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME)
  return hash.toString(16).padStart(16, '0')
}
