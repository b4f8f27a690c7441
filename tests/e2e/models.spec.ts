/** The model page: a super user checks the range and the rules; nobody else gets at them. */
import { expect, type Page } from '@playwright/test'
import { kronerIn, textIn } from './driver/money.ts'
import { test } from './driver/workplace.ts'

const range = (page: Page) => page.getByRole('table', { name: 'Modeller' })
const rules = (page: Page) => page.getByRole('table', { name: 'Regler' })

test('a super user finds a model, opens it from the keyboard, and its price lines add up', async ({ as }) => {
  const page = await as('superUser')
  await page.goto('/tilbud')
  await page.getByRole('button', { name: /^Brukermeny/ }).click()
  await page.getByRole('menuitem', { name: 'Modeller og regler' }).click()
  await expect(page.getByRole('heading', { name: 'Modeller', level: 1 })).toBeVisible()

  await page.getByRole('combobox', { name: 'Gruppe' }).selectOption('Vinduer Basic')
  await page.getByRole('searchbox').fill('1005')
  await expect(page.getByRole('status')).toContainText('1 modell')
  const line = range(page).getByRole('row', { name: /1005/ })
  await expect(line).toContainText('340–890')

  const opener = line.getByRole('button', { name: 'Skjær Sidehengslet' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('heading', { name: 'Grenser' })).toBeVisible()

  const built = page.getByRole('region', { name: 'Prisoppbygging' })
  const amounts = await built.getByRole('definition').allTextContents()
  const ore = amounts.map((text) => Math.round(kronerIn(text.replace('−', '-')) * 100))
  const sum = ore.pop()
  expect(ore.length).toBeGreaterThan(1)
  expect(ore.reduce((total, amount) => total + amount, 0)).toBe(sum)
  expect(Math.round(kronerIn(await textIn(line)) * 100)).toBe(sum)
})

test('a rule that can concern a model leads to its line in the rule table', async ({ as }) => {
  const page = await as('superUser')
  await page.goto('/modeller?q=1005')
  await range(page).getByRole('button', { name: 'Skjær Sidehengslet' }).click()
  await page.getByText(/^Regler som kan gjelde/).click()
  await page.getByRole('link', { name: 'R-G-04' }).click()
  await expect(page.getByRole('heading', { name: 'Regler for produkter' })).toBeVisible()
  await expect(rules(page).getByRole('row', { name: /R-G-04/ })).toContainText('Avviser')
})

test('the rule table is printed without what is only for the screen', async ({ as }) => {
  const page = await as('superUser')
  await page.goto('/modeller?vis=regler')
  await expect(rules(page).getByRole('row', { name: /^R-D-01/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden()
  await expect(page.getByText(/Skrevet ut \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await expect(rules(page).getByRole('row', { name: /^R-D-01/ })).toBeVisible()
})

test('a clerk is refused, and has no link to the page', async ({ as }) => {
  const page = await as('storeClerk')
  await page.goto('/modeller')
  await expect(page.getByRole('alert')).toContainText('Du har ikke tilgang til dette.')
  await expect(page.getByRole('table')).toBeHidden()
  await page.getByRole('button', { name: /^Brukermeny/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Modeller og regler' })).toBeHidden()
})
