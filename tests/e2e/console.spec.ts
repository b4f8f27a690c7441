/** A page that works says nothing in the console of the browser, and asks for nothing that the content policy forbids. */
import { expect } from '@playwright/test'
import { chromiumPath, graphicsArgs } from '#infra/local/chromium'
import { drawing, look, openRow, whenOpen } from './driver/editor.ts'
import { demoPeople } from './driver/people.ts'
import { listenTo } from './driver/quiet.ts'
import { openQuote } from './driver/quote.ts'
import { makeQuote } from './driver/ready-made.ts'
import { enterCredentials } from './driver/session.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1002
const FRONT_DOOR = 3104

// As on a machine with a graphics card: the browser warns of nothing that it only does in the other tests.
test.use({ launchOptions: { executablePath: await chromiumPath(), args: [...graphicsArgs] } })

test('from login to the product menu, a quote, a drawing in 2D and in 3D and the search nothing is told', async ({
  page,
}) => {
  const { messages } = await listenTo(page)
  await page.goto('/login')
  await enterCredentials(page, demoPeople.storeClerk)
  await expect(page.getByRole('searchbox', { name: 'Søk i alle produkter' })).toBeVisible()
  const orderNumber = await makeQuote(page, [{ model: WINDOW, count: 2 }, { model: FRONT_DOOR }])
  await openQuote(page, orderNumber)
  await expect(page.getByRole('region', { name: 'Sammendrag' })).toContainText('Sum inkl. mva')
  await openRow(page, orderNumber, 1)
  await look(page, '3D')
  await expect(drawing(page).locator('canvas')).toBeVisible()
  await openRow(page, orderNumber, 2)
  await look(page, '2D')
  await whenOpen(page)
  await page.goto(`/tilbud/${orderNumber}/hurtig`)
  await expect(page.getByRole('combobox', { name: 'Linje 1', exact: true })).toBeVisible()
  await page.goto('/tilbud/')
  await expect(page.getByRole('table', { name: 'Tilbud' })).toContainText(String(orderNumber))
  expect(messages).toEqual([])
})

test('on the page of a customer, who looks in 3D and accepts, nothing is told', async ({ as, browser }) => {
  const seller = await as('storeClerk')
  const orderNumber = await makeQuote(seller, [{ model: WINDOW }])
  await openQuote(seller, orderNumber)
  await seller
    .getByRole('region', { name: 'Kundens side' })
    .getByRole('button', { name: 'Lag lenke' })
    .click()
  const dialog = seller.getByRole('dialog', { name: 'Lenke til kundens side' })
  await dialog.getByRole('button', { name: 'Lag lenke' }).click()
  const address = await dialog.getByLabel('Lenke', { exact: true }).inputValue()

  const customer = await browser.newPage()
  const { messages } = await listenTo(customer)
  await customer.goto(address)
  await customer.getByRole('button', { name: /^Se i 3D/ }).click()
  await expect(customer.locator('canvas')).toBeVisible()
  await customer.getByRole('button', { name: 'Åpne' }).click()
  await customer.getByLabel('Navnet ditt').fill('Ingrid Solheim')
  await customer.getByRole('button', { name: 'Godta tilbudet' }).click()
  await expect(customer.getByRole('heading', { name: 'Tilbudet er godtatt' })).toBeVisible()
  expect(messages).toEqual([])
  await customer.close()
})
