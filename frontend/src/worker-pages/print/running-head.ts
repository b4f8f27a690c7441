/**
 * Names the document: the tab's title, which becomes the PDF's, and the small head of each page after the first. Margin
 * boxes take it from custom properties of the root element, the only ones that reach @page.
 */
import type { DocumentInput } from '#domain/contracts/render'
import { formatDate } from '../../ui/format.ts'
import { text } from './text.ts'

/** Characters that stand on one line at either end of the head. */
const longest = { document: 60, seller: 40 }

/** An order is asked for by the number that it has at the factory, as soon as it has one. */
export const numberOf = ({ order, orderNumber }: Pick<DocumentInput, 'order' | 'orderNumber'>): number =>
  order?.number ?? orderNumber

export const setRunningHead = (input: DocumentInput): void => {
  const name = `${input.title} ${numberOf(input)}`
  document.title = [name, input.deliveryLabel || input.customer.name].filter(Boolean).join(' – ')
  const root = document.documentElement.style
  root.setProperty(
    '--running-head',
    cssString([name, input.customer.name].filter(Boolean).join(' · '), longest.document),
  )
  root.setProperty('--running-seller', cssString(input.seller.name, longest.seller))
  root.setProperty('--printed', cssString(`${text.printed} ${formatDate(input.printedAt)}`))
}

/** A CSS string of at most `length` characters; what people write may hold quotes, backslashes and line breaks. */
export const cssString = (content: string, length = Number.POSITIVE_INFINITY): string => {
  const short = content.length > length ? `${content.slice(0, length - 1)}…` : content
  return `"${short.replaceAll(/\s+/g, ' ').replaceAll(/["\\]/g, '\\$&')}"`
}
