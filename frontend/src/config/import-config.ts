/**
 * A configuration as text, to be shown, downloaded and read in again. What is read in is refused as a whole when any of
 * it is wrong: 'Ugyldig JSON: ' and where the fault is (D-059). Pure.
 */
import type * as z from 'zod'
import type { AllOverrides } from './checked-config.ts'
import { expectedText, importText, issueText } from './import-text.ts'
import { type Overrides, onlyOverrides } from './overrides.ts'

export const configText = (overrides: AllOverrides): string => JSON.stringify(overrides, null, 2)

type Schemas = Readonly<Record<keyof AllOverrides, z.ZodObject>>

export type Imported =
  | { readonly ok: true; readonly overrides: AllOverrides }
  | { readonly ok: false; readonly sentence: string }

const invalid = (reason: string): Imported => ({ ok: false, sentence: importText.invalid(reason) })

const isRecord = (value: unknown): value is Overrides =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Browsers say it in English and each in its own way: some name the character, some its place. */
const syntaxReason = (text: string, error: unknown): string => {
  if (text.trim() === '') return importText.empty
  const said = String(error)
  const token = /token '?(.+?)'?,/i.exec(said)?.[1]
  if (token !== undefined) return importText.token(token)
  const at = Number(/position (\d+)/.exec(said)?.[1] ?? 0)
  if (at >= text.trimEnd().length || /end of|unterminated/i.test(said)) return importText.ends
  const place = /line (\d+) column (\d+)/.exec(said)
  return place === null
    ? importText.atCharacter(at + 1)
    : importText.atLine(String(place[1]), String(place[2]))
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? importText.quoted(value) : String(value).replace('.', ',')

/** What a setting may be, in words. */
export const sayIssue = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? issueText.notEmpty : issueText.notUnder(shown(issue.minimum))
    case 'too_big':
      return issue.origin === 'array'
        ? issueText.notMore(shown(issue.maximum))
        : issueText.notOver(shown(issue.maximum))
    case 'invalid_value':
      return issueText.oneOf(issue.values.map(shown).join(', '))
    case 'unrecognized_keys':
      return issueText.noSetting(issue.keys.map(shown).join(', '))
    case 'invalid_format':
      return issueText.color
    case 'invalid_type':
      return expectedText[issue.expected] ?? issueText.text
    default:
      return issueText.invalid
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
  if (!isRecord(given)) return invalid(importText.noObject)
  const foreign = Object.keys(given).filter((key) => !Object.hasOwn(schemas, key))
  if (foreign.length > 0) return invalid(importText.unknown(foreign.map(shown).join(', ')))
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
