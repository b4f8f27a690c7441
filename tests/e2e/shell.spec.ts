/** The frame around every page: where it leads, who one is in it, and what it says when something is wrong. */
import { expect, type Locator, type Page } from '@playwright/test'
import { openQuote } from './driver/quote.ts'
import { makeQuote } from './driver/ready-made.ts'
import { userMenu } from './driver/session.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1001
const CONTEXT = '**/api/v1/contexts/current'

/** Every link of the user menu with where it leads, in order. */
const menuLinks = async (page: Page): Promise<string[]> => {
  await userMenu(page).click()
  const links = page.getByRole('menu').getByRole('menuitem')
  await expect(links.last()).toBeVisible()
  return links.evaluateAll((items) =>
    items.map((item) => `${item.textContent?.trim()} ${item.getAttribute('href')}`),
  )
}

/** Lets the clock run until this is seen, as far as a person would wait. */
const runClockUntil = async (page: Page, seen: () => Promise<boolean>): Promise<void> => {
  for (let second = 0; second < 30 && !(await seen()); second++) await page.clock.runFor(1000)
  expect(await seen()).toBe(true)
}

test('Q-017 Q-018 Q-019 Q-020 Q-022 Q-023 Q-025 Q-026 Q-027 A-198 the bar and the menu of a super user lead everywhere', async ({
  as,
}) => {
  const page = await as('superUser')
  await page.goto('/tilbud')
  await expect(page.locator('html')).toHaveAttribute('lang', /^(nb|no)$/)
  const logo = page.getByRole('link', { name: /til forsiden$/ })
  await logo.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Versjon 2025.10.2')
  await logo.click()
  await expect(page).toHaveURL(/\/produkt\/$/)
  await page.getByRole('link', { name: 'Tilbudssøk' }).click()
  await expect(page).toHaveURL(/\/tilbud$/)

  expect(await menuLinks(page)).toEqual([
    'Bytt rolle /user/choose_context',
    'Oppdater profil /profil',
    'Systemmeldinger /admin/inbox',
    'Serviceskjema https://service.lysvag.example/',
    'Forhandlere /admin/stores',
    'Byggmestere /admin/agents',
    'Brukere /admin/users',
    'Import /admin/import',
    'Modeller og regler /modeller',
    'Galleri /galleri',
    'Drift /admin/drift',
    'Økter /admin/sessions',
    'Meldinger /admin/messages',
    'Produktvelgerbilder /admin/produktvelgerbilder',
    'Rediger tekster /admin/texts',
    'Buffere /admin/buffers',
    'Logg ut /logout',
  ])
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('Innlogget som')
  await expect(menu).toContainText('Ole DahlGiljeadministrator')
  await expect(menu.getByRole('menuitem', { name: 'Serviceskjema' })).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(userMenu(page)).toBeFocused()

  await page.getByRole('link', { name: 'Nytt tilbud' }).click()
  await expect(page).toHaveURL(/\/produkt\/$/)
})

test('Q-011 Q-016 Q-024 Q-026 Q-029 A-198 a clerk has no administration, and is told so; a phone has a narrower bar', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await page.goto('/admin/stores')
  const failure = page.getByRole('alert')
  await expect(failure.getByRole('heading', { name: 'Oops noe er galt...' })).toBeVisible()
  await expect(failure).toContainText('Feil 403')
  await expect(failure).toContainText('Du har ikke tilgang til denne siden.')

  expect(await menuLinks(page)).toEqual([
    'Bytt rolle /user/choose_context',
    'Oppdater profil /profil',
    'Tømmerringen Sandnes /admin/stores/101',
    'Systemmeldinger /admin/inbox',
    'Serviceskjema https://service.lysvag.example/',
    'Logg ut /logout',
  ])
  await page.getByRole('menuitem', { name: 'Tømmerringen Sandnes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tømmerringen Sandnes')

  const name = page.getByRole('banner').getByText('Tor Kvalheim')
  await page.setViewportSize({ width: 561, height: 800 })
  await expect(name).toBeVisible()
  await page.setViewportSize({ width: 559, height: 800 })
  await expect(name).toBeHidden()
  await expect(userMenu(page)).toBeVisible()
})

