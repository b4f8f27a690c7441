/** Parts of a page that are fetched apart from it: whoever is quicker than they are loses nothing. */
import { expect, type Page } from '@playwright/test'
import { color, field, openRow, whenStored } from './driver/editor.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

/** Keeps a part's code back; answers what lets it come. */
const delayPart = async (page: Page, part: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a quote is asked for once when its page opens, however late its code is, and again when one looks at it anew', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: 1002 }])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const timesAsked = () => asked.filter((path) => path === `/api/v1/offers/${orderNumber}`).length
  await page.clock.install()
  const letCome = await delayPart(page, 'quote-page')
  const answered = page.waitForResponse(`**/api/v1/offers/${orderNumber}`)
  await page.goto(`/tilbud/${orderNumber}`)
  await answered
  await page.clock.runFor(5000)
  letCome()
  await expect(page.locator('[data-row] img')).toBeVisible()
  // The order check is asked for by the page that stands.
  await expect.poll(() => asked).toContain(`/api/v1/offers/${orderNumber}/check`)
  expect(timesAsked()).toBe(1)

  await page.clock.runFor(1000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(timesAsked).toBe(2)
})

test('what is typed before the product menu has come makes the row', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: 1002 }])
  const letCome = await delayPart(page, 'menu-panel')
  await page.goto(`/tilbud/${orderNumber}`)
  await expect(page.getByRole('button', { name: 'Produktmeny' })).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('1002')
  await page.keyboard.press('Enter')
  await page.keyboard.type('990')
  await page.keyboard.press('Enter')
  letCome()
  await expect(page).toHaveURL(new RegExp(`/produkt/${orderNumber}/2/rediger$`))
  await expect(field(page, 'Bredde')).toHaveValue('990')
  await whenStored(page)
})

test('what is typed before the palette has come chooses the colour', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: 1002 }])
  const letCome = await delayPart(page, 'color-list')
  await openRow(page, orderNumber, 1)
  await color(page, 'Utvendig').press('Enter')
  await page.keyboard.type('7016')
  await page.keyboard.press('Enter')
  letCome()
  await expect(color(page, 'Utvendig')).toContainText(/7016|antrasitt/i)
  await whenStored(page)
})

test('Enter before colours can be looked for waits for what is found, and what is typed after it is not searched for', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: 1002 }])
  const letCome = await delayPart(page, 'search-colors')
  await openRow(page, orderNumber, 1)
  const outside = color(page, 'Utvendig')
  await outside.press('Enter')
  const search = page.getByRole('searchbox', { name: 'Søk på navn eller kode' })
  await expect(search).toBeFocused()
  await page.keyboard.type('7016')
  await page.keyboard.press('Enter')
  await page.keyboard.type('9')
  await expect(search).toHaveValue('7016')
  letCome()
  await expect(outside).toContainText(/7016|antrasitt/i)
  await whenStored(page)
})

test('Enter before colours can be looked for leads to one that cannot be had, which says why', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: 1002 }])
  const letCome = await delayPart(page, 'search-colors')
  await openRow(page, orderNumber, 1)
  await color(page, 'Utvendig').press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Søk på navn eller kode' })).toBeFocused()
  await page.keyboard.type('BEIS-00')
  await page.keyboard.press('Enter')
  letCome()
  const barred = page.getByRole('radio', { name: /BEIS-00/ })
  await expect(barred).toBeFocused()
  await expect(barred).toHaveAccessibleDescription('Ubehandlet tre kan bare velges innvendig.')
})

test('an empty quote makes its first row as it was asked for, size and all', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [])
  await page.goto(`/tilbud/${orderNumber}`)
  const search = page.getByRole('searchbox')
  await search.fill('toppsving 990x1390')
  await expect(page.locator('[data-first-hit]')).toContainText('990')
  await search.press('Enter')
  await expect(field(page, 'Bredde')).toHaveValue('990')
  await expect(field(page, 'Høyde')).toHaveValue('1390')
})

test('a row that has its number before the editor has come keeps the size that it was asked for', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [])
  const letCome = await delayPart(page, 'editor-page')
  await page.goto(`/tilbud/${orderNumber}`)
  const search = page.getByRole('searchbox')
  await search.fill('toppsving 990x1390')
  await expect(page.locator('[data-first-hit]')).toContainText('990')
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/products/'),
  )
  await search.press('Enter')
  await stored
  letCome()
  await expect(field(page, 'Bredde')).toHaveValue('990')
  await expect(field(page, 'Høyde')).toHaveValue('1390')
})

test('whoever chooses a line of a list right after typing in its search comes there, however late the page is', async ({
  as,
}) => {
  const page = await as('superUser')
  const letCome = await delayPart(page, 'store-page')
  await page.clock.install()
  await page.goto('/admin/stores')
  const line = page.getByRole('table').getByRole('link').first()
  await expect(line).toBeVisible()
  const path = await line.getAttribute('href')
  await page.getByRole('searchbox').fill('a')
  await line.click()
  // Longer than a search waits for the next key.
  await page.clock.runFor(2000)
  letCome()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})
