/** The drawing as the place where one works: what one sees of it, what is pointed at, and how much room it has. */

import { expect, type Locator, type Page } from '@playwright/test'
import { offsetOf } from '#domain/configurator/bar-moves'
import { configured } from '#tests/factories/configured'
import { expectUsable } from './driver/accessibility.ts'
import { boxOf } from './driver/box.ts'
import { drawing, openRow, unitPrice, whenStored } from './driver/editor.ts'
import { makeQuote, readRow } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const TOP_SWING = 1002
const post = { panel: '', typeId: 'P86', direction: 'VERTICAL', position: null } as const
const SMALL = { model: TOP_SWING, choices: { width: 490, height: 490 } }
const TWO_FIELDS = { model: TOP_SWING, choices: { width: 1790, dividers: [post] } }

test.describe.configure({ mode: 'parallel' })

/** A pane, post or sash in the drawing itself, by its address. */
const partOf = (page: Page, address: string): Locator =>
  drawing(page).locator(`[data-part="${address}"]`).last()

const pointAt = async (page: Page, address: string): Promise<void> => {
  const { x, y, width, height } = await boxOf(partOf(page, address))
  await page.mouse.move(x + width / 2, y + height / 2)
}

test('on a tablet the drawing has half of the width and more, and the price is in sight', async ({ as }) => {
  const page = await as('storeClerk', { viewport: { width: 1024, height: 768 } })
  const orderNumber = await makeQuote(page, [TWO_FIELDS])
  const price = page.locator('strong', { hasText: /^kr/ })
  const facts = page.getByRole('complementary', { name: 'Pris og data' })

  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 768 })
    await openRow(page, orderNumber, 1)
    const room = (await boxOf(drawing(page))).width
    expect(room, `at ${width} px`).toBeGreaterThanOrEqual(width / 2)
    await expect(facts).toBeHidden()
    await expect(price).toBeInViewport({ ratio: 1 })

    await page.getByRole('button', { name: 'Vis pris og data' }).click()
    await expect(facts.getByRole('region', { name: 'Pris', exact: true })).toBeInViewport()
    expect((await boxOf(drawing(page))).width).toBe(room)
    await page.getByRole('button', { name: 'Skjul pris og data' }).click()
    await expect(facts).toBeHidden()
  }
})

test('under the drawing stands from where it is seen, and one button shows the other side', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [TWO_FIELDS])
  await openRow(page, orderNumber, 1)
  await expect(drawing(page).getByText('Sett utenfra', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /vendig$/ }).click()
  await expect(drawing(page).getByText('Sett innenfra', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /vendig$/ })).toHaveCount(1)
})

test('the pointer outlines what a press would choose, and a finger does not', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [TWO_FIELDS])
  await openRow(page, orderNumber, 1)
  const outlined = drawing(page).locator('[data-hovered]')

  await pointAt(page, 'divider/V1')
  await expect(outlined).toHaveAttribute('data-hovered', 'divider/V1')
  await expect(outlined).toHaveAttribute('stroke-dasharray', /\d/)
  await pointAt(page, 'c1r1')
  await expect(outlined).toHaveAttribute('data-hovered', /^c1r1\b/)
  await page.mouse.move(2, 2)
  await expect(outlined).toHaveCount(0)
})

