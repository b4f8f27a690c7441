/**
 * The two working days of the administration by keyboard alone, from the login to the logout: nothing is pressed with a mouse, and the keyboard
 * is each time where one goes on from.
 */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectSomewhere, pressAt, pressOnceRead, tabTo, typeAt } from './driver/keys.ts'
import { linkIn, mailTo } from './driver/mail.ts'
import { putMessagesAside } from './driver/messages.ts'
import { DEMO_PASSWORD, demoPeople } from './driver/people.ts'
import { quoteNumberIn } from './driver/quote.ts'
import { userMenu } from './driver/session.ts'

test.describe.configure({ mode: 'parallel' })
test.setTimeout(180_000)

const newPassword = 'karm ramme post losholt'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true })

const logInByKeys = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<void> => {
  await typeAt(page, page.getByRole('textbox', { name: 'E-post' }), email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
  await putMessagesAside(page.request)
}

/** From wherever one is, up to the menu under one's name. */
const goByMenu = async (page: Page, label: string): Promise<void> => {
  await pressAt(page, userMenu(page), 'Shift+Tab')
  await tabTo(page, page.getByRole('menuitem', { name: label, exact: true }), 'ArrowDown')
  await page.keyboard.press('Enter')
}

/** A quote with one window, for a customer. */
const quoteByKeys = async (page: Page): Promise<number> => {
  await expect(page).toHaveURL(/\/produkt\/$/)
  await expect(page.getByRole('searchbox', { name: 'Søk i alle produkter' })).toBeFocused()
  await page.keyboard.type('Skjær Toppsving')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Opprett nytt tilbud' })
  await typeAt(page, dialog.getByRole('textbox', { name: 'Navn' }), 'Ingrid Tveit')
  await typeAt(page, dialog.getByRole('textbox', { name: 'E-post' }), 'ingrid.tveit@kunde.example')
  await typeAt(page, dialog.getByRole('textbox', { name: 'Telefon' }), '41234567')
  await typeAt(page, dialog.getByRole('textbox', { name: 'Merking' }), 'Solbakken 14')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/produkt\/\d+\/1\/rediger/)
  return quoteNumberIn(page)
}

