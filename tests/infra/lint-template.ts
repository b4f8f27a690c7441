/**
 * What cfn-lint would say of a template, under its rule ids, also where that Python package is not installed: what it knows of resources is
 * published as data. Its rules for syntax that CDK never writes are left out, and those that are a matter of taste.
 */
import type { Resource as ResourceSchema, SpecDatabase } from '@aws-cdk/service-spec-types'
import { checksBy, isObject, type LintFinding } from './lint-values.ts'

interface Resource {
  readonly Type: string
  readonly Properties?: Readonly<Record<string, unknown>>
  readonly DependsOn?: string | readonly string[]
  readonly Condition?: string
}

type Section = Readonly<Record<string, unknown>>

export interface CloudFormationTemplate {
  readonly Resources: Readonly<Record<string, Resource>>
  readonly Parameters?: Section
  readonly Mappings?: Section
  readonly Conditions?: Section
  readonly Outputs?: Section
  readonly Rules?: Section
}

const LOGICAL_ID = /^[A-Za-z0-9]{1,255}$/
const ATTRIBUTES_OF_A_RESOURCE = [
  'Type',
  'Properties',
  'DependsOn',
  'Condition',
  'Metadata',
  'CreationPolicy',
  'DeletionPolicy',
  'UpdatePolicy',
  'UpdateReplacePolicy',
]
const POLICIES = ['Delete', 'Retain', 'RetainExceptOnCreate', 'Snapshot']
const PSEUDO_PARAMETERS = [
  'AWS::AccountId',
  'AWS::NoValue',
  'AWS::NotificationARNs',
  'AWS::Partition',
  'AWS::Region',
  'AWS::StackId',
  'AWS::StackName',
  'AWS::URLSuffix',
]

/** Of one template; CloudFormation refuses more. */
const limits = [
  { rule: 'E3010', section: 'Resources', most: 500 },
  { rule: 'E6010', section: 'Outputs', most: 200 },
  { rule: 'E2010', section: 'Parameters', most: 200 },
] as const
const LARGEST_BYTES = 1_000_000

/** What a value asks for of other parts of the template. */
interface Use {
  readonly kind: 'ref' | 'attribute' | 'mapping' | 'condition'
  readonly name: string
  /** Of a resource. */
  readonly attribute?: string
}

const usesInText = (text: string, own: Section): readonly Use[] =>
  [...text.matchAll(/\$\{([^!}][^}]*)\}/g)].flatMap(([, name = '']): readonly Use[] => {
    if (name in own) return []
    const [resource = '', ...attribute] = name.split('.')
    return [
      attribute.length === 0
        ? { kind: 'ref', name }
        : { kind: 'attribute', name: resource, attribute: attribute.join('.') },
    ]
  })

const attributeUse = (value: unknown): Use => {
  const [name, ...attribute] = Array.isArray(value) ? value.map(String) : String(value).split('.')
  return { kind: 'attribute', name: name ?? '', attribute: attribute.join('.') }
}

const usesOfIntrinsic: Readonly<Record<string, (value: unknown) => readonly Use[]>> = {
  Ref: (value) => [{ kind: 'ref', name: String(value) }],
  'Fn::GetAtt': (value) => [attributeUse(value)],
  'Fn::Sub': (value) => {
    const [text, own = {}] = Array.isArray(value) ? value : [value]
    return usesInText(String(text), own)
  },
  'Fn::FindInMap': (value) => [{ kind: 'mapping', name: String((value as readonly unknown[])[0]) }],
  'Fn::If': (value) => [{ kind: 'condition', name: String((value as readonly unknown[])[0]) }],
}

const usesIn = (value: unknown): readonly Use[] => {
  if (Array.isArray(value)) return value.flatMap(usesIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, each]) => [
    ...(usesOfIntrinsic[name]?.(each) ?? []),
    ...usesIn(each),
  ])
}

const dependsOn = ({ DependsOn = [] }: Resource): readonly string[] => [DependsOn].flat()

/** Logical ids that can be reached from themselves. */
const circular = (neighbours: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const reaches = (from: string, target: string, seen: Set<string>): boolean =>
    (neighbours.get(from) ?? []).some((next) => {
      if (next === target) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, target, seen)
    })
  return [...neighbours.keys()].filter((id) => reaches(id, id, new Set()))
}

const isCustom = (type: string): boolean =>
  type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource'

