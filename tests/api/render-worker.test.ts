// Jobs through the worker's own code on a bucket and a Chromium, with a page that behaves or misbehaves as it is told.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { unzipSync } from 'fflate'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileNames } from '#domain/contracts/quote-file'
import type { DocumentInput, RowImageInput } from '#domain/contracts/render'
import {
  type ArtefactState,
  hashedText,
  type RenderMessage,
  renderKeys,
} from '#domain/contracts/render-order'
import { chromiumPath } from '#infra/local/chromium'
import { openArtefacts } from '#render-worker/artefacts'
import { openBrowser, type WarmBrowser } from '#render-worker/browser'
import { renderJob } from '#render-worker/render-job'
import { makeDocumentInput, makeRenderMessage, makeRowImageInput } from '../factories/render.ts'
import { withEngines } from './engines.ts'

withEngines()

/** Room for a browser that starts on a busy machine. */
const LIMIT_SECONDS = 6

let client: S3Client
let browser: WarmBrowser
let Bucket: string

beforeAll(async () => {
  process.env.CHROME_PATH = await chromiumPath()
  Bucket = process.env.RENDER_BUCKET ?? ''
  client = new S3Client()
  browser = openBrowser({
    siteFolder: join(import.meta.dirname, 'render-site'),
    limitSeconds: LIMIT_SECONDS,
    jobsPerBrowser: 3,
  })
})
afterAll(() => browser.close())

let count = 0
const nextMessage = (kind: RenderMessage['kind']): RenderMessage =>
  makeRenderMessage(kind, (++count).toString(16).padStart(4, '0'))

const put = (Key: string, Body: string) => client.send(new PutObjectCommand({ Bucket, Key, Body }))

const read = async (Key: string): Promise<Buffer> => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

const stateOf = async (message: RenderMessage): Promise<ArtefactState> =>
  JSON.parse((await read(renderKeys(message).state)).toString())

const work = (message: unknown, { isFirst = true, isLast = false } = {}) =>
  renderJob(
    JSON.stringify(message),
    { isFirst, isLast },
    { artefacts: openArtefacts(client, Bucket), browser },
  )

const freeze = async (kind: 'quote-pdf' | 'quote-html', title: string): Promise<RenderMessage> => {
  const message = nextMessage(kind)
  await put(renderKeys(message).input, JSON.stringify(makeDocumentInput({ kind, title })))
  return message
}

const htmlOf = async (message: RenderMessage): Promise<string> =>
  (await read(renderKeys(message).output)).toString()

describe('a document', () => {
  test('is a PDF on the paper that the page asks for, with the page numbers that it asks for', async () => {
    const message = await freeze('quote-pdf', 'Tilbud')
    await work(message)

    const pdf = await read(renderKeys(message).output)
    const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
    expect(document.getPageCount()).toBe(1)
    const text = document.getPage(0).getText()
    expect(text).toContain('Tilbud')
    expect(text).toContain('side 1 av 1')
    const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize()
    expect([Math.round(originalWidth), Math.round(originalHeight)]).toEqual([595, 842])
  })

  test('is an HTML file that stands alone: styles inside, no scripts and no handlers', async () => {
    const message = await freeze('quote-html', 'Tilbud')
    await work(message)

    const html = await htmlOf(message)
    expect(html).toContain('background: rgb(0, 128, 0)')
    expect(html).not.toMatch(/<script|<link|onclick/)
  })

  test('is made once: the same job again leaves what is there', async () => {
    const message = await freeze('quote-html', 'En gang')
    await work(message)
    const first = await htmlOf(message)
    await work(message)

    expect(await htmlOf(message)).toBe(first)
  })

  test('is made on a page that is already open', async () => {
    await browser.close()
    const messages = [await freeze('quote-html', 'A'), await freeze('quote-html', 'B')]
    for (const message of messages) await work(message)

    const pages = await Promise.all(messages.map(htmlOf))
    expect(pages.map((html) => /visning (\d)/.exec(html)?.[1])).toEqual(['1', '2'])
  })

  test('is made by a fresh browser after as many jobs as one browser may do', async () => {
    await browser.close()
    const messages = [
      await freeze('quote-html', 'A'),
      await freeze('quote-html', 'B'),
      await freeze('quote-html', 'C'),
      await freeze('quote-html', 'D'),
    ]
    for (const message of messages) await work(message)

    const pages = await Promise.all(messages.map(htmlOf))
    expect(pages.map((html) => /visning (\d)/.exec(html)?.[1])).toEqual(['1', '2', '3', '1'])
  })
})

