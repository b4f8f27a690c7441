/** The room: what the graphics card draws, measured in pixels against the drawing on paper, and how it is worked with. */
import { test as bare, expect, type Page } from '@playwright/test'
import type { FrameShapeId } from '#domain/catalogue/frame-shape-ids'
import { configured } from '#tests/factories/configured'
import { drawing, enter, look, openRow, whenStored } from './driver/editor.ts'
import { changeBetween, colourAt, differenceOf, openStudio, pixelsOf, shareDrawn } from './driver/pictures.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const GREY = { aluminium: { selected: true, color: 'RAL 7016' } } as const
const slanted = (frameShapeId: FrameShapeId) => configured(1401, { frameShapeId })

/** Windows and doors whose outlines differ as much as they can. */
const silhouettes = {
  'a fixed window': configured(1001),
  'a clad window': configured(1005, GREY),
  'two sashes over each other': configured(1008),
  'a slanted window': configured(1401),
  'one slanted the other way': slanted(2),
  'a sliding door': configured(2101),
  'a pair of doors': configured(2003),
  'an entrance door': configured(3104),
}

bare('the room and the paper show the same product, to the pixel and to the colour', async ({ page }) => {
  await openStudio(page)

  // One way of drawing after the other: a page that changes between them makes its canvas anew each time.
  const drawnBy = async (renderer: 'webgl' | 'svg') => {
    const pictures = new Map<string, Uint8Array>()
    for (const [name, product] of Object.entries(silhouettes))
      for (const side of ['outside', 'inside'] as const)
        pictures.set(`${name}, ${side}`, await pixelsOf(page, product, { side, renderer }))
    return pictures
  }
  await bare.step('the same silhouette in WebGL and SVG, within a hundredth of the pixels', async () => {
    const [rooms, papers] = [await drawnBy('webgl'), await drawnBy('svg')]
    for (const [name, room] of rooms) {
      expect(shareDrawn(room), name).toBeGreaterThan(0.2)
      expect(differenceOf(room, papers.get(name) ?? room.slice(0, 4)), name).toBeLessThan(0.01)
    }
  })

  await bare.step('paint has its own colour, straight on', async () => {
    const white = await pixelsOf(page, configured(1001))
    for (const [channel, value] of [0xf2, 0xf0, 0xe8].entries())
      expect(Math.abs((colourAt(white, 0.5, 0.96)[channel] ?? 0) - value)).toBeLessThan(14)
    const clad = await pixelsOf(page, configured(1001, GREY))
    for (const [channel, value] of [0x38, 0x3e, 0x42].entries())
      expect(Math.abs((colourAt(clad, 0.5, 0.96)[channel] ?? 0) - value)).toBeLessThan(24)
  })

  await bare.step('the same picture twice is the same, whatever was drawn in between', async () => {
    const window = configured(1002)
    const first = await pixelsOf(page, window, { view: 'perspective' })
    await pixelsOf(page, window, { view: 'perspective', side: 'inside' })
    expect(changeBetween(first, await pixelsOf(page, window, { view: 'perspective' }))).toBeLessThan(0.001)
  })

  await bare.step('D-033, D-034: perspective is not straight on, and inside is not outside', async () => {
    const door = configured(3104)
    const [straight, outside, inside] = [
      await pixelsOf(page, door),
      await pixelsOf(page, door, { view: 'perspective' }),
      await pixelsOf(page, door, { view: 'perspective', side: 'inside' }),
    ]
    expect(changeBetween(straight, outside)).toBeGreaterThan(0.1)
    expect(changeBetween(outside, inside)).toBeGreaterThan(0.05)
  })

  await bare.step('D-032: a page in render mode has nothing to press', async () => {
    await expect(page.locator('button, a, input, [tabindex]')).toHaveCount(0)
  })
})

const lit = (page: Page) =>
  drawing(page)
    .locator('svg [data-selected]')
    .evaluateAll((nodes) => [...new Set(nodes.map((node) => node.getAttribute('data-selected')))].toSorted())

// The room is drawn without a graphics card here, which takes its time on a busy machine.
test.setTimeout(120_000)

const part = (page: Page, name: string) =>
  drawing(page).getByRole('list', { name: 'Deler i tegningen' }).getByRole('button', { name, exact: true })

const TRANSOM_IN_SASH = { panel: 'c1r1', direction: 'HORIZONTAL', typeId: 'D68', position: null } as const

