/** What cannot be undone is done by its own button and by nobody's haste: Enter pressed twice, held, or in a field. */
import { expect, type Locator, type Page } from '@playwright/test'
import { hold, pressHastily, pressOnceRead } from './driver/keys.ts'
import { openQuote } from './driver/quote.ts'
import { makeCompleteQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

test.describe.configure({ mode: 'parallel' })
test.setTimeout(120_000)

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

/** What the server is asked for at this path from now on; it refuses, and nothing has become of it. */
const refusedAt = async (page: Page, path: string): Promise<readonly string[]> => {
  const asked: string[] = []
  await page.route(path, async (route) => {
    asked.push(route.request().method())
    await route.fulfill({ status: 409, json: { message: 'Ikke nå', code: 'x' } })
  })
  return asked
}

const withNewLines = (areas: readonly Element[]): readonly string[] =>
  areas.map((area) => (area as HTMLTextAreaElement).value).filter((text) => text.endsWith('\n'))

const quoteSteps = [
  ['orders a quote', 'Bestill', 'Oppdater og bestill', '**/order?*'],
  ['sends a customer his mail', 'Send til kunde', 'Oppdater og send til kunde', '**/send?*'],
] as const

for (const [does, opener, final, path] of quoteSteps)
  test(`neither Enter twice, nor one that is held, nor one in a field ${does}; its own button does`, async ({
    as,
  }) => {
    const page = await as('storeClerk')
    await openQuote(page, await makeCompleteQuote(page))
    const asked = await refusedAt(page, path)
    const dialog = page.getByRole('dialog')
    const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true })

    await button(page, opener).last().focus()
    await pressHastily(page, 'Enter', 'Enter')
    await expect(button(dialog, final)).toBeEnabled()
    await expect(dialog.locator(':focus')).toBeVisible()
    await field('Navn').press('Enter')
    await expect(field('E-post')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await button(page, opener).last().focus()
    await hold(page, 'Enter')
    await expect(button(dialog, final)).toBeEnabled()
    await expect(dialog.locator(':focus')).toBeVisible()
    expect(asked).toEqual([])
    // Nor is it typed into what opens.
    expect(await dialog.locator('textarea').evaluateAll(withNewLines)).toEqual([])

    await pressOnceRead(button(dialog, final), () => asked.length > 0)
    await expect(page.getByText('Ikke nå').first()).toBeVisible()
    expect(asked).toHaveLength(1)
  })