test('a dealer’s day by keys: a new builder with terms, a new employee there, invited by mail, who makes a quote; a search, a slip and a way back', async ({
  page,
  browser,
}) => {
  await page.goto('/login')
  await logInByKeys(page, demoPeople.storeAdministrator)
  await expectSomewhere(page)
  await goByMenu(page, 'Tømmerringen Hamar')
  await expect(heading(page, 'Tømmerringen Hamar')).toBeVisible()

  const name = `Tapp & Not Bygg ${Date.now()}`
  await pressAt(page, button(page, 'Opprett byggmester'))
  const builder = page.getByRole('dialog', { name: 'Opprett byggmester' })
  await expect(builder.getByLabel('Navn')).toBeFocused()
  await page.keyboard.type(name)
  await typeAt(page, builder.getByLabel('Postnummer'), '2317')
  // Escape loses nothing of it.
  await page.keyboard.press('Escape')
  await expect(page.getByText('Du har skrevet noe som ikke er lagret.')).toBeVisible()
  await expect(builder.getByLabel('Postnummer')).toBeFocused()
  await typeAt(page, builder.getByLabel('Rabatt vinduer (%)'), '30')
  await typeAt(page, builder.getByLabel('Rabatt dører (%)'), '52')
  // In a rate it takes back what was typed there.
  await page.keyboard.press('Escape')
  await expect(builder.getByLabel('Rabatt dører (%)')).toHaveValue('')
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  await expect(heading(page, new RegExp(`^${name}`))).toBeVisible()
  await expect(builder).toBeHidden()

  await pressAt(page, button(page, 'Opprett bruker'))
  const dialog = page.getByRole('dialog', { name: `Opprett bruker hos ${name}` })
  const email = `siri.${Date.now()}@tapp-og-not.example`
  await expect(dialog.getByLabel('Fornavn')).toBeFocused()
  await page.keyboard.type('Siri')
  await typeAt(page, dialog.getByLabel('Etternavn'), 'Nyansatt')
  await typeAt(page, dialog.getByLabel('E-post'), email)
  await typeAt(page, dialog.getByLabel('Rolle'), 'Normal')
  await pressAt(page, button(dialog, 'Opprett bruker'))
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Opprett bruker')).toBeFocused()
  await pressAt(page, page.getByRole('link', { name: 'Siri Nyansatt' }))
  await expect(heading(page, 'Siri Nyansatt')).toBeVisible()
  await expect(page.getByText(/Invitert\. Brukeren har ikke valgt passord/)).toBeVisible()
  await expectSomewhere(page)

  const siri = await browser.newPage()
  await siri.goto(linkIn(await mailTo(email, 'Velkommen til Lysvåg – velg passord')))
  await typeAt(siri, siri.getByRole('textbox', { name: 'Nytt passord' }), newPassword)
  await siri.keyboard.press('Enter')
  await expect(heading(siri, 'Passordet er valgt')).toBeVisible()
  await expect(siri.getByRole('link', { name: 'Til innlogging' })).toBeFocused()
  await siri.keyboard.press('Enter')
  await logInByKeys(siri, email, newPassword)
  const orderNumber = await quoteByKeys(siri)
  const price = async (whose: Page) =>
    (await (await whose.request.get(`/api/v1/offers/${orderNumber}`)).json()).productRows[0].price
  const [own, dealers] = [await price(siri), await price(page)]
  expect(dealers.unitPrice).toBeCloseTo(own.priceExclTax * 0.7, 0)

  // Back to the builders, who are found by a word, and to the one by the list.
  await goByMenu(page, 'Byggmestere')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  const line = page.getByRole('table', { name: 'Byggmestere' }).getByRole('link', { name })
  await pressAt(page, line)
  await expect(heading(page, new RegExp(`^${name}`))).toBeVisible()
  await pressAt(page, page.getByRole('link', { name: 'Alle byggmestere' }), 'Shift+Tab')
  await expect(line).toBeFocused()
  await goByMenu(page, 'Logg ut')
  await expect(page).toHaveURL(/\/login$/)
})

