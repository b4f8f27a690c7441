/**
 * What eight hours of work leave behind on the heap of a page that is never loaded anew: one quote after the other is made in the editor, in 2D and 3D,
 * written in quick entry, changed in its list, taken back, left and found again. Played fast, against the level after the first hour.
 */
import { chromium, expect, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { drawing, look, setSize, whenOpen, whenStored } from '../../e2e/driver/editor.ts'
import { DEMO_PASSWORD, demoPeople } from '../../e2e/driver/people.ts'
import { addProduct, fillNewQuote, quoteNumberIn, rowOf } from '../../e2e/driver/quote.ts'
import { heapOf } from '../heap.ts'
import type { Figure } from '../measure.ts'
import type { World } from '../world.ts'

const HOURS = 8
const QUOTES_AN_HOUR = 3
const MOST_GROWTH = 1.1
const MEGABYTE = 2 ** 20

const CUSTOMER = {
  name: 'Ingrid Solheim',
  email: 'ingrid@solheim.example',
  phone: '41234567',
  label: 'Plan 2',
} as const

const toMainPage = (page: Page, name: 'Nytt tilbud' | 'Tilbudssøk'): Promise<void> =>
  page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name }).click()

const designProducts = async (page: Page): Promise<void> => {
  await toMainPage(page, 'Nytt tilbud')
  await fillNewQuote(page, 'Toppsving', CUSTOMER)
  await setSize(page, 1090, 1390)
  await look(page, '3D')
  await drawing(page).locator('canvas').waitFor()
  await look(page, '2D')
  await addProduct(page, 'Fastkarm', 2)
  await setSize(page, 890, 1190)
  await page.getByRole('link', { name: 'Til tilbudet', exact: true }).click()
}

const writeRows = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Hurtigregistrering' }).first().click()
  await page.getByRole('combobox', { name: 'Linje 1', exact: true }).fill('3 stk toppsving 990x1190')
  await page.keyboard.press('Control+Enter')
  await rowOf(page, 3).waitFor()
}

const changeList = async (page: Page): Promise<void> => {
  const count = rowOf(page, 1).getByRole('textbox', { name: /^Antall/ })
  await count.fill('4')
  await count.press('Enter')
  await page
    .getByRole('button', { name: /^Angre/ })
    .first()
    .click()
  await expect(count).toHaveValue('1')
}

const findAgain = async (page: Page, orderNumber: number): Promise<void> => {
  await toMainPage(page, 'Tilbudssøk')
  await page.getByRole('searchbox').fill(String(orderNumber))
  await page
    .getByRole('link', { name: String(orderNumber) })
    .first()
    .click()
  await rowOf(page, 1).getByRole('link').first().click()
  await whenOpen(page)
}

const workOnQuote = async (page: Page): Promise<void> => {
  await designProducts(page)
  const orderNumber = quoteNumberIn(page)
  await writeRows(page)
  await changeList(page)
  await findAgain(page, orderNumber)
  await whenStored(page)
}

export const workingDayFigure = async ({ origin }: World): Promise<Figure> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'nb-NO' })
    const answer = await context.request.post('/api/v1/auth/login', {
      data: { email: demoPeople.storeClerk, password: DEMO_PASSWORD },
    })
    if (!answer.ok()) throw new Error(`could not log in: ${await answer.text()}`)
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/produkt/')
    const after: number[] = []
    for (let hour = 0; hour < HOURS; hour += 1) {
      for (let quote = 0; quote < QUOTES_AN_HOUR; quote += 1) await workOnQuote(page)
      // What is kept for some minutes in case it is looked at again has gone by then.
      await page.clock.fastForward('40:00')
      after.push((await heapOf(page)).data)
    }
    const [first, last] = [after[0], after.at(-1)]
    if (first === undefined || last === undefined) throw new Error('no hour was worked')
    return {
      name: 'heap after eight hours of work, against the level after one',
      limit: MOST_GROWTH,
      ratio: last / first,
      detail: `${after.map((bytes) => (bytes / MEGABYTE).toFixed(1)).join(', ')} MB after each, ${HOURS * QUOTES_AN_HOUR} quotes`,
    }
  } finally {
    await browser.close()
  }
}
