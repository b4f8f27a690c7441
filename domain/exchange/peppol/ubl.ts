/**
 * Elements of UBL 2.1. What has nothing to say is not there, because a document with an empty element is refused
 * (PEPPOL-COMMON-R001). Text is written by the writer of drawings, which escapes whatever comes from outside.
 */
import type { SvgNode } from '#domain/drawing/scene'
import { svgText } from '#domain/drawing/svg-text'
import { kronerOf, type Ore } from '#domain/units'

type UblElement = SvgNode
/** Null is left out. */
type Part = UblElement | null

const schema = (name: string): string => `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`

/** What a document of this kind is read by: its namespaces, and the prefixes that they have here whatever they have in the file. */
export const ublPrefixes = (name: string): Readonly<Record<string, string>> => ({
  [schema(name)]: 'ubl',
  [schema('CommonAggregateComponents')]: 'cac',
  [schema('CommonBasicComponents')]: 'cbc',
})

/** Characters that XML 1.0 has no way to write. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A value: `cbc('ID', '1')`. */
export const cbc = (
  name: string,
  value: string | number,
  attributes: UblElement['attributes'] = {},
): Part => {
  const text = String(value).replace(NOT_XML, '').trim()
  return text === '' ? null : { tag: `cbc:${name}`, attributes, children: [text] }
}

/** What is made of values. */
export const cac = (name: string, ...parts: readonly Part[]): Part => {
  const children = parts.filter((part) => part !== null)
  return children.length === 0 ? null : { tag: `cac:${name}`, attributes: {}, children }
}

const CURRENCY = { currencyID: 'NOK' }

/** Kroner with two decimals. */
export const amount = (name: string, value: Ore): Part => cbc(name, kronerOf(value).toFixed(2), CURRENCY)

export const ublText = (name: string, parts: readonly Part[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${svgText({
    tag: name,
    attributes: {
      xmlns: schema(name),
      'xmlns:cac': schema('CommonAggregateComponents'),
      'xmlns:cbc': schema('CommonBasicComponents'),
    },
    children: parts.filter((part) => part !== null),
  })}\n`
