// System messages: written and published by the provider, told to whom they are for, read and put aside.
import { expect, type Page } from '@playwright/test'
import type { CreateMessageBody } from '#domain/contracts/message'
import { markdownAttacks } from '#tests/factories/markdown-attacks'
import { expectKeyboardReaches, expectNothingCut, expectUsable } from './driver/accessibility.ts'
import { MESSAGES } from './driver/messages.ts'
import { test } from './driver/workplace.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
/** Bygdebygg and Høvel & Hjem: no other test works there. */
const CHAIN_OF_READER = 2
const CHAIN_OF_TWO_DESKS = 3

let count = 0
/** For the chain of the reader alone, in whose way nothing else is. */
const publish = async (page: Page, overrides: Partial<CreateMessageBody> = {}): Promise<string> => {
  count += 1
  const title = `Prøvemelding ${count} ${Date.now()}`
  const data: CreateMessageBody = {
    title,
    content: 'Fabrikken er **stengt**.',
    validFrom: new Date(Date.now() - HOUR).toISOString(),
    validTo: new Date(Date.now() + DAY).toISOString(),
    status: 'published',
    audience: { kind: 'chain', chainId: CHAIN_OF_READER },
    ...overrides,
  }
  const reply = await page.request.post(MESSAGES, { data })
  expect(reply.status(), await reply.text()).toBe(201)
  return overrides.title ?? title
}

const toast = (page: Page) => page.getByRole('region', { name: 'Ny systemmelding' })
/** On a page that nobody has made larger or smaller. */
const WIDTH = 1280

/** The controls of which the message hides a part. */
const coveredBy = (page: Page): Promise<string[]> =>
  toast(page).evaluate((message) => {
    const over = message.getBoundingClientRect()
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => !message.contains(control) && control.checkVisibility({ opacityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const isOnPage = right > 0 && left < window.innerWidth
        return isOnPage && left < over.right && right > over.left && top < over.bottom && bottom > over.top
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName)
  })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

/** A person's text of today in Norway and of so many days later. */
const dateIn = (days: number): string =>
  new Intl.DateTimeFormat('nb-NO', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Oslo',
  }).format(new Date(Date.now() + days * DAY))

/** The clock of the page runs on by itself until what waits for it has come. */
const passUntil = async (page: Page, isSo: () => Promise<boolean>): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await isSo()).toBe(true)
  }).toPass()
}

const putAllAside = async (page: Page): Promise<void> => {
  const unread = await (await page.request.get(`${MESSAGES}?readstatus=unread`)).json()
  for (const { id } of unread) await page.request.post(`${MESSAGES}/${id}/mark-as-ignored`)
}