test.describe('a part that is pressed on has its choices at the place', () => {
  const bar = (page: Page, part: string) => page.getByRole('group', { name: `Valg for ${part}` })
  const press = async (page: Page, address: string): Promise<void> => {
    const { x, y, width, height } = await boxOf(partOf(page, address))
    await page.mouse.click(x + width / 2, y + height / 2)
  }

  test('by the mouse: fill with its price, a reason, division, and a post that goes', async ({ as }) => {
    const page = await as('storeClerk')
    const orderNumber = await makeQuote(page, [TWO_FIELDS, SMALL])
    await openRow(page, orderNumber, 1)
    const chosen = async () => (await readRow(page, orderNumber, 1)).choices

    await press(page, 'c2r1')
    const paper = await boxOf(drawing(page))
    const shown = await boxOf(bar(page, 'rute 2'))
    expect(shown.x).toBeGreaterThanOrEqual(paper.x)
    expect(shown.x + shown.width).toBeLessThanOrEqual(paper.x + paper.width)
    // The column shows the options of the same part.
    await expect(
      page.getByRole('region', { name: 'Glass', exact: true }).getByText('Bare felt 2'),
    ).toBeInViewport()

    await bar(page, 'rute 2').getByRole('button', { name: 'Fylling' }).click()
    const solid = page.getByRole('menuitemcheckbox', { name: /^Tett fylling/ })
    await expect(solid).toContainText('kr')
    await solid.click()
    await whenStored(page)
    expect((await chosen()).panelProperties).toEqual([{ panel: 'c2r1', id: 14 }])

    await press(page, 'divider/V1')
    await bar(page, 'stående post 1').getByRole('textbox', { name: 'Fra midten' }).fill('-120')
    await page.keyboard.press('Enter')
    await whenStored(page)
    expect((await chosen()).dividers[0]?.position).toBe(1790 / 2 - 120)
    const remove = bar(page, 'stående post 1').getByRole('button', { name: /^Slett/ })
    await expect(remove).toContainText('kr')
    await remove.click()
    await whenStored(page)
    expect((await chosen()).dividers).toEqual([])
    await expect(page.getByRole('group', { name: /^Valg for/ })).toHaveCount(0)

    await openRow(page, orderNumber, 2)
    await press(page, 'c1r1')
    await bar(page, 'rute').getByRole('button', { name: 'Del opp' }).click()
    const refused = page.getByRole('menuitem', { name: /^Stående post/ })
    await expect(refused).toBeDisabled()
    await expect(refused).toHaveText(/^Stående post.+\.$/)
    await refused.click({ force: true })
    expect((await readRow(page, orderNumber, 2)).choices.dividers).toEqual([])
  })

  test('by the keyboard: Enter on the part, Tab to its choices, Escape back to the part', async ({ as }) => {
    const page = await as('storeClerk')
    const orderNumber = await makeQuote(page, [TWO_FIELDS])
    await openRow(page, orderNumber, 1)
    const part = drawing(page).getByRole('button', { name: 'Rute 1', exact: true })
    await part.focus()
    await page.keyboard.press('Enter')
    await expect(bar(page, 'rute 1')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(bar(page, 'rute 1').getByRole('button', { name: 'Åpning' })).toBeFocused()
    await bar(page, 'rute 1').getByRole('button', { name: 'Del opp' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: /^Stående post/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(bar(page, 'rute 1')).toHaveCount(0)
    await expect(part).toBeFocused()
    await part.press('Enter')
    await expect(bar(page, 'rute 1')).toBeVisible()
    await expectUsable(page, { part: 'fieldset[aria-label="Valg for rute 1"]' })
  })

  test('by a finger: the same, with buttons that are large enough', async ({ as }) => {
    const page = await as('storeClerk', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    })
    const orderNumber = await makeQuote(page, [TWO_FIELDS])
    await openRow(page, orderNumber, 1)
    const { x, y, width, height } = await boxOf(partOf(page, 'c1r1'))
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    const buttons = bar(page, 'rute 1').getByRole('button')
    await expect(buttons.first()).toBeVisible()
    for (const button of await buttons.all()) {
      const size = await boxOf(button)
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44)
    }
    await bar(page, 'rute 1').getByRole('button', { name: 'Fylling' }).tap()
    await page.getByRole('menuitemcheckbox', { name: /^Frostet/ }).tap()
    await whenStored(page)
    expect((await readRow(page, orderNumber, 1)).choices.panelProperties).toEqual([{ panel: 'c1r1', id: 6 }])
  })
})

test.describe('the drawing is looked at from near', () => {
  const seen = async (page: Page): Promise<readonly number[]> => {
    const box = await drawing(page).getByRole('img').getAttribute('viewBox')
    return (box ?? '').split(' ').map(Number)
  }
  const widthSeen = async (page: Page): Promise<number> => (await seen(page))[2] ?? 0

  test('by wheel, hand, keys and buttons; a double click shows all of it again', async ({ as }) => {
    const page = await as('storeClerk')
    const orderNumber = await makeQuote(page, [TWO_FIELDS])
    await openRow(page, orderNumber, 1)
    const whole = await seen(page)

    await pointAt(page, 'c2r1')
    await page.mouse.wheel(0, -500)
    await expect.poll(() => widthSeen(page)).toBeLessThan((whole[2] ?? 0) / 2)
    const near = await seen(page)
    await page.mouse.down()
    await page.mouse.move(500, 400, { steps: 4 })
    await page.mouse.up()
    expect((await seen(page))[0]).not.toBe(near[0])
    // What moved the paper chose nothing.
    await expect(page.getByRole('group', { name: /^Valg for/ })).toHaveCount(0)
    await page.mouse.dblclick(600, 300)
    expect(await seen(page)).toEqual(whole)

    await page.keyboard.press('Escape')
    await drawing(page).getByRole('button', { name: 'Rute 1', exact: true }).focus()
    await page.keyboard.press('+')
    expect(await widthSeen(page)).toBeCloseTo((whole[2] ?? 0) / 1.5, 0)
    await page.keyboard.press('0')
    expect(await seen(page)).toEqual(whole)
    await page.getByRole('button', { name: 'Forstørr', exact: true }).click()
    await expect(page.getByRole('button', { name: '150 %, vis hele tegningen' })).toBeVisible()
  })

  test('by two fingers, while the page keeps its size', async ({ as }) => {
    const page = await as('storeClerk', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    })
    const orderNumber = await makeQuote(page, [TWO_FIELDS])
    await openRow(page, orderNumber, 1)
    const whole = await widthSeen(page)
    const { x, y, width, height } = await boxOf(partOf(page, 'c1r1'))
    const session = await page.context().newCDPSession(page)
    const fingers = (apart: number) => [
      { x: x + width / 2 - apart, y: y + height / 2 },
      { x: x + width / 2 + apart, y: y + height / 2 },
    ]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
    for (const apart of [40, 50, 60])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => widthSeen(page)).toBeLessThan(whole / 1.5)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  })
})

