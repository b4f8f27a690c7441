/** The page of one quote: its rows and their figures, the customer, the delivery and the comment. */
import { expect, type Page } from '@playwright/test'
import { whenOpen } from './driver/editor.ts'
import { figureAt, openQuote, rowOf, rowSum, totals } from './driver/quote.ts'
import { makeQuote, readQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1001
const FRONT_DOOR = 3104

test.describe.configure({ mode: 'parallel' })

/** Types a figure at row 1 and presses Enter. */
const enter = async (page: Page, label: string, value: string): Promise<void> => {
  await figureAt(page, 1, label).fill(value)
  await figureAt(page, 1, label).press('Enter')
}

const fault = (page: Page) => rowOf(page, 1).getByRole('alert')

const storedRow = async (page: Page, orderNumber: number) => {
  const [row] = (await readQuote(page, orderNumber)).productRows
  if (row === undefined) throw new Error(`quote ${orderNumber} has no rows`)
  return row
}

test('Q-204 Q-207 Q-212 Q-287 the count: prices follow while it is typed, and nonsense is told in words', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  await openQuote(page, orderNumber)
  const each = await rowSum(page, 1)

  const held = Promise.withResolvers<void>()
  await page.route('**/numberof/*', async (route) => {
    await held.promise
    await route.continue()
  })
  await enter(page, 'Antall', '4')
  await expect.poll(() => rowSum(page, 1)).toBeCloseTo(each * 4, 2)
  expect((await storedRow(page, orderNumber)).numberOf).toBe(1)
  held.resolve()
  await expect.poll(async () => (await storedRow(page, orderNumber)).numberOf).toBe(4)
  const { exclTax, tax, inclTax } = await totals(page)
  expect(exclTax + tax).toBeCloseTo(inclTax, 2)

  const count = figureAt(page, 1, 'Antall')
  for (const [key, value] of [
    ['ArrowUp', '5'],
    ['ArrowDown', '4'],
  ] as const) {
    await count.press(key)
    await expect(count).toHaveValue(value)
  }
  await count.press('Enter')

  for (const [typed, sentence] of [
    ['-1', 'Antall må være minst 0'],
    ['1,5', 'Ugyldig verdi for feltet Antall'],
    ['mange', 'Ugyldig verdi for feltet Antall'],
    ['9007199254740992', 'Ugyldig verdi for feltet Antall'],
  ] as const) {
    await enter(page, 'Antall', typed)
    await expect(fault(page)).toHaveText(sentence)
    await figureAt(page, 1, 'Antall').press('Escape')
    await expect(figureAt(page, 1, 'Antall')).toHaveValue('4')
  }
})

test('a figure that is typed while nobody answers stays, says that it is not stored, and is stored when somebody does', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW, count: 2 }])
  await openQuote(page, orderNumber)
  let isCut = true
  await page.route('**/numberof/*', (route) => (isCut ? route.abort() : route.continue()))
  await enter(page, 'Antall', '7')
  await expect(page.getByText('Ikke lagret, prøver igjen …')).toBeVisible()
  await expect(figureAt(page, 1, 'Antall')).toHaveValue('7')
  expect((await storedRow(page, orderNumber)).numberOf).toBe(2)
  isCut = false
  await expect.poll(async () => (await storedRow(page, orderNumber)).numberOf).toBe(7)
  await expect(page.getByText('Ikke lagret, prøver igjen …')).toBeHidden()
  await expect(figureAt(page, 1, 'Antall')).toHaveValue('7')
})

test('Q-131 Q-189 Q-206 a row without a count is a draft: it is marked, cannot be copied, and is added at a press', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW, count: 0 }])
  await openQuote(page, orderNumber)
  await expect(figureAt(page, 1, 'Antall')).toHaveAttribute('aria-invalid', 'true')
  const copy = page.getByRole('button', { name: 'Kopier rad 1' })
  await expect(copy).toBeDisabled()
  await copy.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Kan ikke kopiere rad uten antall')
  await rowOf(page, 1).getByRole('button', { name: 'Legg til i tilbud' }).click()
  await expect(figureAt(page, 1, 'Antall')).toHaveValue('1')
  await expect.poll(async () => (await storedRow(page, orderNumber)).numberOf).toBe(1)
  await expect(copy).toBeEnabled()
})

