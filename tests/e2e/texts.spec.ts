// The texts of the house as a super user rewords them, and as they are then read everywhere.
import { expect, type Page } from '@playwright/test'
import type { ApiText, UiText } from '#domain/contracts/texts'
import { hostileWords } from '../api/hostile-words.ts'
import { expectKeyboardReaches, expectNothingCut, expectUsable } from './driver/accessibility.ts'
import { openGroup, openRow, optionIn } from './driver/editor.ts'
import { pressOnceRead } from './driver/keys.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

test.describe.configure({ mode: 'parallel' })

const TEXTS = '/api/v1/i18n/texts'
const UI_TEXTS = '**/api/v1/i18n/uitexts'
/** On the page's clock, which is put on by hand and goes on by itself besides. */
const MINUTE = 60_000

let count = 0
/** A key that nothing else asks for. */
const newKey = () => `prove.${Date.now()}.${++count}`

const open = async (page: Page, q = ''): Promise<void> => {
  await page.goto(`/admin/texts${q === '' ? '' : `?q=${q}`}`)
  await expect(list(page).or(page.getByText('Ingen tekst passer'))).toBeVisible()
}
const list = (page: Page) => page.getByRole('table', { name: 'Rediger tekster' })
const line = (page: Page, key: string) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Rediger ${key}`, exact: true }) })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const category = (page: Page) => page.getByRole('region').getByRole('combobox', { name: 'Kategori' }).last()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const search = async (page: Page, q: string) => {
  await page.getByRole('searchbox').fill(q)
  await page.getByRole('searchbox').press('Enter')
}

/** What is sent about texts. */
const watchSent = (page: Page) => {
  const sent: { readonly method: string; readonly path: string; readonly body: unknown }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith(TEXTS) && request.method() !== 'GET')
      sent.push({ method: request.method(), path, body: request.postDataJSON() })
  })
  return sent
}

const make = async (page: Page, text: Partial<ApiText> = {}): Promise<ApiText> => {
  const data = { entryKey: newKey(), text: 'Prøvetekst', category: 'DATABASE', ...text }
  const reply = await page.request.post(TEXTS, { data })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()).model
}
const take = (page: Page, { id }: Pick<ApiText, 'id'>) => page.request.delete(`${TEXTS}/${id}`)

/** This browser alone is told that the provider has reworded some texts. */
const rewordFor = async (page: Page, words: readonly Omit<UiText, 'isOwn'>[]): Promise<void> => {
  await page.route(UI_TEXTS, async (route) => {
    const answer = await route.fetch()
    const all: UiText[] = await answer.json()
    await route.fulfill({
      response: answer,
      json: [...all, ...words.map((each) => ({ ...each, isOwn: true }))],
    })
  })
}

test('A-013 A-106 A-107 A-108 A-110 A-111 A-112 A-169 A-170 a text is made, reworded and deleted, and the form is clear again', async ({
  as,
}) => {
  const page = await as('superUser')
  const sent = watchSent(page)
  const key = newKey()
  await open(page, key)
  const empty = async () => {
    for (const name of ['Nøkkel', 'Tekst', 'Beskrivelse']) await expect(field(page, name)).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'Ny tekst' })).toBeVisible()
  }
  await empty()
  expect(await category(page).getByRole('option').allTextContents()).toEqual([
    ...[
      'Papir (JS_CLIENT)',
      'Sidene (CLIENT)',
      'E-post og svar (INTEGRATION)',
      'Andre programmer (DATABASE)',
    ],
  ])

  await press(page, 'Lagre')
  await expect(page.getByText('Påkrevet felt')).toHaveCount(2)
  await expect(field(page, 'Nøkkel')).toBeFocused()
  await field(page, 'Nøkkel').fill('abcd')
  await field(page, 'Tekst').fill('Hei')
  await press(page, 'Lagre')
  await expect(page.getByText('Må være minst 5 tegn lang')).toBeVisible()
  await field(page, 'Nøkkel').fill('abcde')
  await field(page, 'Tekst').fill('')
  await press(page, 'Lagre')
  await expect(page.getByText('Må være minst 5 tegn lang')).toBeHidden()
  await expect(page.getByText('Påkrevet felt')).toHaveCount(1)
  expect(sent).toEqual([])

  await field(page, 'Nøkkel').fill(key)
  await field(page, 'Tekst').fill('Hei på deg')
  await field(page, 'Beskrivelse').fill('Hilsen')
  await category(page).selectOption('DATABASE')
  await press(page, 'Lagre')
  await expect(page.getByText('Tekst lagt til')).toBeVisible()
  const body = {
    entryKey: key,
    text: 'Hei på deg',
    description: 'Hilsen',
    category: 'DATABASE',
    langCode: 'no',
  }
  expect(sent).toEqual([{ method: 'POST', path: TEXTS, body }])
  await expect(line(page, key)).toContainText('Hei på deg')
  await expect(line(page, key)).toContainText('Ikke brukt her')

  await press(page, 'Nullstill')
  await empty()
  await press(page, `Rediger ${key}`)
  await expect(field(page, 'Tekst')).toBeFocused()
  await expect(field(page, 'Nøkkel')).toHaveValue(key)
  await expect(field(page, 'Beskrivelse')).toHaveValue('Hilsen')
  await field(page, 'Tekst').fill('God dag')
  await press(page, 'Lagre')
  await expect(page.getByText('Tekst oppdatert')).toBeVisible()
  await expect(line(page, key)).toContainText('God dag')
  const stored: ApiText[] = await (await page.request.get(TEXTS)).json()
  const { id } = stored.find(({ entryKey }) => entryKey === key) ?? { id: '' }
  expect(sent[1]?.body).toEqual({ ...body, id, text: 'God dag', version: 1 })
  await expect(page.getByRole('region', { name: 'Endringslogg' }).locator('ins').first()).toHaveText(
    'God dag',
  )

  await press(page, 'Nullstill')
  await empty()
  await press(page, 'Lagre')
  await expect(page.getByText('Påkrevet felt')).toHaveCount(2)
  await press(page, `Rediger ${key}`)
  const dialog = page.getByRole('dialog', { name: 'Slette teksten?' })
  await press(page, 'Slett')
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toHaveLength(2)
  await press(page, 'Slett')
  await dialog.getByRole('button', { name: 'Slett' }).click()
  await expect(page.getByText('Tekst slettet')).toBeVisible()
  expect(sent[2]).toEqual({ method: 'DELETE', path: `${TEXTS}/${id}`, body: null })
  await expect(line(page, key)).toHaveCount(0)
  await empty()

  await search(page, 'quotes/grid.row.copy rad')
  await expect(line(page, 'quotes/grid.row.copy')).toContainText('I bruk')
})

test('A-109 outside production the page says so, and in production it does not', async ({ as }) => {
  const page = await as('superUser')
  const warning = page.getByRole('note').filter({ hasText: 'Dette er ikke produksjon' })
  await open(page)
  await expect(warning).toBeVisible()
  await page.route('**/api/v1/i18n/defaults', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), isProduction: true } })
  })
  await page.reload()
  await expect(list(page)).toBeVisible()
  await expect(warning).toHaveCount(0)
})

test('A-113 A-277 a text that is reworded is read in another open browser within the hour, without a reload, and what is typed there stays', async ({
  as,
}) => {
  const writer = await as('superUser')
  const reader = await as('storeClerk')
  const entryKey = 'info.profile.password'
  const [before, after] = [/logges du ut på alle andre enheter/, 'Du må logge inn igjen alle andre steder.']
  const readEvery: string[] = []
  reader.on('request', (request) => {
    if (request.url().endsWith('/i18n/uitexts')) readEvery.push(request.url())
  })
  await reader.clock.install()
  await reader.goto('/profil')
  await expect(reader.getByText(before)).toBeVisible()
  await field(reader, 'Telefon').fill('55 44 33 22')
  expect(readEvery).toHaveLength(1)

  await open(writer, entryKey)
  await press(writer, `Rediger ${entryKey}`)
  const built = await field(writer, 'Tekst').inputValue()
  await field(writer, 'Tekst').fill(after)
  await press(writer, 'Lagre')
  await expect(writer.getByText('Tekst lagt til')).toBeVisible()
  try {
    await reader.clock.runFor(55 * MINUTE)
    expect(readEvery).toHaveLength(1)
    await reader.clock.runFor(5 * MINUTE)
    await expect(reader.getByText(after)).toBeVisible()
    expect(readEvery).toHaveLength(2)
    await expect(field(reader, 'Telefon')).toHaveValue('55 44 33 22')

    // Whoever opens the page meanwhile has it at once; the writer, in the page at hand.
    await writer.goto('/profil')
    await expect(writer.getByText(after)).toBeVisible()
  } finally {
    await open(writer, entryKey)
    await press(writer, `Rediger ${entryKey}`)
    await press(writer, 'Slett')
    await writer.getByRole('dialog').getByRole('button', { name: 'Slett' }).click()
    await expect(writer.getByText('Tekst slettet')).toBeVisible()
  }
  await expect(line(writer, entryKey)).toContainText(built)
})

test('A-277 the list of texts is read again every ten minutes, and not before', async ({ as }) => {
  const page = await as('superUser')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(TEXTS)) asked.push(request.method())
  })
  await page.clock.install()
  await open(page)
  expect(asked).toEqual(['GET'])
  await page.clock.runFor(8 * MINUTE)
  expect(asked).toEqual(['GET'])
  await page.clock.runFor(2 * MINUTE)
  await expect.poll(() => asked).toEqual(['GET', 'GET'])
})

test('a row of a quote, a written line and a heading are shown anew where they stand', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: 1002 }])
  await page.clock.install()
  // The hour counts from the first answer: while that one is waited for, nobody asks again.
  const first = page.waitForResponse(UI_TEXTS)
  await page.goto(`/tilbud/${orderNumber}`)
  await (await first).finished()
  await expect(page.getByRole('button', { name: 'Slett rad 1' })).toBeVisible()
  await rewordFor(page, [
    {
      entryKey: 'quotes/grid.row.remove',
      text: 'Stryk rad {rowNumber}',
      replaces: 'Slett rad {rowNumber}',
    },
    { entryKey: 'schedule.remove', text: 'Stryk linje {number}', replaces: 'Fjern linje {number}' },
  ])
  await page.clock.runFor(60 * MINUTE)
  await expect(page.getByRole('button', { name: 'Stryk rad 1' })).toBeVisible()

  await page.unroute(UI_TEXTS)
  const again = page.waitForResponse(UI_TEXTS)
  await page.goto(`/tilbud/${orderNumber}/hurtig`)
  await (await again).finished()
  const written = page.getByLabel('Linje 1', { exact: true })
  await written.fill('3 1190x1190 toppsving hvit')
  await expect(page.getByRole('button', { name: 'Fjern linje 1' })).toBeVisible()
  await rewordFor(page, [
    { entryKey: 'schedule.remove', text: 'Stryk linje {number}', replaces: 'Fjern linje {number}' },
  ])
  await page.clock.runFor(60 * MINUTE)
  await expect(page.getByRole('button', { name: 'Stryk linje 1' })).toBeVisible()
  await expect(written).toHaveValue('3 1190x1190 toppsving hvit')
})

test('A-113 in an open editor the reason of an option is reworded where it stands, and so are the doubts of written lines', async ({
  as,
}) => {
  const writer = await as('superUser')
  const clerk = await as('storeClerk')
  const orderNumber = await makeQuote(clerk, [{ model: 1002 }])
  await clerk.clock.install()
  const first = clerk.waitForResponse(UI_TEXTS)
  await openRow(clerk, orderNumber, 1)
  await (await first).finished()
  await openGroup(clerk, 'Karm og utforing')
  const oak = await optionIn(clerk, 'Tresort', 'Eik')
  await oak.hover()
  const foot = clerk.getByRole('status').filter({ hasText: 'Eik' })
  await expect(foot).toHaveText('Eik leveres med beis eller lakk.')

  const lines = await clerk.context().newPage()
  await lines.clock.install()
  const second = lines.waitForResponse(UI_TEXTS)
  await lines.goto(`/tilbud/${orderNumber}/hurtig`)
  await (await second).finished()
  await lines.getByLabel('Linje 1', { exact: true }).fill('3 1190x1190 toppsving 7')
  await expect(lines.getByText('Hva er tallet 7?').first()).toBeVisible()

  const text = {
    entryKey: 'messages/rules.rule.color.oak',
    text: 'Eik må beises eller lakkeres.',
    category: 'CLIENT',
  } as const
  const written = await make(writer, text)
  await rewordFor(lines, [
    { entryKey: 'messages/doubts.doubt.number.unclear', text: 'Vi forstår ikke {number}.' },
  ])
  try {
    for (const page of [clerk, lines]) await page.clock.runFor(60 * MINUTE)
    await expect(foot).toHaveText(text.text)
    await expect(oak).toHaveAttribute('aria-description', text.text)
    await expect(lines.getByText('Vi forstår ikke 7.').first()).toBeVisible()
  } finally {
    await take(writer, written)
  }
})

test('whoever is not logged in reads the words of the provider too: at the door, as a customer, and where a row has no picture', async ({
  as,
  browser,
}) => {
  const seller = await as('storeClerk')
  const orderNumber = await makeQuote(seller, [{ model: 1002 }])
  const made = await seller.request.post(`/api/v1/offers/${orderNumber}/customer/links`, {
    data: { prices: 'rows', days: 14 },
  })
  const { path } = (await made.json()).model
  const words = [
    { entryKey: 'login.session.logIn', text: 'Slipp meg inn' },
    { entryKey: 'customer-page.page.heading', text: 'Vinduene deres' },
    {
      entryKey: 'row-picture.notLoaded.1',
      text: 'Rad {row} har ikke noe bilde',
      replaces: 'Kunne ikke laste forhåndsvisning for rad {row}',
    },
  ]
  const context = await browser.newContext()
  const nobody = await context.newPage()
  await rewordFor(nobody, words)
  await nobody.goto('/login')
  await expect(nobody.getByRole('button', { name: 'Slipp meg inn' })).toBeVisible()
  await nobody.goto(path)
  await expect(nobody.getByRole('heading', { name: 'Vinduene deres' })).toBeVisible()
  await context.close()
  await rewordFor(seller, words)
  await seller.goto(`/preview/${orderNumber}/x/image`)
  await expect(seller.getByRole('alert')).toHaveText('Rad ukjent har ikke noe bilde')
})

test('what would print a hole, or is longer than a text may be, is refused in the form', async ({ as }) => {
  const page = await as('superUser')
  const sent = watchSent(page)
  const key = 'quotes/grid.row.moved'
  await open(page, key)
  await press(page, `Rediger ${key}`)
  await expect(page.getByText('Må være med: {rowNumber}, {place}, {of}')).toBeVisible()
  for (const [text, fault] of [
    ['Rad {rowNumber} er flyttet.', 'Teksten mangler {place}, {of}.'],
    ['Rad {rowNumber}: {place} av {of} {hvem}', 'Teksten har {hvem}, som ingen verdi hører til.'],
    ['å'.repeat(5000), 'Maksimal lengde er 4000 tegn'],
  ] as const) {
    await field(page, 'Tekst').fill(text)
    await press(page, 'Lagre')
    await expect(page.getByText(fault)).toBeVisible()
    await expect(field(page, 'Tekst')).toBeFocused()
    await expect(field(page, 'Tekst')).toHaveValue(text)
  }
  expect(sent).toEqual([])
})

test('in two tabs: what was saved in the one is not lost by the other, nor what is typed there', async ({
  as,
}) => {
  const one = await as('superUser')
  const two = await one.context().newPage()
  const text = await make(one)
  for (const tab of [one, two]) {
    await open(tab, text.entryKey)
    await press(tab, `Rediger ${text.entryKey}`)
  }
  await field(one, 'Tekst').fill('Fra den ene')
  await field(two, 'Beskrivelse').fill('Fra den andre')
  await press(one, 'Lagre')
  await expect(one.getByText('Tekst oppdatert')).toBeVisible()

  await press(two, 'Lagre')
  await expect(two.getByRole('alert').filter({ hasText: 'Ole Dahl har lagret teksten' })).toBeVisible()
  await expect(field(two, 'Tekst')).toHaveValue('Fra den ene')
  await expect(field(two, 'Beskrivelse')).toHaveValue('Fra den andre')
  await press(two, 'Lagre')
  await expect(two.getByText('Tekst oppdatert')).toBeVisible()

  await take(one, text)
  await field(two, 'Tekst').fill('Skrevet til ingenting')
  await press(two, 'Lagre')
  await expect(two.getByRole('alert').filter({ hasText: 'Teksten er slettet mens du skrev' })).toBeVisible()
  await expect(field(two, 'Tekst')).toHaveValue('Skrevet til ingenting')
  await press(two, 'Lagre')
  await expect(two.getByText('Tekst lagt til')).toBeVisible()
  await expect(line(two, text.entryKey)).toContainText('Skrevet til ingenting')
  await take(one, text)
})

test('what is typed and not saved is put away neither for another text nor by leaving the page', async ({
  as,
}) => {
  const page = await as('superUser')
  const texts = [await make(page), await make(page)] as const
  await open(page, 'prove.')
  await page.getByRole('combobox', { name: 'Rader per side' }).selectOption('100')
  await press(page, `Rediger ${texts[0].entryKey}`)
  await field(page, 'Tekst').fill('Halvferdig')
  await press(page, `Rediger ${texts[1].entryKey}`)
  await expect(page.getByText('Trykk Lagre eller Nullstill først')).toBeVisible()
  await search(page, 'prove')
  await expect(field(page, 'Tekst')).toHaveValue('Halvferdig')
  await page.goBack()
  await expect(field(page, 'Tekst')).toHaveValue('Halvferdig')
  await press(page, 'Nullstill')
  for (const text of texts) await take(page, text)
})

test('fifty ways of breaking out do nothing: while they are typed, in the list and its log, and on the page that says them', async ({
  as,
}) => {
  const page = await as('superUser')
  const broken: string[] = []
  page.on('dialog', (dialog) => {
    broken.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('x.example')) broken.push(request.url())
  })
  const all = hostileWords.join('\n')
  const key = newKey()
  await open(page, key)
  await field(page, 'Nøkkel').fill(key)
  await field(page, 'Tekst').fill(all)
  await category(page).selectOption('DATABASE')
  await press(page, 'Lagre')
  await expect(page.getByText('Tekst lagt til')).toBeVisible()
  await expect(line(page, key)).toContainText('<script>alert(1)</script>')
  await expect(page.getByRole('region', { name: 'Endringslogg' })).toContainText('<img src=x')
  await press(page, 'Slett')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('<svg onload=alert(1)>')
  await expectNothingCut(page)
  await dialog.getByRole('button', { name: 'Slett' }).click()
  await expect(page.getByText('Tekst slettet')).toBeVisible()

  await rewordFor(
    page,
    ['profile.title', 'app.shell.skip', 'info.profile.password'].map((entryKey) => ({ entryKey, text: all })),
  )
  await page.goto('/profil')
  await expect(page.getByText('<details open ontoggle=alert(1)>').first()).toBeAttached()
  expect(broken).toEqual([])
})

test('the page is usable on every screen and by keyboard alone', async ({ as }) => {
  const page = await as('superUser')
  const text = await make(page, { description: 'Til prøve' })
  await open(page, text.entryKey)
  await expectKeyboardReaches(page)

  await page.getByRole('searchbox').focus()
  for (let at = ''; at !== `Rediger ${text.entryKey}`; ) {
    await page.keyboard.press('Tab')
    at = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  }
  await page.keyboard.press('Enter')
  await expect(field(page, 'Tekst')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Uten mus')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fra tastaturet')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tekst oppdatert')).toBeVisible()
  await expect(line(page, text.entryKey)).toContainText('Uten mus')
  await expectUsable(page)
  await press(page, 'Slett')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectUsable(page, { part: '[role=dialog]' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Slett', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  const deleted = page.getByText('Tekst slettet')
  await pressOnceRead(page.getByRole('dialog').getByRole('button', { name: 'Slett' }), () =>
    deleted.isVisible(),
  )
  await expect(deleted).toBeVisible()
  await expect(field(page, 'Nøkkel')).toBeFocused()
})
