/**
 * The life of one quote, while everything goes wrong: made, filled and changed by two people at once, printed, sent, accepted by its
 * customer, ordered. It writes down what was acknowledged, and nothing else.
 */
import { makeClient, type Reply } from '../api/client.ts'
import { asInvocation, makeInvocation } from './invocation.ts'
import { type Harm, type Insistent, insistentAt, makeFrozen } from './person.ts'
import type { FaultyWorld } from './world.ts'

export interface Acknowledged {
  orderNumber: number
  customer: string
  /** By row: what was acknowledged of it last. */
  readonly rows: Map<number, Record<string, unknown>>
  label: string | null
  /** How often the quote was acknowledged to be on its way to the customer. */
  sent: number
  /** Links to the customer's page: those that were acknowledged, and how often one was asked for. Each try may make one. */
  readonly links: { made: number; asked: number }
  acceptedBy: string | null
  toOrderNumber: number | null
  /** Copies that were acknowledged. */
  readonly copies: number[]
}

class NotExpected extends Error {}

const WINDOW = 1002
const DOOR = 3104
const quotes = '/api/v1/offers'

const must = (reply: Reply, ...statuses: readonly number[]): Reply => {
  if (statuses.includes(reply.status)) return reply
  throw new NotExpected(`${reply.status} instead of ${statuses.join(' or ')}: ${reply.text.slice(0, 400)}`)
}

const addRow = async (person: Insistent, known: Acknowledged, sourceRowId: number): Promise<number> => {
  const { orderNumber } = known
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId, numberOf: 1 }
  const { rowNumber } = must(await person.command('/api/v1/products', row), 201).json.model
  if (known.rows.has(rowNumber)) throw new NotExpected(`row ${rowNumber} was given twice`)
  known.rows.set(rowNumber, { numberOf: 1 })
  return rowNumber
}

const setWidth = async (person: Insistent, known: Acknowledged, rowNumber: number, width: number) => {
  const address = `/api/v1/products/${known.orderNumber}/0/${rowNumber}`
  for (;;) {
    const { revision } = must(await person.get(address), 200).json
    const reply = must(await person.put(address, { revision, choices: { width } }), 200, 409)
    if (reply.status === 200) break
  }
  known.rows.set(rowNumber, { ...known.rows.get(rowNumber), width })
}

const setFigure = async (
  person: Insistent,
  known: Acknowledged,
  rowNumber: number,
  field: 'numberOf' | 'discountRate',
  value: number,
) => {
  must(await person.put(`${quotes}/${known.orderNumber}/0/${rowNumber}/${field.toLowerCase()}/${value}`), 200)
  known.rows.set(rowNumber, { ...known.rows.get(rowNumber), [field]: value })
}

const setHeader = async (person: Insistent, known: Acknowledged, header: Record<string, unknown>) => {
  const address = `${quotes}/${known.orderNumber}`
  for (;;) {
    const { version } = must(await person.get(address), 200).json
    const reply = must(await person.put(address, { version, ...header }), 200, 409)
    if (reply.status === 200) return
  }
}

const editRow = async (person: Insistent, known: Acknowledged, rowNumber: number, { chance }: Harm) => {
  for (let edits = chance.between(2, 5); edits > 0; edits -= 1) {
    const kind = chance.pick(['width', 'numberOf', 'discountRate'] as const)
    if (kind === 'width') await setWidth(person, known, rowNumber, 690 + 10 * chance.between(0, 30))
    else await setFigure(person, known, rowNumber, kind, chance.between(1, 9))
  }
}

const label = async (person: Insistent, known: Acknowledged, { chance }: Harm) => {
  const deliveryLabel = `Solbakken ${chance.between(1, 99_999)}`
  await setHeader(person, known, { deliveryLabel })
  known.label = deliveryLabel
}

const askForLink = ({ links }: Acknowledged): void => {
  links.asked += 1
}