test('Q-330 Q-331 Q-332 Q-333 Q-334 Q-356 who one is cannot be found out: six attempts, and then a page that says so', async ({
  as,
}) => {
  const page = await as('storeClerk')
  let asked = 0
  await page.route(CONTEXT, (route) => {
    asked += 1
    return route.fulfill({ status: 500, json: { message: 'Tabellen svarer ikke.', code: 'server.failed' } })
  })
  await page.clock.install()
  await page.goto('/tilbud')
  const failure = page.getByRole('alert')
  await runClockUntil(page, () => failure.isVisible())
  expect(asked).toBe(6)
  await expect(failure.getByRole('heading', { name: 'Oops noe er galt...' })).toBeVisible()
  await expect(failure).toContainText('Feil 500')
  await expect(failure).toContainText('Tabellen svarer ikke.')
  await expect(failure).toContainText('kontakt Solveig Opheim')

  const offline = failure.getByText('Vennligst sjekk at du er koblet til internett.')
  await expect(offline).toBeHidden()
  await page.context().setOffline(true)
  await expect(offline).toBeVisible()
  await page.context().setOffline(false)
  await expect(offline).toBeHidden()

  await page.unroute(CONTEXT)
  await failure.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(page.getByRole('heading', { name: 'Søk i eksisterende tilbud' })).toBeVisible()
})

test('Q-348 Q-350 a gateway that leads elsewhere is followed, and the address is kept', async ({ as }) => {
  const page = await as('storeClerk')
  await page.goto('/produkt/')
  await page.route('**/api/v1/offers?*', (route) =>
    route.fulfill({ status: 302, headers: { location: '/avtale/ny' } }),
  )
  await page.goto('/tilbud?q=er:bestilt')
  await expect(page).toHaveURL(/\/avtale\/ny$/)
  await page.unrouteAll()
  await page.goto('/')
  await expect(page).toHaveURL(/\/tilbud\?q=er:bestilt$/)
})

test('Q-351 Q-352 Q-353 Q-358 another version on the server: told, loaded anew after ten seconds, or ignored for good', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const isPaused = Promise.withResolvers<void>()
  await page.route(CONTEXT, async (route) => {
    await isPaused.promise
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-server-version': '2025.11.0' } })
  })
  await page.clock.install()
  await page.goto('/produkt/')
  // The seconds of the toast are let pass by the test alone, however long the machine takes between them.
  await page.clock.pauseAt(Date.now() + 10_000)
  isPaused.resolve()
  const toast = page.getByText(
    'Serveren er oppdatert til versjon 2025.11.0, mens klienten kjører versjon 2025.10.2.',
  )
  await expect(toast).toBeVisible()
  const update = page.getByRole('button', { name: 'Oppdater nå' })
  await expect(update).toBeVisible()
  await page.clock.runFor(9000)
  await expect(toast).toBeVisible()
  const [reloaded] = await Promise.all([page.waitForEvent('load'), page.clock.runFor(1500)])
  expect(reloaded.url()).toMatch(/\/produkt\/$/)
  await page.clock.resume()

  // Still the old client, from a cache on the way: it does not load for ever.
  await expect(toast).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(toast).toBeVisible()
  await Promise.all([page.waitForEvent('load'), update.click()])
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await expect(toast).toBeHidden()
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.clock.runFor(15_000)
  expect(loads).toBe(0)
  await page.reload()
  await expect(
    page.getByRole('region', { name: 'Vinduer Basic' }).getByRole('button', { name: /^Skjær Fastkarm/ }),
  ).toBeVisible()
  await expect(toast).toBeHidden()
})

