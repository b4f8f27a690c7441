/** A Norwegian phone number as people write it: grouped by whatever they group by, with the country's code or without. Pure. */

/** Eight digits; null where it is none. */
export const readPhone = (text: string): string | null => {
  const digits = text
    .trim()
    .replace(/^(?:tlf|tel|mob|mobil)[.:\s]*/i, '')
    .replace(/[\s.\-/()]/g, '')
    .replace(/^(?:\+|00)?47(?=\d{8}$)/, '')
  return /^\d{8}$/.test(digits) ? digits : null
}