test('A-010 A-052 A-053 A-054 A-055 A-056 A-057 system messages are read, ignored, and remembered', async ({
  as,
}) => {
  const page = await as('reader')
  await page.goto('/admin/inbox')
  const table = page.getByRole('table', { name: 'Systemmeldinger' })
  await expect(table.getByRole('columnheader')).toHaveText(['Dato', 'Tittel', 'Lesestatus'])
  const row = (title: string) => table.getByRole('row').filter({ hasText: title })
  const title = (text: string) => table.getByRole('button', { name: text })
  const weight = (text: string) =>
    title(text).evaluate((element) => Number(getComputedStyle(element).fontWeight))
  expect(await weight('Leveringstid i romjulen')).toBeGreaterThanOrEqual(600)

  await title('Leveringstid i romjulen').click()
  const dialog = page.getByRole('dialog', { name: 'Leveringstid i romjulen' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.locator('strong')).toHaveText('julaften til 2. nyttårsdag')
  await dialog.getByRole('button', { name: 'Lukk' }).last().click()
  await expect(dialog).toBeHidden()
  await row('Prisliste 2026-1').getByRole('button', { name: 'Ignorer melding' }).click()
  await expect(row('Prisliste 2026-1')).toContainText('Ignorert')

  await page.reload()
  await expect(row('Leveringstid')).toContainText('Lest')
  await expect(row('Prisliste 2026-1')).toContainText('Ignorert')
  expect(await weight('Leveringstid i romjulen')).toBeLessThan(600)
})

test('A-059 A-061 A-062 A-239 the latest unread message stands at the top left until it is closed, and is then ignored', async ({
  as,
}) => {
  const provider = await as('superUser')
  const page = await as('reader')
  await putAllAside(page)
  const title = await publish(provider)
  await page.clock.install()
  await page.goto('/tilbud')
  await passUntil(page, () => toast(page).isVisible())
  await expect(toast(page)).toContainText(title)
  await expect(toast(page).getByRole('button')).toHaveText(['Les', 'Lukk'])
  const box = await toast(page).boundingBox()
  expect(box?.x).toBeLessThan(WIDTH / 2)
  expect(box?.y).toBeLessThan(10)
  await expectUsable(page, { part: 'header' })

  await page.clock.fastForward(HOUR)
  await expect(toast(page)).toBeVisible()

  const marked = page.waitForRequest((request) => request.method() === 'POST')
  await toast(page).getByRole('button', { name: 'Lukk' }).press('Enter')
  expect((await marked).url()).toMatch(/\/mark-as-ignored$/)
  await expect(toast(page)).toBeHidden()

  const asked = page.waitForResponse((response) => response.url().includes('readstatus=unread'))
  await page.reload()
  await passUntil(page, async () => true)
  for (let tick = 0; tick < 5; tick += 1) await page.clock.runFor(1000)
  expect((await asked).url()).toMatch(/\?readstatus=unread&limit=1$/)
  await expect(toast(page)).toBeHidden()
})

test('A-059 an unread message lies over no button, link or field, and its words have room', async ({
  as,
}) => {
  const provider = await as('superUser')
  const page = await as('reader')
  await putAllAside(page)
  await publish(provider)
  for (const path of ['/produkt/', '/tilbud']) {
    await page.goto(path)
    await expect(toast(page)).toBeVisible()
    for (const width of [1440, 1110, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await coveredBy(page), `${path} at ${width}`).toEqual([])
      const room = await toast(page).getByRole('status').boundingBox()
      expect(room?.width, `${path} at ${width}`).toBeGreaterThan(150)
    }
  }

  // On the telephone also while something else is said.
  const close = toast(page).getByRole('button', { name: 'Lukk' })
  const marked = '**/mark-as-ignored'
  await page.route(marked, (route) => route.fulfill({ status: 500, json: { message: 'Nei', code: 'x' } }))
  await close.click()
  await expect(page.locator('.mantine-Notification-root')).toBeVisible()
  await page.unroute(marked)
  await close.click({ timeout: 2000 })
  await expect(toast(page)).toBeHidden()
})

test('A-060 A-141 one message at two desks: «Les» opens it and marks it read, and the other desk is told of it no more', async ({
  as,
}) => {
  const provider = await as('superUser')
  const [desk, other] = [await as('readerAtTwoDesks'), await as('readerAtTwoDesks')]
  await putAllAside(desk)
  const title = await publish(provider, { audience: { kind: 'chain', chainId: CHAIN_OF_TWO_DESKS } })
  for (const page of [desk, other]) await page.goto('/tilbud')
  for (const page of [desk, other]) await expect(toast(page)).toContainText(title)

  const marked = desk.waitForRequest((request) => request.method() === 'POST')
  await toast(desk).getByRole('button', { name: 'Les' }).click()
  expect((await marked).url()).toMatch(/\/mark-as-read$/)
  const dialog = desk.getByRole('dialog', { name: title })
  await expect(dialog.locator('strong')).toHaveText('stengt')
  await expectUsable(desk, { part: '[role=dialog]' })
  await desk.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(desk.getByRole('main')).toBeFocused()

  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(toast(other)).toBeHidden()
})

test('A-238 messages are asked for again each hour and when one comes back to the page', async ({ as }) => {
  const page = await as('reader')
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(MESSAGES)) asked.push(request.method())
  })
  await page.goto('/admin/inbox')
  await expect(page.getByRole('table', { name: 'Systemmeldinger' })).toBeVisible()
  expect(asked).toEqual(['GET'])
  // The clock goes on by itself besides.
  await page.clock.runFor(55 * 60_000)
  expect(asked).toEqual(['GET'])
  const answered = page.waitForResponse((response) => response.url().endsWith(MESSAGES))
  await page.clock.runFor(5 * 60_000)
  await answered
  expect(asked).toHaveLength(2)
  await page.clock.runFor(1000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => asked.length).toBe(3)
  expect(new Set(asked)).toEqual(new Set(['GET']))
})