test('Q-351 another build of the same version: both are named whole, and the page is loaded anew', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const own = await page.request.get('/produkt/')
  const [, build = ''] = /<meta name="build" content="([0-9a-f]+)"/.exec(await own.text()) ?? []
  expect(build).not.toBe('')
  let isOther = true
  await page.route(CONTEXT, async (route) => {
    const response = await route.fetch()
    const version = response.headers()['x-server-version'] ?? ''
    expect(version).toContain(`+${build}`)
    const told = isOther ? version.replace(build, '0123abcd') : version
    await route.fulfill({ response, headers: { ...response.headers(), 'x-server-version': told } })
  })
  await page.goto('/produkt/')
  const toast = page.getByText(
    /^Serveren er oppdatert til versjon .+\+0123abcd, mens klienten kjører versjon /,
  )
  await expect(toast).toContainText(`+${build}.`)
  isOther = false
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Oppdater nå' }).click()])
  await expect(page.getByRole('searchbox', { name: 'Søk i alle produkter' })).toBeVisible()
  await expect(toast).toBeHidden()
})

test('a page opened by its address begins at its top, wherever another was left', async ({ as }) => {
  const page = await as('storeClerk')
  const scrolled = () => page.evaluate(() => window.scrollY)
  const [long, other] = [
    await makeQuote(
      page,
      Array.from({ length: 12 }, () => ({ model: 1002 })),
    ),
    await makeQuote(page, [{ model: 1002 }]),
  ]
  await page.goto(`/tilbud/${long}`)
  // As far down as the rows reach that have been laid out by then.
  const scroll = () => page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(() => scroll().then(scrolled)).toBeGreaterThan(300)
  await page.goto(`/tilbud/${other}`)
  await expect(page.getByRole('heading', { name: `Tilbud ${other}` })).toBeVisible()
  expect(await scrolled()).toBe(0)
})

test('Q-003 Q-031 Q-035 Q-036 Q-037 from the empty menu to a new quote without a mouse', async ({ as }) => {
  const page = await as('storeClerk')
  await page.goto('/produkt/')
  await expect(page.getByRole('region', { name: 'Tegning' })).toBeHidden()
  const groups: { name: string }[] = await (await page.request.get('/api/v1/productgroups')).json()
  const tabs = page.getByRole('tablist')
  await expect(tabs).toHaveAttribute('aria-orientation', 'vertical')
  await expect(tabs.getByRole('tab')).toHaveText(groups.map(({ name }) => name))

  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('toppsving')
  await expect(page.getByText(/^\d+ treff\. Enter velger Skjær Toppsving\.$/)).toBeAttached()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Opprett nytt tilbud' })
  await expect(dialog.getByRole('textbox', { name: 'Navn' })).toBeFocused()
  for (const field of ['Navn', 'E-post', 'Telefon', 'Merking'])
    await expect(dialog.getByRole('textbox', { name: field })).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(4)
  await expect(dialog.getByRole('button', { name: 'Opprett' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await expect(dialog).toBeHidden()
  expect(writes).toEqual([])

  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Skjær Toppsving/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Navn' })).toBeFocused()
  await page.keyboard.type('Ingrid Tveit')
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab')
  await page.keyboard.type('Solbakken 14')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/produkt\/\d+\/1\/rediger$/, { timeout: 15_000 })
  expect(writes[0]).toBe('POST /api/v1/offers')
})

test('Q-004 Q-048 Q-049 Q-085 Q-086 Q-087 Q-341 a quote and a row while they load, and when they cannot be loaded', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  const failing = { status: 500, json: { message: 'Tabellen svarer ikke.', code: 'server.failed' } }

  const hold = async (address: string) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(address, async (route) => {
      await held
      await route.continue()
    })
    return async () => {
      answer()
      await page.unrouteAll({ behavior: 'wait' })
    }
  }
  await test.step('the quote', async () => {
    const address = `**/api/v1/offers/${orderNumber}`
    const letGo = await hold(address)
    await page.goto(`/tilbud/${orderNumber}`)
    await expect(page.getByText('Laster...', { exact: true })).toBeVisible()
    await letGo()
    await expect(page.getByRole('heading', { name: `Tilbud ${orderNumber}` })).toBeVisible()
    const widget = page.getByText(/^v\d+, 0 ulagret$/)
    await expect(widget).toBeHidden()
    await page.evaluate(() => localStorage.setItem('appConfig', '{"debugSync":true}'))
    await openQuote(page, orderNumber)
    await expect(widget).toBeVisible()

    await page.route(address, (route) => route.fulfill(failing))
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Tabellen svarer ikke.')
    await page.unroute(address)
  })
  await test.step('the row', async () => {
    const address = `**/api/v1/products/${orderNumber}/0/1`
    const letGo = await hold(address)
    await page.goto(`/produkt/${orderNumber}/1/rediger`)
    await expect(page.getByText('Laster', { exact: true })).toBeVisible()
    await letGo()
    await expect(page.getByRole('textbox', { name: 'Bredde', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Tegning' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pris', exact: true })).toBeVisible()

    await page.route(address, (route) => route.fulfill(failing))
    await page.reload()
    await expect(page.getByText('Feil', { exact: true })).toBeVisible()
    await expect(page.getByText('500: Tabellen svarer ikke.')).toBeVisible()
  })
})

