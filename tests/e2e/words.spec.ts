/** The words people use, in each place where words are typed: what is found, what is made, and what is asked about. */
import { expect } from '@playwright/test'
import { color, field, openRow, whenStored } from './driver/editor.ts'
import { openQuickEntry } from './driver/quick-entry.ts'
import { makeQuote, readQuote, readRow } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const TOP_SWING = 1002
const BLACK = 'NCS S 9000-N'

test.describe.configure({ mode: 'parallel' })

test('the product at hand is changed in words, with the price before Enter, as one step of undo', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING }])
  await openRow(page, orderNumber, 1)
  await field(page, 'Bredde').focus()

  // What is typed at once is in the field, whatever is still on its way.
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('ute svart 306 2 ventiler')
  const words = page.getByRole('dialog', { name: 'Endre med ord' })
  await expect(words.getByRole('textbox')).toHaveValue('ute svart 306 2 ventiler')
  await expect(words.getByRole('listitem')).toHaveText([
    /^Glass .*3-lags forsterket 6\smm$/,
    /^Utvendig farge .*Sort$/,
    /^Ventiler .*2$/,
  ])
  await expect(words.getByText(/^\+\skr\s[\d\s]+ per stk\.$/)).toBeVisible()
  expect((await readRow(page, orderNumber, 1)).choices.glassCode).toBe('304')

  await page.keyboard.press('Enter')
  await expect(words).toBeHidden()
  await expect(field(page, 'Bredde')).toBeFocused()
  await whenStored(page)
  await expect
    .poll(async () => (await readRow(page, orderNumber, 1)).choices)
    .toMatchObject({ outerColor: BLACK, glassCode: '306', numberOfVents: 2 })

  await page.getByRole('button', { name: 'Angre' }).click()
  await whenStored(page)
  await expect
    .poll(async () => (await readRow(page, orderNumber, 1)).choices)
    .toMatchObject({ outerColor: null, glassCode: '304', numberOfVents: 0 })
})

test('what is unclear or refused is said with its reason, and nothing is changed until it is clear', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING }])
  await openRow(page, orderNumber, 1)
  const open = page.getByRole('button', { name: 'Endre med ord' })
  await open.click()
  const words = page.getByRole('dialog', { name: 'Endre med ord' })
  const line = words.getByRole('textbox')
  await expect(line).toBeFocused()

  await line.fill('bredde 9000')
  await expect(words.getByText(/kan leveres med bredde/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(line).toHaveValue('bredde 9000')

  await line.fill('fastkarm')
  await expect(words.getByText(/blir ikke en annen modell her/)).toBeVisible()

  await line.fill('grå')
  await words.getByRole('button', { name: 'Mørk grå (NCS S 7500-N)' }).click()
  await expect(line).toHaveValue('NCS S 7500-N')
  await expect(line).toBeFocused()
  await expect(words.getByRole('button', { name: 'Bruk' })).toBeEnabled()

  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await expect(open).toBeFocused()
  expect((await readRow(page, orderNumber, 1)).choices.width).toBe(1190)
})

test('an Enter that comes before the words can be read waits for them', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING }])
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/command-preview-/, async (route) => {
    await held
    await route.continue()
  })
  await openRow(page, orderNumber, 1)
  await field(page, 'Bredde').focus()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('barnesikring')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Endre med ord' }).getByRole('textbox')).toHaveValue(
    'barnesikring',
  )
  letGo()
  await expect.poll(async () => (await readRow(page, orderNumber, 1)).choices.misc).toEqual([101])
})

