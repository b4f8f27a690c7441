/** The way on from one product: to the rows beside it and to the quote, by mouse and by keyboard. */
import { expect } from '@playwright/test'
import { field, openRow, whenOpen, whenStored } from './driver/editor.ts'
import { makeQuote, readRow } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const rows = [{ model: 1001 }, { model: 1002 }, { model: 1004 }]

test('the arrows of the bar lead through the rows in their order, and past the last one to the quote', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, rows)
  await openRow(page, orderNumber, 1)

  await expect(page.getByRole('button', { name: 'Forrige rad' })).toBeDisabled()
  await page.getByRole('link', { name: 'Neste rad' }).click()
  await expect(page).toHaveURL(`/produkt/${orderNumber}/2/rediger`)
  await whenOpen(page)
  await page.getByRole('link', { name: 'Neste rad' }).click()
  await whenOpen(page)
  await page.getByRole('link', { name: 'Dette er siste rad. Videre til tilbudet' }).click()
  await expect(page).toHaveURL(`/tilbud/${orderNumber}`)
})

test('Ctrl and an arrow go to the same field of the next row, and what was half typed is kept', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, rows)
  await openRow(page, orderNumber, 1)

  await field(page, 'Høyde').focus()
  await page.keyboard.type('1390')
  await page.keyboard.press('Control+ArrowDown')
  await expect(page).toHaveURL(`/produkt/${orderNumber}/2/rediger`)
  await expect(field(page, 'Høyde')).toBeFocused()
  await expect(field(page, 'Høyde')).toHaveValue('1190')
  await expect.poll(async () => (await readRow(page, orderNumber, 1)).frame.height).toBe(1390)

  await page.keyboard.press('Control+ArrowUp')
  await expect(page).toHaveURL(`/produkt/${orderNumber}/1/rediger`)
  await expect(field(page, 'Høyde')).toBeFocused()
  await page.keyboard.press('Control+ArrowUp')
  await expect(page).toHaveURL(`/produkt/${orderNumber}/1/rediger`)
  await whenStored(page)
})

test('the way to the quote stands beside the product', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, rows)
  await openRow(page, orderNumber, 2)
  await page.getByRole('link', { name: 'Til tilbudet', exact: true }).click()
  await expect(page).toHaveURL(`/tilbud/${orderNumber}`)
})