test('Q-009 A-017 A-101 A-102 A-103 one’s own name is changed, and the old password is asked for', async ({
  as,
}) => {
  const page = await as('storeAdministrator')
  await page.goto('/profil')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(field('Fornavn')).toHaveValue('Knut')
  await expect(field('Etternavn')).toHaveValue('Haugen')
  await expect(field('Telefon')).toHaveValue(/^\d{8}$/)
  await expect(field('E-post')).not.toBeEditable()

  const save = page.getByRole('button', { name: 'Lagre' })
  await expect(save).toBeDisabled()
  await field('Fornavn').fill('')
  await field('Fornavn').blur()
  await expect(page.getByText('Påkrevet felt')).toBeVisible()
  const rename = async (firstname: string) => {
    await field('Fornavn').fill(firstname)
    await save.click()
    await expect(userMenu(page)).toHaveAccessibleName(`Brukermeny for ${firstname} Haugen`)
  }
  await rename('Knut Ola')
  await page.reload()
  await expect(field('Fornavn')).toHaveValue('Knut Ola')
  await rename('Knut')

  await field('Gammelt passord').fill('feil')
  await field('Nytt passord').fill('et helt nytt')
  const [sent] = await Promise.all([
    page.waitForRequest('**/update_password'),
    page.getByRole('button', { name: 'Bytt passord' }).click(),
  ])
  expect(sent.postDataJSON()).toEqual({ password: 'feil', newPassword: 'et helt nytt' })
  await expect(page.getByText('Passordet er feil.')).toBeVisible()
})

test('while the first page is on its way the bar stands with the provider’s name, and that something comes is told, also to a customer', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const coming = page.getByRole('progressbar', { name: 'Laster' })
  for (const [address, file] of [
    ['/tilbud', /search-page.*\.js/],
    ['/kunde/100001/finnes-ikke', /customer-page-[^/]*\.js/],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(file, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await expect(coming).toBeVisible()
    await expect(page.getByText('Lysvåg Vindu og Dør', { exact: true })).toBeVisible({
      visible: address === '/tilbud',
    })
    resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(coming).toBeHidden()
  }
})

test('before any file of the application is here the bar stands in the page, with mark and name where they stay, and on no page that has none', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const bar = page.locator('.first-bar')
  const places = (of: Locator) =>
    of.evaluate((mark) => {
      const name = mark.nextElementSibling
      return [mark, name].map((each) => each?.getBoundingClientRect().toJSON())
    })
  let gate = Promise.withResolvers<void>()
  await page.route(/assets\/index-[^/]*\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  const open = async (address: string) => {
    gate = Promise.withResolvers()
    await page.goto(address, { waitUntil: 'commit' })
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await open('/react/tilbud/')
    await expect(bar).toBeVisible()
    await expect(page.getByText('Lysvåg Vindu og Dør', { exact: true })).toBeVisible({
      visible: width === 1440,
    })
    await page.evaluate(() => document.fonts.ready)
    const before = await places(bar.locator('svg'))
    gate.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await places(page.locator('header a svg').first())).toEqual(before)
    await expect(bar).toHaveCount(0)
  }
  for (const address of ['/login', '/kunde/100001/finnes-ikke', '/preview/100001/1/image', '/screenshot']) {
    await open(address)
    await expect(bar).toBeAttached()
    await expect(bar, address).toBeHidden()
    gate.resolve()
  }
})
