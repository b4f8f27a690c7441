/**
 * A whole house entered by keyboard alone: one line per row, a doubt made clear from the keyboard, a reload in the middle,
 * and the sums of the quote that the demo has of the same house.
 */
import { expect, type Page } from '@playwright/test'
import type { OfferSummary } from '#domain/contracts/offer'
import house from '../../functions/demo/enebolig.json' with { type: 'json' }
import { houseLines } from '../factories/house-lines.ts'
import { expectNothingCut } from './driver/accessibility.ts'
import { kronerIn, textIn } from './driver/money.ts'
import { openQuickEntry } from './driver/quick-entry.ts'
import { totals } from './driver/quote.ts'
import { makeQuote, readQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

test.setTimeout(120_000)

test('the 17 rows of a house are written, added and priced as the demo’s', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [])
  const line = (number: number) => page.getByRole('combobox', { name: `Linje ${number}`, exact: true })

  await page.goto(`/tilbud/${orderNumber}`)
  await page.getByRole('link', { name: 'Hurtigregistrering' }).press('Enter')
  await expect(line(1)).toBeVisible({ timeout: 15_000 })
  await line(1).focus()

  for (const [index, text] of houseLines.entries()) {
    await expect(line(index + 1)).toBeFocused()
    // One line letter by letter with completion, the others at once: what is typed is read alike.
    if (index === 2) {
      await page.keyboard.type('12x12 topps')
      await page.keyboard.press('Tab')
      await expect(line(3)).toHaveValue('12x12 toppsving ')
      await page.keyboard.type('"V3 Kjøkken"')
    } else await page.keyboard.insertText(text)
    await page.keyboard.press('Enter')
  }

  await test.step('an unclear line is not added, and is made clear from the keyboard', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(line(3)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+Space')
    await expect(page.getByRole('option', { name: '1 190 × 1 190 mm (modulmål)' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Enter')
    await expect(line(3)).toHaveValue(/^1190x1190 toppsving/)
    await line(3).press('Control+a')
    await page.keyboard.insertText(houseLines[2] ?? '')
  })

  await test.step('what is written outlives a reload', async () => {
    await page.reload()
    await expect(line(17)).toHaveValue(houseLines[16] ?? '', { timeout: 15_000 })
  })

  const summary = page.getByRole('region', { name: 'Sum eks. mva' })
  await expect(summary).toContainText('17 rader, 21 stk')
  await expect(summary).toContainText('kr')
  const promised = kronerIn(await textIn(summary))
  for (const screen of [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(screen)
    await expectNothingCut(page)
  }

  await line(18).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: `Tilbud ${orderNumber}` })).toBeVisible({ timeout: 15_000 })
  await expect(page).toHaveURL(new RegExp(`/tilbud/${orderNumber}$`))

  const found: OfferSummary[] = await (
    await page.request.get(`/api/v1/offers?q=${encodeURIComponent(house.externalReference)}`)
  ).json()
  const demo = await readQuote(page, found[0]?.orderNumber ?? 0)
  const entered = await readQuote(page, orderNumber)
  expect(entered.productRows.map(({ price }) => price.linePrice)).toEqual(
    demo.productRows.map(({ price }) => price.linePrice),
  )
  expect(entered.totals).toEqual(demo.totals)
  expect((await totals(page)).exclTax).toBe(demo.totals.sumExclTax)
  const rows = demo.productRows.reduce((sum, { price }) => sum + (price.linePrice ?? 0), 0)
  expect(promised).toBeCloseTo(rows, 2)
})

/** As a person's, into the first line. */
const pasteAll = (page: Page, lines: readonly string[]): Promise<void> =>
  page.getByRole('combobox', { name: 'Linje 1', exact: true }).evaluate((field, pasted) => {
    field.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, lines.join('\n'))

const PASTED = 200

test('hundreds of lines that are pasted are read while one goes on, and are added when all have been read if one asks sooner', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await openQuickEntry(page)
  const line = (number: number) => page.getByRole('combobox', { name: `Linje ${number}`, exact: true })
  await expect(line(1)).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const sizes = Array.from({ length: PASTED }, (_, index) => `${590 + 10 * (index % 90)}x590 fastkarm`)
  await pasteAll(page, sizes)
  const sum = page.getByRole('region', { name: 'Sum eks. mva' })
  await expect(sum).toContainText(`av ${PASTED}`)
  await expect(sum.getByRole('button')).toBeDisabled()
  // The last one is written on before it has been read.
  await page.keyboard.type(' hvit')
  await expect(line(PASTED)).toHaveValue(`${sizes.at(-1)} hvit`)
  await expect(sum).toContainText(`av ${PASTED}`)
  await page.keyboard.press('Control+Enter')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).toHaveURL(new RegExp(`/tilbud/${orderNumber}$`))
  const { productRows } = await readQuote(page, orderNumber)
  expect(productRows).toHaveLength(PASTED)
})

test('a line is drawn when it comes near the window', async ({ as }) => {
  const page = await as('storeClerk')
  await openQuickEntry(page)
  await pasteAll(
    page,
    Array.from({ length: 60 }, (_, index) => `${590 + 10 * index}x590 fastkarm`),
  )
  const picture = (number: number) =>
    page
      .getByRole('listitem')
      .nth(number - 1)
      .locator('img')
  // One writes on in the last of them.
  await expect(picture(60)).toBeVisible()
  await expect(picture(1)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Linje 1', exact: true }).focus()
  await expect(picture(1)).toBeVisible()
})