test('Q-208 Q-209 Q-283 a discount up to what the row bears, and not a percent more', async ({ as }) => {
  const page = await as('discountClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  await openQuote(page, orderNumber)
  const list = await rowSum(page, 1)

  for (const [typed, sentence] of [
    ['36', 'Rabatt kan være høyst 35 %'],
    ['-1', 'Rabatt må være minst 0 %'],
    ['mye', 'Ugyldig verdi for feltet Rabatt'],
  ] as const) {
    await enter(page, 'Rabatt', typed)
    await expect(fault(page)).toHaveText(sentence)
  }
  await enter(page, 'Rabatt', '12,5')
  await expect(fault(page)).toBeHidden()
  await expect.poll(() => rowSum(page, 1)).toBeCloseTo(list * 0.875, 1)
  await enter(page, 'Rabatt', '35')
  await expect.poll(async () => (await storedRow(page, orderNumber)).price.discountRate).toBe(35)
  await page.reload()
  await expect(figureAt(page, 1, 'Rabatt')).toHaveValue('35')
})

test('Q-210 Q-282 a margin divides the cost, up to what the row bears', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  await openQuote(page, orderNumber)
  const { priceExclTax: cost } = (await storedRow(page, orderNumber)).price
  await enter(page, 'Margin', '61')
  await expect(fault(page)).toHaveText('Margin kan være høyst 60 %')
  await enter(page, 'Margin', '20')
  await expect.poll(() => rowSum(page, 1)).toBeCloseTo((cost ?? 0) / 0.8, 1)
  await expect.poll(async () => (await storedRow(page, orderNumber)).price.marginRateStore).toBe(20)
})

test('Q-126 Q-159 Q-345 what is left out of the U-value does not count; a failure puts the tick back', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }, { model: FRONT_DOOR }])
  await openQuote(page, orderNumber)
  const summary = page.getByRole('region', { name: 'Sammendrag' })
  const tick = page.getByRole('checkbox', { name: /^Inkluder i uverdiberegning/ })
  const open = (row: number) =>
    rowOf(page, row)
      .getByRole('button', { name: /^U \d,\d\d/ })
      .click()
  const [window] = (await readQuote(page, orderNumber)).productRows
  await open(2)
  await tick.uncheck()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 2)).toContainText('ikke med i U-verdien')
  await expect(summary).toContainText(`U-verdi${window?.uvalue?.toFixed(2).replace('.', ',')} W/(m²K)`)

  await page.route('**/inorderuvalue/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Noe gikk galt hos oss.', code: 'server.error' } }),
  )
  await open(1)
  await tick.uncheck()
  await expect(
    page.getByText('Feil ved oppdatering av U-verdi inkludering: Noe gikk galt hos oss.'),
  ).toBeVisible()
  await expect(tick).toBeChecked()
  await expect(rowOf(page, 1)).not.toContainText('ikke med i U-verdien')
})

