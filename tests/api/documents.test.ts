// Quotes on paper: who gets which prices, and what a person sees while the paper is made, when it is there, and when it fails.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentInput } from '#domain/contracts/render'
import { drawingHash } from '#domain/drawing/drawing-hash'
import { fallbackFile } from '#functions/api/products/contracts'
import { saveLogo } from '#functions/data/organisations/logo-store'
import { insertAgent } from '#functions/data/organisations/organisation-repository'
import { findRevisions } from '#functions/data/quotes/quote-repository'
import { makeAgent } from '../factories/organisations.ts'
import type { Client } from './client.ts'
import { decoded } from './decoded.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import { fail, finish, frozenInput, receiveJob, receiveJobs, reportState } from './render-queue.ts'

withEngines()

let store: Client
let agent: Client
let chain: Client
let superUser: Client
const logoFile = () => readFile(join(import.meta.dirname, '../../functions/demo/logos/kvistfri.png'))

beforeAll(async () => {
  const saved = await saveLogo(await logoFile())
  if (!saved.ok) throw new Error(saved.code)
  await insertAgent(makeAgent({ logo: saved.value }))
  await insertPeople()
  store = await loggedIn('storeClerk')
  agent = await loggedIn('agent')
  chain = await loggedIn('chainUser')
  superUser = await loggedIn('superUser')
})

const makeQuote = async (client: Client, numberOf: number): Promise<number> => {
  const { orderNumber } = (await client.post('/api/v1/offers')).json.model
  const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf }
  expect((await client.post('/api/v1/products', body)).status).toBe(201)
  return orderNumber
}

const asJson = { headers: { accept: 'application/json' } }
let orderNumber: number
/** Quotes of one test differ from those of another, so that no test finds another's documents. */
beforeEach(async () => {
  orderNumber = await makeQuote(store, 1)
  await receiveJobs()
})

const pdf = (query = 'prices=CUSTOMER&type=inline', client = store) =>
  client.get(`/tilbud/${orderNumber}/pdf?${query}`)
const job = (query = 'prices=CUSTOMER', client = store, of = orderNumber) =>
  client.get(`/tilbud/${of}/pdf?${query}`, asJson)

