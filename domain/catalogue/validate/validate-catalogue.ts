/**
 * Whether the catalogue is closed: what its rows name exists, sizes leave something to choose, colours can be shown. Whether
 * the range can be made, priced and reached is asked where rules and prices are known (configurator/validate-range.ts).
 */
import {
  findContradictions,
  findForeignDefaults,
  findWrongArticles,
  findWrongColors,
} from './colors-and-prices.ts'
import { findDoubles, findUnresolved } from './references.ts'
import { findEmptyRanges, findWrongDepths } from './sizes.ts'
import { type CatalogueFinding, type CatalogueTables, catalogueTables } from './tables.ts'

export const validateCatalogue = (tables: CatalogueTables = catalogueTables): readonly CatalogueFinding[] => [
  ...findUnresolved(tables),
  ...findDoubles(tables),
  ...findForeignDefaults(tables),
  ...findContradictions(tables),
  ...findEmptyRanges(tables),
  ...findWrongDepths(tables),
  ...findWrongColors(tables),
  ...findWrongArticles(tables),
]
