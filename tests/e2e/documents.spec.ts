/** What is made outside the browser: the quote as a document, and the pictures of its rows. */
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Job } from '#domain/contracts/job'
import { waitingPage, waitingPageHeaders } from '#functions/api/documents/waiting-page'
import { openQuote, rowSum, totals } from './driver/quote.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1001
const FRONT_DOOR = 3104
/** A cold worker starts a browser first. */
const MADE = { timeout: 45_000 }

test.setTimeout(90_000)

const kroner = (amount: number) =>
  new RegExp(
    amount
      .toLocaleString('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      .replaceAll(/\s/g, '\\s'),
  )

test('Q-250 the document as a page of its own says what the quote page says, and runs nothing', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW, count: 2 }, { model: FRONT_DOOR }])
  await openQuote(page, orderNumber)
  const sums = [await rowSum(page, 1), await rowSum(page, 2)]
  const { exclTax, inclTax } = await totals(page)

  // What the quote page would still fetch when idle is none of the document's business.
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/tilbud/${orderNumber}/html?prices=STORE`)
  await expect(page.getByText('Ingrid Solheim')).toBeVisible(MADE)
  for (const amount of [...sums, exclTax, inclTax])
    await expect(page.getByText(kroner(amount)).first()).toBeVisible()
  await expect(page.locator('svg').first()).toBeVisible()
  await expect(page.locator('script')).toHaveCount(0)
  expect(
    asked.filter((url) => !url.includes(`/tilbud/${orderNumber}/html`) && !/\/api\/v1\/jobs\//.test(url)),
  ).toEqual([])
})

test('Q-250 a tab that has to wait says how far the document has come, and becomes it', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  const address = `/tilbud/${orderNumber}/html?prices=HIDDEN`
  // The server gives up waiting after eight seconds; here it is asked at once for what it would answer then.
  await page.route(
    (url) => url.pathname + url.search === address,
    async (route) => {
      const answer = await page.request.get(address, { headers: { accept: 'application/json' } })
      const job = (await answer.json()) as Job
      await route.fulfill({ status: 202, headers: waitingPageHeaders, body: waitingPage(orderNumber, job) })
    },
    { times: 1 },
  )
  await page.goto(address)
  await expect(page.getByRole('heading', { name: `Tilbud ${orderNumber} gjøres klart` })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText('Ingrid Solheim')).toBeVisible(MADE)
  await expect(page).toHaveURL(new RegExp(`/tilbud/${orderNumber}/html`))
})

/** The picture as the server hands it over when it is made. */
const pictureOf = async (page: Page, address: string): Promise<Buffer> => {
  let picture: Buffer = Buffer.of()
  await expect(async () => {
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type']).toBe('image/png')
    picture = await answer.body()
  }).toPass(MADE)
  return picture
}

test('Q-008 QD-48 the picture of a row: in perspective, on nothing, and on a page of its own', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW, choices: { innerColor: 'NCS S 7500-N' } }])
  await page.goto(`/preview/${orderNumber}/1/image`)
  const image = page.getByRole('img', { name: `Rad 1 i tilbud ${orderNumber}` })
  await expect(image).toBeVisible(MADE)
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1000)
  await expect(page.getByRole('banner')).toHaveCount(0)

  const picture = sharp(await pictureOf(page, `/api/v1/products/${orderNumber}/0/1/preview/perspective`))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1000, height: 1000, hasAlpha: true })
  const { channels } = await picture.stats()
  expect(channels[3]?.min).toBe(0)
  expect(channels[3]?.max).toBe(255)
  expect(channels[0]?.stdev).toBeGreaterThan(5)
})

test('a picture that gets ready while the page asks whether it may come is shown', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  const address = `/api/v1/products/${orderNumber}/0/1/preview/perspective`
  await pictureOf(page, address)
  await page.route(`**${address}*`, (route) => route.fulfill({ status: 202, json: {} }), { times: 1 })
  await page.goto(`/preview/${orderNumber}/1/image`)
  await expect(page.getByRole('img', { name: `Rad 1 i tilbud ${orderNumber}` })).toBeVisible(MADE)
})

test('a picture that is ready and cannot be read is said to be missing', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  await page.route(`**/api/v1/products/${orderNumber}/0/1/preview/perspective*`, (route) =>
    route.fulfill({ contentType: 'image/png', body: 'no picture' }),
  )
  await page.goto(`/preview/${orderNumber}/1/image`)
  await expect(page.getByRole('alert')).toHaveText('Kunne ikke laste forhåndsvisning for rad 1')
})

test('Q-281 the picture and the document of somebody else’s quote are not handed out', async ({ as }) => {
  const orderNumber = await makeQuote(await as('storeClerk'), [{ model: WINDOW }])
  const page = await as('agent')
  for (const address of [
    `/api/v1/products/${orderNumber}/0/1/preview/perspective`,
    `/tilbud/${orderNumber}/html?prices=HIDDEN`,
    `/tilbud/${orderNumber}/pdf?prices=HIDDEN`,
  ])
    expect((await page.request.get(address)).status()).toBe(404)
})
