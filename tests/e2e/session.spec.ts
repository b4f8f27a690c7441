/** Coming, going and coming back: who gets in, where they land, and that nobody loses their place. */
import { expect } from '@playwright/test'
import { textIn } from './driver/money.ts'
import { demoPeople } from './driver/people.ts'
import { makeQuote } from './driver/ready-made.ts'
import { chooseRole, enterCredentials, logIn, userMenu } from './driver/session.ts'
import { test } from './driver/workplace.ts'

const prompt = 'Velg et vindu eller en dør fra produktmenyen oppe i venstre hjørne'
const mayNotCreate =
  'Tilbud kan bare opprettes av butikk eller byggmester. Bytt rolle for å opprette et tilbud.'

test('a wrong password is refused, and the sixth try in a row is told to wait', async ({ page }) => {
  await page.goto('/login')
  const alert = page.getByRole('alert')
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answered = page.waitForResponse('**/api/v1/auth/login')
    await enterCredentials(page, demoPeople.forgetful, `gjetting ${attempt}`)
    await answered
    await expect(alert).toHaveText('Feil e-postadresse eller passord.')
  }
  await enterCredentials(page, demoPeople.forgetful)
  await expect(alert).toHaveText(/^For mange mislykkede forsøk\. Vent \d+ minutter før du prøver igjen\.$/)
  await expect(page).toHaveURL(/\/login$/)
})

test('a login page with empty fields says what is missing and asks nobody', async ({ page }) => {
  await page.goto('/login')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/auth/login')) asked += 1
  })
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await expect(page.getByText('Skriv e-postadressen din')).toBeVisible()
  await expect(page.getByText('Skriv passordet ditt')).toBeVisible()
  expect(asked).toBe(0)
})