test('Q-113 Q-114 Q-131 Q-344 a row is copied into the editor, and deleted at once; what fails is told, and the row stays', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW, count: 3, choices: { width: 1390 } }])
  await openQuote(page, orderNumber)
  const failing = /\/api\/v1\/(products|offers\/\d+\/0\/\d+)$/
  await page.route(failing, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { message: 'Lageret svarer ikke.', code: 'server.error' } }),
  )
  for (const name of ['Kopier rad 1', 'Slett rad 1']) {
    await page.getByRole('button', { name }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Noe gikk galt: Lageret svarer ikke.' })
    await expect(alert).toBeVisible()
    await alert.getByRole('button').click()
    await expect(alert).toBeHidden()
    await expect(rowOf(page, 1)).toBeVisible()
  }
  await page.unroute(failing)
  await page.getByRole('button', { name: 'Kopier rad 1' }).click()
  await expect(page).toHaveURL(new RegExp(`/produkt/${orderNumber}/2/rediger`))
  await whenOpen(page)
  await expect(page.getByRole('textbox', { name: 'Bredde', exact: true })).toHaveValue('1390')
  await expect(page.getByRole('textbox', { name: 'Antall' })).toHaveValue('3')

  await openQuote(page, orderNumber)
  for (const name of ['Kopier rad 1', 'Slett rad 1', 'Kopier rad 2', 'Slett rad 2'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Slett rad 1' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(rowOf(page, 1)).toBeHidden()
  await expect(rowOf(page, 2)).toBeVisible()
  await expect
    .poll(async () => (await readQuote(page, orderNumber)).productRows.map(({ rowNumber }) => rowNumber))
    .toEqual([2])
})

test('of many rows those that are seen are drawn first, the others right after; whoever comes back stands where he stood', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
  const orderNumber = await makeQuote(
    page,
    numbers.map(() => ({ model: WINDOW })),
  )
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const { length } = document.querySelectorAll('[data-row]')
      if (length === 0) return
      document.documentElement.dataset.drawnFirst = `${length}`
      observer.disconnect()
    })
    observer.observe(document, { subtree: true, childList: true })
  })
  await openQuote(page, orderNumber)
  await expect
    .poll(() =>
      page
        .locator('[data-row]')
        .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.row))),
    )
    .toEqual(numbers)
  // A window of 1280 × 720.
  await expect(page.locator('html')).toHaveAttribute('data-drawn-first', '4')

  await rowOf(page, 31).scrollIntoViewIfNeeded()
  await rowOf(page, 31)
    .getByRole('link', { name: /^Skjær Fastkarm/ })
    .click()
  await whenOpen(page)
  await page.goBack()
  await expect(rowOf(page, 31)).toBeInViewport()
  await expect(page.locator('[data-row]')).toHaveCount(40)
})

test('a row far down is moved by keys as often as they are pressed', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(
    page,
    Array.from({ length: 24 }, () => ({ model: WINDOW })),
  )
  await openQuote(page, orderNumber)
  await rowOf(page, 20).getByRole('button', { name: 'Flytt rad 20' }).focus()
  for (const rowsAbove of [20, 21, 22]) {
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.locator('[data-row="20"]:focus-within')).toBeVisible()
    const order = await page
      .locator('[data-row]')
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.row))
    expect(order.indexOf('20')).toBe(rowsAbove)
  }
})

