/** Undo on every page of a quote, and rows that are moved, copied and deleted. */
import { expect, type Page } from '@playwright/test'
import { boxOf } from './driver/box.ts'
import { enter, field, openRow, whenOpen, whenStored } from './driver/editor.ts'
import { addProduct, figureAt, openQuote, rowOf } from './driver/quote.ts'
import { makeQuote, readQuote, readRow } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1001

test.describe.configure({ mode: 'parallel' })

const house = (page: Page) =>
  makeQuote(
    page,
    ['V1', 'V2', 'V3', 'V4'].map((reference) => ({ model: WINDOW, count: 2, choices: { reference } })),
  )
const rowsOf = async (page: Page, orderNumber: number) =>
  (await readQuote(page, orderNumber)).productRows.map(({ rowNumber }) => rowNumber)
const shownRows = (page: Page) =>
  page
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.row)))
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const undoButton = (page: Page) => page.getByRole('button', { name: 'Angre', exact: true }).first()

test('Q-114 a row is deleted at once and comes back at its place: by the toast, by the keys, on another page', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await house(page)
  await openQuote(page, orderNumber)
  const before = await readQuote(page, orderNumber)

  await page.getByRole('button', { name: 'Slett rad 2' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(rowOf(page, 2)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Slett rad 3' })).toBeFocused()
  await toast(page, 'Rad 2 er slettet.').getByRole('button', { name: 'Angre' }).click()
  await expect(toast(page, 'Rad 2 er tilbake.')).toBeVisible()
  await expect.poll(() => shownRows(page)).toEqual([1, 2, 3, 4])

  await page.getByRole('button', { name: 'Slett rad 3' }).click()
  await expect(rowOf(page, 3)).toBeHidden()
  // Pressed before the server has answered, and long after: it is the row that was deleted last.
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, 3)).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(rowOf(page, 3)).toBeHidden()

  await openRow(page, orderNumber, 1)
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Rad 3 er tilbake.')).toBeVisible()
  const { version, lastUpdated } = before
  expect({ ...(await readQuote(page, orderNumber)), version, lastUpdated }).toEqual(before)
})

test('a row that is deleted, comes back or is moved leaves the others standing: none is built anew', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await house(page)
  await openQuote(page, orderNumber)
  const rows = page.locator('[data-row]')
  await rows.evaluateAll((all) => {
    for (const row of all) row.setAttribute('data-stood', '')
  })
  const standing = () =>
    page
      .locator('[data-row][data-stood]')
      .evaluateAll((all) => all.map((row) => Number((row as HTMLElement).dataset.row)))

  await page.getByRole('button', { name: 'Slett rad 1' }).click()
  await expect(toast(page, 'Rad 1 er slettet.')).toBeVisible()
  await expect.poll(standing).toEqual([2, 3, 4])
  await toast(page, 'Rad 1 er slettet.').getByRole('button', { name: 'Angre' }).click()
  await expect.poll(() => shownRows(page)).toEqual([1, 2, 3, 4])
  expect(await standing()).toEqual([2, 3, 4])
  await page.getByRole('button', { name: 'Flytt rad 1' }).click()
  await page.getByRole('button', { name: 'Flytt nederst' }).click()
  await expect.poll(() => shownRows(page)).toEqual([2, 3, 4, 1])
  expect(await standing()).toEqual([2, 3, 4])
})

test('what was done in the editor is undone on the quote page, in the order in which it was done', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await house(page)
  await openRow(page, orderNumber, 1)
  await enter(page, 'Bredde', 1290)
  await whenStored(page)
  await page.getByRole('textbox', { name: 'Antall' }).fill('5')
  await page.getByRole('textbox', { name: 'Antall' }).press('Enter')
  await expect.poll(async () => (await readQuote(page, orderNumber)).productRows[0]?.numberOf).toBe(5)
  await openQuote(page, orderNumber)
  await undoButton(page).focus()
  await expect(undoButton(page)).toHaveAttribute('aria-description', 'Antallet på rad 1 er 5.')

  await page.keyboard.press('Control+z')
  await expect(figureAt(page, 1, 'Antall')).toHaveValue('2')
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Rad 1 er som før.')).toBeVisible()
  await expect.poll(async () => (await readRow(page, orderNumber, 1)).frame.width).toBe(1190)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(async () => (await readRow(page, orderNumber, 1)).frame.width).toBe(1290)
  // Back in the editor the keys go on from there, at once.
  await openRow(page, orderNumber, 1)
  await page.locator('body').click({ position: { x: 5, y: 400 } })
  await page.keyboard.press('Control+z')
  await expect(field(page, 'Bredde')).toHaveValue('1190')
})

