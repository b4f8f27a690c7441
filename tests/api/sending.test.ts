// A quote on its way to the customer: the mail, its documents, and that it never goes twice.
import { S3Client } from '@aws-sdk/client-s3'
import type { SQSEvent } from 'aws-lambda'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginGeneration } from '#functions/data/buffers/buffer-repository'
import { insertLink } from '#functions/data/customer-links/link-repository'
import { makeSecret, secretHashOf } from '#functions/data/link-secret'
import { findMailAddress } from '#functions/data/mails/mail-address-repository'
import { findMail, listMailsOf, type MailKey, moveMail } from '#functions/data/mails/mail-repository'
import { findManifest, replaceManifest } from '#functions/data/quotes/quote-repository'
import { handler } from '#functions/queues/mail/handler'
import { sendMail } from '#functions/queues/mail/send-mail'
import { type Client, makeClient, type Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { withLosingLine } from './losing-line.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn } from './people.ts'
import { fail, finish, frozenInput, receiveJobs } from './render-queue.ts'

withEngines()
const line = withLosingLine()
const office = withMailOffice()

let store: Client
let agent: Client
let chain: Client
let orderNumber: number
/** A document is no text. */
const PDF = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\r\ntilbud \x00\xFF', 'latin1')

beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  agent = await loggedIn('agent')
  chain = await loggedIn('chainUser')
})
const address = (path = '') => `/api/v1/offers/${orderNumber}${path}`
const read = async () => (await store.get(address())).json
const send = (prices: string, client = store, key?: string) =>
  client.post(
    address(`/send?prices=${prices}`),
    {},
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )

const makeQuote = async (client = store, email = 'ingrid.tveit@kunde.example') => {
  orderNumber = (await client.post('/api/v1/offers')).json.model.orderNumber
  await client.post('/api/v1/products', {
    orderNumber,
    sourceOrderNumber: 0,
    sourceRowId: 1002,
    numberOf: 1,
  })
  const { version } = (await client.get(address())).json
  const customer = { name: 'Ingrid\nTveit', email, phone: '' }
  await client.put(address(), { version, customer, deliveryLabel: 'Solbakken 14' })
}
beforeEach(() => makeQuote())

const receiveMails = () => office.take()

const finishDocuments = async () => {
  for (const job of await receiveJobs()) await finish(job, PDF)
}
/** The worker makes the documents, then the mail goes out. */
const deliver = async () => {
  await finishDocuments()
  const event = await receiveMails()
  expect((await handler(event)).batchItemFailures).toEqual([])
  return event
}
const sentMails = async () =>
  (await office.sent()).filter(({ subject }) => subject.includes(String(orderNumber)))
/** As if a function had taken the mail two minutes ago and died over it. */
const claimAndDie = async (key: MailKey) => {
  const mail = await findMail(key)
  if (mail === null) throw new Error('there is no such mail')
  const since = new Date(Date.now() - 120_000).toISOString()
  expect(await moveMail(mail, { state: 'sending', since })).toBe(true)
}
const keyOf = (event: SQSEvent): MailKey => JSON.parse(event.Records[0]?.body ?? '')

