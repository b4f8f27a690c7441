/**
 * The product's main job: a store clerk makes a quote of the first five rows of a real house, sees drawing, price,
 * U-value and weight follow each edit, and prints a document whose figures are the quote page's.
 */
import { expect, test } from '@playwright/test'
import house from '../../functions/demo/enebolig.json' with { type: 'json' }
import { textOfPages, withoutSpace } from '../visual/pdf-document.ts'
import {
  drawing,
  setCount,
  setReference,
  setSize,
  technical,
  unitPrice,
  whenStored,
} from './driver/editor.ts'
import { demoPeople } from './driver/people.ts'
import { printTo } from './driver/print.ts'
import { addProduct, createQuote, openQuote, quoteNumberIn, rowSum, totals } from './driver/quote.ts'
import { logIn } from './driver/session.ts'

const names: Readonly<Record<number, string>> = {
  1106: 'Tinde eXtra Panorama',
  1001: 'Skjær Fastkarm',
  1002: 'Skjær Toppsving',
  1004: 'Skjær Topphengslet',
  1008: 'Skjær Kombi toppsving over fast',
}

const rows = house.rows.slice(0, 5).map((row) => ({ ...row, model: names[row.modelId] ?? '' }))

/**
 * Worked by hand from price list 2026-1 in margin mode: the store pays 48 % of the list price (52 % project discount) and
 * adds a margin of 18 %. List prices: 17 217, 9 268 × 2, 9 660, 5 469, 10 792 × 2.
 */
const sums = [10078.24, 10850.34, 5654.63, 3201.37, 12634.54]

const paper = (amount: number): string =>
  withoutSpace(amount.toLocaleString('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))

test.setTimeout(240_000)

test('Q-034 Q-038 Q-191 Q-251 Q-288 a clerk quotes five windows and prints, in a tab of its own, what the page says', async ({
  page,
}, info) => {
  await logIn(page, demoPeople.storeClerk)

  for (const [index, { model, width, height, numberOf, reference }] of rows.entries()) {
    if (index === 0) await createQuote(page, model, { ...house.customer, label: house.deliveryLabel })
    else await addProduct(page, model, index + 1)
    await setSize(page, width, height)
    await setReference(page, reference)
    await setCount(page, numberOf)
    await expect(drawing(page).getByText(String(width), { exact: true })).toBeVisible()
    await expect(drawing(page).getByText(String(height), { exact: true })).toBeVisible()
  }

  await test.step('an option changes price, U-value, weight and drawing at once, and back', async () => {
    const before = await unitPrice(page)
    await expect(technical(page, 'U-verdi')).toHaveText(/0,81/)
    await expect(technical(page, 'Vekt')).toHaveText(/94,7/)
    await page.getByRole('checkbox', { name: 'Aluminiumskledning' }).check()
    await expect.poll(() => unitPrice(page)).toBeGreaterThan(before)
    await expect(technical(page, 'U-verdi')).toHaveText(/0,83/)
    await expect(technical(page, 'Vekt')).not.toHaveText(/94,7/)
    await whenStored(page)
    await page.getByRole('checkbox', { name: 'Aluminiumskledning' }).uncheck()
    await expect.poll(() => unitPrice(page)).toBe(before)
    await whenStored(page)
  })

  await openQuote(page, quoteNumberIn(page))
  for (const [index, sum] of sums.entries()) expect(await rowSum(page, index + 1)).toBe(sum)
  const { exclTax, inclTax } = await totals(page)
  expect(inclTax).toBeCloseTo(exclTax * 1.25, 2)

  for (const [mode, rowFigures] of [
    // The store's price to the customer excluding VAT: the figures of the quote page.
    ['Forhandlerpris', sums],
    // What the customer pays: the same with VAT, line by line.
    ['Kundepris', [12597.8, 13562.93, 7068.29, 4001.71, 15793.18]],
  ] as const) {
    const pdf = await printTo(page, mode, info.outputPath(`${mode}.pdf`))
    const text = (await textOfPages(pdf)).join('')
    for (const sum of rowFigures) expect(text).toContain(paper(sum))
    expect(text).toContain(paper(exclTax))
    expect(text).toContain(paper(inclTax))
    expect(text).toContain(withoutSpace(house.customer.name))
    for (const { reference } of rows) expect(text).toContain(withoutSpace(reference))
  }
})
