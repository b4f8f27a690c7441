/**
 * What a super user maintains, each part from the menu to what stands there after the page has been loaded anew. The tests of this file
 * prove A-003 together: none of them does alone.
 */
import { expect, type Page } from '@playwright/test'
import type { ApiBuffer } from '#domain/contracts/buffer'
import type { ApiText } from '#domain/contracts/texts'
import { linkIn, mailTo } from './driver/mail.ts'
import { MESSAGES, putMessagesAside } from './driver/messages.ts'
import { enterCredentials, userMenu } from './driver/session.ts'
import { test } from './driver/workplace.ts'

test.describe.configure({ mode: 'parallel' })

/** No other test changes the picture of this one, or asks for it. */
const MODEL = 2004
const USERS = '/api/v1/users'
const TEXTS = '/api/v1/i18n/texts'
const CACHES = '/api/v1/caches'
/** Bygdebygg Oppdal. */
const STORE = 109

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** To a page as somebody gets there who knows no address. */
const goByMenu = async (page: Page, label: string, title: string | RegExp = label): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto('/tilbud')
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
  await expect(heading(page, title)).toBeVisible()
}

/** From the menu to the list, and from there to the page of the one that is searched for. */
const goByList = async (page: Page, list: string, name: string): Promise<void> => {
  await goByMenu(page, list)
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === name)
  await page.getByRole('table', { name: list }).getByRole('link', { name }).click()
  await expect(heading(page, new RegExp(`^${name}`))).toBeVisible()
}