describe('Q-323: sending to the customer', () => {
  test('mails one document for each price mode, and the answer goes to the seller', async () => {
    const reply = await send('HIDDEN,CUSTOMER')
    expect(reply.status, reply.text).toBe(200)
    expect(reply.json.model).toMatchObject({
      status: { intVal: 20, name: 'Sendt til kunde' },
      mail: { to: 'ingrid.tveit@kunde.example', state: 'queued', reason: null },
    })
    const jobs = await receiveJobs()
    const columns = await Promise.all(
      jobs.map(async (job) => {
        const input = await frozenInput(job)
        return input.kind === 'row-image' ? [] : input.priceColumns.map(({ mode }) => mode)
      }),
    )
    expect(columns.toSorted()).toEqual([[], ['CUSTOMER']])
    for (const job of jobs) await finish(job, PDF)
    expect((await handler(await receiveMails())).batchItemFailures).toEqual([])

    const [mail, ...others] = await sentMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'ingrid.tveit@kunde.example',
      replyTo: 'butikk@test.example',
      subject: `Tilbud ${orderNumber} fra Tømmerringen Sandnes`,
    })
    expect(mail?.from).toContain('<tilbud@lysvag.example>')
    expect(mail?.text).toMatch(/^Hei, Ingrid Tveit\n\nVedlagt følger tilbud \d+ fra Tømmerringen Sandnes\./)
    expect(mail?.text).toContain('Merking: Solbakken 14')
    expect(mail?.attachments.map((name) => name.slice(name.indexOf('tilbud_')))).toEqual([
      `tilbud_${orderNumber}.pdf`,
      `tilbud_${orderNumber}_uten_priser.pdf`,
    ])
    expect(await office.enclosed(mail?.attachments[0] ?? '')).toEqual(PDF)
    expect((await read()).mail).toMatchObject({ state: 'sent', stateText: 'Sendt til kunde' })
  })

  test('is done once, however often the request or the queue repeats it', async () => {
    const first = await send('CUSTOMER', store, 'send-once-1')
    const event = await deliver()
    expect((await send('CUSTOMER', store, 'send-once-1')).json).toEqual(first.json)
    await Promise.all([handler(event), handler(event)])
    const again = await send('CUSTOMER')
    expect([again.status, again.json.message]).toEqual([
      409,
      'Det samme tilbudet er allerede sendt til ingrid.tveit@kunde.example. Det sendes ikke to ganger.',
    ])
    await handler(await receiveMails())
    expect(await sentMails()).toHaveLength(1)
  })

  test('a changed quote is an offer again, and another mail', async () => {
    await send('CUSTOMER')
    await deliver()
    const edited = await store.put(address('/0/1/numberof/3'))
    expect(edited.json.model.status.intVal).toBe(10)
    expect((await send('CUSTOMER')).status).toBe(200)
    await deliver()
    expect(await sentMails()).toHaveLength(2)
  })

  test('a quote that a colleague edits while its mail is made is not sent, and not said to be', async () => {
    const colleague = await loggedIn('storeClerk')
    const edit = async () => void (await colleague.put(address('/0/1/numberof/5')))
    line.meanwhile(edit, '{"S":"mail"}', '"ConditionExpression"')
    const refused = await send('CUSTOMER')
    expect(line.hasCome()).toBe(true)
    expect([refused.status, refused.json.code]).toEqual([409, 'quote.changed-meanwhile'])
    expect(await read()).toMatchObject({ status: { intVal: 10 }, mail: null })
    expect((await receiveMails()).Records).toEqual([])
    expect((await send('CUSTOMER')).json.model.status.intVal).toBe(20)
    await deliver()
    expect(await sentMails()).toHaveLength(1)
  })

  test('a link that was to go with it is nobody’s then, and its mail waits no longer', async () => {
    const sendWithLink = () => store.post(address('/send?prices=CUSTOMER'), { link: true })
    const states = async () =>
      (await store.get(address('/customer'))).json.links.map(({ state }: { state: string }) => state)
    const edit = async () => void (await store.put(address('/0/1/numberof/6')))
    line.meanwhile(edit, '{"S":"mail"}', '"ConditionExpression"')
    expect((await sendWithLink()).json.code).toBe('quote.changed-meanwhile')
    expect(line.hasCome()).toBe(true)
    expect(await states()).toEqual(['revoked'])
    expect((await listMailsOf({ orderNumber })).map(({ state }) => state)).toEqual(['failed'])
    expect((await sendWithLink()).status).toBe(200)
    expect((await states()).toSorted()).toEqual(['open', 'revoked'])
    await deliver()
  })

  test('what was looked at is sent: a version that somebody has changed since is refused before anything is made', async () => {
    const { version } = await read()
    await store.put(address('/0/1/numberof/7'))
    const refused = await store.post(address(`/send?prices=CUSTOMER&version=${version}`), { link: true })
    expect([refused.status, refused.json.code]).toEqual([409, 'quote.changed-meanwhile'])
    expect((await store.get(address('/customer'))).json.links).toEqual([])
    expect((await store.post(address(`/send?prices=CUSTOMER&version=${version + 1}`), {})).status).toBe(200)
    await deliver()
  })

  test('a mail waits for its document, and one whose document cannot be made says why and can be sent again', async () => {
    await send('CUSTOMER')
    const [job] = await receiveJobs()
    if (job === undefined) throw new Error('no document was ordered')
    await fail(job, 'Kunne ikke tegnes: rad 1.')
    await handler(await receiveMails())
    expect((await read()).mail).toMatchObject({ state: 'failed', reason: 'Kunne ikke tegnes: rad 1.' })
    expect(await sentMails()).toEqual([])
    expect((await send('CUSTOMER')).status).toBe(200)
    await deliver()
    expect((await read()).mail.state).toBe('sent')
  })

  test('a mail asks whether its document is there, as whoever waits for a print does, and is tried later when it is not', async () => {
    await send('CUSTOMER')
    const asked = vi.spyOn(S3Client.prototype, 'send')
    const attempt = { isLast: false, patienceMs: 1500 }
    await expect(sendMail(keyOf(await receiveMails()), attempt)).rejects.toThrow('not ready')
    const times = (name: string) =>
      asked.mock.calls.filter(([command]) => command.constructor.name === name).length
    expect(times('HeadObjectCommand')).toBeGreaterThan(1)
    expect(times('HeadObjectCommand')).toBeLessThan(18)
    expect(times('ListObjectsV2Command')).toBeLessThanOrEqual(3)
    asked.mockRestore()
    await receiveJobs()
  })

  test('a mail whose document was cleared from its buffer goes out with it, is not another mail afterwards, and can be sent again', async () => {
    await send('CUSTOMER')
    await beginGeneration('documents', new Date())
    const key = keyOf(await deliver())
    expect((await sentMails()).map(({ attachments }) => attachments.length)).toEqual([1])
    expect((await send('CUSTOMER')).json.code).toBe('send.already-sent')

    const mail = await findMail(key)
    if (mail === null) throw new Error('the mail is gone')
    await moveMail(mail, { state: 'failed', since: mail.since })
    await beginGeneration('documents', new Date())
    expect((await send('CUSTOMER')).status).toBe(200)
    await deliver()
    expect(await sentMails()).toHaveLength(2)
    expect((await findMail(key))?.state).toBe('sent')
  })

  test('one that was taken and never came to an end is not sent again by itself', async () => {
    await send('CUSTOMER')
    await finishDocuments()
    const event = await receiveMails()
    const key = keyOf(event)
    await claimAndDie(key)
    await handler(event)
    expect(await sentMails()).toEqual([])
    expect((await read()).mail).toMatchObject({ state: 'unknown', stateText: 'Ukjent om den kom frem' })
    // A person asks for it.
    expect((await send('CUSTOMER')).status).toBe(200)
    await deliver()
    expect(await sentMails()).toHaveLength(1)
    expect((await findMail(key))?.state).toBe('sent')
  })

  test('one that was taken by the last who was to try it says so, and a person can send it again', async () => {
    await send('CUSTOMER')
    await finishDocuments()
    await claimAndDie(keyOf(await receiveMails()))
    expect((await read()).mail).toMatchObject({ state: 'unknown', stateText: 'Ukjent om den kom frem' })
    expect((await send('CUSTOMER')).json.model.mail.state).toBe('queued')
    await deliver()
    expect(await sentMails()).toHaveLength(1)
    expect((await read()).mail.state).toBe('sent')
  })

  test('one whose claim was written and not answered is sent all the same, once', async () => {
    await send('CUSTOMER')
    await finishDocuments()
    const event = await receiveMails()
    line.loseAnswerTo('{"S":"sending"}')
    await handler(event)
    expect(line.hasCome()).toBe(true)
    expect(await sentMails()).toHaveLength(1)
    expect((await read()).mail.state).toBe('sent')
  })

  test('a post office that refuses, is busy or breaks off is told apart', async () => {
    try {
      await send('CUSTOMER')
      await finishDocuments()
      const event = await receiveMails()
      office.mood = { status: 429, type: 'TooManyRequestsException' }
      expect((await handler(event)).batchItemFailures).toHaveLength(1)
      expect((await read()).mail.state).toBe('queued')
      office.mood = { status: 400, type: 'MessageRejected' }
      await handler(event)
      expect((await read()).mail).toMatchObject({
        state: 'failed',
        reason: 'E-posten ble avvist av posttjenesten.',
      })
      await send('CUSTOMER')
      office.mood = 'broken'
      await handler(await receiveMails())
      expect((await read()).mail.state).toBe('unknown')
    } finally {
      office.mood = 'well'
    }
  })
})