describe('the sheet in an archive, which the worker words itself', () => {
  const headingsOf = async (words?: DocumentInput['words']): Promise<string> => {
    const message = nextMessage('quote-zip')
    const input = makeDocumentInput({ kind: 'quote-zip', ...(words && { words }) })
    await put(renderKeys(message).input, JSON.stringify(input))
    await work(message)
    const archive = unzipSync(await read(renderKeys(message).output))
    const sheet = unzipSync(archive[fileNames.sheet] ?? new Uint8Array())
    return ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml']
      .map((file) => new TextDecoder().decode(sheet[file]))
      .join('')
  }

  test('has the words of the provider that its job came with, and those of no other job', async () => {
    expect(await headingsOf()).toContain('Referanse')
    const own = await headingsOf([{ entryKey: 'worker.rows-sheet.reference', text: 'Merket med' }])
    expect([own.includes('Merket med'), own.includes('Referanse')]).toEqual([true, false])
    const next = await headingsOf()
    expect([next.includes('Merket med'), next.includes('Referanse')]).toEqual([false, true])
  })
})

describe('a picture', () => {
  const pictureOf = async (overrides: Partial<RowImageInput>) => {
    const message = nextMessage('row-image')
    await put(renderKeys(message).input, JSON.stringify(makeRowImageInput(overrides)))
    await work(message)
    return sharp(await read(renderKeys(message).output))
  }
  const middleOf = async (picture: Sharp) =>
    [...(await picture.extract({ left: 100, top: 100, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3)

  test('of the canvas has the size that was asked for and shows what the canvas shows', async () => {
    const picture = await pictureOf({ renderer: 'webgl', width: 640, height: 360 })

    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 640, height: 360 })
    expect(await middleOf(picture)).toEqual([255, 0, 0])
  })

  test('of the page has the size that was asked for and shows the page', async () => {
    const picture = await pictureOf({ renderer: 'svg', width: 360, height: 640 })

    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 360, height: 640 })
    expect(await middleOf(picture)).toEqual([0, 128, 0])
  })
})

describe('an input that cannot be drawn', () => {
  test.each([
    ['is no JSON', '{ "kind": "quote-html", '],
    ['is another shape', '{ "kind": "quote-html", "rows": "alle" }'],
    ['is meant for another kind', JSON.stringify(makeDocumentInput({ kind: 'quote-pdf' }))],
  ])('fails for good and says so when it %s', async (_, input) => {
    const message = nextMessage('quote-html')
    await put(renderKeys(message).input, input)
    await work(message)

    expect(await stateOf(message)).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/^Underlaget/),
    })
  })

  test('fails for good when it is gone', async () => {
    const message = nextMessage('quote-html')
    await work(message)

    expect(await stateOf(message)).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/finnes ikke/),
    })
  })

  test('fails for good with the reason that the page gives', async () => {
    const message = await freeze('quote-pdf', 'refuse')
    await work(message)

    expect(await stateOf(message)).toMatchObject({
      state: 'failed',
      reason: 'Kunne ikke tegnes: ukjent glass',
    })
  })

  test('is refused as a message when it names no hash', async () => {
    await expect(work({ ...nextMessage('quote-pdf'), hash: '../../etc/passwd' })).rejects.toThrow()
  })
})

describe('an input that travels in the message', () => {
  const rendererVersion = 'test'
  const hashOf = (text: string) =>
    createHash('sha256').update(hashedText(text, rendererVersion)).digest('hex')
  const orderOf = (text: string, { hash = hashOf(text) } = {}) => ({
    ...makeRenderMessage('quote-html', '0'),
    hash,
    frozen: { deflated: deflateRawSync(text).toString('base64'), rendererVersion },
  })
  const textOf = (title: string) => JSON.stringify(makeDocumentInput({ title }))

  test('is drawn without being fetched', async () => {
    const order = orderOf(textOf('Med meldingen'))
    await work(order)

    expect(await htmlOf(order)).toContain('Med meldingen')
  })

  test('is refused when it is not what was ordered, and what was ordered is not replaced', async () => {
    const ordered = await freeze('quote-html', 'Bestilt')
    await work(orderOf(textOf('Noe annet'), ordered))
    expect(await stateOf(ordered)).toEqual({
      state: 'failed',
      percent: 0,
      reason: 'Underlaget er laget for noe annet enn det som ble bestilt.',
    })
    await expect(htmlOf(ordered)).rejects.toThrow(NoSuchKey)

    await work(ordered)
    expect(await htmlOf(ordered)).toContain('Bestilt')
  })

  test('is refused when its hash is that of another version of the pages', async () => {
    const order = orderOf(textOf('Neste versjon'))
    await work({ ...order, frozen: { ...order.frozen, rendererVersion: 'other' } })

    expect(await stateOf(order)).toMatchObject({ state: 'failed' })
  })

  test.each([
    ['cannot be unpacked', Buffer.from('ikke pakket')],
    ['would be larger than any quote', deflateRawSync(Buffer.alloc(33 * 1024 * 1024))],
  ])('is refused when it %s', async (_, packed) => {
    const order = orderOf(textOf('Pakket'))
    await work({ ...order, frozen: { ...order.frozen, deflated: packed.toString('base64') } })

    expect(await stateOf(order)).toMatchObject({
      state: 'failed',
      reason: 'Underlaget for tegningen kan ikke leses.',
    })
  })
})

