/**
 * The whole life of one quote, with as much work as people do on one: of two hundred calls half are edits and the rest looks at what came of them
 * (counted for tests/load), three papers, a search, a picture, a mail, a customer who reads the page, asks, says yes and gets his receipt, and the order, which
 * the factory takes. Every quote lives to its end here; most do not, so the bill errs upwards.
 */

import { SEED } from '../factories/seed.ts'
import { sensibleQuotes } from '../factories/sensible-quotes.ts'
import type { Browser, CostWorld } from './world.ts'

const quotes = '/api/v1/offers'
const MOST_ROWS_BY_HAND = 17
/** A row that is typed is changed ten times, one of many that are pasted three times. */
const EDITS = { byHand: 10, pasted: 3 } as const

/** The same rows for everybody; one that a row of a quote is made of stands alone. */
const planned = sensibleQuotes(SEED, 40).flatMap(({ rows }) => rows)

interface Row {
  readonly rowNumber: number
  revision: string
  readonly width: number
}

const addByHand = async (seller: Browser, orderNumber: number, count: number): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const { modelId, numberOf, patch } of planned.slice(0, count)) {
    const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: modelId, numberOf }
    const made = (await seller.send('POST', '/api/v1/products', row)).json.model
    const address = `/api/v1/products/${orderNumber}/0/${made.rowNumber}`
    const edited = await seller.send('PUT', address, { revision: made.revision, choices: patch })
    rows.push({
      rowNumber: made.rowNumber,
      revision: edited.json.model.revision,
      width: patch.width ?? 990,
    })
  }
  return rows
}

/** So many lines go in one call. */
const LINES_AT_ONCE = 40

const paste = async (seller: Browser, orderNumber: number, count: number): Promise<readonly Row[]> => {
  const address = `/api/v1/products/schedule/${orderNumber}`
  const rows: Row[] = []
  for (let from = 0; from < count; from += LINES_AT_ONCE) {
    const lines = planned
      .slice(from, Math.min(count, from + LINES_AT_ONCE))
      .map(({ modelId, numberOf, patch }) => ({ modelId, numberOf, choices: patch }))
    const made = (await seller.send('POST', address, { rows: lines })).json.model.rows
    for (const [nth, { rowNumber }] of made.entries()) {
      if (rowNumber === null) throw new Error(`line ${from + nth + 1} was refused`)
      rows.push({ rowNumber, revision: '', width: lines[nth]?.choices.width ?? 990 })
    }
  }
  return rows
}

/** Widths and words by turns, as somebody who tries what it costs; what a rule refuses was asked for all the same. */
const editRow = async (seller: Browser, orderNumber: number, row: Row, nth: number): Promise<void> => {
  const address = `/api/v1/products/${orderNumber}/0/${row.rowNumber}`
  if (row.revision === '') row.revision = (await seller.send('GET', address)).json.revision
  const kind = nth % 5
  if (kind === 3) {
    await seller.send('PUT', `${quotes}/${orderNumber}/0/${row.rowNumber}/numberof/${(nth % 4) + 1}`)
    return
  }
  const choices =
    kind === 4 ? { reference: `V${row.rowNumber} rom ${nth}` } : { width: row.width - 10 * (nth % 3) }
  const reply = await seller.send('PUT', address, { revision: row.revision, choices }, [200, 409, 422])
  row.revision =
    reply.status === 200 ? reply.json.model.revision : (await seller.send('GET', address)).json.revision
}

/** What is looked at after the so-manieth edit: forty quotes, thirty drawings, sixteen lists and ten checks after a hundred. */
const lookAt = async (seller: Browser, orderNumber: number, nth: number): Promise<void> => {
  const turn = nth % 100
  if (turn % 5 < 2) return void (await seller.send('GET', `${quotes}/${orderNumber}`))
  if (turn % 10 === 9) return void (await seller.send('GET', `${quotes}/${orderNumber}/check`))
  if (turn % 6 === 2) return void (await seller.send('GET', `${quotes}?limit=20`))
  if (turn % 3 === 0) return
  const { productRows } = (await seller.send('GET', `${quotes}/${orderNumber}`)).json
  await seller.send('GET', productRows.at(-1).imageUrl)
}

