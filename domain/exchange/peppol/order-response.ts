/**
 * A factory's answer to an order as EHF: an Order Response of Peppol BIS Ordering 3. What it means for the order: received and not looked at
 * yet (AB), accepted (AP), accepted with changes (CA) or refused (RE), and in which week it is delivered. Changes of dates alone make it
 * no other order. What cannot be understood is a fault in words for whoever reads the log. Pure.
 */
import { dayOfIsoDate, endOfDay, isoDateOfDay, type Week, weekOf } from '#domain/calendar'
import { ublPrefixes } from './ubl.ts'

/** An element as it was read: `cbc:ID` and `cac:OrderLine`, whatever prefixes the file has; `ubl:` is the document itself. */
export interface ReadElement {
  readonly name: string
  readonly text: string
  readonly children: readonly ReadElement[]
}

export const responsePrefixes = ublPrefixes('OrderResponse')

const verdicts = { AB: 'received', AP: 'accepted', CA: 'changed', RE: 'refused' } as const

export interface OrderResponse {
  readonly orderNumber: number
  /** Null where it names the order by our number alone. */
  readonly toOrderNumber: number | null
  readonly at: string
  readonly verdict: (typeof verdicts)[keyof typeof verdicts]
  /** The last one where parts come in several. */
  readonly deliveryWeek: Week | null
  readonly note: string
}

type ReadResponse =
  | { readonly ok: true; readonly response: OrderResponse }
  | { readonly ok: false; readonly fault: string }

const CUSTOMIZATION = 'urn:fdc:peppol.eu:poacc:trns:order_response:3'
/** Of a line (UNCL 1229): as ordered, with changes, delivered already. Added (1) and refused (7) ones are another order. */
const [CHANGED, ...asOrdered] = ['3', '5', '42']
/** What of a line may be another without making it another line. */
const newContent = ['cbc:Quantity', 'cbc:MaximumBackorderQuantity', 'cac:Price']

const childrenOf = (element: ReadElement, name: string): readonly ReadElement[] =>
  element.children.filter((child) => child.name === name)

/** All that stand at the end of such a path. */
const at = (element: ReadElement, ...path: readonly string[]): readonly ReadElement[] =>
  path.reduce<readonly ReadElement[]>(
    (found, name) => found.flatMap((each) => childrenOf(each, name)),
    [element],
  )

const textAt = (element: ReadElement, ...path: readonly string[]): string =>
  at(element, ...path)[0]?.text.trim() ?? ''

const numberIn = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDateOfDay(dayOfIsoDate(text)) === text

const isOtherThanOrdered = (line: ReadElement): boolean => {
  const status = textAt(line, 'cac:LineItem', 'cbc:LineStatusCode')
  if (status !== CHANGED) return !asOrdered.includes(status)
  return (
    newContent.some((name) => at(line, 'cac:LineItem', name).length > 0) ||
    childrenOf(line, 'cac:SellerSubstitutedLineItem').length > 0
  )
}

const TIME = /^(\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:\d{2})?$/

const PERIOD = ['cac:Delivery', 'cac:PromisedDeliveryPeriod'] as const

/** Each by its last day, which is when all of it is there. */
const promisedDays = (root: ReadElement): readonly string[] =>
  [...at(root, ...PERIOD), ...at(root, 'cac:OrderLine', 'cac:LineItem', ...PERIOD)]
    .map((period) => textAt(period, 'cbc:EndDate') || textAt(period, 'cbc:StartDate'))
    .filter((day) => day !== '')

/** The last second of a day in Norway is 22:59:59 UTC in winter, and an hour earlier in summer. */
const norwegianZone = (date: string): string =>
  endOfDay(dayOfIsoDate(date)).includes('T22:') ? '+01:00' : '+02:00'

/** By the factory's clock; a time without a zone is a Norwegian one. Null where it says the day alone. */
const momentOf = (date: string, time: string): string | null => {
  const [, clock, zone = norwegianZone(date)] = TIME.exec(time) ?? []
  const moment = new Date(`${date}T${clock}${zone}`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

const verdictOf = (root: ReadElement): OrderResponse['verdict'] | null => {
  const code = textAt(root, 'cbc:OrderResponseCode')
  if (!Object.hasOwn(verdicts, code)) return null
  const verdict = verdicts[code as keyof typeof verdicts]
  return verdict === 'changed' && !childrenOf(root, 'cac:OrderLine').some(isOtherThanOrdered)
    ? 'accepted'
    : verdict
}

/** `receivedAt` is when it came, and stands for a time that it does not say. */
export const readOrderResponse = (root: ReadElement, receivedAt: string): ReadResponse => {
  const fault = (what: string): ReadResponse => ({ ok: false, fault: what })
  if (root.name !== 'ubl:OrderResponse') return fault(`${root.name} is no order response`)
  const customization = textAt(root, 'cbc:CustomizationID')
  if (!customization.startsWith(CUSTOMIZATION)) return fault(`customization ${customization} is not known`)
  const verdict = verdictOf(root)
  if (verdict === null) return fault('its response code is none of AB, AP, CA and RE')
  const orderNumber = numberIn(textAt(root, 'cac:OrderReference', 'cbc:ID'))
  if (orderNumber === null) return fault('it names no order of ours')
  const salesOrder = textAt(root, 'cbc:SalesOrderID')
  const toOrderNumber = numberIn(salesOrder)
  if (salesOrder !== '' && toOrderNumber === null) return fault(`sales order ${salesOrder} is not ours`)
  const issued = textAt(root, 'cbc:IssueDate')
  const days = promisedDays(root)
  if (![issued, ...days].every(isDate)) return fault('one of its dates is none')
  const last = days.toSorted().at(-1)
  return {
    ok: true,
    response: {
      orderNumber,
      toOrderNumber,
      at: momentOf(issued, textAt(root, 'cbc:IssueTime')) ?? receivedAt,
      verdict,
      deliveryWeek: last === undefined ? null : weekOf(dayOfIsoDate(last)),
      note: textAt(root, 'cbc:Note'),
    },
  }
}
