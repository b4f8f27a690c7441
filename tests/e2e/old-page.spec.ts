/** A page that is older than what is on the server: the code of a dialog is gone. */
import { expect } from '@playwright/test'
import { figureAt, openQuote } from './driver/quote.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

test('a dialog whose code is gone after a release says so, and what is typed on the page stays', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: 1001 }])
  await page.route(/assets\/customer-dialog-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await openQuote(page, orderNumber)
  await figureAt(page, 1, 'Antall').fill('7')
  await page.getByRole('button', { name: 'Rediger kundeinformasjon' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'kunne ikke hentes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Oops noe er galt...' })).toBeHidden()
  await expect(figureAt(page, 1, 'Antall')).toHaveValue('7')
})