test('A-011 A-012 A-041 A-042 A-043 A-044 A-046 A-049 A-051 A-122 A-140 a message is written, published, found by its readers and taken back', async ({
  as,
}) => {
  const page = await as('superUser')
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: 'Ny melding' }).click()
  await expect(page).toHaveURL(/\/admin\/messages\/new$/)
  for (const name of ['Tittel', 'Innhold']) await expect(field(page, name)).toHaveValue('')
  await expect(field(page, 'Publiseringsdato')).toHaveValue(dateIn(0))
  await expect(field(page, 'Utløpsdato')).toHaveValue(dateIn(1))
  const status = page.getByRole('radiogroup', { name: 'Status' })
  await expect(status.getByRole('radio')).toHaveCount(2)
  await expect(status.getByRole('radio', { name: 'Utkast' })).toBeChecked()
  await expectUsable(page)
  await expectKeyboardReaches(page)

  const title = `Julestengt ${Date.now()}`
  await field(page, 'Tittel').fill(title)
  await field(page, 'Innhold').fill('Vi holder **stengt**.')
  await field(page, 'Publiseringsdato').fill('28/3 26')
  await field(page, 'Utløpsdato').fill('24.12.2099')
  await expect(field(page, 'Publiseringsdato')).toHaveValue('28.03.2026')
  await page.getByRole('combobox', { name: 'Mottakere' }).selectOption({ label: 'En kjede' })
  await page
    .getByRole('combobox', { name: 'Kjede' })
    .selectOption({ label: 'Bygdebygg Nettverk, med butikker og byggmestere' })
  await page.getByText('Publisert', { exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Vises fra' })).toContainText(
    'fra lørdag 28.03.2026 kl. 00:00 til torsdag 24.12.2099 kl. 23:59',
  )
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Lagre' }).click()
  expect((await posted).postDataJSON()).toEqual({
    title,
    content: 'Vi holder **stengt**.',
    validFrom: '2026-03-27T23:00:00.000Z',
    validTo: '2099-12-24T22:59:59.000Z',
    status: 'published',
    audience: { kind: 'chain', chainId: CHAIN_OF_READER },
  })
  await expect(page).toHaveURL(/\/admin\/messages$/)

  const table = page.getByRole('table', { name: 'Meldinger' })
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Id', 'Oppdatert', 'Tittel', 'Status', 'Gyldig fra', 'Gyldig til', 'Handling'],
  ])
  const row = table.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Publisert')
  await expect(row.getByRole('cell').nth(4)).toHaveText('28.03.2026')
  await expect(row.getByRole('cell').nth(5)).toHaveText('24.12.2099')
  const sizes = page.getByRole('combobox', { name: 'Rader per side' })
  expect(await sizes.getByRole('option').allTextContents()).toEqual(['10', '20', '50', '100'])
  await expectUsable(page)

  const reader = await as('reader')
  const read = async () =>
    (await (await reader.request.get(MESSAGES)).json()).map((each: { title: string }) => each.title)
  expect(await read()).toContain(title)

  await row.getByRole('link', { name: `Rediger ${title}` }).click()
  await expect(page).toHaveURL(/\/admin\/messages\/\d+$/)
  await expect(field(page, 'Tittel')).toHaveValue(title)
  await expect(field(page, 'Innhold')).toHaveValue('Vi holder **stengt**.')
  await expect(field(page, 'Publiseringsdato')).toHaveValue('28.03.2026')
  await page.getByText('Utkast', { exact: true }).click()
  const put = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Lagre' }).click()
  expect((await put).url()).toMatch(/\/messages\/\d+$/)
  await expect(row).toContainText('Utkast')
  await expect(table.getByRole('row').filter({ hasText: title })).toHaveCount(1)
  expect(await read()).not.toContain(title)

  await reader.goto('/admin/messages')
  await expect(reader.getByRole('alert')).toContainText('Feil 403')
})

test('A-045 A-047 A-050 A-176 the form shows what readers will see, lacks nothing when it is saved, and is taken back as it was', async ({
  as,
}) => {
  const page = await as('superUser')
  const title = await publish(page, { status: 'draft' })
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: `Rediger ${title}` }).click()
  const preview = page.getByRole('region', { name: 'Slik ser leserne den' })
  await expect(preview.locator('strong', { hasText: 'stengt' })).toBeVisible()
  await field(page, 'Innhold').fill('**x** og _y_')
  await expect(preview.locator('strong', { hasText: 'x' })).toBeVisible()
  await expect(preview.locator('em')).toHaveText('y')

  let saved = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved += 1
  })
  for (const [name, fault] of [
    ['Tittel', 'Påkrevet felt'],
    ['Innhold', 'Påkrevet felt'],
    ['Publiseringsdato', 'Påkrevet felt'],
    ['Utløpsdato', 'Påkrevet felt'],
  ] as const) {
    await page.getByRole('button', { name: 'Nullstill' }).click()
    await field(page, name).fill('')
    await page.getByRole('button', { name: 'Lagre' }).click()
    await expect(page.getByText(fault)).toBeVisible()
    await expect(field(page, name)).toBeFocused()
  }
  await field(page, 'Utløpsdato').fill('30.02.2027')
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Skriv datoen som DD.MM.ÅÅÅÅ')).toBeVisible()
  await field(page, 'Utløpsdato').fill('01.01.2020')
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Utløpsdatoen kan ikke være før publiseringsdatoen')).toBeVisible()
  await expectUsable(page)
  expect(saved).toBe(0)

  await field(page, 'Tittel').fill('En annen')
  await page.getByRole('button', { name: 'Nullstill' }).click()
  await expect(field(page, 'Tittel')).toHaveValue(title)
  await expect(field(page, 'Innhold')).toHaveValue('Fabrikken er **stengt**.')
  await expect(field(page, 'Utløpsdato')).toHaveValue(dateIn(1))

  for (const id of ['ingen', '999999']) {
    await page.goto(`/admin/messages/${id}`)
    await expect(page.getByText('Ingen melding valgt', { exact: true })).toBeVisible()
  }
})

