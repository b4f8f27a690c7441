/**
 * XML that somebody else has written, as elements. What no honest document has is refused before it costs anything: a document type
 * with entities, more than a message holds, depths that nothing is nested in. Throws on whatever is not well-formed.
 */
import { Parser } from 'saxen'
import type { ReadElement } from '#domain/exchange/peppol/order-response'

/** Characters; a message of the queue holds no more bytes. */
const LONGEST = 1024 * 1024
const DEEPEST = 30
const MOST_ELEMENTS = 100_000

interface Growing {
  readonly name: string
  text: string
  readonly children: Growing[]
}

/** `prefixes`: what names are called by their namespaces. */
export const parseXml = (xml: string, prefixes: Readonly<Record<string, string>>): ReadElement => {
  if (xml.length > LONGEST) throw new Error('the document is too long')
  const outermost: Growing = { name: '', text: '', children: [] }
  const open: Growing[] = [outermost]
  let elements = 0
  const refuse = (why: string | Error) => {
    throw why instanceof Error ? why : new Error(why)
  }
  const add = (text: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  new Parser()
    .ns(prefixes)
    .on('openTag', (name) => {
      elements += 1
      if (elements > MOST_ELEMENTS || open.length > DEEPEST)
        refuse('the document is too deep or has too much')
      const element: Growing = { name, text: '', children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    })
    .on('closeTag', () => void open.pop())
    .on('text', (text, decode) => add(decode(text)))
    .on('cdata', add)
    .on('attention', () => refuse('a document type is not taken'))
    .on('warn', refuse)
    .on('error', refuse)
    .parse(xml)
  const [root, ...others] = outermost.children
  if (root === undefined || others.length > 0) throw new Error('the document has no root')
  return root
}