test('Q-115 Q-118 Q-119 Q-120 Q-128 Q-130 a row says what it is and leads to its editor', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW, choices: { width: 1390, reference: 'Stue' } }])
  await openQuote(page, orderNumber)
  for (const text of [
    /1\s390\s×\s1\s190\s*mm/,
    /karm\s*105\s*mm/,
    /U\s*0,7\d\s*W\/m²K/,
    /\d+(,\d)?\s*kg/,
    'Tre',
    /Ventil\s*Nei/,
  ])
    await expect(rowOf(page, 1)).toContainText(text)
  await expect(rowOf(page, 1).getByRole('img', { name: /sett utenfra$/ })).toBeVisible()
  await expect(rowOf(page, 1)).toHaveCSS('grid-template-columns', / 350px 72px$/)
  await rowOf(page, 1)
    .getByRole('link', { name: /^Skjær Fastkarm/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/produkt/${orderNumber}/1/rediger`))
})

test('Q-089 Q-216 Q-217 Q-218 Q-220 Q-227 the customer: what is wrong is told at the field, and nothing wrong is saved', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [], {})
  await openQuote(page, orderNumber)
  await page.getByRole('button', { name: 'Legg til kundeinformasjon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kunde' })
  const save = dialog.getByRole('button', { name: 'Lagre' })
  const input = (label: string) => dialog.getByRole('textbox', { name: label })
  await expect(save).toBeDisabled()
  for (const [label, wrong, sentence, right] of [
    ['Navn', ' ', 'Skriv inn kundens navn', 'Berit Aamodt'],
    ['Navn', 'x'.repeat(101), 'Maksimal lengde er 100 tegn', 'Berit Aamodt'],
    ['E-post', 'berit@', 'Vennligst oppgi en gyldig e-postadresse', 'berit@aamodt.example'],
    ['Telefon', '1234567', 'Vennligst oppgi et gyldig telefonnummer (8 siffer)', '91 23 45 67'],
    ['Merking', 'x'.repeat(31), 'Maksimal lengde er 30 tegn', 'Aamodt, hytta'],
    ['Bestillingsnummer', 'x'.repeat(16), 'Maksimal lengde er 15 tegn', 'PO-4711'],
  ] as const) {
    await input(label).fill(wrong)
    await input(label).blur()
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expect(save).toBeDisabled()
    await input(label).fill(right)
    await input(label).blur()
    await expect(dialog.getByText(sentence)).toBeHidden()
  }
  await save.click()
  await expect(dialog).toBeHidden()
  const customer = page.getByRole('region', { name: 'Kunde', exact: true })
  await expect(customer.getByRole('link', { name: 'berit@aamodt.example' })).toHaveAttribute(
    'href',
    'mailto:berit@aamodt.example',
  )
  await expect(customer.getByRole('link', { name: '912 34 567' })).toBeVisible()
  await expect(customer).toContainText('Aamodt, hytta')
  await expect(customer).toContainText('PO-4711')
})

test('Q-219 a builder has no order number of the store’s to fill in', async ({ as }) => {
  const page = await as('agent')
  await openQuote(page, await makeQuote(page, []))
  await page.getByRole('button', { name: 'Rediger kundeinformasjon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kunde' })
  await expect(dialog.getByRole('textbox', { name: 'Merking' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Bestillingsnummer' })).toBeHidden()
})

test('Q-092 Q-093 Q-221 Q-222 Q-223 Q-224 Q-228 Q-229 Q-230 Q-231 delivery: stock, or a private address as its zone allows', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  await openQuote(page, orderNumber)
  const delivery = page.getByRole('region', { name: 'Levering', exact: true })
  const address = delivery.getByRole('combobox', { name: 'Leveringsadresse' })
  await expect(address.getByRole('option')).toHaveText([
    'Hovedlager Sandnes',
    'Uteplass Ganddal',
    'Privat levering',
  ])
  await address.selectOption('Uteplass Ganddal')
  await expect(delivery).toContainText('Spunsgata 4')
  await expect.poll(async () => (await readQuote(page, orderNumber)).deliveryCode).toBe('L02')

  const asked: string[] = []
  page.on('request', (request) => {
    const code = /\/api\/v1\/postalcodes\/(.*)$/.exec(request.url())?.[1]
    if (code !== undefined) asked.push(code)
  })
  await address.selectOption('Privat levering')
  const dialog = page.getByRole('dialog', { name: 'Privat levering' })
  const save = dialog.getByRole('button', { name: 'Lagre' })
  const input = (label: string) => dialog.getByRole('textbox', { name: label })
  const crane = dialog.getByRole('checkbox', { name: 'Levering med kranbil' })
  for (const [label, wrong, sentence, right] of [
    ['Kontaktperson', '', 'Skriv inn en kontaktperson', 'Ingrid Solheim'],
    ['Kontaktperson', 'x'.repeat(31), 'Maksimal lengde er 30 tegn', 'Ingrid Solheim'],
    ['Postadresse', 'x'.repeat(26), 'Maksimal lengde er 25 tegn', 'Solheimveien 4'],
    ['Telefon', '1234567', 'Vennligst oppgi et gyldig telefonnummer (8 siffer)', '41234567'],
    ['Postnummer', '015', 'Forventer 4 tegn', '0150'],
  ] as const) {
    await input(label).fill(wrong)
    await input(label).blur()
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expect(save).toBeDisabled()
    await input(label).fill(right)
    await input(label).blur()
    await expect(dialog.getByText(sentence)).toBeHidden()
  }
  await expect(crane).toBeVisible()
  await crane.check()

  await input('Postnummer').fill('0001')
  await expect(dialog.getByRole('alert')).toHaveText('Privat levering er ikke tilgjengelig for 0001 OSLO')
  await expect(save).toBeDisabled()
  await input('Postnummer').fill('8300')
  await expect(dialog.getByRole('alert')).toHaveText('Kranbil er ikke tilgjengelig for 8300 SVOLVÆR')
  await expect(crane).toBeHidden()
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(delivery).toContainText('Kranbil er ikke tilgjengelig for 8300 SVOLVÆR')
  expect(await readQuote(page, orderNumber)).toMatchObject({
    deliveryCode: 'PRIVATE',
    deliveryByCrane: false,
    deliveryAddress: { address1: 'Ingrid Solheim', postalCode: '8300', postalAddress: 'SVOLVÆR' },
  })

  await delivery.getByRole('button', { name: 'Endre privat levering' }).click()
  await input('Postnummer').fill('0150')
  await crane.check()
  await save.click()
  await expect(delivery).toContainText('Leveres med kranbil')
  await expect(page.getByRole('region', { name: 'Tillegg' })).toContainText(/kran/i)
  expect(new Set(asked)).toEqual(new Set(['0150', '0001', '8300']))
})

test('Q-094 Q-095 a comment is added, changed and shown', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [])
  await openQuote(page, orderNumber)
  const dialog = page.getByRole('dialog', { name: /kommentar$/ })
  const write = async (button: string, text: string) => {
    await page.getByRole('button', { name: button }).click()
    await dialog.getByRole('textbox', { name: 'Tilbudskommentar' }).fill(text)
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Tilbudskommentar' })).toContainText(text)
  }
  await write('Legg til kommentar', 'Montering avtales.')
  await write('Rediger kommentar', 'Montering i uke 12.')
  expect((await readQuote(page, orderNumber)).customerNote).toBe('Montering i uke 12.')

  // One long word breaks where the page ends.
  await page.setViewportSize({ width: 390, height: 844 })
  await write('Rediger kommentar', 'M'.repeat(300))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('Q-040 Q-110 an empty quote offers the product menu at once, and the menu button too', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [])
  await openQuote(page, orderNumber)
  await expect(page.getByText('Tilbudet har ingen produkter ennå.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tillegg' })).toBeHidden()
  const toggle = page.getByRole('button', { name: 'Produktmeny' })
  const menu = page.getByRole('dialog', { name: 'Produktmeny' })
  await toggle.click()
  await expect(menu).toBeVisible()
  await toggle.click()
  await expect(menu).toBeHidden()
  await page.getByRole('searchbox', { name: 'Søk i alle produkter' }).fill('Skjær Fastkarm')
  await page.getByRole('button', { name: /^Skjær Fastkarm/ }).click()
  await expect(page).toHaveURL(new RegExp(`/produkt/${orderNumber}/1/rediger`))
})

test('Q-106 Q-108 Q-109 Q-105 what is set for all rows, and that nothing of it is when the quote has expired', async ({
  as,
}) => {
  const page = await as('discountClerk')
  const orderNumber = await makeQuote(page, [
    { model: WINDOW, count: 2 },
    { model: FRONT_DOOR },
    { model: WINDOW },
  ])
  await openQuote(page, orderNumber)
  const stored = () => readQuote(page, orderNumber)
  const panel = (name: string) => page.getByRole('region', { name })

  for (const name of ['Hurtigvalg', 'Rabatt og margin på alle rader'])
    await panel(name).getByRole('button', { name }).click()
  const quick = panel('Hurtigvalg').getByRole('checkbox', {
    name: /^Aluminiumskledning på alle vinduer ca kr/,
  })
  await quick.check()
  await expect
    .poll(async () => (await stored()).productRows.map((row) => row.aluminiumClothing.color !== null))
    .toEqual([true, false, true])
  await quick.uncheck()
  await expect.poll(async () => (await stored()).productRows[0]?.aluminiumClothing.color).toBeNull()

  const rates = panel('Rabatt og margin på alle rader')
  await rates.getByRole('textbox', { name: /^Rabatt vinduer/ }).fill('10')
  await rates.getByRole('textbox', { name: /^Rabatt vinduer/ }).press('Enter')
  await expect
    .poll(async () => (await stored()).productRows.map(({ price }) => price.discountRate))
    .toEqual([10, 0, 10])
  await expect(rates.getByRole('textbox', { name: /^Rabatt vinduer/ })).toHaveValue('10')

  await page.route(`**/api/v1/offers/${orderNumber}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), expired: true } })
  })
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Fastlane' })).toBeDisabled()
  await expect(panel('Hurtigvalg')).toBeHidden()
  await expect(rates).toBeHidden()
})

