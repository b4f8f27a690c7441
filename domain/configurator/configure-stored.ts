/**
 * Products of stored rows, evaluated. A revision never changes, so its product is evaluated once as long as the very same object is held, by
 * whoever asks: the order check, the paper, the file of the factory. What a configuration says is said in words, so it is made anew when
 * others are in force, and for other colour lists. A configuration takes some 10 KB beside the 4 KB of its revision.
 */
import type { ColorLists } from '#domain/catalogue/types'
import type { Product } from '#domain/product/product'
import type { Result } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { wordsInForce } from '#domain/texts/texts'
import { configurationIn, tryConfigure } from './configure.ts'

interface Evaluated {
  readonly colorLists: ColorLists
  readonly words: ReturnType<typeof wordsInForce>
  readonly result: Result<Configuration>
}

const evaluated = new WeakMap<Product, Evaluated>()

/** Refused and throws as `tryConfigure`. */
export const tryConfigureStored = (product: Product, colorLists: ColorLists): Result<Configuration> => {
  const words = wordsInForce()
  const before = evaluated.get(product)
  if (before?.colorLists === colorLists && before.words === words) return before.result
  const result = tryConfigure(product, colorLists)
  evaluated.set(product, { colorLists, words, result })
  return result
}

/** Throws as `configure`. */
export const configureStored = (product: Product, colorLists: ColorLists): Configuration =>
  configurationIn(tryConfigureStored(product, colorLists))
