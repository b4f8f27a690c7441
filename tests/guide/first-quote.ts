/**
 * `npm run guide`: walks through docs/first-quote.md as somebody who reads it does, by what stands on the screen, and takes
 * its pictures anew. A step that no longer works ends it with an error, and no picture of that step is written.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page, expect as standard } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { importModule } from '#infra/local/gateway/invoke'
import { openSite } from '#infra/local/gateway/site'
import { readSettings } from '#infra/local/settings'
import { startStack } from '#infra/local/stack'
import { root } from '#infra/paths'
import { color, drawing, field, list, optionIn, whenOpen, whenStored } from '../e2e/driver/editor.ts'
import { putMessagesAside } from '../e2e/driver/messages.ts'
import { demoPeople } from '../e2e/driver/people.ts'
import { printTo } from '../e2e/driver/print.ts'
import { enterCredentials } from '../e2e/driver/session.ts'

const expect = standard.configure({ timeout: 20_000 })
const folder = join(root, 'docs/first-quote')
const SCREEN = { width: 1280, height: 800 }

/** Rings what the step speaks of, takes the picture, and takes the ring away. Few colours: a palette holds them all. */
const picture = async (page: Page, name: string, ...spoken: readonly Locator[]): Promise<void> => {
  const ring = (outline: string) =>
    Promise.all(
      spoken.map((place) =>
        place.evaluate((element: HTMLElement, style) => {
          element.style.outline = style
          element.style.outlineOffset = '-2px'
        }, outline),
      ),
    )
  // What the mouse or the keyboard happens to rest on is not what the step is about.
  await page.mouse.move(0, SCREEN.height - 1)
  await ring('3px solid #c2410c')
  const picture = sharp(await page.screenshot({ animations: 'disabled' }))
  await writeFile(join(folder, `${name}.png`), await picture.png({ palette: true, effort: 10 }).toBuffer())
  await ring('')
}

/** `paper` is where the printed quote is laid. */
const walk = async (page: Page, paper: string): Promise<void> => {
  await page.goto('/')
  const logIn = page.getByRole('button', { name: 'Logg inn' })
  await expect(logIn).toBeVisible()
  await picture(page, '1-logg-inn', logIn)
  await enterCredentials(page, demoPeople.storeClerk)

  const model = page
    .getByRole('region', { name: 'Vinduer Basic' })
    .getByRole('button', { name: /^Skjær Toppsving/ })
  await expect(model).toBeVisible()
  await putMessagesAside(page.request)
  const pictures = page.getByRole('region').locator('img')
  // Those below the screen are fetched when somebody scrolls to them.
  const areSeen = (all: readonly Element[]): boolean => {
    const seen = all.filter((each) => each.getBoundingClientRect().top < window.innerHeight)
    return seen.length > 0 && seen.every((each) => each instanceof HTMLImageElement && each.complete)
  }
  await expect.poll(() => pictures.evaluateAll(areSeen)).toBe(true)
  await picture(page, '2-velg-produkt', model)
  await model.click()

  const dialog = page.getByRole('dialog', { name: 'Opprett nytt tilbud' })
  const create = dialog.getByRole('button', { name: 'Opprett' })
  await dialog.getByRole('textbox', { name: 'Navn' }).fill('Kari Nordmann')
  await dialog.getByRole('textbox', { name: 'E-post' }).fill('kari@nordmann.example')
  await dialog.getByRole('textbox', { name: 'Merking' }).fill('Hytta')
  await picture(page, '3-opprett-tilbud', create)
  await create.click()
  await whenOpen(page)

  await expect(field(page, 'Bredde')).toBeFocused()
  await page.keyboard.type('990')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Høyde')).toBeFocused()
  await page.keyboard.type('1390')
  await page.keyboard.press('Enter')
  await whenStored(page)
  await expect(drawing(page).getByText('1390', { exact: true })).toBeVisible()
  await picture(page, '4-mal', page.getByRole('region', { name: 'Mål' }))

  const glass = await optionIn(page, 'Glass', '3-lags energiglass 0,6')
  await picture(page, '5-glass', glass)
  await glass.click()
  await whenStored(page)
  await expect(list(page, 'Glass')).toContainText('3-lags energiglass 0,6')

  await color(page, 'Utvendig').click()
  const black = page.getByRole('dialog', { name: 'Utvendig' }).getByRole('radio', { name: /^Sort/ }).first()
  await picture(page, '6-farge', black)
  await black.click()
  await whenStored(page)

  await field(page, 'Antall').fill('2')
  await field(page, 'Referanse').fill('Soverom')
  await field(page, 'Referanse').blur()
  await whenStored(page)
  const onward = page.getByRole('link', { name: 'Til tilbudet', exact: true })
  await picture(
    page,
    '7-antall-og-pris',
    field(page, 'Antall'),
    field(page, 'Referanse'),
    page.getByRole('region', { name: 'Pris' }),
    onward,
  )

  await onward.click()
  const print = page.getByRole('button', { name: 'Skriv ut' }).first()
  await expect(print).toBeEnabled()
  await expect(page.getByRole('region', { name: /^Produkter/ }).getByText('990 × 1 390')).toBeVisible()
  await expect(page.getByText('Kari Nordmann').first()).toBeVisible()
  await print.click()
  const price = page.getByRole('menuitem', { name: 'Kundepris' })
  await expect(price).toBeVisible()
  await picture(page, '8-skriv-ut', price)
  await page.keyboard.press('Escape')
  await printTo(page, 'Kundepris', paper)

  const checking = page.getByRole('button', { name: /^Bestillingskontroll/ }).first()
  await checking.click()
  const check = page.getByRole('region', { name: 'Bestillingskontroll' })
  const done = check.getByText('Ingenting å rette. Tilbudet er klart til bestilling.')
  await expect(done).toBeVisible()
  await picture(page, '9-bestillingskontroll', checking, done)
  await page.getByRole('button', { name: 'Lukk Bestillingskontroll' }).click()

  await page.getByRole('button', { name: 'Bestill', exact: true }).first().click()
  const order = page.getByRole('dialog', { name: /^Bestill tilbud/ })
  const submit = order.getByRole('button', { name: 'Oppdater og bestill' })
  await order.getByRole('textbox', { name: 'Telefon' }).first().fill('412 34 567')
  await order.getByRole('textbox', { name: 'Telefon' }).first().blur()
  await expect(submit).toBeEnabled()
  await submit.scrollIntoViewIfNeeded()
  await picture(page, '10-bestill', submit)
  await submit.click()
  await expect(page.getByText('Bestilling sendt.')).toBeVisible()
  await picture(page, '11-bestilt')
}

const dataDir = await mkdtemp(join(tmpdir(), 'lysvag-guide-'))
const settings = readSettings({ PORT: '4175', ...process.env, DATA_DIR: dataDir })
await mkdir(folder, { recursive: true })
const stack = await startStack({
  ...settings,
  say: console.log,
  makeFront: async ({ siteFolder }) => ({
    load: importModule,
    site: openSite(siteFolder),
    close: async () => undefined,
  }),
})
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
try {
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${settings.port}`,
    viewport: SCREEN,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    reducedMotion: 'reduce',
  })
  await walk(page, join(dataDir, 'tilbud.pdf'))
} finally {
  await browser.close()
  await stack.close()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(`Bildene ligger i ${folder}`)