/** A dealer of this test alone, who calculates with margins and so has stock addresses. */
const makeStore = async (page: Page, called: string): Promise<{ id: number; name: string }> => {
  const name = `${called} ${Date.now()}`
  const cells = { name, postalCode: '7340', marginRef: 'BB-A03' }
  const made = await page.request.post('/api/v1/imports/stores', {
    data: { chainId: 2, lines: [{ line: 2, cells }] },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const [{ id }] = (await made.json()).model.lines
  return { id, name }
}

test('A-003 the data of an organisation and the terms of an agreement are found by the menu, changed, and stand there after a reload', async ({
  as,
}) => {
  const page = await as('superUser')
  const { name } = await makeStore(page, 'Avtaleboden')
  await goByList(page, 'Forhandlere', name)
  await press(page, 'Rediger')
  await dialog(page).getByLabel('Kontaktperson').fill('Gudrun Moen')
  await dialog(page).getByLabel('Adresse', { exact: true }).fill('Russervegen 4')
  await dialog(page).getByLabel('Standard prosjektmargin (%)').fill('17,5')
  await dialog(page).getByLabel('Høyeste rabatt vinduer (%)').fill('31,5')
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  for (const stored of ['Gudrun Moen', 'Russervegen 4', /^17,5\s%$/, /^31,5\s%$/])
    await expect(page.getByText(stored)).toBeVisible()

  await press(page, 'Opprett byggmester')
  const builder = `Kvistbygg ${Date.now()}`
  await dialog(page).getByLabel('Navn').fill(builder)
  await dialog(page).getByLabel('Postnummer').fill('7340')
  await dialog(page).getByLabel('Rabatt vinduer (%)').fill('22,5')
  await dialog(page).getByRole('button', { name: 'Opprett byggmester' }).click()
  await expect(heading(page, new RegExp(`^${builder}`))).toBeVisible()
  await goByList(page, 'Byggmestere', builder)
  await press(page, 'Rediger')
  await dialog(page).getByLabel('Telefon', { exact: true }).fill('41234567')
  await dialog(page).getByLabel('Rabatt vinduer (%)').fill('27,5')
  await dialog(page).getByLabel('Rabatt dører (%)').fill('24,5')
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Byggmesteravtale' })).toBeVisible()
  for (const stored of [/^412\s34\s567$/, /^27,5\s%$/, /^24,5\s%$/])
    await expect(page.getByText(stored)).toBeVisible()

  await press(page, 'Slett byggmester')
  await dialog(page).getByRole('button', { name: 'Slett', exact: true }).click()
  await expect(heading(page, 'Byggmestere')).toBeVisible()
})

test('A-003 a dealer’s logo and stock addresses are changed, and stand there after a reload', async ({
  as,
}) => {
  const page = await as('superUser')
  const { id, name } = await makeStore(page, 'Kailageret')
  await goByList(page, 'Forhandlere', name)
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1800, height: 900 })
    canvas.getContext('2d')?.fillRect(0, 0, 900, 900)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  await press(page, 'Endre logo')
  const chooser = page.waitForEvent('filechooser')
  await dialog(page).getByRole('button', { name: 'Velg bilde' }).click()
  await (await chooser).setFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(drawn, 'base64'),
  })
  await expect(dialog(page).getByRole('img', { name: 'Slik blir logoen' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Logo oppdatert')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  await press(page, 'Legg til lageradresse')
  await dialog(page).getByLabel('Navn').fill('Kaien')
  await dialog(page).getByLabel('Postnummer').fill('5003')
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  const logo = page.getByRole('img', { name: `Logoen til ${name}` })
  await expect(logo).toHaveAttribute('src', new RegExp(`/assets/stores/${id}/logo\\?v=`))
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(450)

  await press(page, 'Rediger Kaien')
  await dialog(page).getByLabel('Gateadresse').fill('Bryggen 1')
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(page.getByText('Bryggen 1, 5003 BERGEN')).toBeVisible()
})

test('A-003 a user is made, renamed, given and relieved of roles and deactivated, each of which stands after a reload', async ({
  as,
}) => {
  const page = await as('superUser')
  const lastname = `Skarbø ${Date.now()}`
  await goByMenu(page, 'Brukere')
  await press(page, 'Opprett bruker')
  await dialog(page).getByLabel('Fornavn').fill('Eli')
  await dialog(page).getByLabel('Etternavn').fill(lastname)
  await dialog(page).getByLabel('E-post').fill(`eli.${Date.now()}@lysvag.example`)
  await dialog(page).getByLabel('Organisasjon').fill('oppdal')
  await page.getByRole('option', { name: `Bygdebygg Oppdal (${STORE})` }).click()
  await dialog(page).getByLabel('Rolle').selectOption('Normal bruker')
  await dialog(page).getByRole('button', { name: 'Opprett bruker' }).click()
  await expect(heading(page, new RegExp(`^Eli ${lastname}`))).toBeVisible()

  await press(page, 'Rediger bruker')
  await dialog(page).getByLabel('Fornavn').fill('Elise')
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page)).toBeHidden()
  await press(page, 'Legg til rolle')
  await dialog(page).getByLabel('Rolle').selectOption('Giljeadministrator')
  await dialog(page).getByRole('button', { name: 'Legg til' }).click()
  await expect(page.getByText('Ny rolle lagt til')).toBeVisible()
  await goByList(page, 'Brukere', `Elise ${lastname}`)
  await page.reload()
  const roles = page.getByRole('table', { name: 'Roller' })
  await expect(roles).toContainText('Giljeadministrator')
  await expect(roles).toContainText('Bygdebygg Oppdal')

  await press(page, 'Fjern Bruker, Bygdebygg Oppdal')
  await dialog(page).getByRole('button', { name: 'Fjern rollen' }).click()
  await expect(page.getByText('Rollen er fjernet.')).toBeVisible()
  await press(page, 'Deaktiver bruker')
  await expect(page.getByText(`Elise ${lastname} er deaktivert og logget ut.`)).toBeVisible()
  await page.reload()
  await expect(heading(page, new RegExp(`^Elise ${lastname}`))).toContainText('Deaktivert')
  await expect(roles).toContainText('Giljeadministrator')
  await expect(roles).not.toContainText('Bygdebygg Oppdal')
})

