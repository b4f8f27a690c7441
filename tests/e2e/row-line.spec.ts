/** A row written whole into the product menu, and the number that follows on from the row above. */
import { expect, type Page } from '@playwright/test'
import { field, whenOpen, whenStored } from './driver/editor.ts'
import { makeQuote, readQuote, readRow } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const FIXED = 1001
const reference = (page: Page) => page.getByRole('textbox', { name: 'Referanse' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Produktmeny' })
const asWritten = (page: Page) => page.getByRole('region', { name: 'Raden du har skrevet' })

const write = async (page: Page, line: string) => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(line)
}

test('a row is written whole into the product menu, is shown as it is understood, and Enter makes it', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [])
  await page.goto(`/tilbud/${orderNumber}`)
  await write(page, '2 ssv 790x1290 hvit 306 "V6 Soverom')
  await expect(asWritten(page)).toContainText(
    /2\sstk\. 790\s×\s1\s290\smm Skjær Sidesving SSV hvit begge sider glass 306 "V6 Soverom"/,
  )
  await page.keyboard.press('Enter')
  await whenOpen(page)
  await whenStored(page)
  // Size and name are given; what is left is the count.
  await expect(page.getByRole('textbox', { name: /^Antall/ })).toBeFocused()
  await expect
    .poll(async () => {
      const { choices, numberOf } = await readRow(page, orderNumber, 1)
      const { width, height, function: opening, glassCode, reference: called } = choices
      return [width, height, opening, glassCode, called, numberOf]
    })
    .toEqual([790, 1290, 'SSV', '306', 'V6 Soverom', 2])
})

test('a row that is written is pictured as it opens, not as its model comes', async ({ as }) => {
  const page = await as('storeClerk')
  await page.goto(`/tilbud/${await makeQuote(page, [])}`)
  const pictureOf = () => asWritten(page).locator('img').getAttribute('src')
  await write(page, 'ssv 790x1290 hvit')
  await expect(asWritten(page)).toContainText('SSV')
  await expect.poll(pictureOf).toMatch(/^data:image\/svg\+xml,/)
  const left = await pictureOf()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('ssh 790x1290 hvit')
  await expect(asWritten(page)).toContainText('SSH')
  // The picture of the model stands there until the row is drawn.
  await expect
    .poll(async () => {
      const picture = await pictureOf()
      return picture !== left && picture?.startsWith('data:image/svg+xml,')
    })
    .toBe(true)
})

test('a row that is unclear is asked about, and Enter makes nothing until it is answered', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: FIXED }])
  await page.goto(`/produkt/${orderNumber}/1/rediger`)
  await whenOpen(page)
  await write(page, 'sidesving 790x1290 "V2')
  await expect(menu(page)).toContainText('Hvilken vei åpner Skjær Sidesving?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/produkt/${orderNumber}/1/rediger`)
  await page.keyboard.press('Enter')
  await expect(asWritten(page)).toContainText('Skjær Sidesving SSV')

  // A bare number is of every model, and makes a row of none.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  expect((await readQuote(page, orderNumber)).productRows).toHaveLength(1)
})

test('the next number stands before the name of a new row, until another one is typed or it is taken away', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: FIXED, choices: { reference: 'V1 Stue' } }])
  await page.goto(`/produkt/${orderNumber}/1/rediger`)
  await whenOpen(page)
  const lead = (code: string) => page.getByRole('button', { name: `Uten ${code}` })

  await test.step('before what is typed', async () => {
    await write(page, 'ts 990x1390')
    await page.keyboard.press('Enter')
    await expect(reference(page)).toBeFocused()
    await expect(lead('V2')).toBeVisible()
    await expect(reference(page)).toHaveAccessibleDescription(/^V2 settes foran/)
    await page.keyboard.type('Bad')
    await page.keyboard.press('Enter')
    await expect(reference(page)).toHaveValue('V2 Bad')
    await expect(lead('V2')).toHaveCount(0)
  })
  await test.step('a number of its own', async () => {
    await write(page, 'fk 990x1390')
    await page.keyboard.press('Enter')
    await expect(lead('V3')).toBeVisible()
    await page.keyboard.type('D1 Bod')
    await expect(lead('V3')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(reference(page)).toHaveValue('D1 Bod')
  })
  await test.step('alone, by Enter', async () => {
    await write(page, 'fk 990x1390')
    await page.keyboard.press('Enter')
    await expect(lead('D2')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(reference(page)).toHaveValue('D2')
  })
  await test.step('taken away', async () => {
    await write(page, 'fk 990x1390')
    await page.keyboard.press('Enter')
    await expect(lead('D3')).toBeVisible()
    await page.keyboard.press('Backspace')
    await expect(lead('D3')).toHaveCount(0)
    await page.keyboard.type('Gang')
    await page.keyboard.press('Enter')
    await expect(reference(page)).toHaveValue('Gang')
    // The page is left by its address, which a browser would ask about while something is unsaved.
    await whenStored(page)
  })
  await test.step('not stored where the field was only left', async () => {
    await page.goto(`/produkt/${orderNumber}/4/rediger`)
    await whenOpen(page)
    await write(page, 'fk 990x1390 "V9')
    await page.keyboard.press('Enter')
    await expect(reference(page)).toHaveValue('V9')
    await write(page, 'fk 990x1390')
    await page.keyboard.press('Enter')
    await expect(lead('V10')).toBeVisible()
    await field(page, 'Bredde').click()
    await whenStored(page)
  })
  await expect
    .poll(async () => (await readQuote(page, orderNumber)).productRows.map((row) => row.reference))
    .toEqual(['V1 Stue', 'V2 Bad', 'D1 Bod', 'D2', 'Gang', 'V9', ''])
})