test('a browser that keeps no cookie is told so, and what was typed stands there still', async ({ page }) => {
  await page.goto('/login')
  await page.route('**/api/v1/auth/login', async (route) => {
    const answer = await route.fetch()
    // Playwright keeps the cookie of its own request; a browser that refuses cookies would not.
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await enterCredentials(page, demoPeople.storeClerk)
  await expect(page.getByRole('alert')).toHaveText(
    /^E-post og passord stemmer, men nettleseren tok ikke vare på innloggingen\. Tillat informasjonskapsler/,
  )
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue(demoPeople.storeClerk)

  await page.unroute('**/api/v1/auth/login')
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await expect(page).toHaveURL(/\/produkt\/$/)
})

test('somebody whose account is switched off is told so', async ({ page }) => {
  await page.goto('/login')
  await enterCredentials(page, demoPeople.disabled)
  await expect(page.getByRole('alert')).toHaveText('Brukeren er deaktivert. Kontakt administratoren din.')
})

test('Q-002 Q-030 Q-184 somebody with one role is at work at once', async ({ page }) => {
  await logIn(page, demoPeople.storeClerk)
  await expect(page).toHaveURL(/\/produkt\/$/)
  await expect(page.getByText(prompt)).toBeVisible()
  await expect(userMenu(page)).toHaveAccessibleName('Brukermeny for Tor Kvalheim')
})

for (const [person, lands] of [
  ['storeAdministrator', prompt],
  ['agent', prompt],
  ['superUser', mayNotCreate],
  ['chainUser', mayNotCreate],
] as const)
  test(`Q-005 Q-006 Q-020 Q-257 QD-05 «${person}» lands on the product menu and finds quotes to open`, async ({
    page,
  }) => {
    await logIn(page, demoPeople[person])
    await expect(page).toHaveURL(/\/produkt\/$/)
    await expect(page.getByText(lands)).toBeVisible()
    await page.getByRole('link', { name: 'Tilbudssøk' }).click()
    await expect(page.getByRole('heading', { name: 'Søk i eksisterende tilbud' })).toBeVisible()
    const first = page.getByRole('table', { name: 'Tilbud' }).getByRole('link').first()
    const number = await textIn(first)
    await first.click()
    await expect(page.getByRole('heading', { name: `Tilbud ${number}` })).toBeVisible()
  })

test('Q-013 Q-014 Q-349 Q-350 somebody with two roles chooses one and comes to the address asked for', async ({
  page,
}) => {
  await page.goto('/tilbud?q=er:bestilt&pageSize=5')
  await expect(page).toHaveURL(/\/login$/)
  await enterCredentials(page, demoPeople.storeClerkOfTwo)
  await chooseRole(page, /Tømmerringen Haugesund/)
  await expect(page).toHaveURL(/\/tilbud\?q=er:bestilt&pageSize=5$/)

  await userMenu(page).click()
  await expect(page.getByText('Bruker, Tømmerringen Haugesund')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Bytt rolle' }).click()
  await chooseRole(page, /Tømmerringen Sandnes/)
  await expect(page).toHaveURL(/\/tilbud\?q=er:bestilt&pageSize=5$/)
  await userMenu(page).click()
  await expect(page.getByText('Administrator, Tømmerringen Sandnes')).toBeVisible()
})

test('a role that is changed in one tab counts in no other: nothing is made in the wrong store', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await enterCredentials(page, demoPeople.storeClerkOfTwo)
  await chooseRole(page, /Tømmerringen Sandnes/)
  await expect(userMenu(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/user/choose_context')
  await chooseRole(other, /Tømmerringen Haugesund/)
  await expect(userMenu(other)).toBeVisible()

  const made: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/v1/offers'))
      made.push(response.status())
  })
  await page.getByRole('link', { name: 'Nytt tilbud' }).click()
  // All that the product menu asks for may have been fetched before; what is searched for now has not.
  await page.getByRole('link', { name: 'Tilbudssøk' }).click()
  await page.getByRole('searchbox', { name: /^Søk etter tilbudsnummer/ }).fill('ny rolle')
  await expect(page.getByText(/^Rollen er byttet i en annen fane/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Last siden på nytt' }).click()
  await userMenu(page).click()
  await expect(page.getByText('Bruker, Tømmerringen Haugesund')).toBeVisible()
  expect(made.filter((status) => status < 300)).toEqual([])
})

test('Q-350 what was typed is there after going back, and after a session that ended in another tab', async ({
  page,
}) => {
  await logIn(page, demoPeople.storeClerk)
  const orderNumber = await makeQuote(page, [{ model: 1002 }])
  await page.goto('/tilbud')
  await page
    .getByRole('table', { name: 'Tilbud' })
    .getByRole('link', { name: String(orderNumber), exact: true })
    .click()
  await page.getByRole('button', { name: /kommentar$/ }).click()
  const comment = page.getByRole('dialog').getByRole('textbox', { name: 'Tilbudskommentar' })
  await comment.fill('Skrevet før økten ble avsluttet')
  await page.goBack()
  await expect(page.getByText('Du har skrevet noe som ikke er lagret.')).toBeVisible()
  await expect(comment).toHaveValue('Skrevet før økten ble avsluttet')

  const other = await page.context().newPage()
  await other.goto('/logout')
  await expect(other).toHaveURL(/\/login$/)
  await other.close()

  const save = page.getByRole('button', { name: 'Lagre' })
  const again = page.getByRole('dialog', { name: 'Logg inn igjen' })
  let isSaveAsked = false
  // A page that comes to the front may ask the server for something first, and is told by that.
  await expect(async () => {
    if (await again.isHidden()) {
      await save.click({ timeout: 1_000 })
      isSaveAsked = true
    }
    await expect(again).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(again).toContainText('Tor Kvalheim')
  await page.keyboard.press('Escape')
  await expect(comment).toHaveValue('Skrevet før økten ble avsluttet')
  await enterCredentials(page, demoPeople.storeClerk)
  await expect(again).toBeHidden()
  if (!isSaveAsked) await save.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Skrevet før økten ble avsluttet')
})

test('Q-012 after logging out nothing is open without a new login', async ({ page }) => {
  await logIn(page, demoPeople.storeClerk)
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logg ut' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.request.get('/api/v1/contexts/current')).status()).toBe(401)
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/tilbud')
  await expect(page).toHaveURL(/\/login$/)
})

test('whoever logs out leaves nothing that was written in the browser, also in one that does not clear itself when it is asked to', async ({
  page,
}) => {
  await logIn(page, demoPeople.storeClerk)
  await page.evaluate(() => {
    localStorage.setItem('draft', 'Skrevet og ikke lagret')
    sessionStorage.setItem('draft', 'Skrevet og ikke lagret')
  })
  await page.route('**/api/v1/auth/logout', async (route) => {
    const answer = await route.fetch()
    const { 'clear-site-data': asked, ...headers } = answer.headers()
    expect(asked).toContain('"storage"')
    await route.fulfill({ response: answer, headers })
  })
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logg ut' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const left = () => page.evaluate(() => [localStorage.getItem('draft'), sessionStorage.getItem('draft')])
  await expect.poll(left).toEqual([null, null])
})

test('Q-015 an unknown address says so and leads back', async ({ as }) => {
  const page = await as('storeClerk')
  await page.goto('/finnes/ikke')
  await expect(page.getByRole('heading', { name: '404 Siden finnes ikke' })).toBeVisible()
  await page.getByRole('link', { name: 'Gå til forsiden' }).click()
  await expect(page).toHaveURL(/\/produkt\/$/)
})

test('Q-001 Q-007 Q-022 the application also lives under /react, and old addresses still lead somewhere', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await page.goto('/react/tilbud/bestiltfrabyggmester')
  await expect(page).toHaveURL(/\/react\/tilbud\/?\?q=er(:|%3A)bmbestilling$/)
  await expect(page.getByRole('heading', { name: 'Bestilt fra byggmester' })).toBeVisible()
  await page.getByRole('link', { name: 'Nytt tilbud' }).click()
  await expect(page).toHaveURL(/\/react\/produkt\/$/)
})