test('A-003 a system message is published and read, and taken back', async ({ as }) => {
  const page = await as('superUser')
  // Elsewhere this reader is told of the latest unread message, which is to be another: this one is put aside as soon as it is there.
  const reader = await as('readerAtTwoDesks')
  await goByMenu(reader, 'Systemmeldinger')
  await goByMenu(page, 'Meldinger')
  await page.getByRole('link', { name: 'Ny melding' }).click()
  const title = `Varetelling ${Date.now()}`
  await field(page, 'Tittel').fill(title)
  await field(page, 'Innhold').fill('Lageret er **stengt**.')
  await field(page, 'Publiseringsdato').fill('28.03.2026')
  await field(page, 'Utløpsdato').fill('24.12.2099')
  await page.getByRole('combobox', { name: 'Mottakere' }).selectOption({ label: 'En kjede' })
  await page
    .getByRole('combobox', { name: 'Kjede' })
    .selectOption({ label: 'Høvel & Hjem, med butikker og byggmestere' })
  await page.getByText('Publisert', { exact: true }).click()
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await press(page, 'Lagre')
  const { model } = await (await answered).json()
  expect((await reader.request.post(`${MESSAGES}/${model.id}/mark-as-ignored`)).ok()).toBe(true)
  const row = page.getByRole('table', { name: 'Meldinger' }).getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Publisert')
  await page.reload()
  await expect(row).toContainText('Publisert')

  const read = async (who: Page, message: string, says: string) => {
    const messages = who.getByRole('table', { name: 'Systemmeldinger' })
    await messages.getByRole('button', { name: message }).click()
    await expect(who.getByRole('dialog', { name: message })).toContainText(says)
    await dialog(who).getByRole('button', { name: 'Lukk' }).last().click()
    await expect(dialog(who)).toBeHidden()
    await who.reload()
    await expect(messages.getByRole('row').filter({ hasText: message })).toContainText('Lest')
  }
  await reader.reload()
  await read(reader, title, 'Lageret er stengt.')

  await row.getByRole('link', { name: `Rediger ${title}` }).click()
  await page.getByText('Utkast', { exact: true }).click()
  await press(page, 'Lagre')
  await expect(row).toContainText('Utkast')
  await page.reload()
  await expect(row).toContainText('Utkast')
  await goByMenu(page, 'Systemmeldinger')
  await read(page, 'Leveringstid i romjulen', 'Fabrikken er stengt')
})

test('A-003 a text of the house is reworded, read so after a reload, and given back its own words', async ({
  as,
}) => {
  const page = await as('superUser')
  const key = 'buffers.help'
  const [built, own] = [
    'En buffer holder det systemet har laget og kan lage igjen. Ingenting går tapt når den tømmes.',
    'Her ligger det som programmet kan lage på nytt når som helst.',
  ]
  const openText = async () => {
    await goByMenu(page, 'Rediger tekster')
    await page.getByRole('searchbox').fill(key)
    await page.getByRole('searchbox').press('Enter')
    await press(page, `Rediger ${key}`)
  }
  try {
    await openText()
    await expect(field(page, 'Tekst')).toHaveValue(built)
    await field(page, 'Tekst').fill(own)
    await press(page, 'Lagre')
    await expect(page.getByText('Tekst lagt til')).toBeVisible()
    await page.reload()
    await goByMenu(page, 'Buffere')
    await expect(page.getByText(own)).toBeVisible()

    await openText()
    await expect(field(page, 'Tekst')).toHaveValue(own)
    await press(page, 'Slett')
    await dialog(page).getByRole('button', { name: 'Slett' }).click()
    await expect(page.getByText('Tekst slettet')).toBeVisible()
    await page.reload()
    await goByMenu(page, 'Buffere')
    await expect(page.getByText(built)).toBeVisible()
  } finally {
    const written: readonly ApiText[] = await (await page.request.get(TEXTS)).json()
    for (const { id } of written.filter(({ entryKey }) => entryKey === key))
      await page.request.delete(`${TEXTS}/${id}`)
  }
})

