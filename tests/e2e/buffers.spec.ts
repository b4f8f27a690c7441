/** The buffers, and the pictures of rows that lie in one of them: seen, filtered, cleared and drawn anew by a super user. */
import { expect, type Page } from '@playwright/test'
import type { ApiBuffer } from '#domain/contracts/buffer'
import { expectKeyboardReaches, expectUsable } from './driver/accessibility.ts'
import { pressOnceRead } from './driver/keys.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

test.describe.configure({ mode: 'parallel' })

const CACHES = '/api/v1/caches'
const WINDOW = 1002

const buffers = (page: Page) => page.getByRole('table', { name: 'Buffere' })
const lineOf = (page: Page, id: string) =>
  buffers(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Tøm ${id}`, exact: true }) })
const countOf = (page: Page, id: string) => lineOf(page, id).locator('[data-count]')
const told = async (page: Page): Promise<readonly ApiBuffer[]> => (await page.request.get(CACHES)).json()

const openBuffers = async (page: Page): Promise<void> => {
  await page.goto('/admin/buffers')
  await expect(page.getByRole('heading', { name: 'Buffere', level: 1 })).toBeVisible()
  await expect(buffers(page)).toBeVisible()
}

test('A-014 A-115 A-118 the buffers of the API stand in a table with their counts, and the filter leaves those that match', async ({
  as,
}) => {
  const page = await as('superUser')
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === CACHES)
  await openBuffers(page)
  const rows: readonly ApiBuffer[] = await (await answer).json()
  await expect(buffers(page).getByRole('columnheader')).toHaveText(['Buffer', 'Antall', 'Tøm'])
  for (const { id, count } of rows)
    await expect(countOf(page, id)).toHaveText(
      new RegExp(`(^|\\s)${new Intl.NumberFormat('nb-NO').format(count)}$`),
    )
  await expect(buffers(page).getByRole('button', { name: /^Tøm / })).toHaveCount(rows.length)

  const filter = page.getByRole('searchbox', { name: 'Filtrer buffere' })
  await filter.fill('images')
  await expect(buffers(page).getByRole('button')).toHaveText(['Tøm', 'Tøm'])
  await expect(countOf(page, 'redisimages')).toBeVisible()
  await filter.fill('sessions')
  await expect(page.getByText('Ingen buffer passer med «sessions».')).toBeVisible()
  await filter.fill('')
  await expect(buffers(page).getByRole('button', { name: /^Tøm / })).toHaveCount(rows.length)
  await expectUsable(page)
  await expectKeyboardReaches(page)
})

test('A-116 A-119 a buffer is cleared by the keyboard, says so, and the others stay as they are', async ({
  as,
}) => {
  const page = await as('superUser')
  await openBuffers(page)
  const others = await buffers(page).locator('[data-count]').allTextContents()
  const at = (await told(page)).findIndex(({ id }) => id === 'fallbackimages')
  const sent = page.waitForRequest((request) => request.method() === 'DELETE')
  const button = page.getByRole('button', { name: 'Tøm fallbackimages' })
  await button.press('Enter')
  expect(new URL((await sent).url()).pathname).toBe(`${CACHES}/fallbackimages`)
  await expect(page.getByText('Buffer fallbackimages tømt', { exact: true })).toBeVisible()
  await expect(countOf(page, 'fallbackimages')).toHaveText('0')
  await expect(button).toBeFocused()
  await expect(lineOf(page, 'fallbackimages')).toContainText('Tømt ')
  expect(await buffers(page).locator('[data-count]').allTextContents()).toEqual(others.with(at, '0'))
})

test('a list that is written anew says how far it has come, and everybody is found meanwhile', async ({
  as,
}) => {
  const page = await as('superUser')
  let percent: number | null = 0
  await page.route(`**${CACHES}`, async (route) => {
    const rows: readonly ApiBuffer[] = await (await route.fetch()).json()
    const json = rows.map((row) =>
      row.id === 'users' ? { ...row, count: 12, rebuiltPercent: percent } : row,
    )
    await route.fulfill({ json })
  })
  await openBuffers(page)
  await expect(lineOf(page, 'users')).toContainText('Skrives på nytt innen ett minutt')
  percent = 40
  await expect(lineOf(page, 'users')).toContainText(/Skrives på nytt: 40\s%/)
  await expect(lineOf(page, 'users').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await expectUsable(page)
  percent = null
  await expect(lineOf(page, 'users').getByRole('progressbar')).toHaveCount(0)

  const begun = await page.request.delete(`${CACHES}/users`)
  expect((await begun.json()).message).toBe('Buffer users tømt')
  const found = await (await page.request.get('/api/v1/users?q=ole.dahl&limit=2')).json()
  expect(found.map(({ email }: { email: string }) => email)).toContain('ole.dahl@lysvag.example')
})

test('A-117 all are cleared after a question, which may be answered with no', async ({ as }) => {
  const page = await as('superUser')
  const sent: string[] = []
  // What others are looking at stays theirs: the server's part is tested where nobody else works.
  await page.route(`**${CACHES}`, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    sent.push('DELETE')
    const model = (await told(page)).map((buffer) => ({ ...buffer, count: 0, precision: 'exact' }))
    return route.fulfill({ json: { model, message: 'Alle buffere tømt' } })
  })
  await openBuffers(page)
  const all = page.getByRole('button', { name: 'Tøm alle buffere' })
  const dialog = page.getByRole('dialog', { name: 'Tøm alle buffere' })
  await all.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Avbryt' })).toBeFocused()
  await expectUsable(page, { part: '[role="dialog"]' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(all).toBeFocused()
  expect(sent).toEqual([])
  await all.press('Enter')
  await pressOnceRead(dialog.getByRole('button', { name: 'Tøm alle buffere' }), () => sent.length > 0)
  await expect(page.getByText('Alle buffere tømt', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(sent).toEqual(['DELETE'])
  for (const text of await buffers(page).locator('[data-count]').allTextContents()) expect(text).toBe('0')
})

const images = (page: Page) => page.getByRole('table', { name: 'Genererte bilder' })

test('A-015 A-036 A-037 A-038 A-040 a generated picture is listed, led to under the base URL, and drawn anew', async ({
  as,
}) => {
  const page = await as('superUser')
  const order = await makeQuote(await as('storeClerk'), [{ model: WINDOW }])
  const row = `Tilbud ${order}, rad 1`
  await page.goto(`/preview/${order}/1/image`)
  await expect(page.getByRole('img', { name: `Rad 1 i tilbud ${order}` })).toBeVisible({ timeout: 45_000 })

  await page.goto('/admin/buffers')
  await page.getByRole('link', { name: 'Se bildene' }).click()
  await expect(page.getByRole('heading', { name: 'Genererte bilder', level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Gå til side' })).toBeVisible()
  const link = (what: string) => images(page).getByRole('link', { name: `${what}: ${row}` })
  const { origin } = new URL(page.url())
  const paths = {
    'Generert bilde': `${CACHES}/redisimages/${order}/1`,
    Forhåndsvisning: `/preview/${order}/1/image`,
    'Forhåndsvisning i WebGL': `/preview/${order}/1/image?renderer=webgl`,
  }
  for (const [what, path] of Object.entries(paths))
    await expect(link(what)).toHaveAttribute('href', origin + path)
  await expect(images(page).getByRole('row').filter({ hasText: row }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    1000,
  )
  await expectUsable(page)

  const base = page.getByRole('textbox', { name: 'Base-URL' })
  await base.fill('javascript:alert(1)//')
  await expect(page.getByText('Skriv en adresse som begynner med https:// eller http://.')).toBeVisible()
  await expect(link('Generert bilde')).toHaveAttribute('href', origin + paths['Generert bilde'])
  await base.fill('https://prove.lysvag.example/')
  for (const [what, path] of Object.entries(paths))
    await expect(link(what)).toHaveAttribute('href', `https://prove.lysvag.example${path}`)
  await base.fill(origin)

  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await images(page)
    .getByRole('button', { name: `Generer: ${row}` })
    .press('Enter')
  expect(new URL((await sent).url()).pathname).toBe(`${CACHES}/redisimages/${order}/1`)
  await expect(page.getByText(`Nytt bilde er generert: ${row}`)).toBeVisible({ timeout: 45_000 })

  const opened = page.waitForEvent('popup')
  await link('Generert bilde').click()
  const image = await opened
  await image.waitForLoadState()
  expect((await image.request.get(image.url())).headers()['content-type']).toBe('image/png')
  await image.close()

  const canvas = page.locator('canvas').waitFor({ state: 'attached', timeout: 45_000 })
  await page.goto(paths['Forhåndsvisning i WebGL'])
  await canvas
  await expect(page.getByRole('img', { name: `Rad 1 i tilbud ${order}` })).toBeVisible({ timeout: 45_000 })
})