test('a colour is found by what people call it and chosen by keyboard alone', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING }])
  await openRow(page, orderNumber, 1)
  await color(page, 'Innvendig').press('Enter')
  const palette = page.getByRole('dialog', { name: 'Innvendig' })
  const swatches = palette.getByRole('radio')
  const search = palette.getByRole('searchbox')
  await expect(search).toBeFocused()

  // All swatches are one stop of the Tab key, on the chosen one, which is in sight.
  await page.keyboard.press('Tab')
  const chosen = palette.getByRole('radio', { checked: true }).first()
  await expect(chosen).toBeFocused()
  await expect(chosen).toBeInViewport()
  await expect(palette.locator('[role="radio"][tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(swatches.last()).toBeFocused()
  await expect(swatches.last()).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(swatches.first()).toBeFocused()

  // What is typed among the swatches goes on in the search.
  await page.keyboard.type('svart')
  await expect(search).toHaveValue('svart')
  await expect(swatches.first()).toContainText('Sort')
  await expect(swatches.first()).toHaveAccessibleName(/Sort.*NCS S 9000-N.*kr/)
  await expect(palette.getByRole('status')).toContainText('Enter velger Sort, NCS S 9000-N.')
  await page.keyboard.press('ArrowDown')
  await expect(swatches.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(swatches.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(color(page, 'Innvendig')).toBeFocused()
  await expect(color(page, 'Innvendig')).toContainText('Sort')
  await expect.poll(async () => (await readRow(page, orderNumber, 1)).choices.innerColor).toBe(BLACK)
})

test('who goes on by Tab before the palette has brought the focus to its search is not taken back', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openRow(page, await makeQuote(page, [{ model: TOP_SWING }]), 1)
  // Nobody goes on sooner: in the very moment in which the search gets the focus.
  await page.evaluate(() => {
    const goOn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'search') return
      document.removeEventListener('focusin', goOn)
      document.querySelector<HTMLElement>('[role="dialog"] [role="radio"][aria-checked="true"]')?.focus()
    }
    document.addEventListener('focusin', goOn)
  })
  await color(page, 'Innvendig').press('Enter')
  const palette = page.getByRole('dialog', { name: 'Innvendig' })
  const chosen = palette.getByRole('radio', { checked: true }).first()
  await expect(chosen).toBeFocused()
  await page.evaluate(() => new Promise((next) => setTimeout(() => requestAnimationFrame(next))))
  await expect(chosen).toBeFocused()
})

test('quick entry reads and completes what people say', async ({ as }) => {
  const page = await as('storeClerk')
  await openQuickEntry(page)
  const line = page.getByRole('combobox', { name: 'Linje 1', exact: true })
  await expect(line).toBeVisible({ timeout: 15_000 })
  await line.focus()
  await page.keyboard.type('fastvi')
  await expect(page.getByRole('option', { name: /^fastvindu/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('99*119 cm sort ute hvit inne stue')
  await expect(page.getByText(/Skjær Fastkarm inne hvit ute sort/).first()).toBeVisible()
})

test('the quote search knows what people call an order', async ({ as }) => {
  const page = await as('storeClerk')
  await page.goto('/tilbud')
  const box = page.getByRole('searchbox', { name: /^Søk etter tilbudsnummer/ })
  const table = page.getByRole('table', { name: 'Tilbud' })
  const lines = table.getByRole('row').filter({ has: page.getByRole('cell') })
  const found = async (text: string) => {
    await box.fill(text)
    // Until it is asked for, the page knows nothing of another search and is not busy.
    const answered = page.waitForResponse((answer) => {
      const { pathname, searchParams } = new URL(answer.url())
      return pathname === '/api/v1/offers' && searchParams.get('q') === text
    })
    await box.press('Enter')
    await answered
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text)
    await expect(table).toHaveAttribute('aria-busy', 'false')
    return lines.allInnerTexts()
  }
  const orders = await found('er:bestilt')
  expect(orders.length).toBeGreaterThan(0)
  expect(await found('bestilte')).toEqual(orders)
  expect(await found('ikke bestilt')).not.toEqual(orders)
})

test('the product menu knows what people say, and makes the row with the size that is written beside it', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING }])
  await openRow(page, orderNumber, 1)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('fastvindu')
  const menu = page.getByRole('dialog', { name: 'Produktmeny' })
  const first = menu.locator('[data-first-hit]')
  await expect(first).toContainText('Skjær Fastkarm')

  const search = menu.getByRole('searchbox')
  await search.fill('vindu antrasitt')
  await expect(menu.getByText('«antrasitt» velger du på raden.')).toBeVisible()
  await expect(first).toContainText('Skjær')
  await search.fill('topsving')
  await menu.getByRole('button', { name: 'Mente du toppsving?' }).click()
  await expect(search).toHaveValue('toppsving')
  await search.fill('toppsving 99x139')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('button', { name: '990 × 1 390 mm (i cm)' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('toppsving 990x1390')
  await search.fill('toppsving 9900x1390')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('alert')).toContainText('Toppsving kan leveres med bredde')

  await search.fill('2 toppsving 990x1390')
  await expect(first).toContainText('Skjær Toppsving')
  await expect(first).toContainText(/990\s×\s1\s390\smm, 2\sstk\./)
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(field(page, 'Bredde')).toHaveValue('990')
  await expect(field(page, 'Høyde')).toHaveValue('1390')
  await expect(field(page, 'Antall')).toHaveValue('2')
  await expect
    .poll(async () => (await readQuote(page, orderNumber)).productRows.map(({ numberOf }) => numberOf))
    .toEqual([1, 2])
  await expect
    .poll(async () => (await readRow(page, orderNumber, 2)).choices)
    .toMatchObject({ width: 990, height: 1390 })
})
