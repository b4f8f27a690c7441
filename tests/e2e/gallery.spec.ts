/** The gallery: everything that is drawn in its own way, for those who draw and test the range. */
import { expect } from '@playwright/test'
import { textIn } from './driver/money.ts'
import { test } from './driver/workplace.ts'

test('a super user finds it in the menu, and narrows it by frame type, shape and opening', async ({ as }) => {
  const page = await as('superUser')
  await page.goto('/tilbud')
  await page.getByRole('button', { name: /^Brukermeny/ }).click()
  await page.getByRole('menuitem', { name: 'Galleri' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Galleri' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: /^\d+ kombinasjoner, \d+ tegninger/ }),
  ).toContainText('12 utelatt fordi reglene ikke tillater dem')
  await page.getByRole('combobox', { name: 'Karmtype' }).selectOption({ label: 'I Innadslående' })
  await page.getByRole('combobox', { name: 'Form' }).selectOption('0')
  await page.getByRole('combobox', { name: 'Åpning' }).selectOption({ label: 'Dreh-kipp venstre' })
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(1)
  const card = cards.first()
  await expect(card.getByRole('figure')).toHaveText([
    /Minste\s490\s×\s590$/,
    /Standard\s990\s×\s1\s290$/,
    /Største\s1\s190\s×\s2\s090$/,
  ])
  await expect(card.getByRole('img', { name: /990\s×\s1\s290\smm$/ })).toBeVisible()
  await expect(page).toHaveURL(/karm=I/)
  expect(await textIn(page.getByRole('main'))).not.toMatch(/kr\s*\d/)
})

test('a few can be seen in 3D at a time; the first gives way to the fifth', async ({ as }) => {
  const page = await as('superUser')
  await page.goto('/galleri?karm=G')
  const buttons = page.getByRole('button', { name: 'Vis i 3D' })
  await expect(buttons).toHaveCount(5)
  for (let opened = 0; opened < 5; opened += 1) await buttons.first().click()
  await expect(page.locator('canvas')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Tilbake til tegning' })).toHaveCount(4)
})

test('others are told that it is not theirs', async ({ as }) => {
  const page = await as('storeClerk')
  await page.goto('/galleri')
  await expect(page.getByRole('alert')).toContainText('Du har ikke tilgang')
  await page.getByRole('link', { name: 'Til tilbudene' }).click()
  await expect(page).toHaveURL(/\/tilbud$/)
})