test('one option for the rows that are ticked: by people’s words, at the first press, with the way back', async ({
  as,
}) => {
  const page = await as('discountClerk')
  const orderNumber = await makeQuote(page, [
    { model: WINDOW, count: 2 },
    { model: FRONT_DOOR },
    { model: WINDOW },
  ])
  await openQuote(page, orderNumber)
  const stored = () => readQuote(page, orderNumber)

  // The answer to a change of a moment ago is still on its way.
  const held = Promise.withResolvers<void>()
  await page.route('**/numberof/*', async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  })
  await enter(page, 'Antall', '3')
  await expect.poll(async () => (await storedRow(page, orderNumber)).numberOf).toBe(3)
  const before = await stored()

  const together = page.getByRole('region', { name: 'Valgte rader' })
  const changeRows = async (count: number) => {
    await together.getByRole('button', { name: 'Endre valgte rader' }).click()
    const dialog = page.getByRole('dialog', { name: `Endre ${count} rader` })
    const box = (label: string) => dialog.getByRole('combobox', { name: label })
    const choose = async (label: string, search: string, option: string | RegExp) => {
      await box(label).fill(search)
      await page.getByRole('option', { name: option, exact: true }).click()
      await expect(box(label)).toHaveValue(option)
    }
    return { dialog, box, choose }
  }
  await page.getByRole('checkbox', { name: 'Velg rad 1' }).check()
  await page.getByRole('checkbox', { name: 'Velg rad 3' }).click({ modifiers: ['Shift'] })
  await expect(together).toContainText('3 rader valgt')
  const all = await changeRows(3)
  await all.choose('Hva skal endres', 'utvendig', 'Utvendig farge (2 av 3 rader)')
  await all.choose('Ny verdi', 'svart', /^NCS S 9000-N Sort/)
  await expect(all.dialog.getByRole('row', { name: /^Tilbudet, sum inkl\. mva\. kr/ })).toBeVisible()
  await all.dialog.getByRole('button', { name: 'Avbryt' }).click()

  await page.getByRole('checkbox', { name: 'Velg rad 2' }).uncheck()
  const { dialog, box, choose } = await changeRows(2)
  await choose('Hva skal endres', 'glass', 'Glass')
  await box('Ny verdi').click()
  await page.getByRole('option', { name: /^3-lags sikkerhet begge sider laminert/ }).hover()
  await page.mouse.down()
  const askedAnew = page.waitForResponse('**/rows/options')
  held.resolve()
  await askedAnew
  await page.mouse.up()
  await expect(box('Ny verdi')).toHaveValue(/^3-lags sikkerhet begge sider laminert/)
  await expect(dialog.getByRole('row', { name: /^3 Skjær Fastkarm .* \+ kr/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Endre 2 rader' }).click()
  const toast = page.getByRole('alert').filter({ hasText: '2 rader er endret.' })
  await expect(toast).toBeVisible()
  const changed = await stored()
  expect(changed.version).toBe(before.version + 1)
  expect(changed.totals.sumExclTax).toBeGreaterThan(before.totals.sumExclTax ?? 0)
  await toast.getByRole('button', { name: 'Angre' }).click()
  await expect(together).toBeHidden()
  await expect.poll(async () => (await stored()).totals).toEqual(before.totals)
})

test('what a quote comes to by a change of many rows is read whole under them, on every screen', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const models = [WINDOW, FRONT_DOOR, WINDOW, WINDOW, WINDOW, WINDOW, WINDOW]
  const orderNumber = await makeQuote(
    page,
    models.map((model) => ({ model })),
  )
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await openQuote(page, orderNumber)
    await page.getByRole('checkbox', { name: 'Velg rad 1' }).check()
    await page.getByRole('checkbox', { name: `Velg rad ${models.length}` }).click({ modifiers: ['Shift'] })
    await page.getByRole('button', { name: 'Endre valgte rader' }).click()
    const dialog = page.getByRole('dialog', { name: `Endre ${models.length} rader` })
    for (const [label, search, option] of [
      ['Hva skal endres', 'utvendig', /^Utvendig farge/],
      ['Ny verdi', 'svart', /^NCS S 9000-N Sort/],
    ] as const) {
      await dialog.getByRole('combobox', { name: label }).fill(search)
      await page.getByRole('option', { name: option }).click()
    }
    // As it opens, not scrolled to its end: there they would stand one under the other in any case.
    const sums = ['Tilbudet, sum eks. mva.', 'Tilbudet, sum inkl. mva.'].map((name) => {
      const row = dialog.getByRole('row', { name })
      return [row.getByRole('rowheader'), row.getByRole('cell', { name: /^kr/ })]
    })
    await expect(sums[1]?.[1] ?? dialog).toHaveText(/^kr\s.*\+\skr/)
    const [exclTax = [], inclTax = []] = await Promise.all(
      sums.map((cells) => Promise.all(cells.map((cell) => cell.boundingBox()))),
    )
    for (const [index, above] of exclTax.entries()) {
      const below = inclTax[index]
      if (!above || !below) throw new Error('the preview has no sums')
      expect(below.y, `at ${size.width}`).toBeGreaterThanOrEqual(above.y + above.height)
    }
  }
})

