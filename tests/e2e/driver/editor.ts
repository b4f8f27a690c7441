/** Configuring a product in the editor. Every edit is waited for until the editor says that it is stored. */
import { expect, type Page } from '@playwright/test'
import { kronerIn, textIn } from './money.ts'

const DEFAULT_TIMEOUT = { timeout: 15_000 }

export const whenStored = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status', { name: 'Lagring' })).toHaveText('synced', DEFAULT_TIMEOUT)
}

/** The editor shows this row's product and nothing is under way. */
export const whenOpen = async (page: Page): Promise<void> => {
  await expect(page.getByRole('textbox', { name: 'Bredde', exact: true })).toBeVisible(DEFAULT_TIMEOUT)
  await whenStored(page)
}

export const setSize = async (page: Page, width: number, height: number): Promise<void> => {
  for (const [label, value] of [
    ['Bredde', width],
    ['Høyde', height],
  ] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true })
    await field.fill(String(value))
    await field.press('Enter')
    await expect(field).toHaveValue(String(value))
  }
  await whenStored(page)
}

const setText = async (page: Page, label: string, value: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: label, exact: true })
  if ((await field.inputValue()) === value) return
  await field.fill(value)
  await field.press('Tab')
  await whenStored(page)
}

export const setCount = (page: Page, count: number): Promise<void> => setText(page, 'Antall', String(count))
export const setReference = (page: Page, text: string): Promise<void> => setText(page, 'Referanse', text)

/** Unit price excluding VAT, kroner. */
export const unitPrice = async (page: Page): Promise<number> => {
  const panel = page.getByRole('region', { name: 'Pris', exact: true })
  return kronerIn(await textIn(panel))
}

/** A figure of the technical data, such as 'U-verdi'. */
export const technical = (page: Page, term: string) =>
  page
    .getByRole('region', { name: 'Tekniske data' })
    .locator('dt', { hasText: term })
    .locator('xpath=following-sibling::dd[1]')

export const drawing = (page: Page) => page.getByRole('region', { name: 'Tegning' })