test('in a field in which something is typed the keys undo what is typed', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await house(page)
  await openQuote(page, orderNumber)
  await page.getByRole('button', { name: 'Slett rad 4' }).click()
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([1, 2, 3])
  await figureAt(page, 1, 'Antall').pressSequentially('77')
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, 4)).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, 4)).toBeVisible()
})

test('two people: what a colleague has changed since is told, and stays', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await house(page)
  await openQuote(page, orderNumber)
  await figureAt(page, 2, 'Antall').fill('7')
  await figureAt(page, 2, 'Antall').press('Enter')
  await expect.poll(async () => (await readQuote(page, orderNumber)).productRows[1]?.numberOf).toBe(7)
  const other = await as('storeClerk')
  await other.request.put(`/api/v1/offers/${orderNumber}/0/2/numberof/9`)
  await undoButton(page).click()
  await expect(toast(page, 'Rad 2 er endret etterpå. Ingenting er angret.')).toBeVisible()
  expect((await readQuote(page, orderNumber)).productRows[1]?.numberOf).toBe(9)
})

test('a network that is cut in the middle of an undo, and a double press', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await house(page)
  await openQuote(page, orderNumber)
  for (const rowNumber of [2, 3]) {
    await page.getByRole('button', { name: `Slett rad ${rowNumber}` }).click()
    await expect(rowOf(page, rowNumber)).toBeHidden()
  }
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([1, 4])
  await page.route(
    '**/undo',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Ingenting er angret ennå. Prøv igjen.')).toBeVisible()
  // It had been done, only the answer was lost; the same key finds that.
  await page.keyboard.press('Control+z')
  await expect.poll(() => shownRows(page)).toEqual([1, 3, 4])
  await page.keyboard.press('Control+y')
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([1, 4])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => shownRows(page)).toEqual([1, 2, 3, 4])
})

/** The server does the next write to such an address, and nobody hears of it. */
const loseAnswerOf = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('a write whose answer was lost is taken back like any other: repeated or not, and after others', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await house(page)
  await openQuote(page, orderNumber)
  const lost = toast(page, 'Fikk ikke kontakt med serveren.').first()

  await loseAnswerOf(page, `**/offers/${orderNumber}/0/2`)
  await page.getByRole('button', { name: 'Slett rad 2' }).click()
  await expect(lost).toBeVisible()
  await expect.poll(() => shownRows(page)).toEqual([1, 3, 4])
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Rad 2 er tilbake.')).toBeVisible()
  await expect.poll(() => shownRows(page)).toEqual([1, 2, 3, 4])

  await loseAnswerOf(page, `**/0/1/numberof/5`)
  const count = async (rowNumber: number, value: number) => {
    await figureAt(page, rowNumber, 'Antall').fill(`${value}`)
    await figureAt(page, rowNumber, 'Antall').press('Enter')
    const place = rowNumber - 1
    await expect
      .poll(async () => (await readQuote(page, orderNumber)).productRows[place]?.numberOf)
      .toBe(value)
  }
  await count(1, 5)
  // Once more the same, which the server finds done, and another row after it.
  await count(1, 5)
  await count(3, 7)
  await page.keyboard.press('Control+z')
  await expect(figureAt(page, 3, 'Antall')).toHaveValue('2')
  await page.keyboard.press('Control+z')
  await expect(figureAt(page, 1, 'Antall')).toHaveValue('2')
  await page.keyboard.press('Control+y')
  await expect(figureAt(page, 1, 'Antall')).toHaveValue('5')
})

test('a write that never reached the server is no step: the one before it is taken back', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await house(page)
  await openQuote(page, orderNumber)
  await page.getByRole('button', { name: 'Slett rad 2' }).click()
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([1, 3, 4])
  await page.route(`**/offers/${orderNumber}/0/3`, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Slett rad 3' }).click()
  await expect(toast(page, 'Fikk ikke kontakt med serveren.').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => shownRows(page)).toEqual([1, 2, 3, 4])
})