const entry = (index: number) => ({
  orderNumber: 200_000 - index,
  rowNumber: 1,
  modified: Date.UTC(2026, 10, 23),
})

test('A-035 A-039 a hundred stand on a page, and the jump goes to a page that there is and to no other', async ({
  as,
}) => {
  const page = await as('superUser')
  const all = Array.from({ length: 201 }, (_, index) => entry(index))
  let held: Promise<void> = Promise.resolve()
  await page.route(`**${CACHES}/redisimages?**`, async (route) => {
    await held
    const { searchParams } = new URL(route.request().url())
    const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))]
    return route.fulfill({ json: { items: all.slice(offset, offset + limit), total: all.length } })
  })
  await page.goto('/admin/redisimages')
  const rows = images(page).locator('tbody tr')
  await expect(rows).toHaveCount(100)
  const jump = page.getByRole('textbox', { name: 'Gå til side' })
  const range = page.getByText(/^\d+–\d+ av 201$/)
  await expect(page.getByText('av 3 sider')).toBeVisible()
  await expect(range).toHaveText('1–100 av 201')
  // While the page is on its way the one that is seen has its own numbers.
  let release: () => void = () => undefined
  held = new Promise<void>((resolve) => {
    release = resolve
  })
  await jump.fill('2')
  await jump.press('Enter')
  await expect(page).toHaveURL(/\?page=1$/)
  await expect(range).toHaveText('1–100 av 201')
  release()
  await expect(range).toHaveText('101–200 av 201')
  for (const wrong of ['0', '4', 'x']) {
    await jump.fill(wrong)
    await jump.press('Enter')
    await expect(page.getByText('Skriv et tall fra 1 til 3.')).toBeVisible()
    await expect(range).toHaveText('101–200 av 201')
  }
  await jump.fill('3')
  await jump.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('button', { name: 'Neste side' })).toBeDisabled()
  await page.goBack()
  await expect(range).toHaveText('101–200 av 201')
  await page.getByLabel('Rader per side').selectOption('10')
  await expect(rows).toHaveCount(10)
  await expectKeyboardReaches(page)

  await page.goto('/admin/redisimages?page=98')
  await expect(page.getByText('Det er ikke så mange sider lenger.')).toBeVisible()
  await page.getByRole('button', { name: 'Forrige side' }).click()
  await expect(range).toHaveText('201–201 av 201')
})
