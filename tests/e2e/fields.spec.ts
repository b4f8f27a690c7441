/** What somebody types belongs to them: slowly, wrongly, in pairs, and with a unit. */
import { expect, type Page } from '@playwright/test'
import { expectUsable } from './driver/accessibility.ts'
import { drawing, enter, field, openGroup, openRow, saving, whenOpen, whenStored } from './driver/editor.ts'
import { openQuote, rowOf } from './driver/quote.ts'
import { makeQuote, readRow } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const FIXED = 1001
const TOP_SWING = 1002
/** The pause after which the application saves what can stand, ms: as set for this browser. */
const PAUSE = 120

/** The application's own setting, so that typing slowly is a matter of tenths of seconds. */
const saveAfter = (page: Page, debounceTime: number) =>
  page.addInitScript((config) => localStorage.setItem('appConfig', config), JSON.stringify({ debounceTime }))
const typeSlowly = async (page: Page, label: string, text: string): Promise<void> => {
  await field(page, label).focus()
  await page.keyboard.type(text, { delay: PAUSE * 2 })
}
const sizeOf = async (page: Page, orderNumber: number) => {
  const { frame } = await readRow(page, orderNumber, 1)
  return [frame.width, frame.height]
}

test('D-149 a size typed slower than the saving pauses is the size that was typed', async ({ as }) => {
  const page = await as('storeClerk')
  await saveAfter(page, PAUSE)
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING }])
  await openRow(page, orderNumber, 1)

  await typeSlowly(page, 'Bredde', '149')
  await expect(field(page, 'Bredde')).toHaveValue('149')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(saving(page)).toHaveText('Endringer lagres når du forlater feltet...')
  await page.keyboard.type('0', { delay: PAUSE * 2 })
  // It can stand: it is saved where it stands, and the text and the caret are left alone.
  await expect.poll(() => sizeOf(page, orderNumber)).toEqual([1490, 1190])
  await expect(saving(page)).toHaveText('synced')
  await expect(field(page, 'Bredde')).toBeFocused()
  expect(await field(page, 'Bredde').evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4)

  // What can stand is saved where one stops, and one goes on from it.
  await typeSlowly(page, 'Høyde', '590')
  await expect.poll(() => sizeOf(page, orderNumber)).toEqual([1490, 590])
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1 mm', { delay: PAUSE * 2 })
  await page.keyboard.press('Enter')
  await whenStored(page)
  expect(await sizeOf(page, orderNumber)).toEqual([1490, 591])

  // What was written in one visit is one step of undo.
  await field(page, 'Bredde').focus()
  await page.keyboard.press('Control+z')
  await expect(field(page, 'Høyde')).toHaveValue('1190')
})

test('a measure may be typed with its unit, in centimetres or metres, and with spaces', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING }])
  await openRow(page, orderNumber, 1)
  let height = 1190
  for (const [text, width] of [
    ['1490 mm', 1490],
    ['139 cm', 1390],
    ['1,29 m', 1290],
    ['1 090', 1090],
    ['1.190', 1190],
  ] as const) {
    await enter(page, 'Bredde', text)
    await expect(field(page, 'Bredde')).toHaveValue(String(width))
    await whenStored(page)
    expect(await sizeOf(page, orderNumber), text).toEqual([width, height])
  }
  height = 1290
  await enter(page, 'Høyde', '129cm')
  await whenStored(page)
  expect(await sizeOf(page, orderNumber)).toEqual([1190, height])
})

test('nothing that comes from elsewhere writes into a field that is typed in', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING }])
  await openRow(page, orderNumber, 1)
  await field(page, 'Bredde').focus()
  await page.keyboard.type('13')

  const tab = await page.context().newPage()
  await openRow(tab, orderNumber, 1)
  await enter(tab, 'Bredde', 990)
  await whenStored(tab)
  await tab.close()
  await expect(drawing(page).getByText('990', { exact: true })).toBeVisible()

  await expect(field(page, 'Bredde')).toHaveValue('13')
  await page.keyboard.type('90')
  await page.keyboard.press('Enter')
  await whenStored(page)
  expect(await sizeOf(page, orderNumber)).toEqual([1390, 1190])
})

