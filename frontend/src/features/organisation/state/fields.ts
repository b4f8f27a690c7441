/**
 * The fields of a form about an organisation as people type them, and what is sent of them: only what differs from what was there. A
 * rate is typed with a comma or a point and may be empty. Pure.
 */
import type * as z from 'zod'

/** Texts as they stand in the form. */
export type Values = Readonly<Record<string, string>>

export interface FormField {
  readonly name: string
  readonly label: string
  readonly type?: 'tel' | 'email'
  readonly isRate?: boolean
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  /** Takes the whole width of the form. */
  readonly isWide?: boolean
  readonly description?: string
}

const ADDRESS = ['address1', 'postalCode']

export const textOfRate = (rate: number | null | undefined): string =>
  rate === null || rate === undefined ? '' : String(rate).replace('.', ',')

/** Not a number where it is none, which the contract refuses. */
export const rateOf = (text: string): number | null => {
  const typed = text.trim().replace(/\s*%$/, '').replace(',', '.')
  if (typed === '') return null
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
}

/** As it is sent; the two parts of the address together. */
export const bodyOf = (fields: readonly FormField[], values: Values): Record<string, unknown> => {
  const entries = fields.map(({ name, isRate }) => [
    name,
    isRate ? rateOf(values[name] ?? '') : (values[name] ?? ''),
  ])
  const plain = entries.filter(([name]) => !ADDRESS.includes(String(name)))
  const address = entries.filter(([name]) => ADDRESS.includes(String(name)))
  return Object.fromEntries([
    ...plain,
    ...(address.length > 0 ? [['address', Object.fromEntries(address)]] : []),
  ])
}

/** What differs from what was there. */
export const changesOf = (
  fields: readonly FormField[],
  before: Values,
  values: Values,
): Record<string, unknown> => {
  const editable = fields.filter(({ isReadOnly }) => !isReadOnly)
  const [was, is] = [bodyOf(editable, before), bodyOf(editable, values)]
  return Object.fromEntries(
    Object.entries(is).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name])),
  )
}

/** By the field's name, the sentence of its first fault. `body` is what would be sent. */
export const formFaultsOf = (schema: z.ZodType, body: unknown): Record<string, string> => {
  const issues = schema.safeParse(body).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path.at(-1) ?? ''), message]),
  )
}

interface Told {
  readonly label: string
  readonly was: string
  readonly is: string
}

/** What somebody else has changed meanwhile, in the order of the form. */
export const changedMeanwhile = (
  fields: readonly FormField[],
  before: Values,
  now: Values,
): readonly Told[] =>
  fields
    .filter(({ name }) => before[name] !== now[name])
    .map(({ name, label }) => ({ label, was: before[name] ?? '', is: now[name] ?? '' }))
