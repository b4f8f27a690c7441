/** Dealers and builders: the lists, their pages, and every dialog on them. */
import { writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectUsable } from './driver/accessibility.ts'
import { userMenu } from './driver/session.ts'
import { test } from './driver/workplace.ts'

const box = (page: Page) => page.getByRole('searchbox')
const lines = (page: Page, name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const dialog = (page: Page) => page.getByRole('dialog')

/** What has come is shown. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))

test.describe.configure({ mode: 'parallel' })

for (const [path, title] of [
  ['/admin/stores', 'Forhandlere'],
  ['/admin/agents', 'Byggmestere'],
] as const)
  test(`A-004 A-006 A-083 A-084 A-087 A-088 A-089 A-090 ${title} are searched and paged, and the address tells how`, async ({
    as,
  }) => {
    const page = await as('superUser')
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(lines(page, title)).toHaveCount(20)
    await page.getByRole('button', { name: 'Neste side' }).click()
    await expect(page).toHaveURL(/page=1/)
    await expect(page.getByRole('navigation', { name: 'Sider' }).getByRole('status')).toHaveText(/^21–40 av/)
    await page.getByLabel('Rader per side').selectOption('10')
    await expect(page).toHaveURL(/pageSize=10/)
    await expect(lines(page, title)).toHaveCount(10)
    await page.getByRole('button', { name: 'Neste side' }).click()
    await box(page).fill('finnesikkenoested')
    await expect(page.getByText('Ingen treff på «finnesikkenoested».')).toBeVisible()
    await expect(page).toHaveURL((url) => url.searchParams.get('page') === null)
    await page.getByRole('button', { name: 'Vis alle' }).click()
    const name = (await lines(page, title).first().getByRole('link').textContent()) ?? ''
    await box(page).fill(name)
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === name)
    await page.reload()
    await expect(box(page)).toHaveValue(name)
    await lines(page, title).first().getByRole('cell').nth(2).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await page.goBack()
    await page.route(`**/api/v1${path.replace('/admin', '')}?**`, (route) =>
      route.fulfill({ status: 400, json: { message: 'Noe er galt.', code: 'request.invalid' } }),
    )
    await box(page).fill('sand')
    await expect(page.getByRole('alert').filter({ hasText: 'Noe er galt.' }).first()).toBeVisible()
  })

test('A-085 A-086 what is typed is searched for when nothing has been pressed for half a second', async ({
  as,
}) => {
  const page = await as('superUser')
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/stores?')) asked.push(new URL(request.url()).search)
  })
  await page.goto('/admin/stores')
  await expect(lines(page, 'Forhandlere')).toHaveCount(20)
  expect(asked).toEqual(['?offset=0&limit=21'])
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await box(page).fill('haug')
  await page.clock.runFor(499)
  expect(asked).toHaveLength(1)
  await page.clock.runFor(1)
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[1]).toContain('q=haug')
})

test('the arrows move between lines, and Enter opens one', async ({ as }) => {
  const page = await as('superUser')
  await page.goto('/admin/agents')
  const first = lines(page, 'Byggmestere').first().getByRole('link')
  await expect(first).toBeVisible()
  await first.focus()
  await page.keyboard.press('ArrowDown')
  const second = lines(page, 'Byggmestere').nth(1).getByRole('link')
  await expect(second).toBeFocused()
  const name = (await second.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})

test('whoever comes back to a list is on the line that was opened, once: what is read anew takes the keyboard from nowhere', async ({
  as,
}) => {
  const page = await as('superUser')
  await page.goto('/admin/users?q=eivind.maelen%40kvistfri')
  const line = page.getByRole('table', { name: 'Brukere' }).getByRole('link')
  await line.press('Enter')
  // Another list is opened from and come back to in between.
  await page.getByRole('table', { name: 'Siste tilbud' }).getByRole('link').first().press('Enter')
  await expect(page.getByRole('heading', { name: /^Tilbud \d/, level: 1 })).toBeVisible()
  await page.goBack()
  const wayBack = page.getByRole('link', { name: 'Alle brukere' })
  await expect(wayBack).toBeVisible()
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v1/users?**', async (route) => {
    await isHeld
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/v1/users?**')
  await wayBack.press('Enter')
  await expect(line).toBeFocused()
  await asked
  await userMenu(page).press('Enter')
  const [first, second] = ['Bytt rolle', 'Oppdater profil'].map((name) =>
    page.getByRole('menuitem', { name, exact: true }),
  )
  await expect(first as Locator).toBeFocused()
  const answered = page.waitForResponse('**/api/v1/users?**')
  answer()
  await (await answered).finished()
  await nextFrames(page)
  await page.keyboard.press('ArrowDown')
  await expect(second as Locator).toBeFocused()
})

test('A-005 A-064 A-065 A-067 A-068 A-069 A-071 A-073 A-274 A-275 the page of a dealer', async ({ as }) => {
  const page = await as('superUser')
  await page.goto('/admin/stores/101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tømmerringen Sandnes\s+Nr\. 101/)
  await expect(page.getByRole('img', { name: 'Logoen til Tømmerringen Sandnes' })).toBeVisible()
  await expect(page.getByText(/^000\s10\s101$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lageradresser' })).toBeVisible()
  await expect(page.getByText('Standard prosjektmargin')).toBeVisible()
  const statistics = page.getByRole('table', {
    name: 'Antall tilbud og antall bestillinger i hver av de siste 12 månedene',
  })
  await expect(statistics.getByRole('row')).toHaveCount(13)
  await expect(page.getByRole('table', { name: 'Brukere' })).toBeVisible()
  const builders = page.getByRole('table', { name: 'Byggmestere' })
  await expect(builders.getByRole('link').first()).toHaveAttribute('href', /^\/admin\/agents\/\d+$/)
  const [people, ofBuilders] = await page.getByLabel('Rader per side').all()
  await expect(people?.getByRole('option') ?? page.locator('x')).toHaveText(['10', '20', '50'])
  await expect(people ?? page.locator('x')).toHaveValue('10')
  await expect(ofBuilders ?? page.locator('x')).toHaveValue('20')
  await page.getByRole('button', { name: 'Hva er endret' }).click()
  await expect(page.getByRole('heading', { name: 'Endringslogg' })).toBeVisible()
  await expectUsable(page, { part: 'main' })
})

test('A-007 A-066 A-070 A-192 A-193 A-194 the page of a builder, for each who looks', async ({ as }) => {
  const boss = await as('superUser')
  await boss.goto('/admin/agents/202')
  await expect(boss.getByRole('link', { name: 'Tømmerringen Sandnes' })).toHaveAttribute(
    'href',
    '/admin/stores/101',
  )
  await expect(boss.getByRole('heading', { name: 'Byggmesteravtale' })).toBeVisible()
  for (const rate of ['Rabatt vinduer', 'Rabatt dører', 'Prosjektmargin', 'Standard prosjektmargin kunde'])
    await expect(boss.getByText(rate, { exact: true })).toBeVisible()
  const own = await as('agent')
  await own.goto('/admin/agents/202')
  await expect(own.getByRole('heading', { name: 'Avtale med forhandler' })).toBeVisible()
  await expect(own.getByText('Standard prosjektmargin kunde')).toBeVisible()
  await expect(own.getByText('Prosjektmargin', { exact: true })).toBeHidden()
  await expectUsable(own, { part: 'main' })
})

test('A-074 A-078 A-079 A-154 A-177 A-180 A-268 editing a builder: faults at their fields and in one toast', async ({
  as,
}) => {
  const page = await as('superUser')
  await page.goto('/admin/agents/216')
  const phone = page.getByLabel('Telefon', { exact: true })
  await page.getByRole('button', { name: 'Rediger', exact: true }).click()
  await phone.fill('1234567')
  await dialog(page).getByLabel('E-post').fill('a b@c.no')
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(
    page.getByText(
      'Telefon: Vennligst oppgi et gyldig telefonnummer (8 siffer), E-post: Vennligst oppgi en gyldig e-postadresse',
    ),
  ).toBeVisible()
  await expect(phone).toBeFocused()
  for (const field of ['Kontaktperson', 'Telefon', 'E-post', 'Adresse'])
    await dialog(page).getByLabel(field).fill('')
  await dialog(page).getByLabel('Rabatt vinduer (%)').fill('12,5')
  await expectUsable(page, { part: '[role="dialog"]' })
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page)).toBeHidden()
  for (const missing of [
    'Kontaktperson mangler',
    'Telefonnummer mangler',
    'E-post mangler',
    'Adresse mangler',
  ])
    await expect(page.getByText(missing)).toBeVisible()
  await expect(page.getByText(/^12,5\s%$/)).toBeVisible()
})

test('two who edit a builder: the later one sees what the other has saved, keeps what was typed, and saves', async ({
  as,
}) => {
  const [one, other] = [await as('superUser'), await as('superUser')]
  for (const page of [one, other]) {
    await page.goto('/admin/agents/217')
    await page.getByRole('button', { name: 'Rediger', exact: true }).click()
  }
  await one.getByLabel('Kontaktperson').fill('Først Ute')
  await one.getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(one)).toBeHidden()
  await other.getByLabel('E-post').fill('sist@bygg.example')
  await other.getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(other).getByRole('alert')).toContainText('har lagret endringer mens du skrev')
  await expect(dialog(other).getByRole('alert')).toContainText('Først Ute')
  await expect(other.getByLabel('E-post')).toHaveValue('sist@bygg.example')
  await expect(other.getByLabel('Kontaktperson')).toHaveValue('Først Ute')
  await other.getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(other)).toBeHidden()
  await expect(other.getByText('sist@bygg.example')).toBeVisible()
  await expect(other.getByText('Først Ute')).toBeVisible()
})

test('a change whose answer was lost is sent again and saved once, and nobody is said to have come in between', async ({
  as,
}) => {
  const page = await as('superUser')
  await page.goto('/admin/agents/221')
  const address = '**/api/v1/agents/221'
  await page.route(address, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Rediger', exact: true }).click()
  await page.getByLabel('Kontaktperson').fill('Borte Svar')
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Fikk ikke kontakt med serveren')
  await page.unroute(address)
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Borte Svar')).toBeVisible()
})

test('A-159 A-160 a dealer’s name and address are the provider’s', async ({ as }) => {
  const page = await as('storeAdministrator')
  await page.goto('/admin/stores/104')
  await page.getByRole('button', { name: 'Rediger', exact: true }).click()
  for (const field of ['Navn', 'Adresse', 'Postnummer'])
    await expect(dialog(page).getByLabel(field, { exact: true })).toHaveJSProperty('readOnly', true)
  await expect(dialog(page)).toContainText('kan bare endres av')
  await expectUsable(page, { part: '[role="dialog"]' })
})

test('A-075 A-199 a store administrator makes a builder with terms', async ({ as }) => {
  const page = await as('storeAdministrator')
  await page.goto('/admin/stores/104')
  await page.getByRole('button', { name: 'Opprett byggmester' }).click()
  const name = `Nybygg ${Date.now()}`
  await dialog(page).getByLabel('Navn').fill(name)
  await dialog(page).getByLabel('Postnummer').fill('0150')
  await dialog(page).getByLabel('Rabatt vinduer (%)').fill('22,5')
  await dialog(page).getByRole('button', { name: 'Opprett byggmester' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText(/^22,5\s%$/)).toBeVisible()
  await expect(page.getByText('Ingen bestillingsdata tilgjengelig')).toBeVisible()
  await page.getByRole('button', { name: 'Hva er endret' }).click()
  await expect(page.getByText('Opprettet', { exact: true })).toBeVisible()
})

test('A-077 A-162 A-163 A-181 A-182 a stock address is added and changed', async ({ as }) => {
  const page = await as('superUser')
  await page.goto('/admin/stores/111')
  await page.getByRole('button', { name: 'Legg til lageradresse' }).click()
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page).getByText('Påkrevet felt')).toHaveCount(2)
  await dialog(page).getByLabel('Navn').fill('Kaien')
  await dialog(page).getByLabel('Postnummer').fill('123')
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page).getByText('Forventer 4 tegn')).toBeVisible()
  await dialog(page).getByLabel('Postnummer').fill('5003')
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Rediger Kaien' }).click()
  await dialog(page).getByLabel('Gateadresse').fill('Bryggen 1')
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Bryggen 1, 5003 BERGEN')).toBeVisible()
})

test('A-149 A-171 A-172 a logo is chosen, scaled and shown; another file is refused', async ({
  as,
}, testInfo) => {
  const page = await as('superUser')
  await page.goto('/admin/agents/218')
  await page.getByRole('button', { name: 'Endre logo' }).click()
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog(page).getByRole('button', { name: 'Velg bilde' }).click()
    await (await chooser).setFiles(file)
  }
  await choose({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(dialog(page).getByText('Filformat må være .png eller .jpg/.jpeg')).toBeVisible()
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1800, height: 900 })
    const context = canvas.getContext('2d')
    if (context) context.fillRect(0, 0, 900, 900)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  await choose({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') })
  await expect(dialog(page).getByRole('img', { name: 'Slik blir logoen' })).toBeVisible()
  await writeFile(testInfo.outputPath('logo-dialog.png'), await page.screenshot())
  await expectUsable(page, { part: '[role="dialog"]' })
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Logo oppdatert')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  const logo = page.getByRole('img', { name: /^Logoen til/ })
  await expect(logo).toHaveAttribute('src', /\/assets\/agents\/218\/logo\?v=/)
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(450)
  const shown = await logo.boundingBox()
  expect([shown?.width, shown?.height]).toEqual([150, 75])
})

test('an order stop is set although somebody has changed the store meanwhile: told once, and taken the next time', async ({
  as,
}) => {
  const page = await as('superUser')
  await page.goto('/admin/stores/113')
  await page.getByRole('button', { name: 'Stopp bestillinger' }).click()
  await dialog(page).getByLabel('Tekst til forhandleren').fill('Kredittgrensen er nådd')
  const address = '/api/v1/stores/113'
  const { version, contact } = await (await page.request.get(address)).json()
  const meanwhile = { version, contact: `${contact} jr.` }
  expect((await page.request.put(address, { data: meanwhile })).status()).toBe(200)
  const stop = dialog(page).getByRole('button', { name: 'Stopp bestillinger' })
  await stop.click()
  await expect(dialog(page).getByRole('alert')).toContainText('har endret organisasjonen')
  await stop.click()
  await expect(page.getByText('Bestillinger er stoppet')).toBeVisible()
  await page.getByRole('button', { name: 'Opphev bestillingsstopp' }).click()
  await expect(page.getByText('Bestillinger er stoppet')).toBeHidden()
})

test('the order stop is set with its text and lifted again by keys; the keyboard stays where it was', async ({
  as,
}) => {
  const page = await as('superUser')
  await page.goto('/admin/stores/112')
  await page.getByRole('button', { name: 'Stopp bestillinger' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Stopp bestillinger' }).press('Enter')
  await expect(dialog(page).getByText('Påkrevet felt')).toBeVisible()
  await dialog(page).getByLabel('Tekst til forhandleren').fill('Kredittgrensen er nådd')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bestillinger er stoppet')).toBeVisible()
  await expect(page.getByText(/^Siden \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opphev bestillingsstopp' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bestillinger er stoppet')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Stopp bestillinger' })).toBeFocused()
})

test('A-020 A-021 everybody is led to the page of the own organisation, and a chain’s is not blank', async ({
  as,
}) => {
  const page = await as('chainUser')
  await page.goto('/admin/chains/1')
  await expect(page.getByRole('heading', { name: /Tømmerringen/, level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Forhandlere' }).getByRole('link').first()).toBeVisible()
  await expectUsable(page, { part: 'main' })
  const clerk = await as('storeClerk')
  await clerk.goto('/admin/stores/101')
  await expect(clerk.getByRole('heading', { name: /Tømmerringen Sandnes/, level: 1 })).toBeVisible()
  await expect(clerk.getByRole('button', { name: 'Rediger', exact: true })).toBeHidden()
  await expect(clerk.getByRole('button', { name: 'Opprett bruker' })).toBeHidden()
  await clerk.goto('/admin/stores/102')
  await expect(clerk.getByText('Du har ikke tilgang til denne siden.')).toBeVisible()
})
