// The page of a browser tab that waits for its document, in a real browser under its own content security policy.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Job } from '#domain/contracts/job'
import { waitingPage, waitingPageHeaders } from '#functions/api/documents/waiting-page'
import { chromiumPath } from '#infra/local/chromium'

const id = 'job_ventet'
const queued: Job = { id, state: 'queued', percent: 0 }

let server: Server
let browser: Browser
let page: Page
let complaints: string[]
/** What the server says of the job, and what it shows at first. */
let job: Job
let shown: Job

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/tilbud/100001/pdf`
const text = (selector: string) => page.$eval(selector, (element) => element.textContent)

beforeAll(async () => {
  server = createServer(({ url }, reply) => {
    if (url === `/api/v1/jobs/${id}`) {
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(job))
    } else if (url?.endsWith('ferdig')) {
      reply.setHeader('content-type', 'text/html').end('<h1>Ferdig</h1>')
    } else {
      for (const [name, value] of Object.entries(waitingPageHeaders)) reply.setHeader(name, value)
      reply.end(waitingPage(100_001, shown))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await puppeteer.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})
beforeEach(async () => {
  await page?.close()
  page = await browser.newPage()
  complaints = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  shown = queued
})

test('it says how far the document has come, and becomes the document', async () => {
  job = { id, state: 'running', percent: 40 }
  await page.goto(address())
  expect(await text('[role=status]')).toBe('Står i kø')
  await page.waitForFunction(() => document.querySelector('progress')?.value === 40)
  expect(await text('[role=status]')).toBe('Tegner og setter sider, 40 %')
  job = { id, state: 'done', percent: 100, resultUrl: '/ferdig' }
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Ferdig')
  expect(complaints).toEqual([])
})

test('it says why there is no document, and tries again at the press of a button', async () => {
  job = { id, state: 'failed', percent: 0, reason: 'Rad 3 kunne ikke tegnes.' }
  await page.goto(address())
  await page.waitForSelector('button:not([hidden])')
  expect(await text('[role=status]')).toBe('Rad 3 kunne ikke tegnes.')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Prøv igjen')
  job = { id, state: 'done', percent: 100, resultUrl: '/ferdig' }
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Ferdig')
})

test('a document that takes long is asked for ever more seldom, and at least every third second', async () => {
  job = { id, state: 'running', percent: 40 }
  await page.evaluateOnNewDocument(() => {
    const after: number[] = []
    Object.assign(window, { after })
    const real = window.setTimeout.bind(window)
    // The pauses are noted and not waited for.
    window.setTimeout = ((work: () => void, milliseconds: number) => {
      after.push(milliseconds)
      return real(work, 0)
    }) as typeof window.setTimeout
  })
  await page.goto(address())
  await page.waitForFunction(() => (window as unknown as { after: number[] }).after.length >= 20)
  const after = (await page.evaluate(() => (window as unknown as { after: number[] }).after)).slice(0, 20)
  expect([after[0], Math.max(...after), after.at(-1)]).toEqual([800, 3000, 3000])
  expect(after.slice(0, 7)).toEqual([...new Set(after.slice(0, 7))].toSorted((one, other) => one - other))
})

test('a job that has failed already is told at once', async () => {
  shown = { id, state: 'failed', percent: 0, reason: 'Nettleseren <krasjet>.' }
  await page.goto(address())
  expect(await text('h1')).toBe('Dokumentet ble ikke laget')
  expect(await text('[role=status]')).toBe('Nettleseren <krasjet>.')
  expect(complaints).toEqual([])
})
