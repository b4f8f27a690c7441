/** Products as 3D files: a customer sees one in his room, and a seller hands them on to other programs. */
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { validateBytes } from 'gltf-validator'
import { expectUsable } from './driver/accessibility.ts'
import { openQuote } from './driver/quote.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1002
/** Its leaf wears a decor laminate. */
const FRONT_DOOR = 3110

test.setTimeout(180_000)

const linkOf = async (seller: Page, orderNumber: number): Promise<string> => {
  const answer = await seller.request.post(`/api/v1/offers/${orderNumber}/customer/links`, {
    data: { prices: 'none', days: 7 },
  })
  return ((await answer.json()) as { model: { path: string } }).model.path
}

interface Viewer extends HTMLElement {
  readonly loaded: boolean
  readonly currentTime: number
  readonly duration: number
  readonly getCameraOrbit: () => { readonly theta: number }
}

const asked = <Answer>(viewer: Locator, ask: (viewer: Viewer) => Answer): Promise<Answer> =>
  viewer.evaluate(ask as unknown as (element: HTMLElement | SVGElement) => Answer)

test('a customer turns and opens a product as it will stand in his room; nothing of it leaves the page', async ({
  as,
  browser,
}) => {
  const seller = await as('storeClerk')
  const path = await linkOf(seller, await makeQuote(seller, [{ model: WINDOW }, { model: FRONT_DOOR }]))
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const customer = await context.newPage()
  const requests: string[] = []
  customer.on('request', (request) => requests.push(request.url()))
  await customer.goto(path)
  const buttons = customer.getByRole('button', { name: /^Se i rommet/ })
  await expect(buttons).toHaveCount(2)
  const isViewer = (url: string) => /\/(three|room-viewer)/.test(url)
  expect(requests.filter(isViewer)).toEqual([])

  for (const button of await buttons.all()) {
    await button.click()
    const dialog = customer.getByRole('dialog', { name: /i rommet$/ })
    const viewer = dialog.locator('model-viewer')
    await expect(viewer).toBeAttached({ timeout: 60_000 })
    await expect.poll(() => asked(viewer, ({ loaded }) => loaded), { timeout: 60_000 }).toBe(true)
    await expect(dialog.getByText('Åpne denne siden på en telefon')).toBeVisible()
    // Scene Viewer would have to be told an address at which anybody gets the file.
    for (const [name, value] of Object.entries({ modes: 'webxr', placement: 'wall', scale: 'fixed' }))
      await expect(viewer).toHaveAttribute(`ar-${name}`, value)
    await expect(dialog.locator('a[rel=ar]')).toHaveCount(0)
    await expectUsable(customer, { part: '[role=dialog]' })
    await customer.setViewportSize({ width: 1440, height: 900 })

    const before = await asked(viewer, (element) => element.getCameraOrbit().theta)
    await dialog.getByRole('button', { name: 'Tilbake til tilbudet' }).focus()
    await customer.keyboard.press('Tab')
    await customer.keyboard.press('ArrowRight')
    await expect.poll(() => asked(viewer, (element) => element.getCameraOrbit().theta)).not.toBe(before)

    await dialog.getByRole('button', { name: 'Åpne' }).click()
    const isOpen = () => asked(viewer, ({ currentTime, duration }) => currentTime === duration)
    await expect.poll(isOpen).toBe(true)
    await dialog.getByRole('button', { name: 'Lukk', exact: true }).click()
    await expect.poll(() => asked(viewer, ({ currentTime }) => currentTime)).toBe(0)

    await customer.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
  const { origin } = new URL(customer.url())
  expect(requests.filter((url) => !url.startsWith(origin) && !/^(blob|data):/.test(url))).toEqual([])
  await context.close()
})

test('a telephone that opens such links itself gets the product as a file of its own, not to be scaled', async ({
  as,
  browser,
}) => {
  const seller = await as('storeClerk')
  const path = await linkOf(seller, await makeQuote(seller, [{ model: WINDOW }]))
  const context = await browser.newContext()
  const customer = await context.newPage()
  // As Safari on an iPhone answers.
  await customer.addInitScript(() => {
    const { supports } = DOMTokenList.prototype
    DOMTokenList.prototype.supports = function (token) {
      return token === 'ar' || supports.call(this, token)
    }
  })
  await customer.goto(path)
  await customer.getByRole('button', { name: /^Se i rommet/ }).click()
  const link = customer.getByRole('dialog').locator('a[rel=ar]')
  await expect(link).toHaveAttribute('href', /^blob:[^#]+#allowsContentScaling=0$/, { timeout: 60_000 })
  await expect(link).toHaveAttribute('download', 'produkt.usdz')
  await expect(link.locator(':scope > :first-child')).toHaveJSProperty('tagName', 'IMG')
  const file = await link.evaluate(async (element) => {
    const answer = await fetch((element as HTMLAnchorElement).href)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return { type: answer.headers.get('content-type'), begins: String.fromCharCode(...bytes.slice(0, 40)) }
  })
  expect(file.type).toBe('model/vnd.usdz+zip')
  expect(file.begins).toMatch(/^PK.*model\.usda/s)
  await context.close()
})

test('a seller keeps a row and a quote as GLB, right by the rules of glTF, with the door’s leaf as it is modelled', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW, count: 2 }, { model: FRONT_DOOR }])
  await openQuote(page, orderNumber)
  const kept = async (press: () => Promise<void>) => {
    const download = page.waitForEvent('download', { timeout: 60_000 })
    await press()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const complaints = async (bytes: Uint8Array) =>
    (await validateBytes(bytes)).issues.messages.filter(({ severity }) => severity < 2)

  const quote = await kept(async () => {
    await page.getByRole('button', { name: 'Last ned', exact: true }).click()
    await page.getByRole('menuitem', { name: '3D-modell (GLB)' }).click()
  })
  expect(quote.name).toBe(`tilbud_${orderNumber}.glb`)
  expect(await complaints(quote.bytes)).toEqual([])
  expect(quote.bytes.toString('latin1')).toContain('leaf-model/seal')

  await page.getByRole('button', { name: 'Last ned tegning av rad 2' }).click()
  const row = await kept(() => page.getByRole('menuitem', { name: '3D-modell for iPhone (USDZ)' }).click())
  expect(row.name).toBe(`tilbud_${orderNumber}_rad_2.usdz`)
  expect(row.bytes.subarray(0, 2).toString()).toBe('PK')
})