test('what is there is not drawn again when its job comes back', async () => {
  const message = await freeze('quote-html', 'never')
  await put(renderKeys(message).output, 'ferdig')
  await work(message, { isFirst: false, isLast: true })

  expect(await htmlOf(message)).toBe('ferdig')
  await expect(stateOf(message)).rejects.toThrow(NoSuchKey)
})

describe('a job that does not end', () => {
  test.each(['never', 'loop'])(
    'is tried again, and told as failed after the last try (%s)',
    async (title) => {
      const message = await freeze('quote-html', title)

      await expect(work(message)).rejects.toThrow(`Ble ikke ferdig innen ${LIMIT_SECONDS} sekunder.`)
      expect((await stateOf(message)).state).toBe('running')
      await expect(work(message, { isLast: true })).rejects.toThrow()
      expect(await stateOf(message)).toEqual({
        state: 'failed',
        percent: 0,
        reason: `Ble ikke ferdig innen ${LIMIT_SECONDS} sekunder.`,
      })
    },
  )

  test('is told as failed when the try before took the worker down, without risking that again', async () => {
    const message = await freeze('quote-html', 'Tilbud')
    const cutShort: ArtefactState = { state: 'running', percent: 60 }
    await put(renderKeys(message).state, JSON.stringify(cutShort))

    await expect(work(message, { isLast: true })).rejects.toThrow()
    expect(await stateOf(message)).toMatchObject({
      state: 'failed',
      reason: 'Tegneprogrammet stoppet hver gang.',
    })
  })

  test('does not spoil the next one', async () => {
    await expect(work(await freeze('quote-html', 'loop'))).rejects.toThrow()
    const message = await freeze('quote-html', 'Etterpå')
    await work(message)

    expect(await htmlOf(message)).toContain('Etterpå')
  })
})

describe('a browser that goes', () => {
  const thenDone = async (message: RenderMessage) => {
    await put(renderKeys(message).input, JSON.stringify(makeDocumentInput({ title: 'Igjen' })))
    await work(message)
    expect(await htmlOf(message)).toContain('Igjen')
  }

  test('because it is killed in the middle of a job costs one try, no more', async () => {
    const pid = await browser.withPage('/utskrift', async (page) => {
      const session = await page.browser().target().createCDPSession()
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      return processInfo.find(({ type }) => type === 'browser')?.id
    })
    if (!pid) throw new Error('the browser does not tell who it is')
    const message = await freeze('quote-html', 'never')
    const job = work(message)
    const failed = expect(job).rejects.toThrow('Tegneprogrammet stoppet uventet.')
    await expect.poll(async () => (await stateOf(message)).state, { timeout: 20_000 }).toBe('running')
    process.kill(pid, 'SIGKILL')
    await failed

    await thenDone(message)
  })

  test('while it starts costs one try, and the last try is told as failed', async () => {
    await browser.close()
    const path = process.env.CHROME_PATH
    process.env.CHROME_PATH = process.execPath
    const message = await freeze('quote-html', 'Tilbud')
    await expect(work(message)).rejects.toThrow('Tegneprogrammet stoppet uventet.')
    expect(await stateOf(message)).toEqual({ state: 'running', percent: 0 })
    await expect(work(message, { isFirst: false, isLast: true })).rejects.toThrow()
    expect(await stateOf(message)).toEqual({
      state: 'failed',
      percent: 0,
      reason: 'Tegneprogrammet stoppet uventet.',
    })
    process.env.CHROME_PATH = path

    await thenDone(message)
  })
})

describe('nothing in a quote reaches out', () => {
  test.each(['http', 'https'])('to a server on this machine by %s', async (scheme) => {
    let calls = 0
    const server = createServer((_, response) => {
      calls += 1
      response.end()
    })
    server.on('connection', () => {
      calls += 1
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo

    const message = await freeze('quote-html', `reach ${scheme}://127.0.0.1:${port}/`)
    await work(message)
    server.close()

    expect(await htmlOf(message)).toContain('stengt')
    expect(calls).toBe(0)
  })
})
