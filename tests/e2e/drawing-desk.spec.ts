/** The drawing as the place where one works: what one sees of it, what is pointed at, and how much room it has. */
import { expect, type Locator, type Page } from '@playwright/test'
import { drawing, openRow } from './driver/editor.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const TOP_SWING = 1002
const post = { panel: '', typeId: 'P86', direction: 'VERTICAL', position: null } as const
const TWO_FIELDS = { model: TOP_SWING, choices: { width: 1790, dividers: [post] } }

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('it is not on the page')
  return box
}

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
