/**
 * What went wrong in a program, as the person on duty hears of it: faults that differ in numbers and names alone are one kind. Pure.
 */

/** Where it went wrong. */
export const FAULT_SOURCES = ['browser', 'server'] as const
export type FaultSource = (typeof FAULT_SOURCES)[number]

const KIND_MAX = 120

/** The first line without what is different each time: addresses, ids, numbers and what stands in quotation marks. */
export const faultKind = (message: string): string =>
  (message.trim().split('\n')[0] ?? '')
    .replaceAll(/https?:\/\/\S+/g, '…')
    .replaceAll(/"[^"]*"|'[^']*'|«[^»]*»|“[^”]*”/g, '…')
    .replaceAll(/\b[\w-]*\d[\w-]*\b/g, '#')
    .replaceAll(/\s+/g, ' ')
    .slice(0, KIND_MAX)

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * What a person reads out and the log is searched by: eight signs that cannot be taken for each other (Crockford's base 32), of the
 * first five of these bytes.
 */
export const traceOf = (bytes: Uint8Array): string => {
  let number = 0n
  for (const byte of bytes.slice(0, 5)) number = number * 256n + BigInt(byte)
  const signs = Array.from(
    { length: 8 },
    (_, index) => SIGNS[Number((number >> BigInt(35 - index * 5)) & 31n)],
  )
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

/** Whether somebody else's program has made a trace as we do; whatever else it says stays out of the log. */
export const isTrace = (said: string): boolean => /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(said)
