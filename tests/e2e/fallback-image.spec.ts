/** The drawing as a picture from the server, in a browser that has no WebGL at all: of what is shown, in the size of the screen. */
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { drawing, enter, look, setNumber } from './driver/editor.ts'
import { DEMO_PASSWORD, demoPeople } from './driver/people.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1002
/** A cold worker starts its browser first. */
const PATIENCE = { timeout: 45_000 }

const picture = (page: Page) => drawing(page).getByRole('img', { name: 'Bildegenering på server...' })
/** The address of the picture that is seen; null while there is none. */
const shown = (page: Page): Promise<string | null> =>
  picture(page).evaluate((of: HTMLImageElement) =>
    of.complete && of.naturalWidth > 0 ? of.currentSrc : null,
  )
const hashIn = (address: string | null): string | undefined =>
  /fallback_([0-9a-f]{16})/.exec(address ?? '')?.[1]

const withoutWebgl = async (use: (browser: Browser) => Promise<void>) => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, '--disable-3d-apis'],
  })
  try {
    await use(browser)
  } finally {
    await browser.close()
  }
}

const SCREENS = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, size: '500' },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, size: '1000' },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2, size: '2000' },
] as const

test('D-104 D-200 D-202: without WebGL the server’s picture is seen in the size of the screen, follows an edit, and shows both sides', async ({
  as,
  baseURL,
}) => {
  const order = await makeQuote(await as('storeClerk'), [{ model: WINDOW }])
  await withoutWebgl(async (browser) => {
    for (const { size, ...screen } of SCREENS) {
      const context = await browser.newContext({ ...screen, locale: 'nb-NO', ...(baseURL && { baseURL }) })
      await context.request.post('/api/v1/auth/login', {
        data: { email: demoPeople.storeClerk, password: DEMO_PASSWORD },
      })
      const page = await context.newPage()
      await page.goto(`/produkt/${order}/1/rediger?fallback=true`)
      expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull()
      await expect.poll(() => shown(page), PATIENCE).toContain(`size=${size}`)
      if (size !== '1000') {
        await context.close()
        continue
      }
      const before = hashIn(await shown(page))
      await setNumber(page, 'Bredde', 1310)
      await expect.poll(async () => hashIn(await shown(page)) ?? before, PATIENCE).not.toBe(before)
      await look(page, 'Innvendig')
      await expect.poll(() => shown(page), PATIENCE).toContain('/fallback/inside/')

      // What is not saved yet has no picture, and no other is shown in its place.
      await page.route('**/api/v1/products/*/0/1', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.fallback(),
      )
      const saved = hashIn(await shown(page))
      await enter(page, 'Bredde', 1330)
      await expect(picture(page)).not.toHaveAttribute('src', new RegExp(`fallback_${saved}`))
      const answer = await page.waitForResponse((response) => response.url().includes('/fallback/'))
      expect(answer.status()).toBe(202)
      expect(await shown(page)).toBeNull()
      await context.close()
    }
  })
})

test('D-199 D-203: without WebGL 3D is the drawing, and the server’s picture is a choice', async ({
  as,
  baseURL,
}) => {
  const order = await makeQuote(await as('storeClerk'), [{ model: WINDOW }])
  await withoutWebgl(async (browser) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'nb-NO',
      ...(baseURL && { baseURL }),
    })
    await context.request.post('/api/v1/auth/login', {
      data: { email: demoPeople.storeClerk, password: DEMO_PASSWORD },
    })
    const page = await context.newPage()
    await page.goto(`/produkt/${order}/1/rediger`)
    await look(page, '3D')
    await expect(drawing(page).getByRole('img', { name: /sett utenfra$/ })).toBeVisible()
    await expect(drawing(page).locator('canvas')).toHaveCount(0)
    await drawing(page)
      .getByRole('combobox', { name: /Velg ytelsesmodus/ })
      .selectOption('fallback')
    await expect.poll(() => shown(page), PATIENCE).toContain('/fallback/outside/')
  })
})
