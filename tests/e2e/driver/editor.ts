/** Configuring a product in the editor. Every edit is waited for until the editor says that it is stored. */
import { expect, type Locator, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { kronerIn, textIn } from './money.ts'

const DEFAULT_TIMEOUT = { timeout: 15_000 }

/** The one place that says whether what is on the screen has been saved. */
export const saving = (page: Page): Locator => page.getByRole('status', { name: 'Lagring' })

export const whenStored = async (page: Page): Promise<void> => {
  await expect(saving(page)).toHaveText('synced', DEFAULT_TIMEOUT)
}

export const field = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true })

/** The editor shows this row's product and nothing is under way. */
export const whenOpen = async (page: Page): Promise<void> => {
  await expect(field(page, 'Bredde')).toBeVisible(DEFAULT_TIMEOUT)
  await whenStored(page)
}

export const openRow = async (page: Page, orderNumber: number, rowNumber: number): Promise<void> => {
  await page.goto(`/produkt/${orderNumber}/${rowNumber}/rediger`)
  await whenOpen(page)
}

/** Types a number and presses Enter, whatever comes of it. */
export const enter = async (page: Page, label: string, value: number | string): Promise<void> => {
  await field(page, label).fill(String(value))
  await field(page, label).press('Enter')
}

export const setNumber = async (page: Page, label: string, value: number): Promise<void> => {
  await enter(page, label, value)
  await expect(field(page, label)).toHaveValue(String(value))
  await whenStored(page)
}

export const setSize = async (page: Page, width: number, height: number): Promise<void> => {
  await setNumber(page, 'Bredde', width)
  await setNumber(page, 'Høyde', height)
}

const setText = async (page: Page, label: string, value: string): Promise<void> => {
  if ((await field(page, label).inputValue()) === value) return
  await field(page, label).fill(value)
  await field(page, label).press('Tab')
  await whenStored(page)
}

export const setCount = (page: Page, count: number): Promise<void> => setText(page, 'Antall', String(count))
export const setReference = (page: Page, text: string): Promise<void> => setText(page, 'Referanse', text)

/** A group of options, unfolded. */
export const openGroup = async (page: Page, title: string): Promise<Locator> => {
  const group = page.getByRole('region', { name: title, exact: true })
  const header = group.getByRole('heading').getByRole('button')
  if ((await header.getAttribute('aria-expanded')) === 'false') await header.click()
  return group
}

/** What opens a list of choices and shows what is chosen. */
export const list = (page: Page, label: string): Locator =>
  page.getByRole('combobox', { name: label, exact: true })

/** What opens the swatches of a colour and names the one chosen. */
export const color = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${label} `) })

/** Opens a list and answers the option that begins so. */
export const optionIn = async (page: Page, label: string, option: string): Promise<Locator> => {
  const options = page.getByRole('listbox', { name: label })
  if (await options.isHidden()) await list(page, label).click()
  return options.getByRole('option', { name: new RegExp(`^${option}`) })
}

/** The 5 by 5 fields with which posts or glazing bars are set; swept with the arrows. */
export const divideInto = async (
  page: Page,
  label: string,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Promise<void> => {
  const chooser = page.getByRole('spinbutton', { name: label })
  await chooser.focus()
  for (let step = 0; step < 5; step++) await chooser.press('ArrowLeft')
  for (let step = 0; step < 5; step++) await chooser.press('ArrowDown')
  for (let step = 1; step < columns; step++) await chooser.press('ArrowRight')
  for (let step = 1; step < rows; step++) await chooser.press('ArrowUp')
  await chooser.press('Enter')
  await whenStored(page)
}

/** Unit price excluding VAT, kroner. */
export const unitPrice = async (page: Page): Promise<number> =>
  kronerIn(await textIn(page.getByRole('region', { name: 'Pris', exact: true })))

/** A figure of the technical data, such as 'U-verdi'. */
export const technical = (page: Page, term: string): Locator =>
  page
    .getByRole('region', { name: 'Tekniske data' })
    .locator('dt', { hasText: term })
    .locator('xpath=following-sibling::dd[1]')

export const drawing = (page: Page): Locator => page.getByRole('region', { name: 'Tegning' })

/** Looks at the product from 'Utvendig' or 'Innvendig', in '2D' or '3D'. */
export const look = async (page: Page, way: 'Utvendig' | 'Innvendig' | '2D' | '3D'): Promise<void> => {
  if (way === '2D' || way === '3D')
    return page.getByRole('radiogroup', { name: 'Visning' }).getByText(way, { exact: true }).click()
  const other = drawing(page).getByRole('button', { name: `Vis ${way.toLowerCase()}` })
  if (await other.isVisible()) await other.click()
}

/** The middle of what is shown, half as wide and half as high. */
const middleOf = async (place: Locator): Promise<Sharp> => {
  const picture = sharp(await place.screenshot())
  const { width, height } = await picture.metadata()
  const middle = {
    left: Math.round(width / 4),
    top: Math.round(height / 4),
    width: Math.round(width / 2),
    height: Math.round(height / 2),
  }
  return picture.extract(middle)
}

/** How much the colours vary in the middle of what is shown, 0 for blank paper. */
export const varietyIn = async (place: Locator): Promise<number> => {
  const { channels } = await sharp(await (await middleOf(place)).toBuffer()).stats()
  return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))
}

/** Which share of the middle of what is shown has such a colour. */
export const shareOf = async (
  place: Locator,
  isSuch: (red: number, green: number, blue: number) => boolean,
): Promise<number> => {
  const pixels = await (await middleOf(place)).removeAlpha().raw().toBuffer()
  let such = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (isSuch(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) such += 1
  return such / (pixels.length / 3)
}
