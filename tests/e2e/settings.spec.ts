/** The settings of one browser: changed, shown at once, stored, exchanged as text, and thrown away. */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { drawing, look, openRow, varietyIn } from './driver/editor.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1002

const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** The label says when the setting differs from the shipped one. */
const number = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( endret fra standard)?$`) })
const json = (page: Page) => page.getByRole('textbox', { name: 'Innstillinger som JSON' })
const warning = (page: Page) => page.getByRole('link', { name: 'Denne nettleseren har egne innstillinger' })

const openFlags = async (page: Page) => {
  await page.goto('/flags')
  await expect(page.getByRole('heading', { name: 'Innstillinger for denne nettleseren' })).toBeVisible()
}

test('Q-010 D-055 D-056 D-071: Alt and a click on the user menu opens the settings, for anybody, in seven sections', async ({
  as,
}) => {
  const page = await as('agent')
  await page.goto('/tilbud')
  await page.getByRole('button', { name: /^Brukermeny/ }).click({ modifiers: ['Alt'] })
  await expect(page).toHaveURL(/\/flags$/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '3D-visning',
    'Ytelse',
    'Mål',
    'Lys',
    'Materialer',
    'Glass',
    'Kanter',
    'Feilsøking',
    'Innstillinger som JSON',
  ])
})

test('D-057 D-060 D-061 D-125 D-126 Q-028: a changed setting is stored here alone, shown as JSON, and marked in the top bar', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openFlags(page)
  await expect(warning(page)).toBeHidden()
  const writes: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))

  await number(page, 'Synsvinkel').fill('12,5')
  await page.keyboard.press('Enter')
  expect(await stored(page, 'renderConfig')).toEqual({ cameraFov: 12.5 })
  expect(await stored(page, 'appConfig')).toBeNull()
  await expect(json(page)).toHaveValue(/"cameraFov": 12.5/)
  await expect(warning(page)).toBeVisible()
  await expect(page.getByText('1 endret fra standard')).toBeVisible()

  await number(page, 'Korteste kant').fill('40')
  await page.keyboard.press('Escape')
  await expect(number(page, 'Korteste kant')).toHaveValue('0')
  await number(page, 'Synsvinkel').fill('91')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Synsvinkel kan ikke være over 90')).toBeVisible()
  expect(await stored(page, 'renderConfig')).toEqual({ cameraFov: 12.5 })
  expect(writes).toEqual([])

  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Rutenett på 100 mm bak tegningen' }).check()
  await page.getByRole('button', { name: 'Tilbakestill 3D-visning' }).click()
  expect(await stored(page, 'renderConfig')).toBeNull()
  expect(await stored(page, 'appConfig')).toEqual({ showGrid: true })
})

test('D-058 D-059 A-267: downloaded, reset with a way back, and refused as «Ugyldig JSON» when it is', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openFlags(page)
  await page.getByRole('checkbox', { name: 'Rutenett på 100 mm bak tegningen' }).check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Last ned' }).click(),
  ])
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual({
    appConfig: { showGrid: true },
    renderConfig: {},
  })

  await page.getByRole('button', { name: 'Nullstill alt' }).click()
  expect(await stored(page, 'appConfig')).toBeNull()
  await page.getByRole('button', { name: 'Angre' }).click()
  expect(await stored(page, 'appConfig')).toEqual({ showGrid: true })

  await json(page).fill('{')
  await page.getByRole('button', { name: 'Bruk teksten' }).click()
  await expect(page.getByText(/^Ugyldig JSON: /)).toBeVisible()
  await json(page).fill('{"renderConfig": {"glassOpacity": 0.6}}')
  await page.getByRole('button', { name: 'Bruk teksten' }).click()
  expect(await stored(page, 'renderConfig')).toEqual({ glassOpacity: 0.6 })
  expect(await stored(page, 'appConfig')).toBeNull()
})

test('D-072 D-042: the preview shows at once what a setting does, from either side', async ({ as }) => {
  const page = await as('storeClerk')
  await openFlags(page)
  const preview = page.getByRole('region', { name: 'Forhåndsvisning' })
  await expect.poll(() => varietyIn(preview.locator('canvas'))).toBeGreaterThan(5)
  const before = await preview.locator('canvas').screenshot()
  await number(page, 'Klart glass, tetthet').fill('1')
  await page.keyboard.press('Enter')
  await expect.poll(async () => before.equals(await preview.locator('canvas').screenshot())).toBe(false)

  await preview.getByText('2D', { exact: true }).click()
  const figure = preview.getByRole('img').getByText('1190').first()
  const size = async () => Number(await figure.getAttribute('font-size'))
  const ordinary = await size()
  await number(page, 'Tekststørrelse').fill('75')
  await page.keyboard.press('Enter')
  await expect.poll(size).toBeGreaterThan(ordinary * 1.5)

  const drawn = () =>
    preview
      .getByRole('img')
      .first()
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(' '))
  const fromOutside = await drawn()
  await preview.getByRole('button', { name: 'Vis innvendig' }).click()
  await preview.getByRole('button', { name: 'Vis utvendig' }).focus()
  expect(await drawn()).not.toBe(fromOutside)
  await page.keyboard.press('Enter')
  await expect.poll(drawn).toBe(fromOutside)
})

test('D-062 Q-364: a change in one tab loads the other one again', async ({ as }) => {
  const page = await as('storeClerk')
  await openFlags(page)
  const other = await page.context().newPage()
  await openFlags(other)
  const reloaded = other.waitForEvent('load')
  await page.getByRole('checkbox', { name: 'Lagringsstatus på tilbudssiden' }).check()
  await reloaded
  await expect(other.getByRole('checkbox', { name: 'Lagringsstatus på tilbudssiden' })).toBeChecked()
})

test('D-204 D-205 D-206: the mode is stored and logged and the page begins anew; back to auto leaves nothing', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openFlags(page)
  const mode = page.getByRole('combobox', { name: 'Ytelsesmodus' })
  await expect(mode.getByRole('option')).toHaveText([
    'Automatisk',
    'Høy ytelse',
    'Lav ytelse',
    'Bare tegning (SVG)',
    'Bilde fra server',
  ])
  const logged: string[] = []
  page.on('console', (message) => message.text().includes('performance mode') && logged.push(message.text()))
  const reloaded = page.waitForEvent('load')
  await mode.selectOption('Bare tegning (SVG)')
  await reloaded
  expect(await stored(page, 'appConfig')).toEqual({ forcePerformanceMode: 'svg' })
  expect(logged).toEqual(['performance mode changed from auto to svg'])
  const again = page.waitForEvent('load')
  await mode.selectOption('Automatisk')
  await again
  expect(await stored(page, 'appConfig')).toBeNull()
})

/** A machine that gives only the contexts that spare it, or none at all. */
const weaken = (page: Page, gives: 'sparing' | 'none') =>
  page.addInitScript((what) => {
    const real = HTMLCanvasElement.prototype.getContext as (...given: unknown[]) => unknown
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, attributes?: WebGLContextAttributes) {
        const isSparing = what === 'sparing' && attributes?.antialias === false
        return kind.startsWith('webgl') && !isSparing ? null : real.call(this, kind, attributes)
      },
    })
  }, gives)

test.describe('how the editor draws', () => {
  const modes = (page: Page) => drawing(page).getByRole('combobox', { name: /Velg ytelsesmodus/ })

  test('D-041 D-198 D-203: without a graphics card 3D spares the machine, says so and offers other modes', async ({
    as,
  }) => {
    const page = await as('storeClerk')
    await weaken(page, 'sparing')
    await openRow(page, await makeQuote(page, [{ model: WINDOW }]), 1)
    await expect(modes(page)).toBeHidden()
    await look(page, '3D')
    const canvas = drawing(page).locator('canvas')
    await expect(canvas).toBeVisible()
    await expect(modes(page).getByRole('option')).toHaveText([
      'Automatisk',
      'Bare tegning (SVG)',
      'Bilde fra server',
    ])
    const notice = drawing(page).getByText('Grafikkort er ikke tilgjengelig, ytelsen er redusert.')
    const [below, room] = [await notice.boundingBox(), await canvas.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((room?.y ?? 0) + (room?.height ?? Number.NaN))
    await expect
      .poll(() => canvas.evaluate((of: HTMLCanvasElement) => of.width * of.height))
      .toBeLessThanOrEqual(640 * 480)
  })

  test('D-045 D-199 D-201: where no graphics context can be made, 3D is the drawing, with a word about it, for a builder as for a clerk', async ({
    as,
  }) => {
    const page = await as('agent')
    await weaken(page, 'none')
    await openRow(page, await makeQuote(page, [{ model: WINDOW }]), 1)
    await look(page, '3D')
    await expect(modes(page)).toHaveValue('auto')
    await expect(
      drawing(page)
        .getByRole('img', { name: /sett utenfra$/ })
        .locator('path')
        .first(),
    ).toBeVisible()
    await expect(drawing(page).locator('canvas')).toBeHidden()
  })

  test('D-199 D-207: svg=true draws on paper, 3D or not, and stores nothing', async ({ as }) => {
    const page = await as('storeClerk')
    const order = await makeQuote(page, [{ model: WINDOW }])
    await page.goto(`/produkt/${order}/1/rediger?svg=true`)
    await look(page, '3D')
    await expect(
      drawing(page)
        .getByRole('img', { name: /sett utenfra$/ })
        .locator('path')
        .first(),
    ).toBeVisible()
    await expect(drawing(page).locator('canvas')).toBeHidden()
    await expect(modes(page)).toHaveValue('svg')
    expect(await stored(page, 'appConfig')).toBeNull()
  })

  test('D-037 D-038 D-200 D-202 D-208 D-226: fallback=true shows the server’s picture, of either side; without one there is a word', async ({
    as,
  }) => {
    const page = await as('storeClerk')
    const order = await makeQuote(page, [{ model: WINDOW }])
    await page.goto(`/produkt/${order}/1/rediger?fallback=true`)
    const picture = drawing(page).getByRole('img', { name: 'Bildegenering på server...' })
    await expect(picture).toHaveAttribute('src', /\/fallback\/outside\/fallback_[0-9a-f]{16}\.png/)
    await look(page, 'Innvendig')
    await expect(picture).toHaveAttribute('src', /\/fallback\/inside\//)
    await expect
      .poll(() => picture.evaluate((of: HTMLImageElement) => of.complete && of.naturalWidth > 0), {
        timeout: 45_000,
      })
      .toBe(true)
    expect(await stored(page, 'appConfig')).toBeNull()
    await page.route('**/fallback/outside/**', (route) => route.fulfill({ status: 500, body: '' }))
    await look(page, 'Utvendig')
    await expect(drawing(page).getByText('Error', { exact: true })).toBeVisible()
    await expect(picture).toBeHidden()
  })

  test('D-039: perf=true draws all the time and counts', async ({ as }) => {
    const page = await as('storeClerk')
    const order = await makeQuote(page, [{ model: WINDOW }])
    await page.goto(`/produkt/${order}/1/rediger?perf=true`)
    await look(page, '3D')
    await expect(drawing(page).getByText(/\d+ bilder\/s/)).toBeVisible({ timeout: 20_000 })
  })

  test('DD-50: grid and addresses are drawn for those who ask for them', async ({ as }) => {
    const page = await as('storeClerk')
    await page.addInitScript(() =>
      localStorage.setItem('appConfig', JSON.stringify({ showGrid: true, debugLayoutAdr: true })),
    )
    await openRow(page, await makeQuote(page, [{ model: WINDOW }]), 1)
    await expect(drawing(page).getByRole('img').getByText('c1r1')).toBeVisible()
    await expect(drawing(page).locator('[data-overlay=grid]')).toHaveCount(1)
  })
})