test('in two tabs: what was saved in the one is not lost by the other, nor what is typed there', async ({
  as,
}) => {
  const one = await as('superUser')
  const two = await one.context().newPage()
  const title = await publish(one, { status: 'draft' })
  for (const tab of [one, two]) {
    await tab.goto('/admin/messages')
    await tab.getByRole('link', { name: `Rediger ${title}` }).click()
  }
  await field(one, 'Innhold').fill('Fra den ene')
  await field(two, 'Tittel').fill(`${title} to`)
  await one.getByRole('button', { name: 'Lagre' }).click()
  await expect(one).toHaveURL(/\/admin\/messages$/)

  await two.getByRole('button', { name: 'Lagre' }).click()
  await expect(two.getByRole('alert')).toContainText('Ole Dahl har lagret meldingen mens du skrev')
  await expect(field(two, 'Innhold')).toHaveValue('Fra den ene')
  await expect(field(two, 'Tittel')).toHaveValue(`${title} to`)
  await two.getByRole('button', { name: 'Lagre' }).click()
  await expect(two.getByRole('table')).toContainText(`${title} to`)
})

test('whoever puts a message aside by keys, or could not save one, has the keyboard still', async ({
  as,
}) => {
  const provider = await as('superUser')
  const page = await as('reader')
  const title = await publish(provider)
  await page.goto('/admin/inbox')
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: 'Ignorer melding' }).press('Enter')
  await expect(row).toContainText('Ignorert')
  await expect(row.getByRole('cell', { name: 'Ignorert' })).toBeFocused()

  await provider.goto('/admin/messages/new')
  await field(provider, 'Tittel').fill(title)
  await field(provider, 'Innhold').fill('x')
  await provider.route(`**${MESSAGES}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { message: 'Lageret er fullt', code: 'x' } })
      : route.fallback(),
  )
  const save = provider.getByRole('button', { name: 'Lagre' })
  await save.press('Enter')
  await expect(provider.getByRole('alert')).toContainText('Lageret er fullt')
  await expect(save).toBeFocused()
})

test('a title that is one long word is whole in both lists, in the bar and when it is opened, on a telephone too', async ({
  as,
}) => {
  const provider = await as('superUser')
  const page = await as('reader')
  await putAllAside(page)
  const title = await publish(provider, { title: `data:text/html;base64,${'PHNjcmlwdD5'.repeat(7)}` })
  for (const each of [page, provider]) await each.setViewportSize({ width: 390, height: 844 })
  await page.goto('/profil')
  await expect(toast(page)).toContainText(title)
  await expectNothingCut(page)
  await page.goto('/admin/inbox')
  await expect(page.getByRole('table').getByRole('button', { name: title })).toBeVisible()
  await expectNothingCut(page)
  await page.getByRole('table').getByRole('button', { name: title }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await expectNothingCut(page)
  await provider.goto('/admin/messages')
  await expect(provider.getByRole('row').filter({ hasText: title })).toBeVisible()
  await expectNothingCut(provider)
})

test('A-048 fifty attacks do nothing while they are typed, and nothing to who reads them', async ({ as }) => {
  const provider = await as('superUser')
  const page = await as('reader')
  await putAllAside(page)
  const asked: string[] = []
  for (const each of [provider, page])
    each.on('request', (request) => {
      if (request.url().includes('evil.example')) asked.push(request.url())
    })
  const hasRun = (each: Page) => each.evaluate(() => '__run' in window)

  await provider.goto('/admin/messages/new')
  const all = markdownAttacks.join('\n\n')
  const texts = all.length > 4900 ? [all.slice(0, 4900)] : [all]
  for (const text of texts) {
    await field(provider, 'Innhold').fill(text)
    await expect(provider.getByRole('region', { name: 'Slik ser leserne den' })).toContainText('<script>')
  }
  expect(await hasRun(provider)).toBe(false)

  const title = await publish(provider, {
    title: '<img src=x onerror=window.__run=1>',
    content: texts[0] ?? '',
  })
  await page.goto('/admin/inbox')
  await page.getByRole('button', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toContainText('<script>')
  for (const link of await dialog.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:)/)
  expect(await hasRun(page)).toBe(false)
  expect(asked).toEqual([])
})
