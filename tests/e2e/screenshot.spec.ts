/**
 * The page that pictures are taken of, driven as a tool would: it leaves a product on the page, waits for one of the flags
 * and takes the picture. Nobody is logged in.
 */
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import type {} from '#domain/contracts/render-page'
import { hostileAddresses, hostileInputs } from './driver/hostile.ts'

const SMALL = 'viewportWidth=400&viewportHeight=300'
const DRAWING = `renderer=svg&${SMALL}`

/** A row as a tool hands it over, with its colours. */
const rowOf = (modelId: number, rowNumber = 5) => {
  const made = createProduct(modelId)
  if (!made.ok) throw new Error(made.code)
  const { values, model } = configure(made.value, colorLists)
  const colorOf = (code: string | null) =>
    [...colorLists.wood, ...colorLists.door].find((color) => color.code === code) ?? null
  return {
    component: 'Product',
    rowNumber,
    model: { id: model.id.toString() },
    choices: made.value.choices,
    innerColor: colorOf(values.innerColor),
    outerColor: colorOf(values.outerColor),
    frameColor: colorOf(values.frameColor),
    wingColor: colorOf(values.wingColor),
    width: values.width,
  }
}
const WINDOW = rowOf(1002)
const DOOR = rowOf(3104)

interface Flags {
  readonly rendered: boolean
  readonly failed: boolean
  readonly message: string
}

/** Leaves an input on the page and waits for what the page says of it. */
const inject = (page: Page, input: unknown): Promise<Flags> =>
  page.evaluate(async (given) => {
    await window.__setRenderInput?.(given)
    return {
      rendered: window.__rendered ?? false,
      failed: window.__failed ?? false,
      message: window.__errorMessage ?? '',
    }
  }, input)

const open = async (page: Page, query: string, path = '/screenshot/100001/5'): Promise<void> => {
  await page.goto(`${path}?${query}`)
  await page.waitForFunction(() => window.__setRenderInput !== undefined)
}

/** The address changes under the open page. */
const goTo = (page: Page, query: string): Promise<void> =>
  page.evaluate((search) => window.history.replaceState(window.history.state, '', search), `?${query}`)

const capture = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => window.__capture?.())
  expect(url).toMatch(/^data:image\/png;base64,/)
  return Buffer.from((url ?? '').slice('data:image/png;base64,'.length), 'base64')
}

const cornerOf = async (png: Buffer): Promise<number[]> => [
  ...(await sharp(png).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()),
]

