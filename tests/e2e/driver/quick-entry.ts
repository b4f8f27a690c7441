/** Quick entry of a quote that has no rows yet. */
import type { Page } from '@playwright/test'
import { makeQuote } from './ready-made.ts'

/** Answers the number of the quote. */
export const openQuickEntry = async (page: Page): Promise<number> => {
  const orderNumber = await makeQuote(page, [])
  await page.goto(`/tilbud/${orderNumber}/hurtig`)
  return orderNumber
}
