/**
 * A Norwegian organisation number as people write it: grouped or not, with `NO` before it and `MVA` after it or without. The last of its
 * nine digits checks the others (modulus 11). Pure.
 */

/** Of the first eight digits (Brønnøysundregistrene, «Om organisasjonsnummeret»). */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2] as const

/** 10 where no digit fits: then there is no such number. */
const checkDigitOf = (digits: string): number => {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0)
  return (11 - (sum % 11)) % 11
}

/** Nine digits; null where it is none. */
export const readOrganisationNumber = (text: string): string | null => {
  const digits = text
    .trim()
    .replace(/^NO(?=[\s\d])/i, '')
    .replace(/MVA$/i, '')
    .replace(/[\s.]/g, '')
  return /^[1-9]\d{8}$/.test(digits) && checkDigitOf(digits) === Number(digits.charAt(8)) ? digits : null
}
