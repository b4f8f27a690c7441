/** A building model as it is written: its entities by their names, each with its attributes as they stand in the file. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { type IfcRow, ifcOfQuote } from '#domain/exchange/ifc/quote-ifc'
import type { Configuration } from '#domain/rules/configuration'

interface WrittenEntity {
  /** By which others refer to it: #12. */
  readonly reference: string
  readonly attributes: readonly string[]
}

interface WrittenIfc {
  readonly of: (entity: string) => readonly WrittenEntity[]
  readonly at: (reference: string | undefined) => WrittenEntity
  /** Of the only set with this name: values of its properties or quantities by their names. */
  readonly set: (name: string) => Readonly<Record<string, string>>
}

/** Apart where a comma stands in no string and no list. */
const apart = (written: string): readonly string[] => {
  const parts: string[] = ['']
  let depth = 0
  let isString = false
  for (const character of written) {
    if (character === "'") isString = !isString
    if (!isString && character === '(') depth += 1
    if (!isString && character === ')') depth -= 1
    if (!isString && depth === 0 && character === ',') parts.push('')
    else parts.push(`${parts.pop() ?? ''}${character}`)
  }
  return parts
}

/** What a list or a typed value has in it. */
export const within = (written: string | undefined): readonly string[] =>
  apart(/^\w*\((.*)\)$/.exec(written ?? '')?.[1] ?? '')

export const writtenIfc = (text: string): WrittenIfc => {
  const entities = text.split('\n').flatMap((line) => {
    const [, reference, entity, written] = /^(#\d+)=(\w+)\((.*)\);$/.exec(line) ?? []
    return reference === undefined || entity === undefined || written === undefined
      ? []
      : [{ reference, entity, attributes: apart(written) }]
  })
  const of = (entity: string) => entities.filter((each) => each.entity === entity)
  const at = (reference: string | undefined) => {
    const found = entities.find((each) => each.reference === reference)
    if (found === undefined) throw new Error(`${reference} is not written`)
    return found
  }
  return {
    of,
    at,
    set: (name) => {
      const found = [
        ...of('IFCPROPERTYSET').map(({ attributes }) => [attributes[2], attributes[4], 2] as const),
        ...of('IFCELEMENTQUANTITY').map(({ attributes }) => [attributes[2], attributes[5], 3] as const),
      ].filter(([set]) => set === `'${name}'`)
      const [[, members, value] = [], ...others] = found
      if (value === undefined || others.length > 0) throw new Error(`${found.length} sets «${name}»`)
      return Object.fromEntries(
        within(members).map((member) => {
          const { attributes } = at(member)
          return [attributes[0]?.slice(1, -1), attributes[value]]
        }),
      )
    },
  }
}

/** The model of one row with one piece of this. */
export const ifcOf = (configuration: Configuration, more: Partial<IfcRow> = {}): string =>
  ifcOfQuote(
    {
      orderNumber: 100_001,
      rows: [
        {
          id: 'row_1',
          rowNumber: 1,
          reference: '',
          numberOf: 1,
          connection: null,
          couples: null,
          configuration,
          ...more,
        },
      ],
    },
    { colorLists, name: 'tilbud_100001.ifc', at: '2026-11-20T11:00:00.000Z' },
  )
