/**
 * Whether something that a tool left on the page can be read at all: plain data, not endless, not a circle, not a list of a
 * billion holes. Everything that reads it afterwards may walk through it. Pure; throws what a getter throws.
 */

/** A construction of fifty rows with all their bars has about 20 000 values, six levels deep. */
const MOST = { values: 200_000, levels: 24, text: 100_000 } as const

interface Left {
  values: number
}

/** What is inherited would be read without having been looked at. */
const isPlain = (value: object): boolean =>
  Array.isArray(value) || [null, Object.prototype].includes(Object.getPrototypeOf(value))

const faultIn = (value: unknown, level: number, left: Left): string | null => {
  left.values -= 1
  if (left.values < 0) return 'too large'
  if (typeof value === 'string') return value.length > MOST.text ? 'a text is too long' : null
  if (typeof value !== 'object' || value === null) return null
  if (level > MOST.levels) return 'too deep, or a circle'
  if (!isPlain(value)) return 'not plain data'
  if (Array.isArray(value) && value.length > left.values) return 'too large'
  for (const member of Object.values(value)) {
    const fault = faultIn(member, level + 1, left)
    if (fault !== null) return fault
  }
  return null
}

/** Null when it can be read. */
export const faultOfData = (value: unknown): string | null => faultIn(value, 0, { values: MOST.values })
