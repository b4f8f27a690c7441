/** The product menu begins with what the person who opens it made last and makes most. */
import { expect, type Page } from '@playwright/test'
import { field, saving, whenOpen } from './driver/editor.ts'
import { makeQuote, readRow } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const TOP_HUNG = 1004
const FIXED = 1001

const asLast = (page: Page) => page.getByRole('region', { name: 'Som sist' }).getByRole('button')

test('the last row of a model can be made again with its choices, for a new quote and in one that is open', async ({
  as,
}) => {
  // Makes quotes in no other test, so that what was made last is what was made here.
  const page = await as('storeAdministrator')
  const orderNumber = await makeQuote(page, [
    { model: FIXED },
    { model: TOP_HUNG, choices: { width: 990, glassCode: '306', reference: 'Bad' } },
  ])

  await test.step('on the page that begins a quote', async () => {
    await page.goto('/produkt/')
    await expect(asLast(page).first()).toHaveText(/^Skjær Topphengslet990\s×\s590 · 306/)
    await expect(asLast(page).nth(1)).toHaveText(/^Skjær Fastkarm/)
    await expect(page.getByRole('region', { name: 'Det du lager mest' })).toBeVisible()
    // Below them the whole range follows.
    await expect(page.getByRole('region', { name: 'Lagervarer' })).toBeAttached()
  })

  await test.step('a group by itself, and back to all', async () => {
    await page.getByRole('tab', { name: 'Skråvinduer' }).click()
    await expect(page.getByRole('region', { name: 'Skråvinduer' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Som sist' })).toBeHidden()
    await page.getByRole('button', { name: 'Vis alle produkter' }).click()
    await expect(page.getByRole('region', { name: 'Som sist' })).toBeVisible()
  })

  await test.step('in the menu of an open quote, by the keyboard', async () => {
    await page.goto(`/produkt/${orderNumber}/1/rediger`)
    await whenOpen(page)
    await page.keyboard.press('Control+k')
    await expect(asLast(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(asLast(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/produkt/${orderNumber}/3/rediger`)
    await expect(saving(page)).toHaveText('synced')
    await expect(field(page, 'Bredde')).toHaveValue(/^990$/)
    const made = await readRow(page, orderNumber, 3)
    expect([made.model.id, made.frame.width, made.glassCode, made.reference]).toEqual([
      String(TOP_HUNG),
      990,
      '306',
      '',
    ])
  })
})