test('a post that is dragged takes measures and price along, and where it cannot stand that is said at the pointer', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [TWO_FIELDS])
  await openRow(page, orderNumber, 1)
  const before = await unitPrice(page)
  const { x, y, width, height } = await boxOf(partOf(page, 'divider/V1'))
  const pane = (await boxOf(partOf(page, 'c1r1'))).width
  const [fromX, fromY] = [x + width / 2, y + height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX - 60, fromY, { steps: 4 })
  const measures = drawing(page).locator('[data-ruler="divider"] text')
  await expect(measures.first()).not.toHaveText('895')
  await page.mouse.move(fromX - 170, fromY, { steps: 4 })
  // The button is still down.
  await expect.poll(() => unitPrice(page)).not.toBe(before)
  // Less is left than the narrowest field.
  await page.mouse.move(fromX - pane, fromY, { steps: 4 })
  await expect(page.locator('[data-at-pointer]')).toHaveText(/Minste felt er 390\smm/)
  await page.mouse.up()
  await expect(page.locator('[data-at-pointer]')).toBeVisible()
  await whenStored(page)
  expect((await readRow(page, orderNumber, 1)).choices.dividers[0]?.position ?? null).toBeNull()
})

test('a glazing bar that was chosen for all panes takes the others along however it is dragged', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const crossbars = [{ panel: '', typeId: 'C22', direction: 'VERTICAL', position: null } as const]
  const choices = { ...TWO_FIELDS.choices, crossbars }
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING, choices }])
  await openRow(page, orderNumber, 1)
  const { x, y, width, height } = await boxOf(partOf(page, 'c2r1/crossbar/V1'))
  const [fromX, fromY] = [x + width / 2, y + height * 0.8]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + 50, fromY, { steps: 6 })
  await page.mouse.up()
  await whenStored(page)
  const stored = (await readRow(page, orderNumber, 1)).choices.crossbars
  const { layout } = configured(TOP_SWING, choices, { crossbars: [...stored] })
  const [left, right] = layout.crossbars.map((part) => offsetOf(layout, part))
  expect(right).not.toBe(0)
  expect(left).toBe(right)
})

test('measures that joiners ask for are switched on one by one or together, and remembered', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [TWO_FIELDS])
  await openRow(page, orderNumber, 1)
  const open = () => drawing(page).getByRole('button', { name: 'Flere mål' }).click()
  const item = (name: string) => page.getByRole('menuitemcheckbox', { name })

  await expect(drawing(page).locator('[data-section]')).toHaveCount(0)
  await open()
  await item('Anbefalt veggåpning').click()
  await expect(drawing(page).getByText('Veggåpning 1810')).toBeVisible()
  await expect(drawing(page).locator('[data-section]')).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Alle' }).click()
  await expect(drawing(page).locator('[data-ruler="depth"]')).toHaveCount(2)
  await expect(drawing(page).getByText(/^Fri åpning/)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(drawing(page).locator('[data-ruler="depth"]')).toHaveCount(2)
  await open()
  await page.getByRole('menuitem', { name: 'Ingen' }).click()
  await expect(drawing(page).locator('[data-section]')).toHaveCount(0)
})
