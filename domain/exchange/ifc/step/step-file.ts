/**
 * A file of ISO 10303-21: numbered entities in the order in which they are added, with a header before them. The schema is a matter of
 * whoever adds. The same calls give the same text.
 */
import { asEncoded, characters, type Encoded, list } from './values.ts'

export interface StepFile {
  /** Writes an entity of its own and answers the reference to it. */
  readonly add: (type: string, ...attributes: readonly Encoded[]) => Encoded
  /** The same, but what has been written before is referred to again: points, directions, colours, values. */
  readonly shared: (type: string, ...attributes: readonly Encoded[]) => Encoded
  readonly written: (header: StepHeader) => string
}

interface StepHeader {
  readonly description: string
  readonly name: string
  /** ISO 8601. */
  readonly at: string
  readonly organisation: string
  readonly program: string
  readonly schema: string
}

const strings = (...values: readonly string[]): Encoded => list(values.map(characters))

const headerOf = ({ description, name, at, organisation, program, schema }: StepHeader): string[] => [
  `FILE_DESCRIPTION(${strings(description)},'2;1');`,
  `FILE_NAME(${characters(name)},${characters(at)},${strings('')},${strings(organisation)},${characters(program)},${characters(program)},${characters('')});`,
  `FILE_SCHEMA(${strings(schema)});`,
]

export const stepFile = (): StepFile => {
  const lines: string[] = []
  const known = new Map<string, Encoded>()
  const append = (entity: string): Encoded => {
    const reference = asEncoded(`#${lines.length + 1}`)
    lines.push(`${reference}=${entity};`)
    return reference
  }
  const entityOf = (type: string, attributes: readonly Encoded[]): string =>
    `${type}(${attributes.join(',')})`
  return {
    add: (type, ...attributes) => append(entityOf(type, attributes)),
    shared: (type, ...attributes) => {
      const entity = entityOf(type, attributes)
      const before = known.get(entity)
      if (before !== undefined) return before
      const reference = append(entity)
      known.set(entity, reference)
      return reference
    },
    written: (header) =>
      [
        'ISO-10303-21;',
        'HEADER;',
        ...headerOf(header),
        'ENDSEC;',
        'DATA;',
        ...lines,
        'ENDSEC;',
        'END-ISO-10303-21;',
        '',
      ].join('\n'),
  }
}