test('A-003 a buffer is cleared, and is told to be after a reload', async ({ as }) => {
  const page = await as('superUser')
  const clearedAt = async (): Promise<string> => {
    const buffers: readonly ApiBuffer[] = await (await page.request.get(CACHES)).json()
    return buffers.find(({ id }) => id === 'fallbackimages')?.clearedAt ?? ''
  }
  const before = await clearedAt()
  await goByMenu(page, 'Buffere')
  const line = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Tøm fallbackimages', exact: true }) })
  await press(page, 'Tøm fallbackimages')
  await expect(page.getByText('Buffer fallbackimages tømt', { exact: true })).toBeVisible()
  await expect(line.locator('[data-count]')).toHaveText('0')
  await page.reload()
  await expect(line).toContainText('Tømt ')
  expect((await clearedAt()) > before).toBe(true)
})

test('A-003 a picture of the product menu is drawn, approved and handed in, and stands there after a reload', async ({
  as,
}) => {
  test.setTimeout(120_000)
  const page = await as('superUser')
  await goByMenu(page, 'Produktvelgerbilder')
  const card = page.locator(`[data-row="${MODEL}"]`)
  const picture = card.getByRole('img')
  const before = (await picture.getAttribute('src')) ?? ''
  await card.getByRole('button', { name: /^Generer nytt bilde/ }).click()
  await expect(card.getByText('Nytt bilde', { exact: true })).toBeVisible({ timeout: 60_000 })
  await card.getByRole('button', { name: /^Godkjenn og last opp/ }).click()
  await expect(page.getByText('Nytt bilde er lastet opp', { exact: true })).toBeVisible()

  await page.reload()
  await expect(card.getByText('Vises nå')).toBeVisible()
  await expect(picture).toHaveAttribute(
    'src',
    new RegExp(`/products/0/0/${MODEL}/preview/preview_\\d+\\.png$`),
  )
  expect(await picture.getAttribute('src')).not.toBe(before)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('A-003 a super user changes the own name, number and password, and gets in by the new one alone', async ({
  as,
  page,
}) => {
  const boss = await as('superUser')
  const email = `tora.${Date.now()}@lysvag.example`
  const [first, second] = ['karm ramme post losholt', 'foring gerikt vannbord terskel']
  const person = { firstname: 'Tora', lastname: 'Vik', email, phoneNumber: '' }
  const made = await boss.request.post(USERS, {
    data: { ...person, affiliationId: STORE, affiliationType: 'store', role: 'WORKER' },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id, userContexts } = (await made.json()).model
  const roles = `${USERS}/${id}/contexts`
  expect((await boss.request.post(roles, { data: { role: 'SUPERUSER' } })).ok()).toBe(true)
  expect((await boss.request.delete(`${roles}/${userContexts[0].id}`)).ok()).toBe(true)

  await page.goto(linkIn(await mailTo(email, 'Velkommen til Lysvåg – velg passord')))
  await field(page, 'Nytt passord').fill(first)
  await press(page, 'Lagre passordet')
  await expect(page.getByRole('link', { name: 'Til innlogging' })).toBeVisible()
  await page.request.post('/api/v1/auth/login', { data: { email, password: first } })
  await putMessagesAside(page.request)

  await page.goto('/tilbud')
  await goByMenu(page, 'Oppdater profil', 'Min profil')
  await field(page, 'Etternavn').fill('Vikøren')
  await field(page, 'Telefon').fill('41234567')
  await press(page, 'Lagre')
  await expect(page.getByText('Profilen er lagret.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Etternavn')).toHaveValue('Vikøren')
  await expect(field(page, 'Telefon')).toHaveValue('41234567')
  await expect(userMenu(page)).toHaveAccessibleName('Brukermeny for Tora Vikøren')

  await field(page, 'Gammelt passord').fill(first)
  await field(page, 'Nytt passord').fill(second)
  await press(page, 'Bytt passord')
  await expect(page.getByText('Passordet er endret.')).toBeVisible()
  await page.reload()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logg ut' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await enterCredentials(page, email, first)
  await expect(page.getByRole('alert')).toHaveText('Feil e-postadresse eller passord.')
  await enterCredentials(page, email, second)
  await expect(page).not.toHaveURL(/\/login/)
  await goByMenu(page, 'Oppdater profil', 'Min profil')
  await expect(field(page, 'Etternavn')).toHaveValue('Vikøren')
  expect((await boss.request.post(`${USERS}/${id}/deactivate`)).status()).toBe(200)
})
