/**
 * What is stored of a configuration: overrides only. What is not overridden follows the shipped value, and an override
 * that is not valid is left out, because a broken setting must not break the page. Pure.
 */
import type * as z from 'zod'

export type Overrides = Readonly<Record<string, unknown>>

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The valid overrides in a stored text. */
export const readOverrides = (schema: z.ZodObject, text: string | null): Overrides => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
    return onlyOverrides(
      schema,
      Object.fromEntries(
        Object.entries(stored).filter(
          ([key, value]) => Object.hasOwn(schema.shape, key) && schema.shape[key]?.safeParse(value).success,
        ),
      ),
    )
  } catch {
    return {}
  }
}

/** Without what equals the shipped value. */
export const onlyOverrides = (schema: z.ZodObject, values: Overrides): Overrides => {
  const shipped: Overrides = schema.parse({})
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !same(value, shipped[key])))
}

/** D-206: null when there is nothing left to store. */
export const writeOverrides = (overrides: Overrides): string | null =>
  Object.keys(overrides).length === 0 ? null : JSON.stringify(overrides)
