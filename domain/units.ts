/**
 * Units of the trade, stated once.
 *
 * Lengths are millimetres and carry no unit in their name (`width`). Everything else names its unit: `areaM2`,
 * `angleDegrees`, `weightKg`, `uValue` (W/(m²K)). Money inside the program is whole øre (`Ore`); kroner exist only on
 * the wire and on paper.
 */

/** Whole øre, excluding VAT unless the name says otherwise. */
export type Ore = number

/** A percentage as people write it: 25 means 25 %. */
export type Percent = number

/** Rounds half away from zero at `decimals`; the tolerance undoes binary noise such as 1.005 stored as 1.00499…. */
export const roundHalfAway = (value: number, decimals = 0): number => {
  const factor = 10 ** decimals
  const scaled = Math.abs(value) * factor
  const rounded = Math.floor(scaled + 0.5 + scaled * Number.EPSILON)
  const signed = (Math.sign(value) * rounded) / factor
  return signed === 0 ? 0 : signed
}

/** Kroner (any decimals) to whole øre. */
export const oreOf = (kroner: number): Ore => roundHalfAway(kroner * 100)

/** Øre to kroner with two decimals. */
export const kronerOf = (amount: Ore): number => roundHalfAway(amount / 100, 2)

/** `amount` raised by VAT of `taxRate` percent. */
export const withTax = (amount: Ore, taxRate: Percent): Ore => roundHalfAway((amount * (100 + taxRate)) / 100)

/** Kroner as they stand on the wire, raised by VAT of `taxRate` percent. */
export const kronerWithTax = (kroner: number, taxRate: Percent): number =>
  kronerOf(withTax(oreOf(kroner), taxRate))

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** Square millimetres to square metres. */
export const m2Of = (areaMm2: number): number => areaMm2 / 1_000_000

/** Millimetres to metres. */
export const metresOf = (length: number): number => length / 1000
