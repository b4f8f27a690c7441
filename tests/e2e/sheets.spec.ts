/** A schedule that an office has written in a spreadsheet: opened, its columns seen, its doubts answered, and added to the quote. */
import { expect, type Page } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { smallPdf } from '../factories/small-pdf.ts'
import { expectUsable } from './driver/accessibility.ts'
import { openQuickEntry } from './driver/quick-entry.ts'
import { readQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

test.describe.configure({ mode: 'parallel' })

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Under a title, in centimetres, with a storey and a sum; and a second sheet with something else. */
const windows = [
  ['Vindusskjema Granlia 12'],
  [],
  ['Littera', 'Ant', 'Bredde (cm)', 'Høyde (cm)', 'Type', 'Slagretning', 'Merknad'],
  ['1. etasje'],
  ['V1', 2, 119, 119, 'Toppsving', '', 'Stue'],
  ['V2', 1, 79, 129, 'Sidesving', 'V', 'Bad'],
  ['V3', 1, 99, 129, 'Sidesving', '', 'Gang'],
  ['Sum', 4],
]
const doors = [
  ['Type', 'B x H', 'Antall'],
  ['Fastkarm', '59x59 cm', 3],
]
const workbook = (): Promise<Buffer> => {
  const cells = (rows: readonly (readonly (string | number)[])[]) =>
    rows.map((row) => row.map((value) => (value === '' ? null : { value })))
  return writeXlsxFile([
    { data: cells(windows), sheet: 'Vinduer' },
    { data: cells(doors), sheet: 'Bod' },
  ]).toBuffer()
}

const open = async (page: Page, name: string, buffer: Buffer): Promise<void> => {
  await page.getByLabel('Hent fra fil', { exact: true }).setInputFiles({ name, mimeType: XLSX, buffer })
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Les fra fil' })
const line = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Linje ${number}`, exact: true })

test('a sheet of an office becomes rows: each beside its line, its doubt answered there, and what is left out is told', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await openQuickEntry(page)
  await open(page, 'skjema.xlsx', await workbook())

  await expect(dialog(page).getByRole('status')).toHaveText('2 linjer klare, 1 uklare')
  const third = dialog(page).getByRole('listitem').filter({ hasText: 'V3 · 1 · 99 · 129' })
  await expect(third).toContainText('Rad 7')
  const text = dialog(page).getByLabel('Linje fra rad 7')
  await expect(text).toHaveValue('1 stk 990x1290 Sidesving "V3 Gang"')
  await expectUsable(page, { part: '[role=dialog]' })
  await third.getByRole('button', { name: 'Sidesving høyre' }).click()
  await expect(text).toHaveValue('1 stk 990x1290 Sidesving høyre "V3 Gang"')
  await expect(dialog(page).getByRole('status')).toHaveText('3 linjer, alle klare')
  await dialog(page).getByText('3 rader er ikke med').click()
  await expect(dialog(page).getByText('Rad 4, «1. etasje»: eneste tekst på raden')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Lag 3 linjer' }).click()

  await expect(line(page, 2)).toHaveValue('1 stk 790x1290 Sidesving venstre "V2 Bad"')
  await page.getByRole('button', { name: 'Legg til 3 rader' }).click()
  await expect(page).toHaveURL(new RegExp(`/tilbud/${orderNumber}$`))
  const { productRows } = await readQuote(page, orderNumber)
  expect(productRows.map(({ numberOf, reference }) => [numberOf, reference])).toEqual([
    [2, 'V1 Stue'],
    [1, 'V2 Bad'],
    [1, 'V3 Gang'],
  ])
})

test('what the columns of a sheet are is said once: the next one from the same office is read so, and may be read anew', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const schedule = (note: string) =>
    Buffer.from(`Antall;Bredde;Høyde;Type;Kode 7731\n2;1190;1190;Toppsving;${note}\n`)
  const openNew = async (note: string): Promise<void> => {
    await openQuickEntry(page)
    await page
      .getByLabel('Hent fra fil', { exact: true })
      .setInputFiles({ name: 'skjema.csv', mimeType: 'text/csv', buffer: schedule(note) })
  }
  const codes = dialog(page).getByLabel('Kolonne 5', { exact: true })

  await openNew('Stue')
  await expect(codes).toHaveValue('ignore')
  await expect(dialog(page).getByText('satt som sist')).toBeHidden()
  await codes.selectOption('reference')
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/sheets/'),
  )
  await dialog(page).getByRole('button', { name: 'Lag 1 linje' }).click()
  expect((await kept).ok()).toBe(true)

  await openNew('Bad')
  await expect(dialog(page).getByText('satt som sist')).toBeVisible()
  await expect(codes).toHaveValue('reference')
  await expect(dialog(page).getByLabel('Linje fra rad 2')).toHaveValue(/"Bad"/)
  await expectUsable(page, { part: '[role=dialog]' })
  await dialog(page).getByRole('button', { name: 'Les dem på nytt' }).click()
  await expect(codes).toHaveValue('ignore')
  await expect(dialog(page).getByLabel('Første rad er overskrifter')).toBeFocused()
})

test('another sheet of the workbook is chosen, a column’s unit set, and the lines stand below what is written', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openQuickEntry(page)
  await line(page, 1).fill('1190x1190 toppsving')
  await open(page, 'skjema.xlsx', await workbook())
  await dialog(page).getByLabel('Ark').selectOption({ label: 'Bod' })
  await expect(dialog(page).getByLabel('Linje fra rad 2')).toHaveValue('3 stk 59x59 cm Fastkarm')
  await dialog(page).getByLabel('Kolonne 3').selectOption({ label: 'Ikke med' })
  await expect(dialog(page).getByLabel('Linje fra rad 2')).toHaveValue('59x59 cm Fastkarm')
  await dialog(page).getByRole('button', { name: 'Lag 1 linje' }).click()
  await expect(line(page, 1)).toHaveValue('1190x1190 toppsving')
  await expect(line(page, 2)).toHaveValue('59x59 cm Fastkarm')
})

test('a file that is none of what it says is told of in words, and nothing that is written is lost', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openQuickEntry(page)
  await line(page, 1).fill('1190x1190 toppsving')
  await open(page, 'skjema.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]))
  await expect(page.getByText('skjema.xlsx: Filen er ødelagt')).toBeVisible()
  await open(page, 'brev.csv', Buffer.from('Kjære Kari\nHer er ingen tabell\n'))
  await expect(page.getByText('brev.csv: Fant ingen tabell')).toBeVisible()
  await expect(line(page, 1)).toHaveValue('1190x1190 toppsving')
})

test('a schedule that an office has printed to a PDF becomes lines; a scanned one is said to be a picture', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const cells = (tag: string, ...texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`
  await page.setContent(`<h1>Vindusskjema Granlia 12</h1>
    <style>td, th { padding: 4px 14px; border: 1px solid #999; font: 11px Arial; text-align: left } .n { text-align: right }</style>
    <table>${cells('th', 'Littera', 'Antall', 'Bredde (mm)', 'Høyde (mm)', 'Type', 'Slagretning')}
    ${cells('td', 'V1', '2', '1190', '1190', 'Toppsving', '')}
    ${cells('td', 'V2 bad', '1', '790', '1290', 'Sidesving', 'V')}
    ${cells('td', 'Sum', '3', '', '', '', '')}</table>`)
  const printed = await page.pdf({ format: 'A4' })
  await openQuickEntry(page)
  await page
    .getByLabel('Hent fra fil', { exact: true })
    .setInputFiles({ name: 'skjema.pdf', mimeType: 'application/pdf', buffer: printed })
  await expect(dialog(page).getByRole('status')).toHaveText('2 linjer, alle klare')
  await expectUsable(page, { part: '[role=dialog]' })
  await dialog(page).getByRole('button', { name: 'Lag 2 linjer' }).click()
  await expect(line(page, 1)).toHaveValue('2 stk 1190x1190 Toppsving "V1"')
  await expect(line(page, 2)).toHaveValue('1 stk 790x1290 Sidesving venstre "V2 bad"')

  await page
    .getByLabel('Hent fra fil', { exact: true })
    .setInputFiles({ name: 'skannet.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf([])) })
  await expect(page.getByText('skannet.pdf: PDF-en er skannet')).toBeVisible()
  await expect(line(page, 2)).toHaveValue('1 stk 790x1290 Sidesving venstre "V2 bad"')
})

/** As a spreadsheet and any other program hand over what is copied. */
const paste = (page: Page, number: number, text: string): Promise<void> =>
  line(page, number).evaluate((field: HTMLInputElement, pasted) => {
    field.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (field.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
  }, text)

test('cells that are pasted into a line are asked about like a file, and become lines where they were pasted', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openQuickEntry(page)
  await paste(
    page,
    1,
    'Littera\tAntall\tBredde\tHøyde\tType\nV1\t2\t1190\t1190\tToppsving\nV2\t1\t590\t590\tFastkarm\n',
  )
  await expect(dialog(page).getByRole('status')).toHaveText('2 linjer, alle klare')
  await dialog(page).getByRole('button', { name: 'Lag 2 linjer' }).click()
  await expect(line(page, 1)).toHaveValue('2 stk 1190x1190 Toppsving "V1"')
  await expect(line(page, 2)).toHaveValue('1 stk 590x590 Fastkarm "V2"')
})

test('what is selected in a line gives way to what is pasted over it: lines, or the rows of a table', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openQuickEntry(page)
  const values = () => Promise.all([1, 2, 3].map((number) => line(page, number).inputValue()))
  await line(page, 1).fill('1190x1190 toppsving')
  await line(page, 1).selectText()
  await paste(page, 1, '990x990 toppsving\n590x590 fastkarm\n')
  await expect.poll(values).toEqual(['990x990 toppsving', '590x590 fastkarm', ''])

  await line(page, 2).selectText()
  await paste(page, 2, 'Littera\tAntall\tBredde\tHøyde\tType\nV1\t2\t1190\t1190\tToppsving\n')
  await dialog(page).getByRole('button', { name: 'Lag 1 linje' }).click()
  await expect.poll(values).toEqual(['990x990 toppsving', '2 stk 1190x1190 Toppsving "V1"', ''])
})

test('far too much that is pasted is refused with the reason: as a table, as lines and beside what is written, which stays', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await openQuickEntry(page)
  await line(page, 1).fill('1190x1190 toppsving')
  const isUntouched = async (): Promise<void> => {
    await expect(dialog(page)).toBeHidden()
    await expect(line(page, 1)).toHaveValue('1190x1190 toppsving')
    await expect(line(page, 2)).toHaveValue('')
    await expect(line(page, 3)).toBeHidden()
  }

  await paste(page, 2, '2\t1190\t1190\tToppsving\n'.repeat(1_000_000))
  await expect(page.getByRole('alert')).toContainText('har for mange rader, og ingenting av det er tatt med')
  await isUntouched()
  await paste(page, 2, '590x590 fastkarm\n'.repeat(600))
  await expect(page.getByRole('alert')).toContainText('flere linjer enn et tilbud har plass til')
  await isUntouched()
  await paste(page, 2, '590x590 fastkarm\n'.repeat(500))
  await expect(page.getByRole('alert')).toContainText('Det ville blitt 501 linjer')
  await isUntouched()

  await paste(page, 2, '2\t1190\t1190\tToppsving\n'.repeat(500))
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Arket gir 500 linjer, og her er det plass til 499',
  )
  await expect(dialog(page).getByRole('button', { name: 'Lag 500 linjer' })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Avbryt' }).click()
  await isUntouched()
  await page.reload()
  await isUntouched()
})

test('what is unclear in a row of a sheet is made clear by writing in its line', async ({ as }) => {
  const page = await as('storeClerk')
  await openQuickEntry(page)
  await open(page, 'skjema.xlsx', await workbook())
  await expect(dialog(page).getByRole('status')).toHaveText('2 linjer klare, 1 uklare')
  const field = dialog(page).getByLabel('Linje fra rad 7')
  const row = dialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Linje fra rad 7') })
  await expect(row.getByLabel('Uklar', { exact: true })).toBeVisible()
  await field.press('End')
  await field.pressSequentially(' høyre')
  await expect(dialog(page).getByRole('status')).toHaveText('3 linjer, alle klare')
  await expect(row.getByLabel('Klar', { exact: true })).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'false')
  await dialog(page).getByRole('button', { name: 'Lag 3 linjer' }).click()
  await expect(line(page, 3)).toHaveValue('1 stk 990x1290 Sidesving "V3 Gang" høyre')
})
