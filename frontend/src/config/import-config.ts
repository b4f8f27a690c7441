/**
 * A configuration as text, to be shown, downloaded and read in again. What is read in is refused as a whole when any of
 * it is wrong: 'Ugyldig JSON: ' and where the fault is (D-059). Pure.
 */
import type * as z from 'zod'
import type { AllOverrides } from './checked-config.ts'
import { type Overrides, onlyOverrides } from './overrides.ts'

export const configText = (overrides: AllOverrides): string => JSON.stringify(overrides, null, 2)

type Schemas = Readonly<Record<keyof AllOverrides, z.ZodObject>>

export type Imported =
  | { readonly ok: true; readonly overrides: AllOverrides }
  | { readonly ok: false; readonly sentence: string }

const invalid = (reason: string): Imported => ({ ok: false, sentence: `Ugyldig JSON: ${reason}` })

const isRecord = (value: unknown): value is Overrides =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Browsers say it in English and each in its own way: some name the character, some its place. */
const syntaxReason = (text: string, error: unknown): string => {
  if (text.trim() === '') return 'teksten er tom'
  const said = String(error)
  const token = /token '?(.+?)'?,/i.exec(said)?.[1]
  if (token !== undefined) return `uventet tegn «${token}»`
  const at = Number(/position (\d+)/.exec(said)?.[1] ?? 0)
  if (at >= text.trimEnd().length || /end of|unterminated/i.test(said))
    return 'teksten slutter før den er ferdig'
  const place = /line (\d+) column (\d+)/.exec(said)
  return place === null ? `feil ved tegn ${at + 1}` : `feil i linje ${place[1]}, tegn ${place[2]}`
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? `«${value}»` : String(value).replace('.', ',')

/** What a setting may be, in words. */
export const sayIssue = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'kan ikke være tom' : `kan ikke være under ${shown(issue.minimum)}`
    case 'too_big':
      return issue.origin === 'array'
        ? `kan ikke ha flere enn ${shown(issue.maximum)}`
        : `kan ikke være over ${shown(issue.maximum)}`
    case 'invalid_value':
      return `må være ${issue.values.map(shown).join(', ')}`
    case 'unrecognized_keys':
      return `har ingen innstilling som heter ${issue.keys.map(shown).join(', ')}`
    case 'invalid_format':
      return 'må være en farge som #1a2b3c'
    case 'invalid_type':
      switch (issue.expected) {
        case 'int':
          return 'må være et helt tall'
        case 'number':
          return 'må være et tall'
        case 'boolean':
          return 'må være true eller false'
        case 'array':
          return 'må være en liste'
        case 'object':
          return 'må være et objekt'
        default:
          return 'må være tekst'
      }
    default:
      return 'er ugyldig'
  }
}

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

export const importConfig = (schemas: Schemas, text: string): Imported => {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    return invalid(syntaxReason(text, error))
  }
  if (!isRecord(given)) return invalid('teksten må være et objekt med appConfig og renderConfig')
  const foreign = Object.keys(given).filter((key) => !Object.hasOwn(schemas, key))
  if (foreign.length > 0)
    return invalid(
      `ingen innstillinger heter ${foreign.map(shown).join(', ')}, bare appConfig og renderConfig`,
    )
  const overridesOf = (name: keyof AllOverrides): Overrides | string => {
    const asked = given[name] ?? {}
    const parsed = schemas[name].safeParse(asked)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return issue ? `${pathOf([name, ...issue.path])} ${sayIssue(issue)}` : name
    }
    return isRecord(asked) ? onlyOverrides(schemas[name], asked) : {}
  }
  const [appConfig, renderConfig] = [overridesOf('appConfig'), overridesOf('renderConfig')]
  if (typeof appConfig === 'string') return invalid(appConfig)
  if (typeof renderConfig === 'string') return invalid(renderConfig)
  return { ok: true, overrides: { appConfig, renderConfig } }
}
