// Two working days of the administration: a dealer gets a new builder with terms of his own, and the builder a new employee who gets in by
// mail and makes a quote at the builder's prices; and somebody leaves in the middle of a quote.
import { expect, test } from '@playwright/test'
import { linkIn, mailTo } from './driver/mail.ts'
import { demoPeople } from './driver/people.ts'
import { createQuote, quoteNumberIn } from './driver/quote.ts'
import { enterCredentials, logIn } from './driver/session.ts'

const newPassword = 'karm ramme post losholt'
const customer = {
  name: 'Ingrid Tveit',
  email: 'ingrid.tveit@kunde.example',
  phone: '41234567',
  label: 'Hytta',
}

test('a dealer’s day: a new builder with terms, a new employee there, invited by mail, who makes a quote at the builder’s prices', async ({
  page,
  browser,
}) => {
  await logIn(page, demoPeople.storeAdministrator)
  await page.goto('/admin/stores/104')
  await page.getByRole('button', { name: 'Opprett byggmester' }).click()
  const builder = page.getByRole('dialog', { name: 'Opprett byggmester' })
  await builder.getByLabel('Navn').fill('Mortise & Sønn Bygg')
  await builder.getByLabel('Postnummer').fill('2317')
  await builder.getByLabel('Rabatt vinduer (%)').fill('30')
  await builder.getByLabel('Rabatt dører (%)').fill('25')
  await builder.getByRole('button', { name: 'Opprett byggmester' }).click()
  await expect(builder).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mortise & Sønn Bygg')

  await page.getByRole('button', { name: 'Opprett bruker' }).click()
  const dialog = page.getByRole('dialog', { name: 'Opprett bruker hos Mortise & Sønn Bygg' })
  const email = 'randi.ny@mortise-bygg.example'
  await dialog.getByLabel('Fornavn').fill('Randi')
  await dialog.getByLabel('Etternavn').fill('Nyansatt')
  await dialog.getByLabel('E-post').fill(email)
  await dialog.getByLabel('Rolle').selectOption('Normal bruker')
  await dialog.getByRole('button', { name: 'Opprett bruker' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Randi Nyansatt' }).click()
  await expect(page.getByRole('heading', { name: 'Randi Nyansatt' })).toBeVisible()
  await expect(page.getByText(/Invitert\. Brukeren har ikke valgt passord/)).toBeVisible()

  const mail = await mailTo(email, 'Velkommen til Lysvåg – velg passord')
  expect(mail.text).toContain('Mortise & Sønn Bygg')
  expect(mail.text).toContain('Knut Haugen')
  const randi = await browser.newPage()
  await randi.goto(linkIn(mail))
  await randi.getByRole('textbox', { name: 'Nytt passord' }).fill(newPassword)
  await randi.getByRole('button', { name: 'Lagre passordet' }).click()
  await randi.getByRole('link', { name: 'Til innlogging' }).click()
  await enterCredentials(randi, email, newPassword)
  await expect(randi).toHaveURL(/\/produkt\/$/)
  await createQuote(randi, 'Skjær Toppsving', customer)
  const orderNumber = quoteNumberIn(randi)

  // What the builder pays is the list price less the terms that were given this morning.
  const read = async (whose: typeof page) =>
    (await (await whose.request.get(`/api/v1/offers/${orderNumber}`)).json()).productRows[0].price
  const [own, dealers] = [await read(randi), await read(page)]
  expect(own.priceExclTax).toBe(dealers.priceExclTax)
  expect(dealers.unitPrice).toBeCloseTo(dealers.priceExclTax * 0.7, 0)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Siste tilbud' })).toContainText(String(orderNumber))
  await expect(page.getByText(/Invitert/)).toBeHidden()
})

test('a super user’s day: somebody leaves in the middle of a quote; the session ends, nothing is lost, and the quotes stay', async ({
  page,
  browser,
}) => {
  const email = 'lars.brekke@butikk.example'
  const lars = await browser.newPage()
  await logIn(lars, email)
  await createQuote(lars, 'Skjær Toppsving', customer)
  const orderNumber = quoteNumberIn(lars)

  await logIn(page, demoPeople.superUser)
  await page.goto('/admin/users')
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('table', { name: 'Brukere' }).getByRole('link', { name: 'Lars Brekke' }).click()
  await expect(page.getByRole('table', { name: 'Siste tilbud' })).toContainText(String(orderNumber))
  // The quote is open in front of him, with something typed into it that has not been saved.
  await lars.goto(`/tilbud/${orderNumber}`)
  await lars.getByRole('button', { name: /kunde/i }).first().click()
  const dialog = lars.getByRole('dialog').first()
  await dialog.getByRole('textbox', { name: 'Navn' }).fill('Ingrid Tveit-Halvskrevet')

  await page.getByRole('button', { name: 'Deaktiver bruker' }).click()
  await expect(page.getByText('Lars Brekke er deaktivert og logget ut.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Lagre' }).click()
  const told = lars.getByRole('dialog', { name: 'Brukeren din er deaktivert' })
  await expect(told).toBeVisible()
  await told.getByRole('textbox', { name: 'E-post' }).fill(email)
  await told.getByRole('textbox', { name: 'Passord' }).fill('lysvag-demo')
  await told.getByRole('button', { name: 'Logg inn' }).click()
  await expect(told.getByRole('alert')).toContainText('Brukeren er deaktivert')
  const stored = async () =>
    (await (await page.request.get(`/api/v1/offers/${orderNumber}`)).json()).customer.name
  expect(await stored()).toBe('Ingrid Tveit')

  // It was a mistake: he is let in again, and what he had typed is saved.
  await page.getByRole('button', { name: 'Aktiver bruker' }).click()
  await expect(page.getByRole('button', { name: 'Deaktiver bruker' })).toBeVisible()
  await told.getByRole('textbox', { name: 'Passord' }).fill('lysvag-demo')
  await told.getByRole('button', { name: 'Logg inn' }).click()
  await expect(told).toBeHidden()
  await expect.poll(stored).toBe('Ingrid Tveit-Halvskrevet')

  // This time for good: the quote stays where it is.
  await page.getByRole('button', { name: 'Deaktiver bruker' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deaktivert')
  await page
    .getByRole('table', { name: 'Siste tilbud' })
    .getByRole('link', { name: String(orderNumber) })
    .click()
  await expect(page.getByRole('heading', { name: `Tilbud ${orderNumber}` })).toBeVisible()
})