const accept = async (
  harm: Harm,
  world: FaultyWorld,
  known: Acknowledged,
  seller: Insistent,
  frozen: Parameters<typeof insistentAt>[2],
) => {
  const terms = { prices: 'rows', days: 3 }
  const links = `${quotes}/${known.orderNumber}/customer/links`
  const made = must(await seller.command(links, terms, () => askForLink(known)), 201)
  known.links.made += 1
  const address = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const customer = insistentAt(makeClient(), { ...harm, tally: world.tally }, frozen)
  const { hash } = must(await customer.get(address), 200).json
  const name = `Kunde ${known.orderNumber}`
  must(await customer.post(`${address}/acceptance`, { name, hash }), 200, 201)
  known.acceptedBy = name
}

/** Whoever looks for it right after a change may not find it yet; it must be no fault. */
const search = async (person: Insistent, { orderNumber }: Acknowledged) => {
  must(await person.get(`${quotes}?limit=5&q=${orderNumber}`), 200)
  must(await person.get(`${quotes}?limit=5&q=kunde`), 200)
}

/** The clock strikes while people work. */
const clockStrikes = async (world: FaultyWorld, { chance, percent }: Harm) => {
  await asInvocation(makeInvocation(chance, { percent }), world.sendOrders).catch(() => undefined)
}

const order = async (person: Insistent, known: Acknowledged, isFast: boolean) => {
  const address = `${quotes}/${known.orderNumber}`
  if (isFast) must(await person.put(`${address}/fastlane/true`), 200, 409)
  for (const { id } of must(await person.get(`${address}/check`), 200).json)
    must(await person.put(`${address}/check/${id}/acknowledged/true`), 200, 404)
  const { fastlane } = must(await person.get(address), 200).json
  const slot = fastlane.selected && fastlane.slotId !== null ? `?fastlaneSlotId=${fastlane.slotId}` : ''
  const reply = must(await person.command(`${address}/order${slot}`), 200, 409, 422)
  if (reply.status === 200) known.toOrderNumber = reply.json.model.toOrderNumber
}

export const liveThrough = async (world: FaultyWorld, harm: Harm): Promise<Acknowledged> => {
  const { chance } = harm
  const frozen = makeFrozen(chance)
  const clerk = insistentAt(world.clerk, harm, frozen)
  const colleague = insistentAt(world.colleague, harm, frozen)
  const { orderNumber } = must(await clerk.command(quotes), 201).json.model
  const customer = `success+${orderNumber}@simulator.amazonses.com`
  const known: Acknowledged = {
    orderNumber,
    customer,
    rows: new Map(),
    label: null,
    sent: 0,
    links: { made: 0, asked: 0 },
    acceptedBy: null,
    toOrderNumber: null,
    copies: [],
  }
  try {
    const [window, door] = await Promise.all([addRow(clerk, known, WINDOW), addRow(colleague, known, DOOR)])
    await Promise.all([
      editRow(clerk, known, window, harm),
      editRow(colleague, known, door, harm).then(() => label(colleague, known, harm)),
    ])
    await setHeader(clerk, known, { customer: { name: `Kunde ${orderNumber}`, email: customer, phone: '' } })
    if (chance.percent(30)) {
      const printed = await clerk.get(`/tilbud/${orderNumber}/pdf?prices=CUSTOMER`)
      must(printed, 200, 202, 302, 303)
    }
    if (chance.percent(80)) {
      const link = chance.percent(50)
      const address = `${quotes}/${orderNumber}/send?prices=CUSTOMER`
      must(await clerk.command(address, { link }, () => link && askForLink(known)), 200)
      known.sent = 1
      if (link) known.links.made += 1
    }
    if (chance.percent(60)) await accept(harm, world, known, clerk, frozen)
    if (chance.percent(25))
      known.copies.push(
        must(await clerk.command(`${quotes}/${orderNumber}/copy`), 201).json.model.orderNumber,
      )
    await search(colleague, known)
    if (chance.percent(75)) await order(clerk, known, chance.percent(30))
    await clockStrikes(world, harm)
  } finally {
    frozen.thawAll()
  }
  return known
}