describe('a document', () => {
  test('Q-250: is handed over as a PDF to be read in the browser', async () => {
    const [reply] = await Promise.all([pdf(), receiveJob().then((made) => finish(made, '%PDF-1.7 tilbud'))])
    expect([reply.status, reply.text]).toEqual([200, '%PDF-1.7 tilbud'])
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="tilbud_${orderNumber}.pdf"`,
      'cache-control': 'no-store',
    })
  })

  test('Q-250: or as HTML on which nothing runs', async () => {
    const [reply] = await Promise.all([
      store.get(`/tilbud/${orderNumber}/html?prices=HIDDEN`),
      receiveJob().then((made) => finish(made, '<!doctype html><p>Tilbud')),
    ])
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    expect(reply.headers['content-security-policy']).not.toContain('script-src')
  })

  test('Q-325: or as an archive to keep, under its name', async () => {
    const [reply] = await Promise.all([
      store.get(`/api/v1/offers/${orderNumber}/download`),
      receiveJob().then((made) => finish(made, Buffer.from('PK'))),
    ])
    expect([reply.status, reply.text]).toEqual([200, 'PK'])
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="tilbud_${orderNumber}.zip"`,
    })
    const followed = await store.get(`/api/v1/offers/${orderNumber}/download?prices=STORE`, asJson)
    expect([followed.status, followed.json.state]).toEqual([202, 'queued'])
    const [made] = await receiveJobs()
    if (made === undefined) throw new Error('no archive was ordered')
    await finish(made, Buffer.from('PK'))
    const done = await store.get(`/api/v1/jobs/${followed.json.id}`, asJson)
    expect(done.json.resultUrl).toMatch(new RegExp(`^/api/v1/offers/${orderNumber}/download\\?prices=STORE`))
    expect((await agent.get(`/api/v1/offers/${orderNumber}/download`)).status).toBe(404)
  })

  test('or as a sheet of elevations, under its name, of which whoever prints it is told no price', async () => {
    const [reply, input] = await Promise.all([
      store.get(`/tilbud/${orderNumber}/oppriss?type=inline`),
      receiveJob().then(async (made) => {
        await finish(made, '%PDF-1.7 oppriss')
        return frozenInput(made)
      }),
    ])
    expect([reply.status, reply.text]).toEqual([200, '%PDF-1.7 oppriss'])
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="tilbud_${orderNumber}_oppriss.pdf"`,
    })
    expect(input).toMatchObject({ kind: 'quote-elevations', priceColumns: [], totals: [] })
    expect(input).toMatchObject({ rows: [{ prices: [] }] })
    expect((await agent.get(`/tilbud/${orderNumber}/oppriss?type=inline`)).status).toBe(404)
  })

  test('is made once, however often it is asked for, until the quote changes', async () => {
    await job()
    await job('prices=CUSTOMER')
    const first = await receiveJobs()
    expect(first).toHaveLength(1)
    await store.put(`/api/v1/offers/${orderNumber}/0/1/numberof/2`)
    await job()
    const second = await receiveJobs()
    expect(second).toHaveLength(1)
    expect(second[0]?.hash).not.toBe(first[0]?.hash)
  })

  test('that is too large for one answer has an address of its own for a minute', async () => {
    await job()
    await finish(await receiveJob(), new Uint8Array(5 * 1024 * 1024).fill(37))
    const reply = await pdf()
    expect([reply.status, reply.text]).toEqual([303, ''])
    const address = new URL(reply.headers.location ?? '')
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60')
    const fetched = await fetch(address)
    expect([fetched.status, (await fetched.arrayBuffer()).byteLength]).toEqual([200, 5 * 1024 * 1024])
  })
})

describe('while it is made', () => {
  test('a browser tab sees a page in Norwegian that follows the job, not JSON', {
    timeout: 20_000,
  }, async () => {
    const reply = await pdf()
    expect([reply.status, reply.headers['content-type']]).toEqual([202, 'text/html; charset=utf-8'])
    expect(reply.text).toContain(`Tilbud ${orderNumber} gjøres klart`)
    expect(reply.text).toMatch(/<html lang="nb">/)
    expect(reply.text).toMatch(/<progress [^>]*aria-labelledby/)
    expect(reply.headers['content-security-policy']).toMatch(/script-src 'sha256-[\w+/=]+'/)
    const id = /data-job="(job_[\w-]+)"/.exec(reply.text)?.[1]
    const made = await receiveJob()
    expect((await store.get(`/api/v1/jobs/${id}`)).json).toEqual({ id, state: 'queued', percent: 0 })
    await reportState(made, { state: 'running', percent: 40 })
    expect((await store.get(`/api/v1/jobs/${id}`)).json).toMatchObject({ state: 'running', percent: 40 })
    await finish(made, '%PDF')
    const done = (await store.get(`/api/v1/jobs/${id}`)).json
    expect(done).toMatchObject({ state: 'done', percent: 100 })
    expect((await store.get(done.resultUrl)).text).toBe('%PDF')
  })

  test('a program that asks for JSON gets the job at once', async () => {
    const asked = await job()
    expect([asked.status, asked.json.state]).toEqual([202, 'queued'])
    await finish(await receiveJob(), '%PDF')
    const done = await job()
    expect([done.status, done.json.state]).toEqual([200, 'done'])
    expect(done.json.resultUrl).toBe(
      `/tilbud/${orderNumber}/pdf?prices=CUSTOMER&measurements=true&type=inline`,
    )
  })

  test('a job is seen by whoever asked and by nobody else', async () => {
    const { id } = (await job()).json
    for (const client of [agent, superUser, chain]) {
      const reply = await client.get(`/api/v1/jobs/${id}`)
      expect([reply.status, reply.json.code]).toEqual([404, 'job.not-found'])
    }
    const { hash } = await receiveJob()
    for (const guess of ['job_gjettet', hash.slice(0, 60)])
      expect((await store.get(`/api/v1/jobs/${guess}`)).status).toBe(404)
  })
})

describe('when it fails', () => {
  test('the reason is shown, and to ask again is to try again', async () => {
    const { id } = (await job()).json
    const made = await receiveJob()
    await fail(made, 'Tegningen av rad 1 mangler «hengsel» & mer.')
    expect((await store.get(`/api/v1/jobs/${id}`)).json).toEqual({
      id,
      state: 'failed',
      percent: 0,
      reason: 'Tegningen av rad 1 mangler «hengsel» & mer.',
    })
    const [reply] = await Promise.all([pdf(), receiveJob().then((again) => fail(again, 'Feilet <igjen>.'))])
    expect(reply.status).toBe(500)
    expect(reply.text).toContain('data-state="failed"')
    expect(reply.text).toContain('Feilet &lt;igjen&gt;.')
    expect(reply.text).toContain('Prøv igjen')
    const [mended] = await Promise.all([pdf(), receiveJob().then((again) => finish(again, '%PDF'))])
    expect([mended.status, mended.text]).toEqual([200, '%PDF'])
  })
})

describe('prices on paper', () => {
  const printed = async (query: string, client = store, of = orderNumber): Promise<DocumentInput> => {
    const reply = await job(query, client, of)
    expect(reply.status, reply.text).toBe(202)
    const input = await frozenInput(await receiveJob())
    if (input.kind === 'row-image') throw new Error('a picture')
    return input
  }
  const modes = async (...of: Parameters<typeof printed>) =>
    (await printed(...of)).priceColumns.map(({ mode }) => mode)

  test('Q-274 to Q-276: each viewer prints what is his to show, and no more', async () => {
    const agents = await makeQuote(agent, 2)
    expect(await modes('prices=CUSTOMER,STORE,DISCOUNTS')).toEqual(['CUSTOMER', 'STORE', 'DISCOUNTS'])
    expect(await modes('prices=STORE', store, agents)).toEqual(['STORE'])
    expect(await modes('prices=AGENT,CUSTOMER', agent, agents)).toEqual(['CUSTOMER', 'AGENT'])
    expect(await modes('prices=HIDDEN', chain)).toEqual([])
    for (const [query, client, of] of [
      ['prices=CUSTOMER', store, agents],
      ['prices=AGENT', store, agents],
      ['prices=STORE', agent, agents],
      ['prices=CUSTOMER', chain, orderNumber],
      ['prices=CUSTOMER,AGENT', store, orderNumber],
    ] as const) {
      const reply = await job(query, client, of)
      expect([query, reply.status, reply.json.code]).toEqual([query, 403, 'document.mode-not-allowed'])
    }
  })

  test('Q-273: a project calculation has no discounts to print', async () => {
    const other = await loggedIn('otherStoreClerk')
    const project = await makeQuote(other, 1)
    expect((await job('prices=DISCOUNTS', other, project)).status).toBe(403)
  })

  test('QD-28: without a word about prices the customer’s are printed', async () => {
    expect(await modes('')).toEqual(['CUSTOMER'])
  })

  test.each(['prices=ALLE', 'prices=customer', 'type=skjult', `prices=${'STORE,'.repeat(20)}`])(
    '%s is refused',
    async (query) => {
      const reply = await job(query)
      expect([reply.status, reply.json.code]).toEqual([422, 'request.invalid'])
    },
  )

  test('the paper says what the quote page says, to the øre', async () => {
    await store.put(`/api/v1/offers/${orderNumber}/0/1/numberof/4`)
    const shown = (await store.put(`/api/v1/offers/${orderNumber}/0/1/discountrate/25`)).json.model
    const { rows, totals, articles } = await printed('prices=STORE')
    expect(rows.map(({ prices }) => prices[0])).toEqual([
      { unit: shown.productRows[0].price.unitPrice, line: shown.productRows[0].price.linePrice },
    ])
    expect(totals[0]).toMatchObject({
      sumExclTax: shown.totals.sumExclTax,
      sumInclTax: shown.totals.sumInclTax,
    })
    expect(articles.map(({ prices }) => prices[0])).toEqual(
      shown.articleRows.map(({ price }: { price: number }) => price),
    )
  })

  test('the frozen paper holds nothing that is not printed', async () => {
    const text = JSON.stringify(await printed('prices=CUSTOMER'))
    // 7 022 less the store's 42 % is 4 072.76.
    for (const secret of ['4072.76', 'netWindows', 'marginRate', 'storeCost'])
      expect(text).not.toContain(secret)
  })
})

describe('the picture of a row', () => {
  const preview = (file: string, client = store) =>
    client.get(`/api/v1/products/${orderNumber}/0/1/preview/${file}`)

  test('D-236, D-237, D-238, A-258: is a PNG made once per revision, under both its names', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
    const [made] = await Promise.all([
      preview('perspective'),
      receiveJob().then(async (picture) => {
        expect(await frozenInput(picture)).toMatchObject({
          kind: 'row-image',
          view: 'perspective',
          width: 1000,
        })
        await finish(picture, png)
      }),
    ])
    expect([made.status, made.headers['content-type'], [...made.bytes]]).toEqual([200, 'image/png', [...png]])
    const stamped = await preview('preview_1766000000000.png')
    expect([...stamped.bytes]).toEqual([...png])
    expect(stamped.headers['cache-control']).toContain('immutable')
    expect(await receiveJobs()).toEqual([])
  })

  test('that cannot be made is a refusal with its reason', async () => {
    const address = `/api/v1/products/${orderNumber}/0/1`
    const { revision } = (await store.get(address)).json
    await store.put(address, { revision, choices: { reference: 'Uten bilde' } })
    const [reply] = await Promise.all([
      preview('perspective'),
      receiveJob().then((picture) => fail(picture, 'Kunne ikke tegnes: ukjent glass')),
    ])
    expect([reply.status, reply.json]).toMatchObject([
      500,
      { code: 'picture.failed', message: 'Bildet kunne ikke lages. Kunne ikke tegnes: ukjent glass' },
    ])
  })

  describe('that a browser has made', () => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
    const body = { preview: `data:image/png;base64,${pixel}` }
    const aModel = async () => {
      const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#884422' } })
        .png()
        .toBuffer()
      return `data:image/png;base64,${png.toString('base64')}`
    }
    const address = () => `/api/v1/products/${orderNumber}/0/1`

    test('D-049, D-231, D-232, A-259: is kept, and shown instead of the worker’s until the row is another', async () => {
      const reply = await store.put(`${address()}/preview`, body)
      expect([reply.status, reply.json]).toMatchObject([200, { model: { modified: expect.any(Number) } }])
      for (const file of ['perspective', `preview_${reply.json.model.modified}.png`]) {
        const shown = await preview(file)
        expect(shown.headers['content-type']).toBe('image/png')
        expect(await decoded(shown.bytes)).toEqual(await decoded(Buffer.from(pixel, 'base64')))
      }
      expect(await receiveJobs()).toEqual([])

      const { revision } = (await store.get(address())).json
      await store.put(address(), { revision, choices: { reference: 'Et annet bilde' } })
      const [made] = await Promise.all([
        preview('perspective'),
        receiveJob().then((picture) => finish(picture, Uint8Array.from([0x89]))),
      ])
      expect([...made.bytes]).toEqual([0x89])
    })

    test('is written anew: what else was said in its file is not kept', async () => {
      const said = 'Ola Nes, 59.91 nord, 10.75 \u00f8st'
      const png = Buffer.from(pixel, 'base64')
      const chunk = Buffer.concat([Buffer.from('tEXt'), Buffer.from(`Comment\0${said}`, 'latin1')])
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length - 4)
      const check = Buffer.alloc(4)
      check.writeUInt32BE(crc32(chunk))
      // After the signature and the header of the picture.
      const given = Buffer.concat([png.subarray(0, 33), length, chunk, check, png.subarray(33)])
      const preview = `data:image/png;base64,${given.toString('base64')}`
      const { status, json } = await store.put(`${address()}/preview`, { preview })
      expect(status).toBe(200)
      const shown = await store.get(`${address()}/preview/preview_${json.model.modified}.png`)
      expect(await decoded(shown.bytes)).toEqual(await decoded(png))
      expect(given.includes('Ola Nes')).toBe(true)
      expect(Buffer.from(shown.bytes).includes('Ola Nes')).toBe(false)
      expect(Buffer.from(shown.bytes).includes('tEXt')).toBe(false)
    })

    test('D-231: of a model, which is order 0, is kept by those who keep the range, and seen by all', async () => {
      const model = '/api/v1/products/0/0/1002/preview'
      expect((await store.put(model, body)).status).toBe(403)
      const { status, json } = await superUser.put(model, { preview: await aModel() })
      expect(status).toBe(200)
      const shown = await store.get(`${model}/preview_${json.model.modified}.png`)
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png'])
      expect((await store.get('/api/v1/products/0/0/9999/preview/perspective')).status).toBe(422)
    })

    test('is a PNG, of the row as it is now, from somebody who may change it', async () => {
      const put = (given: unknown, client = store, change = '0') =>
        client.put(`/api/v1/products/${orderNumber}/${change}/1/preview`, given)
      expect((await put({ preview: `data:image/svg+xml;base64,${pixel}` })).status).toBe(422)
      expect((await put({ preview: `data:image/png;base64,${'A'.repeat(5 * 1024 * 1024)}` })).status).toBe(
        413,
      )
      const whole = Buffer.from(pixel, 'base64')
      const begun = [whole.subarray(0, -8), Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')])]
      for (const bytes of begun)
        expect((await put({ preview: `data:image/png;base64,${bytes.toString('base64')}` })).status).toBe(422)
      expect((await put(body, store, 'rev_1')).status).toBe(422)
      expect((await put(body, agent)).status).toBe(404)
    })
  })

  test('A-258: is nobody’s who may not see the row, and of no row that is not there', async () => {
    expect((await preview('perspective', agent)).status).toBe(404)
    for (const file of ['perspective', 'preview_1766000000000.png'])
      expect((await store.get(`/api/v1/products/${orderNumber}/0/99/preview/${file}`)).status).toBe(404)
    expect((await preview('preview_x.png')).status).toBe(422)
  })
})

describe('the drawing of a row as a picture, for browsers that cannot draw', () => {
  const row = async (of = orderNumber) => (await store.get(`/api/v1/products/${of}/0/1`)).json
  const nameOf = async (of = orderNumber) => {
    const revisionId = (await row(of)).revision
    const revision = (await findRevisions(of, [revisionId])).get(revisionId)
    if (revision === undefined) throw new Error(`no revision ${revisionId}`)
    return fallbackFile(drawingHash(revision.product))
  }
  const ask = (place: string, { client = store, of = orderNumber } = {}) =>
    client.get(`/api/v1/products/${of}/1/fallback/${place}`)
  const change = async (choices: object, of = orderNumber) => {
    const { revision } = await row(of)
    expect((await store.put(`/api/v1/products/${of}/0/1`, { revision, choices })).status).toBe(200)
  }
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
  /** No other test draws a window as wide as this one. */
  let width = 700
  beforeEach(async () => {
    width += 10
    await change({ width })
    while ((await receiveJobs()).length > 0);
  })

  test.each([
    ['inside', 500],
    ['outside', 2000],
  ])(
    'D-235: is the drawing from the %s in the size that was asked for, and kept under its name',
    async (side, size) => {
      const [made] = await Promise.all([
        ask(`${side}/${await nameOf()}?size=${size}`),
        receiveJob().then(async (picture) => {
          expect(await frozenInput(picture)).toMatchObject({
            kind: 'row-image',
            view: 'orthogonal',
            renderer: 'svg',
            measurements: true,
            side,
            width: size,
            height: size,
          })
          await finish(picture, png)
        }),
      ])
      expect([made.status, made.headers['content-type'], [...made.bytes]]).toEqual([
        200,
        'image/png',
        [...png],
      ])
      expect(made.headers['cache-control']).toBe('private, max-age=86400, immutable')
    },
  )

  test('D-104: is under way until what is saved has the drawing that it is asked for by', async () => {
    const before = await nameOf()
    const ahead = `outside/${fallbackFile('0123456789abcdef')}`
    expect([(await ask(ahead)).status, (await ask(ahead)).headers['cache-control']]).toEqual([
      202,
      'no-store',
    ])
    expect(await receiveJobs()).toEqual([])
    await change({ width: width + 5 })
    expect((await ask(`outside/${before}`)).status).toBe(202)
    const [made] = await Promise.all([
      ask(`outside/${await nameOf()}`),
      receiveJob().then((picture) => finish(picture, png)),
    ])
    expect(made.status).toBe(200)
  })

  test('is drawn once of two rows that are called otherwise and look alike', async () => {
    const other = await makeQuote(store, 1)
    await change({ width, reference: 'Bad' }, other)
    expect(await nameOf(other)).toBe(await nameOf())
    await Promise.all([
      ask(`outside/${await nameOf()}`),
      receiveJob().then((picture) => finish(picture, png)),
    ])
    expect((await ask(`outside/${await nameOf()}`, { of: other })).status).toBe(200)
    expect(await receiveJobs()).toEqual([])
  })

  test('is drawn once however many ask for it in the same moment', async () => {
    const name = await nameOf()
    const asked = Promise.all(Array.from({ length: 100 }, () => ask(`outside/${name}`)))
    await receiveJob().then((picture) => finish(picture, png))
    expect(new Set((await asked).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await receiveJobs()).toEqual([])
  })

  test('is nobody’s who may not see the row, has two sides and three sizes', async () => {
    const name = await nameOf()
    expect((await ask(`inside/${name}`, { client: agent })).status).toBe(404)
    expect((await ask(`above/${name}`)).status).toBe(422)
    expect((await ask('inside/fallback_x.png')).status).toBe(422)
    expect((await ask(`inside/${name}?size=4000`)).status).toBe(422)
  })
})

describe('the logo of whoever sells', () => {
  const sellerOn = async (client: Client) => {
    orderNumber = await makeQuote(client, 1)
    await client.get(`/tilbud/${orderNumber}/pdf?prices=HIDDEN`, asJson)
    const input = (await frozenInput(await receiveJob())) as DocumentInput
    return input.seller
  }

  test('is frozen into the document as a picture; a seller without one stands by name', async () => {
    const { name, logo } = await sellerOn(agent)
    expect(name).toBe('Kvistfri Bygg AS')
    const [, data = ''] = /^data:image\/png;base64,(.+)$/.exec(logo ?? '') ?? []
    expect(await decoded(Buffer.from(data, 'base64'))).toEqual(await decoded(await logoFile()))
    expect(await sellerOn(store)).toMatchObject({ name: 'Tømmerringen Sandnes', logo: null })
  })

  test('is not kept when it could hold a script, or is larger than a page can bear', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const large = Buffer.from(await logoFile())
    large.writeUInt32BE(50_000, 16)
    const heavy = Buffer.concat([await logoFile(), Buffer.alloc(1024 * 1024)])
    expect(await saveLogo(drawing)).toMatchObject({ ok: false, code: 'logo.wrong-type' })
    for (const file of [large, heavy])
      expect(await saveLogo(file)).toMatchObject({ ok: false, code: 'logo.too-large' })
  })
})