export const linterBy = (schemas: SpecDatabase) => {
  const { checkProperties } = checksBy(schemas)
  const schemaOf = (type: string): ResourceSchema | undefined =>
    schemas.lookup('resource', 'cloudFormationType', 'equals', type)[0]

  const lintResource = ([id, resource]: readonly [string, Resource]): readonly LintFinding[] => {
    const { Type, Properties = {}, ...others } = resource
    const basics = [
      ...(LOGICAL_ID.test(id) ? [] : [{ rule: 'E3001', at: id }]),
      ...Object.entries(others).flatMap(([name, value]) => {
        const isRight = name.endsWith('Policy') && typeof value === 'string' ? POLICIES.includes(value) : true
        return ATTRIBUTES_OF_A_RESOURCE.includes(name) && isRight
          ? []
          : [{ rule: 'E3001', at: `${id}.${name}` }]
      }),
    ]
    if (isCustom(Type)) return basics
    const schema = schemaOf(Type)
    return schema
      ? [...basics, ...checkProperties(Properties, schema.properties, id)]
      : [...basics, { rule: 'E3006', at: `${id} (${Type})` }]
  }

  const hasAttribute = ({ Type }: Resource, attribute: string): boolean =>
    isCustom(Type) || schemaOf(Type)?.attributes[attribute] !== undefined

  const lintUse = (template: CloudFormationTemplate, at: string, use: Use): readonly LintFinding[] => {
    const { Resources, Parameters = {}, Mappings = {}, Conditions = {} } = template
    const resource = Resources[use.name]
    switch (use.kind) {
      case 'ref':
        return resource || use.name in Parameters || PSEUDO_PARAMETERS.includes(use.name)
          ? []
          : [{ rule: 'E1020', at: `${at} → ${use.name}` }]
      case 'attribute':
        return resource && hasAttribute(resource, use.attribute ?? '')
          ? []
          : [{ rule: 'E1010', at: `${at} → ${use.name}.${use.attribute}` }]
      case 'mapping':
        return use.name in Mappings ? [] : [{ rule: 'E1011', at: `${at} → ${use.name}` }]
      case 'condition':
        return use.name in Conditions ? [] : [{ rule: 'E8002', at: `${at} → ${use.name}` }]
    }
  }

  const lintUses = (template: CloudFormationTemplate): readonly LintFinding[] => {
    const { Resources, Parameters = {}, Mappings = {}, Conditions = {}, Outputs = {}, Rules = {} } = template
    const places = { ...Resources, ...Outputs, ...Conditions, ...Rules }
    const uses = Object.entries(places).flatMap(([at, value]) => usesIn(value).map((use) => ({ at, use })))
    const conditions = [...Object.values(Resources), ...Object.values(Outputs), ...Object.values(Conditions)]
    const used = new Set([
      ...uses.map(({ use }) => use.name),
      ...conditions.flatMap((each) =>
        isObject(each) && typeof each.Condition === 'string' ? [each.Condition] : [],
      ),
    ])
    const unused = (rule: string, section: Section) =>
      Object.keys(section)
        .filter((name) => !used.has(name))
        .map((at) => ({ rule, at }))
    return [
      ...uses.flatMap(({ at, use }) => lintUse(template, at, use)),
      ...unused('W2001', Parameters),
      ...unused('W7001', Mappings),
      ...unused('W8001', Conditions),
    ]
  }

  const lintDependencies = ({ Resources }: CloudFormationTemplate): readonly LintFinding[] => {
    const neighbours = new Map(
      Object.entries(Resources).map(([id, resource]) => [
        id,
        [...dependsOn(resource), ...usesIn(resource.Properties).map(({ name }) => name)].filter(
          (name) => name in Resources,
        ),
      ]),
    )
    return [
      ...Object.entries(Resources).flatMap(([id, resource]) =>
        dependsOn(resource)
          .filter((name) => !(name in Resources))
          .map((name) => ({ rule: 'E3005', at: `${id} → ${name}` })),
      ),
      ...circular(neighbours).map((at) => ({ rule: 'E3004', at })),
    ]
  }

  const lintSize = (template: CloudFormationTemplate): readonly LintFinding[] => [
    ...limits
      .filter(({ section, most }) => Object.keys(template[section] ?? {}).length > most)
      .map(({ rule, section }) => ({ rule, at: section })),
    ...(JSON.stringify(template).length > LARGEST_BYTES ? [{ rule: 'E1002', at: 'template' }] : []),
  ]

  return (template: CloudFormationTemplate): readonly LintFinding[] => [
    ...Object.entries(template.Resources).flatMap(lintResource),
    ...lintUses(template),
    ...lintDependencies(template),
    ...lintSize(template),
  ]
}
