/**
 * What two people changed in the header at the same time: the fields that somebody else has given another value since the
 * edit began, and that the edit wants to be something else again.
 */
export interface Clash<Field extends string> {
  readonly field: Field
  readonly mine: string
  readonly stored: string
}

export const typedClashes = <Field extends string>(
  base: Readonly<Record<Field, string>>,
  mine: Readonly<Record<Field, string>>,
  stored: Readonly<Record<Field, string>>,
): readonly Clash<Field>[] =>
  (Object.keys(base) as Field[])
    .filter((field) => stored[field] !== base[field] && stored[field] !== mine[field])
    .map((field) => ({ field, mine: mine[field], stored: stored[field] }))