test('D-001 to D-029: a tool leaves a product on the page and takes its picture', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
  const drawn = { rendered: true, failed: false, message: '' }

  await test.step('D-002, D-003, D-004: an address that names no row says 404', async () => {
    for (const path of [
      '/screenshot',
      '/screenshot/100001',
      '/screenshot/100001/0',
      '/screenshot/100001/x',
    ]) {
      await page.goto(path)
      await expect(page.locator('body')).toHaveText('404')
    }
  })

  await test.step('D-001, D-005, D-027: one that does waits for its product, and draws it', async () => {
    await open(page, DRAWING)
    await expect(page.locator('body')).toHaveText('')
    expect(await inject(page, WINDOW)).toEqual(drawn)
  })

  await test.step('D-007, D-010, D-015: on paper, with measurements, as large as asked', async () => {
    await expect(page.locator('svg')).toHaveAttribute('width', '400')
    await expect(page.locator('svg')).toHaveAttribute('height', '300')
    await expect(page.locator('canvas')).toHaveCount(0)
    await expect(page.locator('[data-ruler=overall]')).toHaveCount(2)
  })

  await test.step('D-014: with or without a resolution', async () => {
    const before = await page.locator('svg').innerHTML()
    await goTo(page, `${DRAWING}&resolution=9000`)
    expect(await inject(page, WINDOW)).toEqual(drawn)
    expect(await page.locator('svg').innerHTML()).toBe(before)
  })

  await test.step('D-024, D-025: the drawing becomes a PNG, transparent where nothing is drawn', async () => {
    const png = await capture(page)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 400, height: 300 })
    expect((await cornerOf(png))[3]).toBe(0)
    const { channels } = await sharp(png).ensureAlpha().stats()
    expect(channels[3]?.mean).toBeGreaterThan(20)
  })

  await test.step('D-017, D-018: behind it lies white, or nothing', async () => {
    const backdrop = () =>
      page.locator('svg').evaluate((svg) => {
        const painted = svg.closest('[style*=background]')
        return painted ? getComputedStyle(painted).backgroundColor : null
      })
    expect(await backdrop()).toBe('rgb(255, 255, 255)')
    await goTo(page, `${DRAWING}&transparentBackground`)
    expect(await inject(page, WINDOW)).toEqual(drawn)
    expect(await backdrop()).toBe('rgba(0, 0, 0, 0)')
  })

  await test.step('D-013, D-019: from inside, and without the symbols of how it opens', async () => {
    const symbols = page.locator('[data-line]')
    const outside = await symbols.first().getAttribute('d')
    await goTo(page, `${DRAWING}&showInside=true`)
    await inject(page, DOOR)
    const inside = await page.locator('svg').innerHTML()
    await goTo(page, `${DRAWING}&showInside=false`)
    await inject(page, DOOR)
    expect(await page.locator('svg').innerHTML()).not.toBe(inside)
    await goTo(page, `${DRAWING}&hideFunctionIndicator`)
    await inject(page, WINDOW)
    await expect(symbols).toHaveCount(0)
    expect(outside).toMatch(/^M/)
  })

  await test.step('D-021: rows that are mounted together are drawn in their places', async () => {
    await goTo(page, DRAWING)
    const beside = rowOf(1002, 6)
    const place = (rowNumber: number, minX: number, width: number) => ({
      rowNumber,
      bb: { minX, minY: 0, maxX: minX + width, maxY: 1190 },
    })
    const connections = [place(5, 0, WINDOW.width), place(6, WINDOW.width, beside.width)]
    expect(await inject(page, { models: [beside, WINDOW], connections })).toEqual(drawn)
    await expect(page.locator('[data-ruler=overall] text')).toContainText([
      String(WINDOW.width),
      String(beside.width),
      String(WINDOW.width + beside.width),
    ])
  })

  await test.step('D-225, D-226, D-027: what cannot be drawn fails, with a reason and one word', async () => {
    const { rendered, failed, message } = await inject(page, { ...WINDOW, model: { id: '999999' } })
    expect({ rendered, failed }).toEqual({ rendered: false, failed: true })
    expect(message).toContain('999999')
    await expect(page.locator('body')).toHaveText('Error')
  })

  await test.step('D-016, D-223, D-224: or a marker stands there, and the page’s log is told', async () => {
    await goTo(page, `${DRAWING}&showErrorMarker`)
    const logged = page.waitForEvent('console', (said) => said.text().startsWith('Feil under tegning'))
    const { rendered, failed, message } = await inject(page, { ...WINDOW, model: { id: '999999' } })
    expect({ rendered, failed }).toEqual({ rendered: true, failed: false })
    expect(message).toContain('999999')
    await expect(page.locator('svg text')).toHaveText('Feil under tegning')
    await logged
  })

  await test.step('D-009, D-026: without a word about it the drawing is made by WebGL, and taken from its canvas', async () => {
    await goTo(page, `${SMALL}`)
    expect(await inject(page, WINDOW)).toEqual(drawn)
    await expect(page.locator('svg')).toHaveCount(0)
    const png = await capture(page)
    expect(await sharp(png).metadata()).toMatchObject({ width: 400, height: 300 })
    expect(await cornerOf(png)).toEqual([255, 255, 255, 255])
    const own = await page.locator('canvas').evaluate((of: HTMLCanvasElement) => of.toDataURL('image/png'))
    expect(png.equals(Buffer.from(own.slice(own.indexOf(',') + 1), 'base64'))).toBe(true)
  })

  await test.step('D-008, D-011, D-017: in perspective too, however much one asks for paper', async () => {
    await goTo(page, `view=perspective&transparentBackground&${DRAWING}`)
    expect(await inject(page, WINDOW)).toEqual(drawn)
    await expect(page.locator('svg')).toHaveCount(0)
    const png = await capture(page)
    expect((await cornerOf(png))[3]).toBe(0)
    expect(Math.max(...(await sharp(png).stats()).channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
  })

  await test.step('D-223: the marker also stands in the room', async () => {
    await goTo(page, `view=perspective&showErrorMarker&${SMALL}`)
    expect((await inject(page, { ...WINDOW, model: { id: '999999' } })).rendered).toBe(true)
    const pixels = await sharp(await capture(page))
      .removeAlpha()
      .raw()
      .toBuffer()
    const isRed = (at: number) => (pixels[at] ?? 0) - (pixels[at + 1] ?? 0) > 60
    const red = Array.from({ length: pixels.length / 3 }, (_, index) => index * 3).filter(isRed)
    expect(red.length).toBeGreaterThan(100)
  })

  await test.step('D-023, D-029: all of this without asking the server for anything', () => {
    expect(asked).toEqual([])
  })
})

test('two hundred hostile inputs end in the failed flag with a reason, and the next product is drawn', async ({
  page,
}) => {
  await open(page, DRAWING)
  const answers = await page.evaluate(hostileInputs, WINDOW)
  expect(answers.length).toBeGreaterThan(150)
  for (const search of hostileAddresses) {
    await goTo(page, search)
    answers.push({ name: search, milliseconds: 0, ...(await inject(page, WINDOW)) })
  }
  expect(answers.length).toBeGreaterThanOrEqual(200)
  expect(answers.filter(({ failed, message }) => !failed || message.length < 5)).toEqual([])
  expect(answers.filter(({ milliseconds }) => milliseconds > 1000)).toEqual([])
  await goTo(page, DRAWING)
  expect((await inject(page, WINDOW)).rendered).toBe(true)
})
