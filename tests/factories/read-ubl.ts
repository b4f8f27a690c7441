/** A UBL document as a tree, read by the parser that reads the factory's answers; attributes stand with their element. */
import type { ReadElement } from '#domain/exchange/peppol/order-response'
import { ublPrefixes } from '#domain/exchange/peppol/ubl'
import { parseXml } from '#functions/queues/factory-answers/parse-xml'

export const readUbl = (xml: string, name: string): ReadElement => parseXml(xml, ublPrefixes(name))

/** All that stand at the end of such a path: `at(order, 'cac:OrderLine', 'cac:LineItem')`. */
export const at = (element: ReadElement, ...path: readonly string[]): readonly ReadElement[] =>
  path.reduce<readonly ReadElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )

export const textAt = (element: ReadElement, ...path: readonly string[]): string | null =>
  at(element, ...path)[0]?.text ?? null

export const textsAt = (element: ReadElement, ...path: readonly string[]): readonly string[] =>
  at(element, ...path).map(({ text }) => text)

export const everyElement = (element: ReadElement): readonly ReadElement[] => [
  element,
  ...element.children.flatMap(everyElement),
]
