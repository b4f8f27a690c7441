/**
 * One person at work on one quote, as the stack sees it: what a browser asks for while somebody edits. Of two hundred calls half are edits,
 * three are prints and one is a mail, and the rest are reads, which is what was counted over whole quotes (an edit each few seconds, and a call
 * every two).
 */
import type { Chance } from '#functions/demo/random'

export interface Answered {
  readonly what: string
  readonly status: number
  /** Of a refusal, its code and what it says beside; empty where there is none. */
  readonly refusal: string
  readonly milliseconds: number
}

export interface Editor {
  /** One call and what came of it; never throws. */
  step(): Promise<Answered>
}

const quotes = '/api/v1/offers'
/** Characters of a refusal that are enough to know which it was. */
const SAID = 300
const WIDTHS = { least: 60, most: 120 }

const callAt =
  (origin: string, cookie: string) =>
  async (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(origin + path, {
      method,
      headers: {
        cookie,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

const readAt = (origin: string, cookie: string) => {
  const call = callAt(origin, cookie)
  return async (path: string) => {
    const answer = await call('GET', path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

/** The number of the quote that the person was at last. */
export const findSource = async (origin: string, cookie: string): Promise<number> => {
  const [source] = (await readAt(origin, cookie)(`${quotes}?limit=20`)) as { orderNumber: number }[]
  if (source === undefined) throw new Error('a person of the demo has no quote')
  return source.orderNumber
}

interface Seat {
  readonly cookie: string
  /** The number of the quote that everybody at this place takes a copy of. */
  readonly source: number
}

/** On a copy of a quote that the person has, and in it on a row of its own. */
export const openEditor = async (
  origin: string,
  { cookie, source }: Seat,
  chance: Chance,
): Promise<Editor> => {
  const call = callAt(origin, cookie)
  const read = readAt(origin, cookie)
  const copied = await call('POST', `${quotes}/${source}/copy`)
  if (!copied.ok) throw new Error(`no copy of ${source}: ${await copied.text()}`)
  const { orderNumber } = ((await copied.json()) as { model: { orderNumber: number } }).model
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  const made = await call('POST', '/api/v1/products', row)
  const { rowNumber } = ((await made.json()) as { model: { rowNumber: number } }).model
  const address = `/api/v1/products/${orderNumber}/0/${rowNumber}`
  const { version } = (await read(`${quotes}/${orderNumber}`)) as { version: number }
  const customer = { name: 'Kunde under last', email: 'success@simulator.amazonses.com', phone: '' }
  await call('PUT', `${quotes}/${orderNumber}`, { version, customer })

  const edit = async (): Promise<Response> => {
    const now = await call('GET', address)
    if (!now.ok) return now
    const { revision } = (await now.json()) as { revision: string }
    const width = 10 * chance.between(WIDTHS.least, WIDTHS.most)
    return call('PUT', address, { revision, choices: { width } })
  }
  const draw = async (): Promise<Response> => {
    const quote = await call('GET', `${quotes}/${orderNumber}`)
    if (!quote.ok) return quote
    const { productRows } = (await quote.json()) as { productRows: { imageUrl: string }[] }
    return call('GET', productRows.at(-1)?.imageUrl ?? '')
  }
  const count = () => call('PUT', `${quotes}/${orderNumber}/0/${rowNumber}/numberof/${chance.between(1, 9)}`)

  const ways: readonly (readonly [percent: number, what: string, ask: () => Promise<Response>])[] = [
    [35, 'edit', edit],
    [15, 'count', count],
    [20, 'quote', () => call('GET', `${quotes}/${orderNumber}`)],
    [15, 'drawing', draw],
    [8, 'list', () => call('GET', `${quotes}?limit=20`)],
    [5, 'check', () => call('GET', `${quotes}/${orderNumber}/check`)],
    [1.5, 'print', () => call('GET', `/tilbud/${orderNumber}/pdf?prices=HIDDEN`)],
    [0.5, 'mail', () => call('POST', `${quotes}/${orderNumber}/send?prices=HIDDEN`, {})],
  ]

  const pick = () => {
    let at = chance.next() * 100
    for (const way of ways) {
      at -= way[0]
      if (at < 0) return way
    }
    return ways[0] as (typeof ways)[number]
  }

  return {
    step: async () => {
      const [, what, ask] = pick()
      const begun = performance.now()
      const answer = await ask().catch(() => null)
      const body = (await answer?.text().catch(() => '')) ?? ''
      // The very same mail twice is refused, and no fault.
      const isSame = what === 'mail' && answer?.status === 409
      const status = isSame ? 200 : (answer?.status ?? 0)
      const refusal = status >= 400 ? body.slice(0, SAID) : ''
      return { what, status, refusal, milliseconds: performance.now() - begun }
    },
  }
}