describe('what the seller wishes of the mail', () => {
  const wish = (body: object, client = store) => client.post(address('/send?prices=CUSTOMER'), body)

  test('is what it says, a copy, and the customer’s own page, whose address nobody finds here afterwards', async () => {
    const text = 'Hei Ingrid!\n\nTilbudet ligger ved. 👷 <b>Ring</b> meg.'
    const sent = await wish({ text, copy: true, link: true })
    expect(sent.status, sent.text).toBe(200)
    expect(sent.json.model.mail).toMatchObject({ text, copy: true, link: true })
    const event = await deliver()
    const [mail, ...others] = await sentMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ingrid.tveit@kunde.example', copyTo: 'butikk@test.example' })
    const [, said, path = ''] =
      /^(.*)\n\nSe tilbudet på nett, med tegninger og 3D:\nhttps?:\/\/[^/\s]+(\/kunde\/\S+)$/s.exec(
        mail?.text ?? '',
      ) ?? []
    expect(said).toBe(text)
    expect((await store.get(path.replace('/kunde/', '/api/v1/customer/'))).json.orderNumber).toBe(orderNumber)
    expect(sent.text).not.toContain(path)
    expect(await findMail(keyOf(event))).toMatchObject({ state: 'sent', text })
    expect(await findMailAddress(keyOf(event), new Date())).toBeNull()
    // The same once more is the same mail, and makes no second link.
    expect((await wish({ text, copy: true, link: true })).json.code).toBe('send.already-sent')
    expect((await store.get(address('/customer'))).json.links).toHaveLength(1)
  })

  test('another text is another mail, and one that failed goes out again with a link of its own: the one before is kept nowhere and opens nothing', async () => {
    await wish({ text: 'En', link: true })
    const [job] = await receiveJobs()
    if (job === undefined) throw new Error('no document was ordered')
    await fail(job, 'Kunne ikke tegnes: rad 1.')
    const event = await receiveMails()
    expect(await findMailAddress(keyOf(event), new Date())).toMatch(/\/kunde\/\d+\/[\w-]{43}$/)
    await handler(event)
    expect(await findMailAddress(keyOf(event), new Date())).toBeNull()
    expect((await read()).mail).toMatchObject({ state: 'failed', text: 'En', link: true, copy: false })
    expect((await wish({ text: 'En', link: true })).status).toBe(200)
    await deliver()
    expect((await sentMails())[0]?.text).toMatch(/\/kunde\/\d+\/[\w-]{43}$/)
    const { links } = (await store.get(address('/customer'))).json
    expect(links.map(({ state }: { state: string }) => state).toSorted()).toEqual(['open', 'revoked'])
    expect((await wish({ text: 'To' })).status).toBe(200)
    await deliver()
    expect((await sentMails()).map(({ text }) => text.split('\n')[0])).toEqual(['En', 'To'])
  })

  test('has its bounds, and what is not known is refused', async () => {
    for (const body of [
      { text: ' \n ' },
      { text: 'x'.repeat(4001) },
      { copy: 'ja' },
      { to: 'andre@x.example' },
    ])
      expect((await wish(body)).status, JSON.stringify(body)).toBe(422)
    expect(await receiveMails()).toEqual({ Records: [] })
  })
})

