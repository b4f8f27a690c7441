/** A quote on its way to the customer: the dialog, what it asks for, and what the page says of the mail. */
import { expect } from '@playwright/test'
import { openQuote } from './driver/quote.ts'
import { makeQuote, readQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1001
/** Making the document and sending it takes the worker this long at most, milliseconds. */
const DELIVERED = { timeout: 45_000 }

test('Q-199 Q-245 Q-246 Q-247 Q-248 Q-253 a quote is saved and sent from the dialog, once, and the page follows its mail', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }], {})
  await openQuote(page, orderNumber)
  await page.getByRole('button', { name: 'Send til kunde' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send til kunde' })
  const [name, email] = ['Navn', 'E-post'].map((field) => dialog.getByRole('textbox', { name: field }))
  const submit = dialog.getByRole('button', { name: 'Oppdater og send til kunde' })
  const mode = (label: string) => dialog.getByRole('checkbox', { name: label, exact: true })
  if (name === undefined || email === undefined) throw new Error('the dialog lacks its fields')

  await expect(mode('Kundepris')).toBeChecked()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(submit).toBeDisabled()
  await name.fill('Ingrid Solheim')
  await expect(submit).toBeDisabled()
  await email.fill('ingrid')
  await expect(submit).toBeDisabled()
  await email.fill('ingrid@solheim.example')
  await expect(submit).toBeEnabled()
  await mode('Kundepris').uncheck()
  await expect(submit).toBeDisabled()
  await mode('Kundepris').check()
  await mode('Uten priser').check()
  await name.fill('')
  await expect(submit).toBeDisabled()
  await name.fill('Ingrid Solheim')

  const sending = page.getByText('Sender tilbud til kunde...')
  const refused = { message: 'Posten er stengt i dag.', code: 'send.no-mode' }
  await page.route('**/send?*', (route) => route.fulfill({ status: 400, json: refused }), { times: 1 })
  await submit.click()
  await expect(page.getByText(refused.message)).toBeVisible()
  await expect(sending).toBeHidden()
  await expect(dialog).toBeVisible()

  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.includes(String(orderNumber)))
      writes.push(`${request.method()} ${decodeURIComponent(pathname + search)} ${request.postData()}`)
  })
  const held = Promise.withResolvers<void>()
  await page.route('**/send?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await submit.dblclick()
  await expect(sending).toBeVisible()
  held.resolve()
  const toastSent = page.getByRole('alert').filter({ hasText: 'Tilbud sendt til kunde' })
  await expect(toastSent).toBeVisible()
  const shownAt = Date.now()
  await expect(dialog).toBeHidden()
  expect(writes.map((write) => write.slice(0, 3))).toEqual(['PUT', 'POS'])
  const { version } = await readQuote(page, orderNumber)
  expect(writes[1]).toBe(
    `POST /api/v1/offers/${orderNumber}/send?prices=CUSTOMER,HIDDEN&version=${version - 1} {}`,
  )
  await expect(toastSent).toBeHidden({ timeout: 8000 })
  expect(Date.now() - shownAt).toBeGreaterThan(3500)
  expect((await readQuote(page, orderNumber)).customer.email).toBe('ingrid@solheim.example')

  const mail = page.getByRole('region', { name: 'E-post til kunde' })
  await expect(mail).toContainText('ingrid@solheim.example')
  await expect(mail).toContainText('Sendt til kunde', DELIVERED)
  await expect(mail.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0)
})

test('a mail that comes back is told on the quote with the reason, while the seller looks at it, and can be sent again', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const customer = { name: 'Ingrid Solheim', email: 'bounce@simulator.amazonses.com', phone: '41234567' }
  const orderNumber = await makeQuote(page, [{ model: WINDOW }], { customer })
  await openQuote(page, orderNumber)
  await page.getByRole('button', { name: 'Send til kunde' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send til kunde' })
  await dialog.getByRole('button', { name: 'Oppdater og send til kunde' }).click()
  await expect(dialog).toBeHidden()
  const mail = page.getByRole('region', { name: 'E-post til kunde' })
  await expect(mail.getByRole('status')).toContainText('Kom ikke frem', DELIVERED)
  await expect(mail).toContainText('Adressen finnes ikke, eller tar ikke imot e-post.')
  await expect(mail.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  // The customer has not got it, and nothing says that he has.
  const changes = page.getByRole('region', { name: 'Endret siden sist sendt' })
  await expect(changes).toContainText(/Tilbudet fra .+ kom ikke frem til kunden\./)
})