test('a phone that has been turned on its side and back shows the page no wider than itself', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const models = [WINDOW, FRONT_DOOR, WINDOW, FRONT_DOOR, WINDOW, FRONT_DOOR, WINDOW, FRONT_DOOR]
  await openQuote(
    page,
    await makeQuote(
      page,
      models.map((model) => ({ model })),
    ),
  )
  await page.setViewportSize({ width: 844, height: 390 })
  for (const number of [1, 4, 8, 1]) {
    await rowOf(page, number).scrollIntoViewIfNeeded()
    await expect(rowOf(page, number).getByRole('img').first()).toBeInViewport()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('all that a row warns of is told under the pointer and in focus', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW, choices: { width: 2190, height: 1890 } }])
  const { warnings } = await storedRow(page, orderNumber)
  expect(warnings.length).toBeGreaterThan(1)
  await openQuote(page, orderNumber)
  const shown = page.getByRole('tooltip')
  await rowOf(page, 1)
    .getByText(warnings[0] ?? '')
    .hover()
  await expect(shown).toHaveText(warnings.join('\n'), { useInnerText: true })
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  await page.mouse.move(0, 0)
  // By Tab, as what has the focus by a press is not told about.
  await rowOf(page, 1).getByRole('button', { name: /^U / }).focus()
  await page.keyboard.press('Tab')
  await expect(shown).toHaveText(warnings.join('\n'), { useInnerText: true })
})

test('Q-131: a tap tells why a row cannot be copied, until one taps elsewhere', async ({ as }) => {
  const page = await as('storeClerk', { hasTouch: true })
  await page.clock.install()
  await openQuote(page, await makeQuote(page, [{ model: WINDOW, count: 0 }]))
  const shown = page.getByRole('tooltip')
  // The focus is elsewhere, and goes with the tap.
  await figureAt(page, 1, 'Antall').focus()
  // It cannot be pressed, and is not waited for.
  await page.getByRole('button', { name: 'Kopier rad 1' }).tap({ force: true })
  // By then one that goes again would have gone.
  await page.clock.runFor(1000)
  await expect(shown).toHaveText('Kan ikke kopiere rad uten antall')
  await page.getByRole('heading', { name: /^Produkter/ }).tap()
  await expect(shown).toBeHidden()
})
