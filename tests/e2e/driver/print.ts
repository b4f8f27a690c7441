/** Printing: what the button opens, until the finished document is there. */
import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** Presses 'Skriv ut' and a price mode, waits for the document that opens in a new tab and keeps it at `path`. */
export const printTo = async (page: Page, mode: string, path: string): Promise<Uint8Array> => {
  await page.getByRole('button', { name: 'Skriv ut' }).first().click()
  const item = page.getByRole('menuitem', { name: mode })
  const address = (await item.getAttribute('href')) ?? ''
  const tab = page.context().waitForEvent('page')
  const opened = page.context().waitForEvent('request', (request) => request.url().endsWith(address))
  await item.click()
  await tab
  await opened
  let pdf: Uint8Array = Buffer.of()
  await expect(async () => {
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    pdf = await answer.body()
  }).toPass({ timeout: 45_000 })
  await writeFile(path, pdf)
  return pdf
}

/** The price modes that the menu offers, in order. */
export const printModesOffered = async (page: Page): Promise<string[]> => {
  const button = page.getByRole('button', { name: 'Skriv ut' }).first()
  await button.click()
  const menu = page.getByRole('menu', { name: 'Skriv ut' })
  await expect(menu).toBeVisible()
  const modes = await menu.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  return modes
}
