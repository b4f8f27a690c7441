/**
 * Values of a template against CloudFormation's published resource schemas, under the rule ids of cfn-lint. What CloudFormation works out itself
 * (`Ref`, `Fn::…`) may be anything; of `Fn::If` both branches are looked at.
 */
import type { PropertyType, ResourceProperties, SpecDatabase } from '@aws-cdk/service-spec-types'

export interface LintFinding {
  readonly rule: string
  /** Logical id, and below it the path of the property. */
  readonly at: string
}

type Check = (value: unknown, type: PropertyType, at: string) => readonly LintFinding[]

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const intrinsicIn = (value: unknown): string | null => {
  if (!isObject(value)) return null
  const [name = '', ...others] = Object.keys(value)
  return others.length === 0 && (name === 'Ref' || name.startsWith('Fn::')) ? name : null
}

/** CloudFormation turns a number into a text and back. */
const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)
const isNumber = (value: unknown): boolean =>
  isScalar(value) && value !== '' && Number.isFinite(Number(value))

const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isScalar,
  'date-time': isScalar,
  number: isNumber,
  integer: (value) => isNumber(value) && Number.isInteger(Number(value)),
  boolean: (value) => ['true', 'false'].includes(String(value)),
  json: (value) => isObject(value) || Array.isArray(value) || typeof value === 'string',
  tag: (value) => isObject(value) && 'Key' in value && 'Value' in value,
  null: (value) => value === null,
}

const isOneOf = (value: unknown, type: PropertyType): boolean =>
  !('allowedValues' in type) ||
  (type.allowedValues ?? [value]).some((allowed) => String(allowed) === String(value))

export const checksBy = (schemas: SpecDatabase) => {
  const wrongType = (at: string): readonly LintFinding[] => [{ rule: 'E3012', at }]

  const checkProperties = (
    values: Readonly<Record<string, unknown>>,
    properties: ResourceProperties,
    at: string,
  ): readonly LintFinding[] => [
    ...Object.entries(values).flatMap(([name, value]) => {
      const property = properties[name]
      return property
        ? checkValue(value, property.type, `${at}.${name}`)
        : [{ rule: 'E3002', at: `${at}.${name}` }]
    }),
    ...Object.entries(properties)
      .filter(([name, { required }]) => required === true && values[name] === undefined)
      .map(([name]) => ({ rule: 'E3003', at: `${at}.${name}` })),
  ]

  const checkIf = (value: Record<string, unknown>, type: PropertyType, at: string): readonly LintFinding[] =>
    (value['Fn::If'] as readonly unknown[]).slice(1).flatMap((branch) => checkValue(branch, type, at))

  const checkValue: Check = (value, type, at) => {
    const intrinsic = intrinsicIn(value)
    if (intrinsic === 'Fn::If') return checkIf(value as Record<string, unknown>, type, at)
    if (intrinsic !== null) return []
    switch (type.type) {
      case 'array':
        return Array.isArray(value)
          ? value.flatMap((each, index) => checkValue(each, type.element, `${at}[${index}]`))
          : wrongType(at)
      case 'map':
        return isObject(value)
          ? Object.entries(value).flatMap(([key, each]) => checkValue(each, type.element, `${at}.${key}`))
          : wrongType(at)
      case 'ref':
        return isObject(value)
          ? checkProperties(value, schemas.get('typeDefinition', type.reference.$ref).properties, at)
          : wrongType(at)
      case 'union': {
        const found = type.types.map((each) => checkValue(value, each, at))
        return found.some(({ length }) => length === 0) ? [] : wrongType(at)
      }
      default:
        if (fits[type.type]?.(value) !== true) return wrongType(at)
        return isOneOf(value, type) ? [] : [{ rule: 'E3030', at }]
    }
  }

  return { checkProperties }
}