test('a refused size stays, through other edits, other pages and a reload, is told in the list and wherever the quote goes out, and is not ordered past', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING, choices: { width: 1390, height: 1690 } }])
  await openRow(page, orderNumber, 1)
  const width = field(page, 'Bredde')
  await width.fill('1790')
  await width.press('Tab')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(/^Ikke lagret: høyst 1\s420\smm ved 1\s690 høyde\. Arealet er 3,03\sm²\./)
  await expect(width).toHaveValue('1790')
  await expect(width).toHaveAttribute('aria-invalid', 'true')

  await enter(page, 'Referanse', 'Stue')
  await expect(saving(page)).toHaveText('Ikke lagret, rett feltet')
  await expect(width).toHaveValue('1790')
  await width.focus()
  const selected = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]
  expect(await width.evaluate(selected)).toEqual([0, 4])

  await openQuote(page, orderNumber)
  const unsaved = rowOf(page, 1).getByRole('link', { name: 'Ikke lagret: Bredde «1790»' })
  await expect(unsaved).toBeVisible()
  await page.getByRole('button', { name: 'Bestill', exact: true }).first().click()
  const order = page.getByRole('dialog', { name: `Bestill tilbud ${orderNumber}` })
  await expect(order.getByText('Rett eller forkast det som ikke er lagret, først.')).toBeVisible()
  await expect(order.getByRole('button', { name: 'Oppdater og bestill' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(order).toBeHidden()

  await page.getByRole('button', { name: 'Bestillingskontroll 1 igjen' }).click()
  const check = page.getByRole('dialog', { name: 'Bestillingskontroll' })
  const told = 'Skrevet, men ikke lagret'
  await expect(check.getByRole('alert')).toContainText(told)
  await expect(check).not.toContainText('klart til bestilling')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send til kunde' }).click()
  const send = page.getByRole('dialog', { name: 'Send til kunde' })
  await expect(send.getByRole('alert')).toContainText(told)
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Kundens side' }).getByRole('button', { name: 'Lag lenke' }).click()
  const link = page.getByRole('dialog', { name: 'Lenke til kundens side' })
  await expect(link.getByRole('alert')).toContainText(told)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  const menu = page.getByRole('menu')
  for (const name of ['Skriv ut', 'Last ned'])
    await expectUsable(page, {
      part: '[role=menu]',
      open: async () => {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(menu).toHaveAccessibleDescription(/^Skrevet, men ikke lagret/)
        await expect(menu.getByRole('menuitem', { name: 'Rad 1: Bredde «1790»' })).toBeVisible()
      },
      close: async () => {
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
      },
    })

  await unsaved.click()
  await whenOpenUnsaved(page)
  await expect(width).toHaveValue('1790')
  await page.getByRole('button', { name: /^Tilbake til 1\s390\smm$/ }).click()
  await expect(width).toHaveValue('1390')
  await whenStored(page)
  expect(await sizeOf(page, orderNumber)).toEqual([1390, 1690])
})

const whenOpenUnsaved = (page: Page) =>
  expect(saving(page)).toHaveText('Ikke lagret, rett feltet', { timeout: 15_000 })

test('two sizes that can be made only together are exchanged, and are one edit', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: TOP_SWING, choices: { width: 1390, height: 1690 } }])
  await openRow(page, orderNumber, 1)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && /\/products\//.test(request.url()))
      sent.push(request.postDataJSON().choices)
  })

  // A width that another height may set free is not stayed in: one types on.
  await field(page, 'Bredde').focus()
  await page.keyboard.type('1790')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Høyde')).toBeFocused()
  await page.keyboard.type('1190')
  await page.keyboard.press('Enter')
  await whenStored(page)
  await expect(page.getByRole('alert')).toBeHidden()
  expect(await sizeOf(page, orderNumber)).toEqual([1790, 1190])
  expect(sent).toEqual([{ width: 1790, height: 1190 }])

  await page.keyboard.press('Control+z')
  await expect(field(page, 'Bredde')).toHaveValue('1390')
  await expect(field(page, 'Høyde')).toHaveValue('1690')
})

test('the depth of a flower board is refused at its own field, by its own name', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: FIXED }])
  await openRow(page, orderNumber, 1)
  const group = await openGroup(page, 'Karm og utforing')
  await group.getByRole('checkbox', { name: 'Blomsterbrett' }).check()
  await whenStored(page)
  await enter(page, 'Dybde på brett', -10)
  await expect(page.getByRole('alert')).toHaveText(
    /^Ikke lagret: Ugyldig verdi for feltet Dybde på brett, minst 0\smm\.$/,
  )
})

test('Q-076 a post that is let go off the frame is back where it was taken', async ({ as }) => {
  const page = await as('storeClerk')
  const divided = {
    width: 2390,
    dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }],
  } as const
  const orderNumber = await makeQuote(page, [
    { model: FIXED, choices: { ...divided, dividers: [...divided.dividers] } },
  ])
  await openRow(page, orderNumber, 1)
  const before = (await readRow(page, orderNumber, 1)).choices.dividers
  const post = drawing(page).locator('[data-part="divider/V1"]').first()
  const box = await post.boundingBox()
  const sheet = await drawing(page).getByRole('img').boundingBox()
  if (box === null || sheet === null) throw new Error('no post is drawn')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, y, { steps: 4 })
  await expect(saving(page)).not.toHaveText('synced')
  await page.mouse.move(sheet.x + sheet.width - 2, y, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByRole('alert').first()).toHaveText(/Ugyldig verdi|Feltet blir for smalt/)
  await whenStored(page)
  await page.reload()
  await whenOpen(page)
  const after = (await readRow(page, orderNumber, 1)).choices.dividers
  expect(after).toEqual(before)
})
