/** Every file that can be kept of a quote, by the item that somebody presses: under which name it comes, and that it is what it is called. */
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { whenOpen } from './driver/editor.ts'
import { openQuote } from './driver/quote.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1002
const FRONT_DOOR = 3104

test.setTimeout(180_000)

interface Kept {
  readonly name: string
  /** How it begins. */
  readonly begins: RegExp
  /** What no other file of the menu says. */
  readonly says?: RegExp
}

const IFC = /^ISO-10303-21;/
const DXF = /^\s*0\r?\nSECTION\r?\n/
const GLB = /^glTF/
const ZIP = /^PK/

/** The menu that the button opens has these and no others; it is closed again. */
const expectItems = async (page: Page, button: Locator, items: readonly string[]): Promise<void> => {
  await button.click()
  const words = await page.getByRole('menu').getByRole('menuitem').allTextContents()
  expect(words.map((item) => item.trim())).toEqual(items)
  await page.keyboard.press('Escape')
}

const keeps = async (page: Page, item: string, { name, begins, says }: Kept): Promise<void> => {
  const download = page.waitForEvent('download', { timeout: 90_000 })
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  const file = await download
  expect(file.suggestedFilename(), item).toBe(name)
  const text = (await readFile(await file.path())).toString('latin1')
  expect(text.slice(0, 100), item).toMatch(begins)
  if (says !== undefined) expect(text, item).toMatch(says)
}

/** As a clerk does it: every finding of the order check is said to be right first. */
const order = async (page: Page, orderNumber: number): Promise<void> => {
  const offer = `/api/v1/offers/${orderNumber}`
  const findings = (await (await page.request.get(`${offer}/check`)).json()) as { id: string }[]
  for (const { id } of findings) await page.request.put(`${offer}/check/${id}/acknowledged/true`)
  expect((await page.request.post(`${offer}/order`, { data: {} })).status()).toBe(200)
}

test('each item under «Last ned» of an ordered quote gives the file that it names', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW, count: 2 }, { model: FRONT_DOOR }])
  await order(page, orderNumber)
  await openQuote(page, orderNumber)
  const files: Readonly<Record<string, Kept | 'page'>> = {
    'Alt i én fil (zip)': { name: `tilbud_${orderNumber}.zip`, begins: ZIP, says: /rader\.xlsx/ },
    'Oppriss (PDF)': 'page',
    'Oppriss (DXF)': { name: `tilbud_${orderNumber}_oppriss.dxf`, begins: DXF, says: /Oppriss-karm/ },
    'Veggåpninger (DXF)': { name: `tilbud_${orderNumber}_veggapninger.dxf`, begins: DXF },
    'BIM-modell (IFC)': { name: `tilbud_${orderNumber}.ifc`, begins: IFC },
    '3D-modell (GLB)': { name: `tilbud_${orderNumber}.glb`, begins: GLB },
    'Bestilling (EHF)': { name: `bestilling_${orderNumber}.xml`, begins: /^<\?xml [^>]*\?>\s*<Order / },
  }
  const button = page.getByRole('button', { name: 'Last ned', exact: true })
  await expectItems(page, button, Object.keys(files))
  for (const [item, file] of Object.entries(files)) {
    await expect(page.getByRole('menu')).toBeHidden()
    await button.click()
    if (file !== 'page') await keeps(page, item, file)
    else {
      const opened = page.context().waitForEvent('request', (request) => request.url().includes('/oppriss'))
      await page.getByRole('menuitem', { name: item, exact: true }).click()
      const address = new URL((await opened).url())
      expect(address.pathname + address.search).toBe(`/tilbud/${orderNumber}/oppriss?type=inline`)
      await expect(async () => {
        const answer = await page.request.get(address.href)
        expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
        expect(answer.headers()['content-disposition']).toBe(
          `inline; filename="tilbud_${orderNumber}_oppriss.pdf"`,
        )
      }).toPass({ timeout: 60_000 })
    }
  }
})

test('each item of a row’s drawings gives the file that it names, of that row', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }, { model: FRONT_DOOR }])
  await openQuote(page, orderNumber)
  const row = `tilbud_${orderNumber}_rad_2`
  const files: Readonly<Record<string, Kept>> = {
    'CAD-tegning med snitt (DXF)': { name: `${row}.dxf`, begins: DXF, says: /Snitt-karm/ },
    'Bilde til å lime inn (SVG)': { name: `${row}.svg`, begins: /^<svg / },
    'BIM-modell (IFC)': { name: `${row}.ifc`, begins: IFC, says: /IFCDOOR\(/ },
    '3D-modell (GLB)': { name: `${row}.glb`, begins: GLB },
    '3D-modell for iPhone (USDZ)': { name: `${row}.usdz`, begins: ZIP, says: /model\.usda/ },
  }
  const button = page.getByRole('button', { name: 'Last ned tegning av rad 2' })
  await expectItems(page, button, Object.keys(files))
  for (const [item, file] of Object.entries(files)) {
    await expect(page.getByRole('menu')).toBeHidden()
    await button.click()
    await keeps(page, item, file)
  }
})

test('the editor’s menu gives the row as a building model', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }, { model: FRONT_DOOR }])
  await page.goto(`/produkt/${orderNumber}/2/rediger`)
  await whenOpen(page)
  await page.getByRole('button', { name: 'Flere valg for raden' }).click()
  await keeps(page, 'Last ned BIM-modell (IFC)', {
    name: `tilbud_${orderNumber}_rad_2.ifc`,
    begins: IFC,
    says: /IFCDOOR\(/,
  })
})