describe('Q-245: what a quote needs before it is sent', () => {
  test('is a price mode', async () => {
    expect((await send('')).json.code).toBe('send.no-mode')
    expect((await send('ALT')).status).toBe(422)
  })

  test('is a customer with a name and an address', async () => {
    await makeQuote(store, '')
    expect((await send('CUSTOMER')).json.message).toBe(
      'Kundens navn og e-postadresse må fylles ut før tilbudet kan sendes.',
    )
  })

  test('is something to offer, and a sender who may show these prices', async () => {
    await store.delete(address('/0/1'))
    expect((await send('CUSTOMER')).json.code).toBe('send.no-rows')
    await makeQuote(agent)
    expect((await send('STORE', agent)).json.code).toBe('send.mode-not-allowed')
    expect((await send('CUSTOMER', chain)).status).toBe(403)
  })
})

test('what has changed since the customer got the quote is told in words and money', async () => {
  await send('CUSTOMER')
  const changes = async () => (await store.get(address('/changes'))).json
  const unchanged = await changes()
  expect(unchanged.sentAt).toMatch(/^20\d\d-/)
  expect([unchanged.rows, unchanged.after]).toEqual([[], unchanged.before])
  const row = (await store.get(`/api/v1/products/${orderNumber}/0/1`)).json
  await store.put(`/api/v1/products/${orderNumber}/0/1`, {
    revision: row.revision,
    choices: { numberOfVents: 1 },
  })
  const { rows, before, after } = await changes()
  expect(rows).toMatchObject([
    { rowNumber: 1, kind: 'changed', fields: [{ field: 'ventiler', before: '0', after: '1' }] },
  ])
  expect(rows[0].after).toBeGreaterThan(rows[0].before)
  const { totals } = (await store.get(address())).json
  expect(after.inclTax).toBe(totals.sumInclTax)
  expect(before.inclTax).toBe(unchanged.after.inclTax)
})

