/** A building model opened in quick entry: our own quote comes in again, and an architect's with its doubts; a new version shows what has changed. */
import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { smallIfc } from '#tests/factories/small-ifc'
import { expectUsable } from './driver/accessibility.ts'
import { openQuickEntry } from './driver/quick-entry.ts'
import { makeQuote, readQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

test.describe.configure({ mode: 'parallel' })

declare global {
  interface Window {
    /** What the bar has said of how far the reading has come. */
    percents: readonly string[]
  }
}

const open = async (page: Page, name: string, file: string): Promise<void> => {
  await page
    .getByLabel('Hent fra fil', { exact: true })
    .setInputFiles({ name, mimeType: 'application/x-step', buffer: Buffer.from(file) })
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Les fra IFC-modell' })

const rowsOf = async (page: Page, orderNumber: number) =>
  (await readQuote(page, orderNumber)).productRows.map(
    ({ numberOf, description, frame: { width, height }, reference }) =>
      `${numberOf} ${description} ${width}x${height} ${reference}`,
  )

test('a quote that was exported comes in again as the same rows', async ({ as }) => {
  const page = await as('storeClerk')
  const from = await makeQuote(page, [
    { model: 1002, count: 3, choices: { width: 990, reference: 'V1' } },
    { model: 1005, choices: { function: 'SHH', reference: 'V2' } },
    { model: 3001, choices: { function: 'HU', reference: 'YD1' } },
  ])
  const exported = await page.request.get(`/api/v1/offers/${from}/ifc`)
  const to = await openQuickEntry(page)
  await open(page, 'tilbud.ifc', await exported.text())
  await expect(dialog(page).getByRole('status')).toHaveText('3 linjer valgt, alle klare')
  await dialog(page).getByRole('button', { name: 'Lag 3 linjer' }).click()
  await page.getByRole('button', { name: 'Legg til 3 rader' }).click()
  await expect(page).toHaveURL(new RegExp(`/tilbud/${to}$`))
  expect(await rowsOf(page, to)).toEqual(await rowsOf(page, from))
})

const hungAtTheTop = ',.WINDOW.,.SINGLE_PANEL.,$'
const architects = (width: number, ids: readonly number[]) =>
  smallIfc({
    pieces: [
      ...ids.map((id) => ({ id, tag: 'V1', width, height: 1190, tail: hungAtTheTop })),
      {
        entity: 'IFCDOOR' as const,
        id: 30,
        tag: 'ID1',
        width: 890,
        height: 2090,
        tail: ',.DOOR.,.SINGLE_SWING_LEFT.,$',
      },
      { id: 31, name: 'Panorama', width: 9000, height: 2400, tail: hungAtTheTop },
      { id: 32, name: 'Glugge', width: 3, height: 3, tail: hungAtTheTop },
    ],
    lines: [
      "#60=IFCPROPERTYSINGLEVALUE('IsExternal',$,IFCBOOLEAN(.F.),$);",
      "#61=IFCPROPERTYSET('0000000000000000000061',$,'Pset_DoorCommon',$,(#60));",
      "#62=IFCRELDEFINESBYPROPERTIES('0000000000000000000062',$,$,$,(#30),#61);",
    ],
  })

test('an architect’s model: what is unclear is chosen, what does not fit says why, and a new version shows what has changed', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await openQuickEntry(page)
  await open(page, 'hus.ifc', architects(1190, [20, 21]))

  await expect(dialog(page).getByRole('status')).toHaveText('0 linjer valgt og klare, 1 uklare')
  const of = (name: string) =>
    dialog(page)
      .getByRole('listitem')
      .filter({ has: page.getByLabel(`Ta med ${name}`) })
  await expect(of('ID1 dør')).toContainText('innvendig')
  await expect(of('Panorama')).toContainText('9 000')
  await expectUsable(page, { part: '[role=dialog]' })
  await of('V1 vindu').getByRole('button', { name: 'Skjær Toppsving' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText('1 linje valgt, alle klare')
  await dialog(page).getByText('1 stykke er ikke med').click()
  await expect(dialog(page).getByText('er mindre enn 10 cm')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Lag 1 linje' }).click()
  // What is written is kept in the browser, with the pieces that it came of.
  await page.reload()
  await page.getByRole('button', { name: 'Legg til 1 rad' }).click()
  await expect(page).toHaveURL(new RegExp(`/tilbud/${orderNumber}$`))
  expect(await rowsOf(page, orderNumber)).toEqual([expect.stringMatching(/^2 .*toppsving.* 1190x1190 V1$/i)])

  await page.goto(`/tilbud/${orderNumber}/hurtig`)
  await open(page, 'hus-b.ifc', architects(1290, [20, 21, 22]))
  await expect(of('V1 vindu')).toContainText(
    'Rad 1 i tilbudet: målet er 1 290 × 1 190 mm i modellen og 1 190 × 1 190 mm i tilbudet, antallet er 3 i modellen og 2 i tilbudet',
  )
  await expect(of('V1 vindu').getByRole('checkbox')).not.toBeChecked()
  await expect(dialog(page).getByText('borte fra modellen')).toBeHidden()

  await dialog(page).getByRole('button', { name: 'Avbryt' }).click()
  await open(page, 'hus-c.ifc', architects(1190, [40]))
  await dialog(page).getByText('1 rad i tilbudet er borte fra modellen').click()
  await expect(dialog(page).getByText('Rad 1, «V1», 1 190 × 1 190 mm')).toBeVisible()
  await expect(of('V1 vindu')).toContainText('Ny i modellen')
})

test('a file that is no model says why, reading can be stopped, and nothing that is written is lost', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openQuickEntry(page)
  await page.getByRole('combobox', { name: 'Linje 1', exact: true }).fill('1190x1190 toppsving')
  await open(page, 'hus.ifczip', 'PK')
  await expect(page.getByText('hus.ifczip: Filen er pakket')).toBeVisible()
  await open(page, 'brev.ifc', 'Kjære Kari')
  await expect(page.getByText('brev.ifc: Filen er ikke en IFC-modell')).toBeVisible()
  await page.route('**/*.wasm', () => new Promise(() => {}))
  await open(page, 'hus.ifc', architects(1190, [20]))
  await page.getByRole('button', { name: 'Avbryt lesingen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Linje 1', exact: true })).toHaveValue(
    '1190x1190 toppsving',
  )
})

test('what reads models is fetched when the first one is opened, and how far a large one has come is told as it goes', async ({
  as,
}, testInfo) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [])
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) fetched.push(request.url())
  })
  await page.goto(`/tilbud/${orderNumber}/hurtig`)
  await expect(page.getByRole('combobox', { name: 'Linje 1', exact: true })).toBeVisible()
  await page.evaluate(() => {
    const percentsSeen: string[] = []
    Object.assign(window, { percentsSeen })
    new MutationObserver(() => {
      const bar = document.querySelector('[role=dialog] [role=progressbar]')
      const said = bar?.getAttribute('aria-valuenow') ?? null
      if (said !== null && said !== percentsSeen.at(-1)) percentsSeen.push(said)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])

  // A page of a description beside each window, as programs write them: 16 MB, which are several pieces of the file.
  const descriptions = Array.from(
    { length: 16_000 },
    (_, index) => `#${1000 + index}=IFCPROPERTYSINGLEVALUE('Note','${'x'.repeat(1000)}',$,$);`,
  )
  const pieces = [{ id: 20, tag: 'V1', width: 1190, height: 1190, tail: hungAtTheTop }]
  const path = testInfo.outputPath('stort.ifc')
  await writeFile(path, smallIfc({ pieces, lines: descriptions }))
  await page.getByLabel('Hent fra fil', { exact: true }).setInputFiles(path)
  await expect(dialog(page)).toContainText('Modellen har 1 type vinduer og dører')
  expect(fetched).toHaveLength(1)
  const seen = (await page.evaluate(() => Reflect.get(window, 'percentsSeen') as string[])).map(Number)
  expect(new Set(seen).size).toBeGreaterThan(2)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
})
