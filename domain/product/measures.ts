/** The choices of a product and the figures of a row that are measured or counted, by their dotted path, with the unit that people write behind them. */
import { DIMENSIONS } from './product.ts'

const LENGTHS = [
  ...DIMENSIONS,
  'depth',
  'breastworkHeight',
  'flowerBoard.height',
  'flowerBoard.depth',
  'flowerBoard.extension',
] as const

const COUNTS = ['extrakeys', 'numberOfVents', 'numberOf'] as const

const RATES = ['discountRate', 'marginRate', 'rate'] as const

const units: ReadonlyMap<string, string> = new Map([
  ...LENGTHS.map((path) => [path, 'mm'] as const),
  ...COUNTS.map((path) => [path, 'stk.'] as const),
  ...RATES.map((path) => [path, '%'] as const),
])

/** Unit of a measure, by `choices.flowerBoard.depth` or `flowerBoard.depth`; null where the path is no measure. */
export const unitOfMeasure = (path: string): string | null => {
  const parts = path.split('.')
  return units.get(parts.slice(-2).join('.')) ?? units.get(parts.at(-1) ?? '') ?? null
}