test('D-134, D-195 to D-197: what is pressed is selected, on paper, in the room and by keyboard', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openRow(page, await makeQuote(page, [{ model: 1002, choices: { dividers: [TRANSOM_IN_SASH] } }]), 1)
  const at = (kind: string) => drawing(page).locator(`[data-part="${kind}"]`)

  await test.step('D-195: sash, panel, cavity and divider: a press selects, the next one clears', async () => {
    for (const [kind, lights] of [
      ['c1r1/sash', ['c1r1/sash']],
      ['c1r1/c1r2', ['c1r1/c1r2']],
      ['c1r1/divider/H1', ['c1r1/divider/H1']],
      ['c1r1', ['c1r1', 'c1r1/c1r1', 'c1r1/c1r2', 'c1r1/sash']],
    ] as const) {
      await at(kind).first().dispatchEvent('click')
      expect(await lit(page), kind).toEqual(lights)
      await at(kind).first().dispatchEvent('click')
      expect(await lit(page), kind).toEqual([])
    }
  })

  await test.step('the keyboard goes from part to part, selects, moves and clears', async () => {
    await part(page, 'Ramme').focus()
    await page.keyboard.press('ArrowDown')
    await expect(part(page, 'Felt')).toBeFocused()
    await page.keyboard.press('End')
    await expect(part(page, 'Liggende losholt 1')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(part(page, 'Liggende losholt 1')).toHaveAttribute('aria-pressed', 'true')
    const place = await at('c1r1/divider/H1').first().getAttribute('d')
    await page.keyboard.press('ArrowUp')
    await expect(at('c1r1/divider/H1').first()).not.toHaveAttribute('d', place ?? '')
    await page.keyboard.press('Escape')
    await expect(part(page, 'Liggende losholt 1')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(part(page, 'Rute 2')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('D-196: a new size keeps the selection', async () => {
    await enter(page, 'Bredde', 1290)
    await whenStored(page)
    expect(await lit(page)).toEqual(['c1r1/c1r1'])
  })

  await test.step('the room shows and takes the same selection', async () => {
    await look(page, '3D')
    const canvas = drawing(page).locator('canvas')
    await expect(canvas).toBeVisible()
    await expect(part(page, 'Rute 2')).toHaveAttribute('aria-pressed', 'true')
    // The canvas stands a moment before it has its size, and the product a moment later; until then a press meets nothing. A second
    // press would undo the first.
    const upper = part(page, 'Rute 1')
    await expect(async () => {
      const box = await canvas.boundingBox()
      if (!box) throw new Error('the room has no size')
      if ((await upper.getAttribute('aria-pressed')) === 'false')
        await canvas.click({ position: { x: box.width / 2, y: box.height * 0.4 } })
      await expect(upper).toHaveAttribute('aria-pressed', 'true', { timeout: 5000 })
    }).toPass()
    await canvas.click({ position: { x: 4, y: 4 } })
    await expect(part(page, 'Rute 1')).toHaveAttribute('aria-pressed', 'false')
    await part(page, 'Rute 1').click({ force: true })
  })

  await test.step('D-185: a double click opens, the next one closes', async () => {
    const canvas = drawing(page).locator('canvas')
    const toggle = drawing(page).getByRole('button', { name: /^(Åpne|Lukk)$/ })
    for (const says of ['Lukk', 'Åpne']) {
      await canvas.dblclick({ position: { x: 4, y: 4 } })
      await expect(toggle).toHaveText(says)
    }
  })

  await test.step('D-035, D-036: buttons float over the drawing; one shows the other side', async () => {
    const flip = drawing(page).getByRole('button', { name: /^Vis (inn|ut)vendig$/ })
    const picture = drawing(page).getByRole('img')
    await flip.click()
    await expect(picture).toHaveAccessibleName(/sett innenfra$/)
    await expect(flip).toHaveText('Vis utvendig')
    await flip.click()
    await expect(picture).toHaveAccessibleName(/sett utenfra$/)
    await look(page, '2D')
    // What only the room has goes with it.
    await expect(drawing(page).getByRole('button', { name: 'Åpne' })).toBeHidden()
    await expect(flip).toBeVisible()
  })

  await test.step('D-197: a selection is cleared when its part is gone', async () => {
    await part(page, 'Liggende losholt 1').focus()
    await page.keyboard.press('Delete')
    await expect(part(page, 'Liggende losholt 1')).toHaveCount(0)
    expect(await lit(page)).not.toContain('c1r1/c1r2')
    await expect(drawing(page).getByRole('button', { pressed: true, name: /^Rute/ })).toHaveCount(0)
  })
})

const toggle = (page: Page) => drawing(page).getByRole('button', { name: /^(Åpne|Lukk)$/ })

test('D-186: two quick taps of a finger open what stands in the room, one does not', async ({ as }) => {
  const page = await as('storeClerk', { hasTouch: true })
  await openRow(page, await makeQuote(page, [{ model: 1002 }]), 1)
  await look(page, '3D')
  const canvas = drawing(page).locator('canvas')
  await expect(canvas).toBeVisible()
  // The clock of the page decides how far apart two taps are, however slow the machine is.
  const tapAt = (milliseconds: number) =>
    canvas.evaluate((element, at) => {
      const where = { clientX: 40, clientY: 300, pointerType: 'touch', isPrimary: true, bubbles: true }
      for (const kind of ['pointerdown', 'pointerup']) {
        const event = new PointerEvent(kind, where)
        Object.defineProperty(event, 'timeStamp', { value: at })
        element.parentElement?.dispatchEvent(event)
      }
    }, milliseconds)

  await tapAt(10_000)
  await tapAt(10_301)
  await expect(toggle(page)).toHaveText('Åpne')
  await tapAt(20_000)
  await tapAt(20_299)
  await expect(toggle(page)).toHaveText('Lukk')
})

test('a graphics card that is taken away is made do without, and that is said', async ({ as }) => {
  const page = await as('storeClerk')
  await openRow(page, await makeQuote(page, [{ model: 1002 }]), 1)
  await look(page, '3D')
  const loseContext = () =>
    drawing(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      )
  await expect(drawing(page).locator('canvas')).toBeVisible()
  await expect(toggle(page)).toBeVisible()
  await loseContext()
  await expect(page.getByText('Grafikkort er ikke tilgjengelig, ytelsen er redusert.')).toBeVisible()
  await expect(drawing(page).locator('canvas')).toBeVisible()
})
