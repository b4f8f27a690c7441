/** Finding a quote again: words, filters in step with the text, and pages. */
import { expect, type Page } from '@playwright/test'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: /^Søk etter tilbudsnummer/ })
const results = (page: Page) => page.getByRole('table', { name: 'Tilbud' })
/** The lines found, without the heading. */
const lines = (page: Page) =>
  results(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const column = (page: Page, heading: string) =>
  results(page).getByRole('columnheader', { name: heading, exact: true })
const whichPage = (page: Page) => page.getByRole('navigation', { name: 'Sider' }).getByRole('status')

const search = async (page: Page, text: string): Promise<void> => {
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(page).toHaveURL((url) => (url.searchParams.get('q') ?? '') === text)
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
}

test('Q-132 Q-134 Q-136 Q-138 a quote is found by a word of its customer and opened at a press', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [], {
    customer: { name: 'Solveig Qvamme', email: '', phone: '' },
    deliveryLabel: 'Naustet Qvamme',
  })
  await page.goto('/tilbud')
  await expect(page.getByRole('heading', { name: 'Søk i eksisterende tilbud' })).toBeVisible()
  await search(page, 'qvam')
  await expect(lines(page)).toHaveCount(1)
  for (const text of [String(orderNumber), 'Solveig Qvamme', 'Naustet Qvamme', 'Tor Kvalheim', 'Tilbud'])
    await expect(lines(page)).toContainText(text)
  for (const heading of ['Dato', 'Tilbudsnr', 'Byggmester', 'Opprettet av', 'Kunde', 'Godsmerking', 'Status'])
    await expect(column(page, heading)).toBeVisible()
  await lines(page).getByText('Solveig Qvamme').click()
  await expect(page).toHaveURL(new RegExp(`/tilbud/${orderNumber}$`))
  await page.goBack()
  await expect(box(page)).toHaveValue('qvam')
  await expect(lines(page)).toHaveCount(1)
})

test('a search without a hit says so and offers the whole list', async ({ as }) => {
  const page = await as('storeClerk')
  await page.goto('/tilbud?q=finnesikkenoested')
  await expect(page.getByText('Ingen tilbud passer til «finnesikkenoested».')).toBeVisible()
  await page.getByRole('button', { name: 'Vis alle tilbud' }).click()
  await expect(lines(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/tilbud$/)
})

test('Q-135 Q-144 Q-146 Q-148 Q-149 what is ticked and what is typed are the same', async ({ as }) => {
  const page = await as('storeClerk')
  await page.goto('/tilbud')
  const filter = page.getByRole('button', { name: /^Filter/ })
  const tick = (name: string) => page.getByRole('checkbox', { name })
  await filter.click()

  await tick('Søk i tilbud').uncheck()
  await expect(box(page)).toHaveValue('er:bestilt')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'er:bestilt')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  for (const line of await lines(page).allTextContents())
    expect(line).toMatch(/Bestilt|Kansellering forespurt/)

  await tick('Søk i bestillinger').uncheck()
  await expect(box(page)).toHaveValue('-er:bestilt')
  await expect(tick('Søk i tilbud')).toBeChecked()
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '-er:bestilt')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  for (const line of await lines(page).allTextContents())
    expect(line).not.toMatch(/Bestilt|Kansellering forespurt/)

  await tick('Søk i bestillinger').check()
  await expect(box(page)).toHaveValue('')
  await tick('Kun byggmestere').check()
  await expect(box(page)).toHaveValue('er:byggmester')
  await tick('Bare mine').check()
  await expect(box(page)).toHaveValue('er:byggmester selger:(Tor Kvalheim)')
  await page.keyboard.press('Escape')

  await search(page, 'er:bestilt')
  await filter.click()
  await expect(tick('Søk i tilbud')).not.toBeChecked()
  await expect(tick('Kun byggmestere')).not.toBeChecked()
})

test('Q-147 Q-133 Q-145 Q-021 a seller’s own quotes, and what builders have ordered', async ({ as }) => {
  const page = await as('storeClerk')
  await makeQuote(page, [])
  await page.goto('/tilbud?q=selger:(Tor Kvalheim)')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  const found = await lines(page).allTextContents()
  expect(found.length).toBeGreaterThan(0)
  for (const line of found) expect(line).toContain('Tor Kvalheim')

  await page
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: 'Bestilt fra byggmester' })
    .click()
  await expect(page.getByRole('heading', { name: 'Bestilt fra byggmester' })).toBeVisible()
  await expect(box(page)).toHaveValue('er:bmbestilling')
  await page.goto('/produkt/')
  await expect(page.getByRole('link', { name: 'Bestilt fra byggmester' })).toBeHidden()
})

test('Q-137 Q-150 a builder searches among his own, without a filter for builders', async ({ as }) => {
  const page = await as('agent')
  await page.goto('/tilbud')
  await expect(column(page, 'Byggmester')).toBeVisible()
  for (const line of await lines(page).allTextContents()) expect(line).toContain('Vinkel og Vater AS')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Søk i tilbud' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Kun byggmestere' })).toBeHidden()
})

test('Q-140 Q-141 Q-142 Q-143 Q-137 forth and back through the pages, as many to a page as one likes', async ({
  as,
}) => {
  const clerk = await as('storeClerk')
  // Others make quotes meanwhile: these have a word of their own.
  for (let made = 0; made < 11; made += 1)
    await makeQuote(clerk, [], { customer: { name: 'Jorunn Bladvik', email: '', phone: '' } })
  const page = await as('superUser')
  await page.goto('/tilbud?q=bladvik&pageSize=5')
  await expect(column(page, 'Forhandler')).toBeVisible()
  await expect(lines(page)).toHaveCount(5)
  await expect(whichPage(page)).toHaveText('1–5 av flere')
  const newest = await lines(page).first().textContent()
  await expect(page.getByRole('button', { name: 'Forrige side' })).toBeDisabled()
  const asked = page.waitForRequest(/\/api\/v1\/offers\?/)
  await page.getByRole('button', { name: 'Neste side' }).click()
  const { searchParams } = new URL((await asked).url())
  expect([searchParams.get('offset'), searchParams.get('limit')]).toEqual(['5', '6'])
  await expect(whichPage(page)).toHaveText('6–10 av flere')
  await expect(lines(page).first()).not.toHaveText(newest ?? '')
  await page.getByRole('button', { name: 'Forrige side' }).click()
  await expect(lines(page).first()).toHaveText(newest ?? '')

  const size = page.getByRole('combobox', { name: 'Rader per side' })
  await expect(size.getByRole('option')).toHaveText(['5', '10', '20', '50', '100'])
  await page.goto('/tilbud?q=er:bestilt')
  await size.selectOption('100')
  await expect(whichPage(page)).toHaveText(/^1–(\d+) av \1$/)
  await expect(page.getByRole('button', { name: 'Neste side' })).toBeDisabled()
})

test('Q-139 a search that fails says so and can be tried again', async ({ as }) => {
  const page = await as('storeClerk')
  await page.route('**/api/v1/offers?**', (route) =>
    route.fulfill({ status: 422, json: { message: 'Søket ble for langt.', code: 'request.invalid' } }),
  )
  await page.goto('/tilbud')
  await expect(page.getByRole('alert')).toContainText('Søk feilet')
  await expect(page.getByRole('alert')).toContainText('Søket ble for langt.')
  await page.unroute('**/api/v1/offers?**')
  await page.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(lines(page).first()).toBeVisible()
})
