/** Making a quote and reading it, in the words of the trade. */
import { expect, type Locator, type Page } from '@playwright/test'

interface Customer {
  readonly name: string
  readonly email?: string
  readonly phone?: string
  readonly label?: string
}

/** Opens the product menu's group and presses the model's tile. */
export const pickModel = async (page: Page, group: string, model: string): Promise<void> => {
  await page.getByRole('tab', { name: group }).click()
  await page.getByRole('button', { name: new RegExp(`^${model}`) }).click()
}

/** From the empty picker: the first model makes the quote. */
export const createQuote = async (
  page: Page,
  { group, model, customer }: { group: string; model: string; customer: Customer },
): Promise<void> => {
  await page.goto('/produkt/')
  await pickModel(page, group, model)
  const dialog = page.getByRole('dialog', { name: 'Opprett nytt tilbud' })
  await dialog.getByLabel('Navn').fill(customer.name)
  if (customer.email) await dialog.getByLabel('E-post').fill(customer.email)
  if (customer.phone) await dialog.getByLabel('Telefon').fill(customer.phone)
  if (customer.label) await dialog.getByLabel('Merking').fill(customer.label)
  await dialog.getByRole('button', { name: 'Opprett' }).click()
  await expect(page).toHaveURL(/\/produkt\/\d+\/1\/rediger/)
}

/** In an open quote: adds a model from the menu button. */
export const addProduct = async (page: Page, group: string, model: string): Promise<void> => {
  const before = page.url()
  await page.getByRole('button', { name: 'Produktmeny' }).click()
  await pickModel(page, group, model)
  await expect(page).not.toHaveURL(before)
  await expect(page).toHaveURL(/\/rediger/)
}

export const quoteNumberIn = (page: Page): number => {
  const number = /\/(?:produkt|tilbud)\/(\d+)/.exec(page.url())?.[1]
  if (number === undefined) throw new Error(`no quote in ${page.url()}`)
  return Number(number)
}

/** 'kr 12 345,00' as 12345, whatever spaces are used. */
export const kronerIn = (text: string): number => {
  const match = /(?:kr)?\s*(-?[\d\s\u00a0\u202f]+,\d\d)/.exec(text)
  if (match?.[1] === undefined) throw new Error(`no kroner in «${text}»`)
  return Number(match[1].replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'))
}

export const rowOf = (page: Page, rowNumber: number): Locator =>
  page.getByRole('row').filter({ has: page.getByText(`Rad ${rowNumber}`, { exact: true }) })