/** Pages that are opened one after the other. */
const SEVERAL_PAGES = 120_000
const removedToast = (page: Page, rowNumber: number) => toast(page, `Rad ${rowNumber} er tatt bort igjen.`)
const leaveField = (page: Page) => page.locator('body').click({ position: { x: 5, y: 400 } })
const openQuickEntry = async (page: Page, orderNumber: number) => {
  await page.goto(`/tilbud/${orderNumber}/hurtig`)
  await page.getByRole('list', { name: 'Linjer' }).getByRole('combobox').first().waitFor()
}

test('a row from the product menu is taken away in its editor, on the quote page and in quick entry', async ({
  as,
}) => {
  test.setTimeout(SEVERAL_PAGES)
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  const add = async (rowNumber: number) => {
    await openRow(page, orderNumber, 1)
    await addProduct(page, 'Toppsving', rowNumber)
    await expect.poll(() => rowsOf(page, orderNumber)).toEqual([1, rowNumber])
  }
  const undo = async (rowNumber: number) => {
    await page.keyboard.press('Control+z')
    await expect(removedToast(page, rowNumber)).toBeVisible()
    await expect.poll(() => rowsOf(page, orderNumber)).toEqual([1])
  }
  await add(2)
  await leaveField(page)
  await undo(2)
  await expect(page).toHaveURL(new RegExp(`/tilbud/${orderNumber}$`))
  await add(3)
  await openQuote(page, orderNumber)
  await undo(3)
  await add(4)
  await openQuickEntry(page, orderNumber)
  await undo(4)
})

test('a copy is taken away in its editor and in quick entry; rows of quick entry in another row’s editor', async ({
  as,
}) => {
  test.setTimeout(SEVERAL_PAGES)
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  const copy = async (rowNumber: number) => {
    await openQuote(page, orderNumber)
    await page.getByRole('button', { name: 'Kopier rad 1' }).click()
    await whenOpen(page)
    await expect.poll(() => rowsOf(page, orderNumber)).toEqual([1, rowNumber])
  }
  const undo = async (rowNumber: number) => {
    await page.keyboard.press('Control+z')
    await expect(removedToast(page, rowNumber)).toBeVisible()
    await expect.poll(() => rowsOf(page, orderNumber)).toEqual([1])
  }
  await copy(2)
  await leaveField(page)
  await undo(2)
  await copy(3)
  await openQuickEntry(page, orderNumber)
  await undo(3)
  await page.keyboard.type('2 990x1190 toppsving')
  await page.keyboard.press('Control+Enter')
  // The row stands at the server before the page knows that it does.
  await expect(page).toHaveURL(new RegExp(`/tilbud/${orderNumber}$`))
  expect(await rowsOf(page, orderNumber)).toEqual([1, 4])
  await openRow(page, orderNumber, 1)
  await leaveField(page)
  await undo(4)
})

test('rows are moved by key, by command and by drag; a copy stands under its row', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await house(page)
  await openQuote(page, orderNumber)
  await figureAt(page, 1, 'Antall').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([2, 1, 3, 4])
  await expect(page.getByText('Rad 1 står nå som nummer 2 av 4.')).toBeAttached()

  await page.getByRole('button', { name: 'Flytt rad 4' }).click()
  await page
    .getByRole('dialog', { name: 'Flytt rad 4' })
    .getByRole('button', { name: 'Flytt øverst' })
    .click()
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([4, 2, 1, 3])

  const handle = await page.getByRole('button', { name: 'Flytt rad 3' }).boundingBox()
  const first = await rowOf(page, 4).boundingBox()
  if (handle === null || first === null) throw new Error('the rows are not in sight')
  await page.mouse.move(handle.x + 10, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(first.x + 40, first.y + 40, { steps: 5 })
  await page.mouse.move(first.x + 40, first.y + 10)
  await page.mouse.up()
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([3, 4, 2, 1])
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Radene står som før.')).toBeVisible()
  await expect.poll(() => shownRows(page)).toEqual([4, 2, 1, 3])

  await page.getByRole('button', { name: 'Kopier rad 2' }).click()
  await whenOpen(page)
  const reference = field(page, 'Referanse')
  await expect(reference).toBeFocused()
  await page.keyboard.type('V2b')
  await page.keyboard.press('Tab')
  await whenStored(page)
  await openQuote(page, orderNumber)
  await expect.poll(() => shownRows(page)).toEqual([4, 2, 5, 1, 3])
  expect((await readRow(page, orderNumber, 5)).choices.reference).toBe('V2b')
  // Back again, on the quote page: its reference first, then the copy itself.
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Rad 5 er som før.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(removedToast(page, 5)).toBeVisible()
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([4, 2, 1, 3])
})