const setHeader = async (seller: Browser, orderNumber: number, header: object): Promise<void> => {
  const { version } = (await seller.send('GET', `${quotes}/${orderNumber}`)).json
  await seller.send('PUT', `${quotes}/${orderNumber}`, { version, ...header })
}

const print = (seller: Browser, orderNumber: number, prices: string) =>
  seller.send('GET', `/tilbud/${orderNumber}/pdf?type=inline&prices=${prices}`)

const sell = async (world: CostWorld, seller: Browser, orderNumber: number): Promise<void> => {
  await seller.send('POST', `${quotes}/${orderNumber}/send?prices=CUSTOMER`, { link: true })
  await world.settle()
  const terms = { prices: 'rows', days: 14 }
  const made = await seller.send('POST', `${quotes}/${orderNumber}/customer/links`, terms)
  const address = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const customer = world.customer()
  await customer.send('GET', address)
  await customer.send('GET', `${address}/pdf`, undefined, [200, 202])
  await customer.send('POST', `${address}/questions`, {
    rowNumber: 1,
    name: 'Kari Kunde',
    text: 'Kan denne leveres med klart glass?',
  })
  const { hash } = (await customer.send('GET', address)).json
  await customer.send('POST', `${address}/acceptance`, { name: 'Kari Kunde', hash })
  await world.settle()
}

const order = async (world: CostWorld, seller: Browser, orderNumber: number): Promise<void> => {
  const address = `${quotes}/${orderNumber}`
  for (const { id } of (await seller.send('GET', `${address}/check`)).json)
    await seller.send('PUT', `${address}/check/${id}/acknowledged/true`, undefined, [200, 404])
  await seller.send('POST', `${address}/order`, undefined)
  await world.settle()
  await seller.send('GET', address)
}

/** Quotes that are there already, so that a list is a list and a search has something to leave out. */
export const makeOthers = async (world: CostWorld, count: number): Promise<void> => {
  const seller = await world.seller()
  for (let made = 0; made < count; made += 1) {
    const { orderNumber } = (await seller.send('POST', quotes)).json.model
    await paste(seller, orderNumber, 7)
  }
}

export const liveOnce = async (world: CostWorld, count: number): Promise<void> => {
  const seller = await world.seller()
  for (const page of ['/api/v1/users/current', '/api/v1/productgroups', `${quotes}?limit=20`])
    await seller.send('GET', page)
  const { orderNumber } = (await seller.send('POST', quotes)).json.model
  const isTyped = count <= MOST_ROWS_BY_HAND
  const rows = await (isTyped ? addByHand : paste)(seller, orderNumber, count)
  const email = `success+${orderNumber}@simulator.amazonses.com`
  await setHeader(seller, orderNumber, {
    customer: { name: 'Kari Kunde', email, phone: '' },
    deliveryLabel: `Solbakken ${orderNumber}`,
  })
  const edits = rows.length * (isTyped ? EDITS.byHand : EDITS.pasted)
  for (let nth = 0; nth < edits; nth += 1) {
    const row = rows[nth % rows.length]
    if (row !== undefined) await editRow(seller, orderNumber, row, nth)
    await lookAt(seller, orderNumber, nth)
    if (nth === Math.floor(edits / 2)) await print(seller, orderNumber, 'STORE')
  }
  await seller.send('GET', `/api/v1/products/${orderNumber}/0/1/preview/perspective`, undefined, [200, 202])
  await print(seller, orderNumber, 'DISCOUNTS')
  await print(seller, orderNumber, 'CUSTOMER')
  await seller.send('GET', `${quotes}?limit=20&q=Solbakken`)
  await seller.send('GET', `${quotes}?limit=20&q=${orderNumber}`)
  await sell(world, seller, orderNumber)
  await order(world, seller, orderNumber)
}
