/**
 * A count that is probably a measure typed into the wrong field. Nothing refuses it: whoever means it says so once. A size
 * of the trade ends on 90 (1490, in cm 149), and hardly any row of a quote has three hundred pieces.
 */
const SELDOM_SO_MANY = 300
const FIRST_IN_DOUBT = 100

const isSizeInCentimetres = (count: number): boolean => count % 10 === 9
const isSizeInMillimetres = (count: number): boolean => count % 100 === 90

export const looksLikeMeasure = (count: number): boolean =>
  count >= SELDOM_SO_MANY ||
  (count >= FIRST_IN_DOUBT && (isSizeInMillimetres(count) || isSizeInCentimetres(count)))