describe('the customer’s own page', () => {
  const anybody = () => makeClient()
  const links = (client = store) => client.get(address('/customer'))
  const makeLink = async (prices = 'rows', client = store) =>
    client.post(address('/customer/links'), { prices, days: 14 })
  const pageOf = (reply: Reply): string => reply.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const accept = (page: string, hash: string, name = 'Ingrid Tveit') =>
    anybody().post(`${page}/acceptance`, { name, hash })

  test('opens with the link alone, shows the customer’s price, and says nothing of the store’s', async () => {
    const made = await makeLink()
    expect(made.status, made.text).toBe(201)
    const secret = made.json.model.path.split('/').at(-1)
    expect(secret).toMatch(/^[\w-]{43}$/)
    const page = await anybody().get(pageOf(made))
    expect(page.status, page.text).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(page.json).toMatchObject({
      orderNumber,
      state: 'open',
      accepted: null,
      seller: { name: 'Tømmerringen Sandnes' },
    })
    const { unitPrice, ...row } = (await read()).productRows[0].price
    expect(page.json.rows[0].price.unit).toBeCloseTo(unitPrice * 1.25, 1)
    for (const theirs of ['discountRate', 'margin', 'gross', 'net', 'externalReference'])
      expect(page.text).not.toContain(`"${theirs}`)
    expect(page.text).not.toContain(String(row.priceExclTax * (1 - row.discountRateNetStore / 100)))
    // The seller's own look is no opening of the customer's.
    await store.get(pageOf(made))
    expect((await links()).json.links).toMatchObject([{ prices: 'rows', state: 'open', openings: 1 }])
    // What names the link to the seller opens nothing, and the secret is told nowhere again.
    const { id } = (await links()).json.links[0]
    expect((await anybody().get(`/api/v1/customer/${orderNumber}/${id}`)).status).toBe(404)
    expect((await links()).text).not.toContain(secret)
  })

  test('shows the total alone, or no price, as the seller has chosen; without a price nothing is accepted', async () => {
    const total = (await anybody().get(pageOf(await makeLink('total')))).json
    expect([total.rows[0].price, total.total.sumInclTax > 0]).toEqual([null, true])
    const none = pageOf(await makeLink('none'))
    const page = (await anybody().get(none)).json
    expect([page.total, page.rows[0].price, page.state]).toEqual([null, null, 'view-only'])
    expect((await accept(none, page.hash)).json.code).toBe('customer-page.not-acceptable')
  })

  test('a store reads nothing of what its agent’s customer pays by making a link of its own', async () => {
    await makeQuote(agent)
    for (const prices of ['rows', 'total'])
      expect((await makeLink(prices)).json.code).toBe('send.mode-not-allowed')
    const page = (await anybody().get(pageOf(await makeLink('none')))).json
    expect([page.total, page.rows[0].price]).toEqual([null, null])
    expect((await makeLink('rows', agent)).status).toBe(201)
  })

  test('a yes is one yes, however often it is given, and the seller is told of it once', async () => {
    // What the tests before have left behind is not ours.
    await receiveMails()
    await receiveJobs()
    const page = pageOf(await makeLink())
    const { hash } = (await anybody().get(page)).json
    const replies = await Promise.all([1, 2, 3].map(() => accept(page, hash)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const later = await accept(pageOf(await makeLink('total')), hash, 'Noen Andre')
    expect(later.json.model).toMatchObject({ state: 'accepted', accepted: { name: 'Ingrid Tveit' } })
    expect((await links()).json.acceptances).toMatchObject([{ name: 'Ingrid Tveit', isCurrent: true }])
    await deliver()
    const mails = (await sentMails()).toSorted((one, other) => (one.to < other.to ? -1 : 1))
    expect(mails).toMatchObject([
      {
        to: 'butikk@test.example',
        replyTo: 'ingrid.tveit@kunde.example',
        subject: `Tilbud ${orderNumber} er godtatt av Ingrid Tveit`,
      },
      {
        to: 'ingrid.tveit@kunde.example',
        subject: `Kvittering: tilbud ${orderNumber} fra Tømmerringen Sandnes er godtatt`,
      },
    ])
    expect(mails[0]?.text).toContain(hash)
    const { totals } = await read()
    const sum = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2 }).format(totals.sumInclTax)
    expect(mails[1]?.text.replaceAll(/\s/g, ' ')).toContain(`kr ${sum.replaceAll(/\s/g, ' ')}`)
  })

  test('a quote that has changed since it was opened is not accepted, and an older yes is no yes to it', async () => {
    const page = pageOf(await makeLink())
    const { hash } = (await anybody().get(page)).json
    await store.put(address('/0/1/numberof/3'))
    const refused = await accept(page, hash)
    expect([refused.status, refused.json.code]).toEqual([409, 'customer-page.changed'])
    expect((await links()).json.acceptances).toEqual([])
    const fresh = (await anybody().get(page)).json
    expect(fresh).toMatchObject({ state: 'open', rows: [{ numberOf: 3 }] })
    expect(fresh.acceptedBefore).toBeNull()
    expect((await accept(page, fresh.hash)).status).toBe(200)
    const listed = async () => (await store.get(`/api/v1/offers?q=${orderNumber}`)).json[0]
    expect(await listed()).toMatchObject({
      answer: { kind: 'accepted' },
      sumInclTax: (await read()).totals.sumInclTax,
    })
    await store.put(address('/0/1/numberof/4'))
    expect(await listed()).toMatchObject({ answer: null, sumInclTax: (await read()).totals.sumInclTax })
    expect((await links()).json.acceptances).toMatchObject([{ isCurrent: false }])
    expect((await anybody().get(page)).json).toMatchObject({
      state: 'open',
      accepted: null,
      acceptedBefore: { name: 'Ingrid Tveit', sumInclTax: fresh.total.sumInclTax },
    })
    await receiveMails()
  })

  const ask = (page: string, text: string, rowNumber = 1, name = 'Ingrid Tveit') =>
    anybody().post(`${page}/questions`, { rowNumber, name, text })

  test('a question to a row reaches the seller once, on the page and by mail, with the words as they were written', async () => {
    await receiveMails()
    const page = pageOf(await makeLink())
    const hostile = 'Kan den få ventil?\n<script>alert(1)</script>\u0007'
    const replies = [await ask(page, hostile), await ask(page, hostile)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const words = 'Kan den få ventil?\n<script>alert(1)</script>'
    expect(replies[1]?.json.model.questions).toMatchObject([
      { rowNumber: 1, name: 'Ingrid Tveit', text: words },
    ])
    expect((await links()).json.questions).toMatchObject([
      { rowNumber: 1, name: 'Ingrid Tveit', text: words },
    ])
    expect((await handler(await receiveMails())).batchItemFailures).toEqual([])
    const mails = await sentMails()
    expect(mails).toMatchObject([{ to: 'butikk@test.example', replyTo: 'ingrid.tveit@kunde.example' }])
    expect(mails[0]?.text).toContain('> Kan den få ventil?')
    const { json: found } = await store.get(`/api/v1/offers?q=${orderNumber}`)
    expect(found).toMatchObject([{ orderNumber, answer: { kind: 'question' } }])
    // Another link of the same quote is somebody else's.
    expect((await anybody().get(pageOf(await makeLink()))).json.questions).toEqual([])
    expect((await agent.get(address('/customer'))).status).toBe(404)
  })

  test('a question waits for the seller, on the page and in lists, until he has replied, and the customer is told so; what is asked afterwards waits anew', async () => {
    const page = pageOf(await makeLink())
    await ask(page, 'Kan den få ventil?')
    const waiting = async () =>
      (await links()).json.questions.map(({ text, isReplied }: { text: string; isReplied: boolean }) => [
        text,
        isReplied,
      ])
    const listed = async () => (await store.get(`/api/v1/offers?q=${orderNumber}`)).json[0].answer
    const reply = (client: Client, upTo: string) => client.put(address('/customer/replied'), { upTo })
    const [{ at }] = (await links()).json.questions
    expect((await reply(chain, at)).status).toBe(403)
    expect(await waiting()).toEqual([['Kan den få ventil?', false]])
    expect((await reply(store, at)).json.model.questions).toMatchObject([{ isReplied: true }])
    expect(await listed()).toBeNull()
    await ask(page, 'Og en til?')
    // Neither what was replied to long ago nor a day that has not come takes it away.
    await reply(store, '2020-01-01T00:00:00Z')
    expect(await waiting()).toEqual([
      ['Og en til?', false],
      ['Kan den få ventil?', true],
    ])
    expect(await listed()).toMatchObject({ kind: 'question' })
    await reply(store, '2999-01-01T00:00:00Z')
    await ask(page, 'En tredje?')
    expect(await waiting()).toEqual([
      ['En tredje?', false],
      ['Og en til?', true],
      ['Kan den få ventil?', true],
    ])
    expect((await reply(store, 'i går')).status).toBe(422)
    const told: { text: string; isReplied: boolean }[] = (await anybody().get(page)).json.questions
    expect(told.map(({ text, isReplied }) => [text, isReplied])).toEqual(await waiting())
  })

  test('a question needs a link that opens, a row of the quote, and words of a bounded length', async () => {
    const page = pageOf(await makeLink())
    expect((await ask(page, 'Når kommer den?', 7)).json.code).toBe('customer-page.no-such-row')
    for (const [text, name] of [
      ['', 'Ingrid'],
      [' \n ', 'Ingrid'],
      ['x'.repeat(1001), 'Ingrid'],
      ['Når kommer den?', ''],
    ] as const)
      expect((await ask(page, text, 1, name)).status).toBe(422)
    expect((await ask(`/api/v1/customer/${orderNumber}/${makeSecret()}`, 'Hei der')).json.code).toBe(
      'customer-page.not-found',
    )
    const [{ id }] = (await links()).json.links
    await store.delete(address(`/customer/links/${id}`))
    expect((await ask(page, 'Er dere der?')).json.code).toBe('customer-page.revoked')
    expect((await links()).json.questions).toEqual([])
    await receiveMails()
  })

  test('one link asks ten questions in a while, and is then told whom to call', async () => {
    const page = pageOf(await makeLink())
    for (let number = 1; number <= 10; number += 1)
      expect((await ask(page, `Spørsmål nummer ${number}`)).status).toBe(200)
    const refused = await ask(page, 'Ett til')
    expect([refused.status, refused.json.code]).toEqual([429, 'customer-page.too-many-questions'])
    // What was asked already is there, and costs nothing.
    expect((await ask(page, 'Spørsmål nummer 3')).status).toBe(200)
    expect((await links()).json.questions).toHaveLength(10)
    await receiveMails()
  })

  test('the paper behind a link is the customer’s, with the prices that the link shows; no link, no paper', async () => {
    await receiveJobs()
    const json = { headers: { accept: 'application/json' } }
    for (const [prices, columns, sums] of [
      ['rows', 1, 1],
      ['total', 0, 1],
      ['none', 0, 0],
    ] as const) {
      const page = pageOf(await makeLink(prices))
      const asked = await anybody().get(`${page}/pdf`, json)
      expect([asked.status, asked.json.state]).toEqual([202, 'queued'])
      const [job] = await receiveJobs(5)
      if (job === undefined) throw new Error('a paper was to be made')
      const input = await frozenInput(job)
      if (input.kind === 'row-image') throw new Error('a paper is no picture')
      expect([input.priceColumns.length, input.totals.length]).toEqual([columns, sums])
      expect(input.rows.every((row) => row.prices.length === columns)).toBe(true)
      await finish(job, PDF)
      const pdf = await anybody().get(`${page}/pdf`)
      expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(pdf.headers['content-disposition']).toContain(`tilbud_${orderNumber}.pdf`)
      expect(pdf.headers['x-robots-tag']).toBe('noindex, nofollow')
    }
    expect((await anybody().get(`/api/v1/customer/${orderNumber}/${makeSecret()}/pdf`)).status).toBe(404)
  })

  test('a link that is taken back or at its end says so with whom to ask, and one of no quote is nothing', async () => {
    const page = pageOf(await makeLink())
    const [{ id }] = (await links()).json.links
    expect((await agent.delete(address(`/customer/links/${id}`))).status).toBe(404)
    expect((await store.delete(address(`/customer/links/${id}`))).json.model.links[0].state).toBe('revoked')
    const revoked = await anybody().get(page)
    expect([revoked.status, revoked.json.code]).toEqual([403, 'customer-page.revoked'])
    expect(revoked.json.message).toContain('Tømmerringen Sandnes')

    const secret = makeSecret()
    const terms = { prices: 'rows', endsAt: new Date(Date.now() - 1000).toISOString() } as const
    const by = { userId: 1, name: 'Tor' }
    await insertLink({ orderNumber, secretHash: secretHashOf(secret) }, terms, { at: new Date(), by })
    const ended = await anybody().get(`/api/v1/customer/${orderNumber}/${secret}`)
    expect([ended.status, ended.json.code]).toEqual([403, 'customer-page.ended'])
    for (const wrong of [
      `${orderNumber}/${makeSecret()}`,
      `${orderNumber}/x`,
      `1e3/${secret}`,
      `1/${secret}`,
    ])
      expect((await anybody().get(`/api/v1/customer/${wrong}`)).json.code).toBe('customer-page.not-found')
  })

  test('whoever tries addresses is slowed down, and whoever has a link is not', async () => {
    const page = pageOf(await makeLink())
    const sourceIp = '198.51.100.77'
    const guess = () => anybody().get(`/api/v1/customer/${orderNumber}/${makeSecret()}`, { sourceIp })
    for (let tries = 0; tries < 50; tries += 1) expect((await guess()).status).toBe(404)
    expect((await guess()).status).toBe(429)
    for (let opened = 0; opened < 51; opened += 1)
      expect((await anybody().get(page, { sourceIp: '198.51.100.78' })).status).toBe(200)
  })

  test('a link that opens counts against nobody, also when a whole office opens it at the same moment', async () => {
    const page = pageOf(await makeLink())
    const sourceIp = '198.51.100.79'
    const guess = () => anybody().get(`/api/v1/customer/${orderNumber}/${makeSecret()}`, { sourceIp })
    // As many misses as the address may have; one that were counted while it opens would be one too many.
    for (let tries = 0; tries < 49; tries += 1) expect((await guess()).status).toBe(404)
    const opened = await Promise.all(Array.from({ length: 6 }, () => anybody().get(page, { sourceIp })))
    expect(opened.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await guess()).status).toBe(404)
  })

  test('is given out by whoever may change the quote, while it is an offer', async () => {
    expect((await makeLink('rows', chain)).status).toBe(403)
    expect((await makeLink('rows', agent)).status).toBe(404)
    for (let made = 0; made < 20; made += 1) expect((await makeLink()).status).toBe(201)
    expect((await makeLink()).json.code).toBe('customer-link.too-many')
    const manifest = await findManifest(orderNumber)
    if (manifest === null) throw new Error('the quote is gone')
    await replaceManifest(manifest, { ...manifest, version: manifest.version + 1, status: 40 })
    expect((await makeLink()).json.code).toBe('customer-link.not-offered')
  })
})
