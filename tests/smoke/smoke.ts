/**
 * The main job against a place that runs, over the line as a browser does it: log in, make a quote, read its price, print it, mail it.
 * After a release it says whether people can work; `npm test` runs it against the local stack.
 */
import { setTimeout as pause } from 'node:timers/promises'

export interface SmokeTarget {
  /** Such as `https://tilbud.firma.no`. */
  readonly site: string
  readonly email: string
  readonly password: string
  /** Where the mail goes. SES keeps an address that takes everything and tells nobody. */
  readonly mailTo: string
}

export const SIMULATOR = 'success@simulator.amazonses.com'

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  // biome-ignore lint/suspicious/noExplicitAny: looks into answers of every shape
  readonly json: any
}

const TRIES = 60
const PAUSE_MS = 1000

/** Until it answers something; a print takes some seconds, a mail besides. */
const until = async <Found>(what: string, ask: () => Promise<Found | null>): Promise<Found> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await ask()
    if (found !== null) return found
    await pause(PAUSE_MS)
  }
  throw new Error(`${what}: not within ${(TRIES * PAUSE_MS) / 1000} seconds`)
}

const must = (what: string, holds: boolean, seen: unknown): void => {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(seen)?.slice(0, 300)}`)
}

const caller = ({ site }: SmokeTarget) => {
  let cookie = ''
  return async (
    method: string,
    path: string,
    body?: unknown,
    accept = 'application/json',
  ): Promise<Answer> => {
    const response = await fetch(site + path, {
      method,
      headers: {
        accept,
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const [pair] = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
    if (pair) cookie = pair
    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const json = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined
    return { status: response.status, headers: response.headers, bytes, json }
  }
}

/** Model 1001, the plainest window, which every range has. */
const MODEL = 1001

export const smoke = async (place: SmokeTarget, say: (line: string) => void): Promise<void> => {
  const call = caller(place)
  const done = async (what: string, method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, body)
    must(what, answer.status < 300, answer.json ?? answer.bytes.toString().slice(0, 300))
    say(what)
    return answer
  }

  const page = await done('the page is there', 'GET', '/')
  const [, build] = /<meta name="build" content="(\w+)"/.exec(page.bytes.toString()) ?? []
  must('the page names its build', build !== undefined, page.bytes.toString())

  const { email, password } = place
  const login = await done('logged in', 'POST', '/api/v1/auth/login', { email, password })
  const version = login.headers.get('x-server-version') ?? ''
  must('functions and page are of one build', version.endsWith(`+${build}`), { version, build })

  const made = await done('a quote is made', 'POST', '/api/v1/offers')
  const { orderNumber } = made.json.model
  const offer = `/api/v1/offers/${orderNumber}`
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: MODEL, numberOf: 2 }
  await done('a window is added', 'POST', '/api/v1/products', row)
  const priced = await done('the quote is read', 'GET', offer)
  const [first] = priced.json.productRows
  must('the window has a price', JSON.stringify(first).match(/"\w*[pP]rice\w*":\d*[1-9]/) !== null, first)

  const { version: quoteVersion } = priced.json
  const customer = { name: 'Prøve etter utrulling', email: place.mailTo, phone: '' }
  await done('its customer is named', 'PUT', offer, { version: quoteVersion, customer })

  const pdf = await until('the quote is printed', async () => {
    // As a tab does; a program that asks for JSON is told of the job instead.
    const path = `/tilbud/${orderNumber}/pdf?type=inline&prices=CUSTOMER`
    const { status, bytes } = await call('GET', path, undefined, 'application/pdf')
    must('the print is answered', status === 200 || status === 202, { status, said: bytes.toString() })
    return bytes.subarray(0, 5).toString() === '%PDF-' ? bytes : null
  })
  must('the print is a whole document', pdf.length > 5000, pdf.length)
  say('printed')

  await done('a mail is ordered', 'POST', `${offer}/send?prices=CUSTOMER`, {})
  await until('the mail is sent', async () => {
    const { mail } = (await call('GET', offer)).json
    must('the mail is on its way', ['queued', 'sending', 'sent'].includes(mail?.state), mail)
    return mail.state === 'sent' ? mail : null
  })
  say('mailed')
  await done('logged out', 'POST', '/api/v1/auth/logout')
}