test('the rows that are ticked are copied and deleted as one step', async ({ as }) => {
  // Low enough for the bar of the ticked rows to lie at the foot of the window.
  const page = await as('storeClerk', { viewport: { width: 1280, height: 560 } })
  const orderNumber = await house(page)
  await openQuote(page, orderNumber)
  const tick = async (...rows: readonly number[]) => {
    for (const row of rows) await page.getByRole('checkbox', { name: `Velg rad ${row}`, exact: true }).check()
  }
  const bar = page.getByRole('region', { name: 'Valgte rader' })
  await tick(1, 3)
  await bar.getByRole('button', { name: 'Kopier' }).click()
  await expect.poll(() => shownRows(page)).toEqual([1, 5, 2, 3, 6, 4])
  await expect(bar).toBeHidden()
  await tick(1, 5, 6)
  await expect
    .poll(async () => {
      const [said, foot] = [await boxOf(toast(page, '2 rader er kopiert.')), await boxOf(bar)]
      return said.y + said.height <= foot.y
    }, 'what is said lies above the bar')
    .toBe(true)
  await bar.getByRole('button', { name: 'Slett' }).click()
  await expect.poll(() => shownRows(page)).toEqual([2, 3, 4])
  await toast(page, '3 rader er slettet.').getByRole('button', { name: 'Angre' }).click()
  await expect.poll(() => shownRows(page)).toEqual([1, 5, 2, 3, 6, 4])
  await page.keyboard.press('Control+z')
  await expect.poll(() => shownRows(page)).toEqual([1, 2, 3, 4])
})

test('what quick entry has added is taken back on the quote page, and in quick entry', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW }])
  await page.goto(`/tilbud/${orderNumber}/hurtig`)
  await page.getByRole('list', { name: 'Linjer' }).getByRole('combobox').first().waitFor()
  await page.keyboard.type('2 990x1190 toppsving')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(new RegExp(`/tilbud/${orderNumber}$`))
  await expect.poll(() => shownRows(page)).toEqual([1, 2])
  await page.keyboard.press('Control+z')
  await expect(removedToast(page, 2)).toBeVisible()
  await expect.poll(() => shownRows(page)).toEqual([1])
  await page.keyboard.press('Control+y')
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([1, 2])
  await page.goto(`/tilbud/${orderNumber}/hurtig`)
  await undoButton(page).click()
  await expect(toast(page, 'Rad 2 er tatt bort igjen.')).toBeVisible()
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([1])
})

test('a row is moved by a finger, whose handle has room for it, and the page does not roll away under it', async ({
  as,
}) => {
  const page = await as('storeClerk', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 1400 },
  })
  const orderNumber = await house(page)
  await openQuote(page, orderNumber)
  const handle = page.getByRole('button', { name: 'Flytt rad 1' })
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const to = await rowOf(page, 2).boundingBox()
  if (from === null || to === null) throw new Error('the rows are not in sight')
  expect(Math.min(from.width, from.height)).toBeGreaterThanOrEqual(44)

  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x + from.width / 2, y }] })
  const start = from.y + from.height / 2
  const end = to.y + to.height - 8
  const rolled = await page.evaluate(() => window.scrollY)
  await touch('touchStart', start)
  for (let part = 1; part <= 8; part += 1) await touch('touchMove', start + ((end - start) * part) / 8)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await page.evaluate(() => window.scrollY)).toBe(rolled)
  await expect.poll(() => rowsOf(page, orderNumber)).toEqual([2, 1, 3, 4])
})
