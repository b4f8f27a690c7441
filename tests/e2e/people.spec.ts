// People in the administration: a person's page with roles, the dialogs, and what happens to whoever is kept out.
import { expect, type Page, test } from '@playwright/test'
import { expectKeyboardReaches, expectUsable } from './driver/accessibility.ts'
import { demoPeople } from './driver/people.ts'
import { logIn } from './driver/session.ts'

/** Tor Kvalheim, salesman of Tømmerringen Sandnes. */
const TOR = 1008

let count = 0
/** Somebody of this test alone. */
const makePerson = async (
  page: Page,
  overrides: object = {},
): Promise<{ id: number; fullName: string; email: string }> => {
  count += 1
  const stamp = `${Date.now()}${count}`
  const body = {
    firstname: 'Prøve',
    lastname: `Person ${stamp}`,
    email: `prove.${stamp}@butikk.example`,
    phoneNumber: '412 34 567',
    affiliationId: 101,
    affiliationType: 'store',
    role: 'WORKER',
    ...overrides,
  }
  const reply = await page.request.post('/api/v1/users', { data: body })
  expect(reply.status(), await reply.text()).toBe(201)
  return (await reply.json()).model
}

const open = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/admin/users/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('A-009 A-091: the page of a person shows who it is, grouped phone number, last login, roles and latest quotes', async ({
  page,
}) => {
  await logIn(page, demoPeople.superUser)
  await open(page, TOR)
  await expect(page.getByRole('heading', { name: 'Tor Kvalheim' })).toBeVisible()
  await expect(page.getByText('tor.kvalheim@butikk.example')).toBeVisible()
  await expect(page.getByText(/^\d{3}\s\d{2}\s\d{3}$/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Roller' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('table', { name: 'Roller' })).toContainText('Butikkbruker')
  await expect(page.getByRole('table', { name: 'Siste tilbud' }).getByRole('row').nth(1)).toBeVisible()
  await expectUsable(page)
  await expectKeyboardReaches(page)
})

test('A-100: a person who is not there is not found', async ({ page }) => {
  await logIn(page, demoPeople.superUser)
  for (const id of ['999999', 'nope']) {
    await open(page, id as unknown as number)
    await expect(page.getByRole('heading', { name: 'Bruker ikke funnet' })).toBeVisible()
  }
})

test('A-092: name and phone number are changed in a dialog; what somebody else changed meanwhile is said and nothing typed is lost', async ({
  page,
}) => {
  await logIn(page, demoPeople.superUser)
  const { id } = await makePerson(page)
  await open(page, id)
  await page.getByRole('button', { name: 'Rediger bruker' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rediger bruker' })
  await dialog.getByLabel('Fornavn').fill('')
  await dialog.getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog.getByText('Påkrevet felt')).toBeVisible()
  await dialog.getByLabel('Fornavn').fill('Nytt')
  await dialog.getByLabel('Telefon').fill('123')
  await dialog.getByLabel('Etternavn').focus()
  await expect(dialog.getByText('Vennligst oppgi et gyldig telefonnummer (8 siffer)')).toBeVisible()
  await dialog.getByLabel('Telefon').fill('999 88 777')
  await expectUsable(page, { part: '[role="dialog"]' })

  const other = { firstname: 'Prøve', lastname: 'Endret av en annen', phoneNumber: '41234567', version: 1 }
  expect((await page.request.put(`/api/v1/users/${id}`, { data: other })).status()).toBe(200)
  await dialog.getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog.getByRole('alert')).toContainText('har endret brukeren')
  await expect(dialog.getByRole('alert')).toContainText('Etternavn er nå «Endret av en annen»')
  await expect(dialog.getByLabel('Fornavn')).toHaveValue('Nytt')
  await dialog.getByRole('button', { name: 'Lagre det du har skrevet' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nytt Person')
  await expect(page.getByText('999 88 777').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Endringslogg' })).toContainText('Endret av en annen')
})

test('A-093 A-098 A-142: whoever is deactivated is struck through, dimmed and said so, and let in again by the same button', async ({
  page,
}) => {
  await logIn(page, demoPeople.superUser)
  const { id, fullName } = await makePerson(page)
  await open(page, id)
  const name = page.getByText(fullName, { exact: true }).first()
  await expect(name).toHaveCSS('text-decoration-line', 'none')
  await page.getByRole('button', { name: 'Deaktiver bruker' }).click()
  await expect(page.getByText(`${fullName} er deaktivert og logget ut.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deaktivert')
  await expect(name).toHaveCSS('text-decoration-line', 'line-through')
  expect(Number(await name.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(1)
  await expectUsable(page)
  await page.getByRole('button', { name: 'Aktiver bruker' }).click()
  await expect(page.getByRole('button', { name: 'Deaktiver bruker' })).toBeVisible()
  await expect(name).toHaveCSS('text-decoration-line', 'none')
})

test('A-094 A-095 A-096 A-099 A-189: roles are added, switched off and on and removed', async ({ page }) => {
  await logIn(page, demoPeople.superUser)
  const { id } = await makePerson(page)
  await open(page, id)
  const table = page.getByRole('table', { name: 'Roller' })
  await page.getByRole('button', { name: 'Legg til rolle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Legg til rolle' })
  await expect(dialog.getByLabel('Rolle')).toHaveValue('ADMINISTRATOR')
  // not the provider's own.
  await expect(dialog.getByLabel('Rolle').getByRole('option')).toHaveText(['Administrator', 'Normal bruker'])
  await dialog.getByRole('button', { name: 'Legg til' }).click()
  await expect(dialog.getByText('Påkrevet felt')).toBeVisible()
  await dialog.getByLabel('Organisasjon').fill('haugesund')
  await dialog
    .page()
    .getByRole('option', { name: /Tømmerringen Haugesund/ })
    .click()
  await expectUsable(page, { part: '[role="dialog"]' })
  await dialog.getByRole('button', { name: 'Legg til' }).click()
  await expect(page.getByText('Ny rolle lagt til')).toBeVisible()
  const row = table.getByRole('row', { name: /Administrator.*Haugesund/ })
  await expect(row).toBeVisible()

  const toggle = row.getByRole('switch')
  await toggle.press('Space')
  await expect(row).toContainText('Deaktivert')
  await expect(row.getByRole('cell').first()).toHaveCSS('text-decoration-line', 'line-through')
  await toggle.press('Space')
  await expect(row).not.toContainText('Deaktivert')

  await row.getByRole('button', { name: 'Fjern Administrator, Tømmerringen Haugesund' }).click()
  await expectUsable(page, { part: '[role="dialog"]' })
  await page.getByRole('button', { name: 'Fjern rollen' }).click()
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('Rollen er fjernet.')).toBeVisible()

  // Whoever has lost the last one is given another.
  await page.getByRole('button', { name: /^Fjern / }).click()
  await page.getByRole('button', { name: 'Fjern rollen' }).click()
  await expect(table).toBeHidden()
  await page.getByRole('button', { name: 'Legg til rolle' }).click()
  await dialog.getByLabel('Organisasjon').fill('haugesund')
  await page.getByRole('option', { name: /Tømmerringen Haugesund/ }).click()
  await dialog.getByRole('button', { name: 'Legg til' }).click()
  await expect(table.getByRole('row', { name: /Administrator.*Haugesund/ })).toBeVisible()
})

test('a role that somebody else has removed meanwhile is gone from the page of whoever switches it, with the reason', async ({
  page,
}) => {
  await logIn(page, demoPeople.superUser)
  const { id } = await makePerson(page)
  await open(page, id)
  const roles = page.getByRole('table', { name: 'Roller' })
  await expect(roles.getByRole('switch')).toBeVisible()
  const [role] = await (await page.request.get(`/api/v1/users/${id}/contexts`)).json()
  expect((await page.request.delete(`/api/v1/users/${id}/contexts/${role.id}`)).ok()).toBe(true)
  await roles.getByRole('switch').press('Space')
  await expect(page.getByText(/^Rollen finnes ikke/)).toBeVisible()
  await expect(page.getByText('Brukeren har ingen roller.')).toBeVisible()
})

/** A slow machine, and a search that is answered when it is let. */
const holdSearch = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/(stores|agents)\?/, async (route) => {
    await promise
    await route.continue()
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  return { answer: resolve }
}

for (const [keys, how] of [
  [['ArrowDown', 'Enter'], 'by arrow and Enter'],
  [['Enter'], 'by Enter alone'],
] as const)
  test(`whoever chooses ${how} right after typing gets what is found by it, and sends nothing before`, async ({
    page,
  }) => {
    await logIn(page, demoPeople.superUser)
    const { id } = await makePerson(page)
    await open(page, id)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    const { answer } = await holdSearch(page)
    await page.getByRole('button', { name: 'Legg til rolle' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Legg til rolle' })
    const organisation = dialog.getByLabel('Organisasjon')
    await organisation.press('b')
    await page.keyboard.type('ygdebygg opp')
    for (const key of keys) await page.keyboard.press(key)
    answer()
    await expect(organisation).toHaveValue(/^Bygdebygg Oppdal/)
    await expect(dialog.getByText('Påkrevet felt')).toBeHidden()
    expect(sent).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('table', { name: 'Roller' })).toContainText('Bygdebygg Oppdal')
  })

test('where several are found, the first is only offered by Enter; nothing is sent without a choice', async ({
  page,
}) => {
  await logIn(page, demoPeople.superUser)
  const { id } = await makePerson(page)
  await open(page, id)
  await page.getByRole('button', { name: 'Legg til rolle' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Legg til rolle' })
  const organisation = dialog.getByLabel('Organisasjon')
  await organisation.press('t')
  await page.keyboard.type('ømmerringen')
  await page.keyboard.press('Enter')
  const offered = page.getByRole('listbox').getByRole('option').first()
  await expect(offered).toHaveAttribute('data-combobox-selected')
  await expect(organisation).toHaveAttribute(
    'aria-activedescendant',
    (await offered.getAttribute('id')) ?? '',
  )
  await expect(organisation).toHaveValue('tømmerringen')
  await page.keyboard.press('Enter')
  await expect(organisation).toHaveValue(/^Tømmerringen \w/)
  await expect(dialog.getByText('Påkrevet felt')).toBeHidden()
})

test('a search of organisations that fails says so, and Enter searches again', async ({ page }) => {
  await logIn(page, demoPeople.superUser)
  const { id } = await makePerson(page)
  await open(page, id)
  await page.route(/\/api\/v1\/stores\?/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Legg til rolle' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Legg til rolle' })
  const organisation = dialog.getByLabel('Organisasjon')
  await organisation.press('b')
  await page.keyboard.type('ygdebygg opp')
  await expect(page.getByText('Søket kunne ikke hentes.')).toBeVisible()
  await expect(page.getByText('Ingen treff')).toBeHidden()
  await page.unroute(/\/api\/v1\/stores\?/)
  await page.keyboard.press('Enter')
  await expect(organisation).toHaveValue(/^Bygdebygg Oppdal/)
})

test('A-174 A-187: the role of the provider is offered to the provider’s own people alone', async ({
  page,
}) => {
  await logIn(page, demoPeople.superUser)
  const { id } = await makePerson(page, { email: `prove.${Date.now()}@lysvag.example` })
  await open(page, id)
  await page.getByRole('button', { name: 'Legg til rolle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Legg til rolle' })
  await dialog.getByLabel('Rolle').selectOption('Giljeadministrator')
  await expect(dialog.getByLabel('Organisasjon')).toBeHidden()
  await dialog.getByRole('button', { name: 'Legg til' }).click()
  await expect(page.getByRole('table', { name: 'Roller' })).toContainText('Giljeadministrator')
})

test('the invitation is told of until the person has got in, and sent again', async ({ page }) => {
  await logIn(page, demoPeople.superUser)
  const { id, email } = await makePerson(page)
  await open(page, id)
  const notice = page.getByText(/Invitert\. Brukeren har ikke valgt passord ennå/)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Send på nytt' }).click()
  await expect(page.getByText(`Invitasjonen sendes til ${email}.`)).toBeVisible()
})

test('whoever is deactivated while typing is told so, loses nothing of it, and goes on when let in again', async ({
  page,
  browser,
}) => {
  await logIn(page, demoPeople.superUser)
  const jonas = await browser.newPage()
  const clerk = demoPeople.isDeactivated
  await logIn(jonas, clerk)
  const found = await (await page.request.get(`/api/v1/users?q=${clerk}`)).json()
  const { id } = found[0]
  await jonas.goto('/profil')
  await jonas.getByLabel('Etternavn').fill('Skriver fortsatt')
  expect((await page.request.post(`/api/v1/users/${id}/deactivate`)).status()).toBe(200)
  await jonas.getByRole('button', { name: 'Lagre' }).click()
  const told = jonas.getByRole('dialog', { name: 'Brukeren din er deaktivert' })
  await expect(told).toContainText('Kontakt administratoren din')
  await expectUsable(jonas, { part: '[role="dialog"]' })
  await told.getByRole('textbox', { name: 'E-post' }).fill(clerk)
  await told.getByRole('textbox', { name: 'Passord' }).fill('lysvag-demo')
  await told.getByRole('button', { name: 'Logg inn' }).click()
  await expect(told.getByRole('alert')).toContainText('Brukeren er deaktivert')

  expect((await page.request.post(`/api/v1/users/${id}/activate`)).status()).toBe(200)
  await told.getByRole('textbox', { name: 'Passord' }).fill('lysvag-demo')
  await told.getByRole('button', { name: 'Logg inn' }).click()
  await expect(told).toBeHidden()
  await expect(jonas.getByLabel('Etternavn')).toHaveValue('Skriver fortsatt')
  await expect(jonas.getByText('Profilen er lagret.')).toBeVisible()
  const back = { firstname: 'Jonas', lastname: 'Foss', phoneNumber: '' }
  await jonas.request.put(`/api/v1/users/${id}`, { data: back })
})

test('A-008 A-083 A-089: people are listed, found by any word and opened', async ({ page }) => {
  await logIn(page, demoPeople.superUser)
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'Brukere' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Brukere' })
  // twenty to a page.
  await expect(table.getByRole('row')).toHaveCount(21)
  await expectUsable(page)
  await page.getByRole('searchbox').fill('lunde espen')
  await expect(page).toHaveURL(/q=lunde\+espen/)
  await expect(table.getByRole('row').first()).toBeVisible()
  await page.goto('/admin/users?q=bjorn.fjeld%40butikk.example')
  const off = table.getByRole('row', { name: /Bjørn Fjeld/ })
  await expect(off).toContainText('Deaktivert')
  await expect(off.getByRole('cell').first()).toHaveCSS('text-decoration-line', 'line-through')
  expect(
    Number(
      await off
        .getByRole('cell')
        .first()
        .evaluate((cell) => getComputedStyle(cell).opacity),
    ),
  ).toBeLessThan(1)
  await off.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Bjørn Fjeld' })).toBeVisible()
})

test('A-164 A-165 A-166: a user is made in a dialog, by keyboard alone; what is missing is said at its field', async ({
  page,
}) => {
  await logIn(page, 'knut.haugen@butikk.example')
  await page.goto('/admin/users')
  const openButton = page.getByRole('button', { name: 'Opprett bruker' })
  await openButton.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Opprett bruker' })
  await expect(dialog.getByLabel('Fornavn')).toBeFocused()
  await expect(dialog.getByLabel('Rolle')).toHaveValue('ADMINISTRATOR')
  await expect(dialog.getByLabel('Rolle').getByRole('option')).toHaveText(['Administrator', 'Normal bruker'])
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Påkrevet felt')).toHaveCount(3)
  await expect(dialog.getByLabel('Fornavn')).toBeFocused()
  await expectUsable(page, { part: '[role="dialog"]' })
  const stamp = Date.now()
  await page.keyboard.type('Åse')
  await page.keyboard.press('Tab')
  await page.keyboard.type("D'Arc «Bas»")
  await page.keyboard.press('Tab')
  await page.keyboard.type('x@')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('Vennligst oppgi en gyldig e-postadresse')).toBeVisible()
  await page.keyboard.type('41234567')
  await dialog.getByLabel('E-post').fill(demoPeople.storeAdministrator)
  await page.keyboard.press('Enter')
  await expect(
    dialog.getByText('E-postadressen er allerede i bruk av Knut Haugen.', { exact: false }),
  ).toBeVisible()
  await dialog.getByLabel('E-post').fill(`aase.${stamp}@butikk.example`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Åse D'Arc «Bas»")
  await expect(page.getByText(/Invitert/)).toBeVisible()
})
