/** What most rows of a group have, and the few that have something else. */
import type { CheckedRow } from './order-rule.ts'

/** Fewer rows than this have no custom, and more odd ones than this share are a second custom. */
const CUSTOM_FROM = 3
const ODD_SHARE_MAX = 0.25

interface Custom {
  readonly value: string
  readonly rows: readonly CheckedRow[]
  /** Rows that have another value, by their values. */
  readonly odd: ReadonlyMap<string, readonly CheckedRow[]>
}

/**
 * A row whose value is null has no say and is not judged. `isVoter` tells which rows make a custom; by default all of them do.
 */
export const customOf = (
  rows: readonly CheckedRow[],
  sayValue: (row: CheckedRow) => string | null,
  isVoter: (row: CheckedRow) => boolean = () => true,
): Custom | null => {
  const valued = rows.flatMap((row) => {
    const value = sayValue(row)
    return value === null ? [] : [{ row, value }]
  })
  const voters = Map.groupBy(
    valued.filter(({ row }) => isVoter(row)),
    ({ value }) => value,
  )
  const [most] = [...voters].toSorted(([, one], [, other]) => other.length - one.length)
  if (most === undefined || most[1].length < CUSTOM_FROM) return null
  const [value] = most
  const others = valued.filter((each) => each.value !== value)
  if (others.length === 0 || others.length > ODD_SHARE_MAX * valued.length) return null
  const odd = Map.groupBy(others, (each) => each.value)
  return {
    value,
    rows: valued.filter((each) => each.value === value).map(({ row }) => row),
    odd: new Map([...odd].map(([each, found]) => [each, found.map(({ row }) => row)])),
  }
}
