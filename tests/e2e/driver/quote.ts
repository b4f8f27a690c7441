/** Making a quote and reading it, in the words of the trade. */
import { expect, type Locator, type Page } from '@playwright/test'
import { whenOpen } from './editor.ts'
import { kronerIn, textIn } from './money.ts'

export interface Customer {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly label: string
}

/** Finds a model by typing its name, as somebody who knows the range does. */
const pickModel = async (page: Page, model: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Søk i alle produkter' }).fill(model)
  await page.getByRole('button', { name: model, exact: false }).first().click()
}

/** From the empty picker: the first model makes the quote. Enter in the last field submits. */
export const fillNewQuote = async (page: Page, model: string, customer: Customer): Promise<void> => {
  await pickModel(page, model)
  const dialog = page.getByRole('dialog', { name: 'Opprett nytt tilbud' })
  await dialog.getByRole('textbox', { name: 'Navn' }).fill(customer.name)
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(customer.email)
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill(customer.phone)
  await dialog.getByRole('textbox', { name: 'Merking' }).fill(customer.label)
  await dialog.getByRole('textbox', { name: 'Merking' }).press('Enter')
  await expect(page).toHaveURL(/\/produkt\/\d+\/1\/rediger/)
  await whenOpen(page)
}

export const createQuote = async (page: Page, model: string, customer: Customer): Promise<void> => {
  await page.goto('/produkt/')
  await fillNewQuote(page, model, customer)
}

export const addProduct = async (page: Page, model: string, rowNumber: number): Promise<void> => {
  await page.getByRole('button', { name: 'Produktmeny' }).click()
  await pickModel(page, model)
  await expect(page).toHaveURL(new RegExp(`/${rowNumber}/rediger`))
  await whenOpen(page)
}

export const quoteNumberIn = (page: Page): number => {
  const number = /\/(?:produkt|tilbud)\/(\d+)/.exec(page.url())?.[1]
  if (number === undefined) throw new Error(`no quote in ${page.url()}`)
  return Number(number)
}

export const openQuote = async (page: Page, orderNumber: number): Promise<void> => {
  await page.goto(`/tilbud/${orderNumber}`)
  await expect(page.getByRole('heading', { name: `Tilbud ${orderNumber}` })).toBeVisible()
}

export const rowOf = (page: Page, rowNumber: number): Locator =>
  page
    .getByRole('region', { name: /^Produkter/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(`Rad ${rowNumber}`, { exact: true }) })

/** The row's sum, which stands first in its price cell. */
export const rowSum = async (page: Page, rowNumber: number): Promise<number> =>
  kronerIn(await textIn(rowOf(page, rowNumber)))

export const totals = async (page: Page): Promise<{ exclTax: number; tax: number; inclTax: number }> => {
  const text = await textIn(page.getByRole('region', { name: 'Sammendrag' }))
  const after = (label: string) => kronerIn(text.slice(text.indexOf(label)))
  return { exclTax: after('Sum eks. mva'), tax: after('Mva'), inclTax: after('Sum inkl. mva') }
}

/** The rates that a person finds at a row, in order; 'låst' where they can be read but not changed. */
export const ratesAt = (page: Page, rowNumber: number): Promise<string[]> =>
  rowOf(page, rowNumber)
    .getByRole('textbox')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .map(({ labels, readOnly }) => {
          const [label = ''] = labels?.[0]?.textContent?.split(', rad') ?? []
          // Long words may break with a hyphen.
          const name = label.replaceAll('\u00AD', '')
          return readOnly ? `${name} låst` : name
        })
        .filter((name) => !name.startsWith('Antall')),
    )

/** Parties whose sums stand in the summary, each with its sum excluding VAT. */
export const whoseSums = async (page: Page): Promise<string[]> => {
  const text = await textIn(page.getByRole('region', { name: 'Sammendrag' }))
  return ['Forhandler', 'Byggmester'].filter((party) => text.includes(`${party}Sum eks. mva`))
}

/** A number at a row, by its label: 'Antall', 'Margin', 'Rabatt'. */
export const figureAt = (page: Page, rowNumber: number, label: string): Locator =>
  rowOf(page, rowNumber).getByRole('textbox', { name: new RegExp(`^${label}`) })
