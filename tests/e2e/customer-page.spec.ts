/** The customer's own page: the seller makes a link, the customer looks, turns a window in 3D and says yes, the seller sees it. */
import { expect } from '@playwright/test'
import { expectUsable } from './driver/accessibility.ts'
import { figureAt, openQuote } from './driver/quote.ts'
import { makeQuote, readQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1001
const FRONT_DOOR = 3104

test.setTimeout(120_000)

test('a customer opens the link on a phone, sees a product in 3D and accepts what he sees; the seller is told', async ({
  as,
  browser,
}) => {
  const seller = await as('storeClerk')
  const orderNumber = await makeQuote(seller, [{ model: WINDOW, count: 2 }, { model: FRONT_DOOR }])
  await openQuote(seller, orderNumber)
  const side = seller.getByRole('region', { name: 'Kundens side' })
  await side.getByRole('button', { name: 'Lag lenke' }).click()
  const dialog = seller.getByRole('dialog', { name: 'Lenke til kundens side' })
  await dialog.getByRole('button', { name: 'Lag lenke' }).click()
  const address = await dialog.getByLabel('Lenke', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Lukk' }).last().click()
  await expect(side).toContainText('Ikke åpnet ennå')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const customer = await phone.newPage()
  const scripts: string[] = []
  customer.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await customer.goto(address)
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Tilbud på vinduer og dører')
  await expect(customer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(customer.getByRole('img', { name: /^Tegning av/ })).toHaveCount(2)
  await expectUsable(customer)
  await customer.setViewportSize({ width: 390, height: 844 })

  const is3d = (path: string) => /webgl-drawing/.test(path)
  expect(scripts.filter(is3d)).toEqual([])
  await customer
    .getByRole('button', { name: /^Se i 3D/ })
    .last()
    .click()
  await expect(customer.locator('canvas')).toBeVisible()
  expect(scripts.filter(is3d)).not.toEqual([])
  await customer.getByRole('button', { name: 'Åpne' }).click()
  await expect(customer.getByRole('button', { name: 'Lukk' })).toBeVisible()
  await customer.getByRole('button', { name: 'Til tegningen' }).click()
  await expect(customer.getByRole('button', { name: /^Se i 3D/ }).last()).toBeFocused()

  await customer
    .getByRole('button', { name: /^Spør om denne/ })
    .first()
    .click()
  await customer.getByRole('button', { name: /^Send til/ }).click()
  await expect(customer.getByText('Skriv hva du lurer på')).toBeVisible()
  await customer.getByLabel('Hva lurer du på?').fill('Kan vinduet få ventil?')
  await customer.getByLabel('Navnet ditt').first().fill('Ingrid Solheim')
  await expectUsable(customer)
  await customer.setViewportSize({ width: 390, height: 844 })
  await customer.getByRole('button', { name: /^Send til/ }).click()
  await expect(customer.getByText(/har fått spørsmålet\.$/)).toBeVisible()

  // The seller changes the quote meanwhile: the customer is shown what it has become before he can say yes to it.
  await seller.request.put(`/api/v1/offers/${orderNumber}/0/1/numberof/3`)
  await customer.getByRole('link', { name: 'Godta tilbudet' }).click()
  const accept = customer.getByRole('button', { name: 'Godta tilbudet' })
  await accept.click()
  await expect(customer.getByLabel('Navnet ditt')).toBeFocused()
  await customer.getByLabel('Navnet ditt').fill('Ingrid Solheim')
  await accept.click()
  await expect(customer.getByRole('alert')).toContainText('Tilbudet er endret siden du åpnet siden')
  await expect(customer.getByText('3 stk')).toBeVisible()
  const { totals } = await readQuote(seller, orderNumber)
  const sum = (totals.sumInclTax ?? 0).toLocaleString('nb-NO', { minimumFractionDigits: 2 })
  await expect(customer.getByRole('region', { name: 'Sum' })).toContainText(sum)
  await accept.click()
  await expect(customer.getByRole('heading', { name: 'Tilbudet er godtatt' })).toBeVisible()
  await expect(customer.getByText('Kvitteringen er også sendt på e-post.')).toBeVisible()
  const paper = customer.waitForEvent('download', { timeout: 40_000 })
  await customer.getByRole('button', { name: 'Last ned PDF' }).click()
  expect((await paper).suggestedFilename()).toBe(`tilbud_${orderNumber}.pdf`)

  await seller.reload()
  await expect(seller.getByText(/^Godtatt av Ingrid Solheim/).first()).toBeVisible()
  await expect(side).toContainText('Åpnet')
  await expect(side).toContainText('Kan vinduet få ventil?')
  await side.getByRole('button', { name: 'Merk som besvart' }).click()
  await expect(side.getByText('Kan vinduet få ventil?')).toBeHidden()
  await side.getByText('Besvarte spørsmål').click()
  await expect(side.getByText('Kan vinduet få ventil?')).toBeVisible()
  await customer.reload()
  await expect(customer.getByText(/ har merket spørsmålet som besvart\.$/)).toBeVisible()
  await side.getByRole('button', { name: /^Trekk tilbake/ }).click()
  await expect(side).toContainText('Trukket tilbake')
  await customer.reload()
  await expect(customer.getByRole('main')).toContainText('Lenken til tilbudet er trukket tilbake')
  await phone.close()
})

test('every product of a long quote is drawn, also those that never come in sight, and it is accepted although a file does not come', async ({
  as,
  browser,
}) => {
  const seller = await as('storeClerk')
  const rows = Array.from({ length: 25 }, () => ({ model: WINDOW }))
  const orderNumber = await makeQuote(seller, rows)
  const made = await seller.request.post(`/api/v1/offers/${orderNumber}/customer/links`, {
    data: { prices: 'rows', days: 7 },
  })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const customer = await phone.newPage()
  const kept: string[] = []
  // What judges a form before it is sent.
  await customer.route('**/assets/schemas-*.js', async (route) => {
    kept.push(route.request().url())
    await route.abort()
  })
  await customer.goto((await made.json()).model.path)
  await expect(customer.getByRole('img', { name: /^Tegning av/ })).toHaveCount(rows.length)
  expect(await customer.evaluate(() => window.scrollY)).toBe(0)

  const bar = customer.getByRole('link', { name: 'Godta tilbudet' })
  const accept = customer.getByRole('button', { name: 'Godta tilbudet' })
  await bar.click()
  await expect(customer.getByLabel('Navnet ditt')).toBeFocused()
  // Of two that look alike one would do nothing.
  await expect(accept).toBeInViewport()
  await expect(bar).toBeHidden()
  await customer.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await bar.click()
  await expect(bar).toBeHidden()
  // To accept has a button of its own: Enter in the name does not.
  await customer.getByLabel('Navnet ditt').fill('Ingrid')
  await customer.keyboard.press('Enter')
  await customer.getByLabel('Navnet ditt').fill('Ingrid Solheim')
  await accept.click()
  await expect(customer.getByRole('heading', { name: 'Tilbudet er godtatt' })).toBeVisible()
  await expect(customer.getByRole('region', { name: 'Sum' })).toContainText('Ingrid Solheim')
  expect(kept).not.toEqual([])
  await phone.close()
})

test('rows that are mounted together are drawn as one before the first of them, with the measures of the whole', async ({
  as,
  browser,
}) => {
  const seller = await as('storeClerk')
  const orderNumber = await makeQuote(seller, [{ model: WINDOW }, { model: WINDOW }, { model: WINDOW }])
  const connected = await seller.request.put(`/api/v1/products/${orderNumber}/0/3/connect/2/RIGHT/START`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(connected.status()).toBe(200)
  const made = await seller.request.post(`/api/v1/offers/${orderNumber}/customer/links`, {
    data: { prices: 'rows', days: 7 },
  })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const customer = await phone.newPage()
  await customer.goto((await made.json()).model.path)
  const cards = customer.getByRole('listitem').filter({ has: customer.getByRole('heading', { level: 3 }) })
  await expect(cards.getByRole('heading')).toHaveText([
    /^1\. /,
    'Rad 2 og 3 monteres sammen',
    /^2\. /,
    /^3\. /,
    /^4\. /,
  ])
  const whole = customer.getByRole('img', { name: 'Tegning av rad 2 og 3 sammen, sett utenfra' })
  // Two of 1190 and the joint between them.
  await expect(whole).toContainText('2400')
  await expectUsable(customer)
  await phone.close()
})

test('whoever orders a quote that was changed after the customer accepted it is told so beside the button', async ({
  as,
  browser,
}) => {
  const seller = await as('storeClerk')
  const orderNumber = await makeQuote(seller, [{ model: WINDOW }])
  const made = await seller.request.post(`/api/v1/offers/${orderNumber}/customer/links`, {
    data: { prices: 'rows', days: 7 },
  })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const customer = await phone.newPage()
  await customer.goto((await made.json()).model.path)
  await customer.getByRole('link', { name: 'Godta tilbudet' }).click()
  await customer.getByLabel('Navnet ditt').fill('Ingrid Solheim')
  await customer.getByRole('button', { name: 'Godta tilbudet' }).click()
  await expect(customer.getByRole('heading', { name: 'Tilbudet er godtatt' })).toBeVisible()
  await phone.close()

  await openQuote(seller, orderNumber)
  const order = seller.getByRole('button', { name: 'Bestill', exact: true }).first()
  const dialog = seller.getByRole('dialog', { name: `Bestill tilbud ${orderNumber}` })
  const submit = dialog.getByRole('button', { name: 'Oppdater og bestill' })
  const changed = 'Tilbudet er endret siden. Kunden må godta det på nytt.'
  await expect(seller.getByText(/^Godtatt av Ingrid Solheim/).first()).toBeVisible()
  await order.click()
  await expect(submit).toBeVisible()
  await expect(dialog.getByText(changed)).toBeHidden()
  await seller.keyboard.press('Escape')

  await figureAt(seller, 1, 'Antall').fill('3')
  await figureAt(seller, 1, 'Antall').press('Enter')
  await order.click()
  await expect(dialog.getByText(changed)).toBeInViewport()
  await expect(submit).toHaveAccessibleDescription(new RegExp(`Godtatt av Ingrid Solheim .*${changed}`))
  await seller.keyboard.press('Escape')
  await expect(seller.getByRole('region', { name: 'Kundens side' })).toContainText(changed)
})