test('a super user’s day by keys: somebody leaves in the middle of a quote and is let in again; who did what is read, a role is taken', async ({
  page,
  browser,
}) => {
  // Nobody of any other test.
  const email = 'eivind.maelen@butikk.example'
  const eivind = await browser.newPage()
  await eivind.goto('/login')
  await logInByKeys(eivind, email)
  const orderNumber = await quoteByKeys(eivind)

  await page.goto('/login')
  await logInByKeys(page, demoPeople.superUser)
  await goByMenu(page, 'Brukere')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await pressAt(
    page,
    page.getByRole('table', { name: 'Brukere' }).getByRole('link', { name: 'Eivind Mælen' }),
  )
  await expect(heading(page, 'Eivind Mælen')).toBeVisible()
  const quotes = page.getByRole('table', { name: 'Siste tilbud' })
  await expect(quotes).toContainText(String(orderNumber))

  // The quote is open in front of him, with something typed into it that has not been saved.
  // Asked for when the page has come to rest.
  const messages = eivind.waitForResponse('**/system/messages?readstatus=unread*')
  await eivind.goto(`/tilbud/${orderNumber}`)
  await expect(heading(eivind, `Tilbud ${orderNumber}`)).toBeVisible()
  await tabTo(eivind, eivind.getByRole('button', { name: /kunde/i }).first())
  await eivind.keyboard.press('Enter')
  const customer = eivind.getByRole('dialog').first()
  await typeAt(eivind, customer.getByRole('textbox', { name: 'Navn' }), 'Ingrid Tveit-Halvskrevet')
  // Whatever his page still asks for would tell him before he saves.
  await messages
  await eivind.waitForLoadState('networkidle')

  await pressAt(page, button(page, 'Deaktiver bruker'))
  await expect(page.getByText('Eivind Mælen er deaktivert og logget ut.')).toBeVisible()
  await expect(button(page, 'Aktiver bruker')).toBeFocused()

  await pressAt(eivind, button(customer, 'Lagre'))
  const told = eivind.getByRole('dialog', { name: 'Brukeren din er deaktivert' })
  await expect(told).toBeVisible()
  await typeAt(eivind, told.getByRole('textbox', { name: 'E-post' }), email)
  await typeAt(eivind, told.getByRole('textbox', { name: 'Passord' }), DEMO_PASSWORD)
  await eivind.keyboard.press('Enter')
  await expect(told.getByRole('alert')).toContainText('Brukeren er deaktivert')

  // It was a mistake.
  await page.keyboard.press('Enter')
  await expect(button(page, 'Deaktiver bruker')).toBeFocused()
  await typeAt(eivind, told.getByRole('textbox', { name: 'Passord' }), DEMO_PASSWORD)
  await eivind.keyboard.press('Enter')
  await expect(told).toBeHidden()
  const stored = async () =>
    (await (await page.request.get(`/api/v1/offers/${orderNumber}`)).json()).customer.name
  await expect.poll(stored).toBe('Ingrid Tveit-Halvskrevet')
  await expectSomewhere(eivind)

  // His name is spelt anew, a role more is given and taken again, and who did it is read.
  await pressAt(page, button(page, 'Rediger bruker'), 'Shift+Tab')
  const edit = page.getByRole('dialog', { name: /^Rediger/ })
  await typeAt(page, edit.getByLabel('Telefon'), '90807060')
  await page.keyboard.press('Enter')
  await expect(edit).toBeHidden()
  await expect(button(page, 'Rediger bruker')).toBeFocused()
  await pressAt(page, button(page, 'Legg til rolle'))
  const adding = page.getByRole('dialog', { name: 'Legg til rolle' })
  await typeAt(page, adding.getByLabel('Rolle'), 'Admin')
  await typeAt(page, adding.getByLabel('Organisasjon'), 'bygdebygg opp')
  // Before it has been looked for: what is chosen is what is found, and not what stands there still.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(adding.getByLabel('Organisasjon')).toHaveValue(/^Bygdebygg Oppdal/)
  await pressAt(page, button(adding, 'Legg til'))
  await expect(adding).toBeHidden()
  await expect(button(page, 'Legg til rolle')).toBeFocused()
  await pressAt(page, page.getByRole('button', { name: /^Fjern Administrator, Bygdebygg Oppdal/ }))
  const leaving = page.getByRole('dialog', { name: 'Fjern rolle' })
  await expect(button(leaving, 'Avbryt')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(leaving).toBeHidden()
  await expect(page.getByRole('button', { name: /^Fjern Administrator, Bygdebygg Oppdal/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, button(leaving, 'Fjern rollen'))
  const removed = page.getByText('Rollen er fjernet.')
  await pressOnceRead(button(leaving, 'Fjern rollen'), () => removed.isVisible())
  await expect(removed).toBeVisible()
  const log = page.getByRole('region', { name: 'Endringslogg' })
  for (const entry of ['Deaktivert', 'Aktivert', 'Rolle fjernet']) await expect(log).toContainText(entry)

  // This time for good: the quote stays where it is.
  await pressAt(page, button(page, 'Deaktiver bruker'), 'Shift+Tab')
  await expect(heading(page, /Deaktivert/)).toBeVisible()
  await pressAt(page, quotes.getByRole('link', { name: String(orderNumber) }))
  await expect(heading(page, `Tilbud ${orderNumber}`)).toBeVisible()
  await goByMenu(page, 'Logg ut')
  await expect(page).toHaveURL(/\/login$/)
})
