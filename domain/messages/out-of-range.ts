/** What a contract allows where it refuses a value, in the words of every other limit: «høyst 20 000 mm», «høyst 25 tegn». */
import { sayIn } from '#domain/texts/texts'
import { sayLimit } from './limits.ts'

const say = sayIn('messages/out-of-range')

/** An issue of the validation library. */
export interface RangeIssue {
  readonly code?: string
  readonly origin?: string
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly inclusive?: boolean
}

/** Texts and numbers only; what a list holds is no figure that anybody has typed. */
const unitFor = (origin: string | undefined, unit: string | null): string | null =>
  origin === 'string' ? say`tegn` : origin === 'number' || origin === 'int' ? (unit ?? '') : null

/** `unit` is that of the number, null where it has none. Null where the value is wrong in another way than by being too small or too large. */
export const sayRange = (issue: RangeIssue, unit: string | null): string | null => {
  const side = issue.code === 'too_small' ? 'least' : issue.code === 'too_big' ? 'most' : null
  const value = side === 'least' ? issue.minimum : issue.maximum
  const said = unitFor(issue.origin, unit)
  if (side === null || typeof value !== 'number' || said === null || issue.inclusive === false) return null
  return Math.abs(value) === Number.MAX_SAFE_INTEGER ? null : sayLimit({ side, value, beside: null }, said)
}
