/**
 * Nobody waits for a page while typing what they know by heart. A short cut of what `npm run typist` does with the whole
 * house: every pace, on this machine and on a slow one far away, from the first moment of a page on.
 */
import { expect } from '@playwright/test'
import { SEED } from '../factories/seed.ts'
import { field, whenStored } from './driver/editor.ts'
import { enterHouse, openBarely, type Way } from './driver/enter-house.ts'
import { quoteNumberIn } from './driver/quote.ts'
import { makeQuote, readQuote, readRow } from './driver/ready-made.ts'
import { userMenu } from './driver/session.ts'
import { keysOf, randomFrom, saidTyping, sitDown, type Typing, typeBlindly } from './driver/typist.ts'
import { test } from './driver/workplace.ts'

test.setTimeout(120_000)

/** A page that opens on a slow machine far away takes its time; what is asked is what stands there then. */
const expectInTime = expect.configure({ timeout: 60_000 })

const FAST_AND_FAR: Typing = { keyMs: 60, pauses: false, slowdown: 4, latency: 400 }
const QUICK: Typing = { keyMs: 120, pauses: true, slowdown: 1, latency: 0 }

const cases: readonly (readonly [Way, Typing, number])[] = [
  ['editor', FAST_AND_FAR, 3],
  ['editor', QUICK, 2],
  ['schedule', FAST_AND_FAR, 4],
]

for (const [way, typing, rows] of cases)
  test(`typed ahead in ${way === 'editor' ? 'the editor' : 'quick entry'}, every row is what was typed: ${saidTyping(typing)}`, async ({
    as,
  }) => {
    await enterHouse(await as('storeClerk'), { way, typing, seed: SEED, rows })
  })

test('a new row stands and is typed in while the server does not answer, and is stored when it does', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [])
  await page.goto(`/tilbud/${orderNumber}`)
  const devtools = await sitDown(page, { keyMs: 60, pauses: false, slowdown: 1, latency: 0 })
  let isCut = true
  await page.route('**/api/v1/products', (route) => (isCut ? route.abort() : route.continue()))
  await typeBlindly(
    devtools,
    keysOf(
      'Ctrl+K',
      { text: '1002' },
      'Enter',
      { text: '990' },
      'Enter',
      { text: '1390' },
      'Enter',
      { text: 'Stue' },
      'Enter',
      { text: '3' },
      'Enter',
    ),
    { keyMs: 60, pauses: false, slowdown: 1, latency: 0 },
    randomFrom(SEED),
  )
  await expect(field(page, 'Bredde')).toHaveValue('990')
  await expect(page.getByText('Ikke lagret, prøver igjen …')).toBeVisible()
  await expect(page).toHaveURL(/\/ny-\d+\/rediger$/)
  // What it costs is known here, and is what the server says afterwards.
  const price = page.getByRole('region', { name: 'Pris' }).getByText(/^kr\s/).first()
  await expect(price).toBeVisible()
  const priceBefore = (await price.textContent()) ?? ''
  isCut = false
  await whenStored(page)
  await expect(page).toHaveURL(new RegExp(`/produkt/${orderNumber}/1/rediger$`))
  await expect
    .poll(async () => {
      const { choices, numberOf } = await readRow(page, orderNumber, 1)
      return [choices.width, choices.height, choices.reference, numberOf]
    })
    .toEqual([990, 1390, 'Stue', 3])
  await expect(page.getByRole('region', { name: 'Pris' })).toContainText('Innpris')
  await expect(price).toHaveText(priceBefore)
})

test('what is typed before a dialog has come is in its first field', async ({ as }) => {
  const page = await as('storeClerk')
  const devtools = await sitDown(page, FAST_AND_FAR)
  await openBarely(page, '/produkt/')
  await typeBlindly(
    devtools,
    keysOf({ text: '1002' }, 'Enter', { text: 'Nygata Utvikling AS' }),
    FAST_AND_FAR,
    randomFrom(SEED),
  )
  await expectInTime(page.getByRole('dialog').getByRole('textbox', { name: 'Navn' })).toHaveValue(
    'Nygata Utvikling AS',
  )
})

test('Q-037 each field of a new quote is ended by Enter, and typed ahead: the customer has what was typed, and the row its size and no more', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const devtools = await sitDown(page, FAST_AND_FAR)
  await openBarely(page, '/produkt/')
  const customer = ['Nygata Utvikling AS', 'post@nygata.example', '41234567']
  const entered = [...customer, 'Nygata 7', '990', '1390'].flatMap((text) => keysOf({ text }, 'Enter'))
  await typeBlindly(
    devtools,
    [...keysOf({ text: '1002' }, 'Enter'), ...entered],
    FAST_AND_FAR,
    randomFrom(SEED),
  )
  await expectInTime(page).toHaveURL(/\/produkt\/\d+\/1\/rediger/)
  await whenStored(page)
  const orderNumber = quoteNumberIn(page)
  const { customer: stored, deliveryLabel } = await readQuote(page, orderNumber)
  expect([stored.name, stored.email, stored.phone, deliveryLabel]).toEqual([...customer, 'Nygata 7'])
  const { choices, numberOf } = await readRow(page, orderNumber, 1)
  expect([choices.width, choices.height, choices.reference, numberOf]).toEqual([990, 1390, '', 1])
})

test('what is typed and pasted before the page is here is in its first field, in order', async ({ as }) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [])
  const devtools = await sitDown(page, FAST_AND_FAR)
  await openBarely(page, `/tilbud/${orderNumber}/hurtig`)
  const type = (text: string) => typeBlindly(devtools, keysOf({ text }), FAST_AND_FAR, randomFrom(SEED))
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      // As a person's: into what has the focus, which is the page itself until the page has come.
      const focused = document.activeElement ?? document.body
      focused.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, text)
  await type('2 fk ')
  await paste('990x1390 hvit')
  await type(' "V1')
  await expectInTime(page.getByRole('combobox', { name: 'Linje 1' })).toHaveValue('2 fk 990x1390 hvit "V1')

  // Several lines become lines, as they do on a page that is open.
  await openBarely(page, `/tilbud/${orderNumber}/hurtig`)
  await paste('\nfk 490x490\nts 590x590\n')
  await expectInTime(page.getByRole('combobox', { name: 'Linje 2' })).toHaveValue('fk 490x490')
  await expectInTime(page.getByRole('combobox', { name: 'Linje 3' })).toHaveValue('ts 590x590')
})

test('what goes back while a page is on its way goes on from where the page begins: to the last thing in the bar', async ({
  as,
}) => {
  const page = await as('superUser')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/quote-page.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/admin/users/1008')
  const quote = page.getByRole('table', { name: 'Siste tilbud' }).getByRole('link').first()
  await quote.press('Enter')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  resolve()
  await expect(page.getByRole('heading', { name: /^Tilbud \d/, level: 1 })).toBeVisible()
  await expect(userMenu(page)).toBeFocused()
})

test('a measure in the field of the count is asked about and not saved; Enter once more means it', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: 1002 }])
  const counts = async () => (await readRow(page, orderNumber, 1)).numberOf
  for (const address of [`/produkt/${orderNumber}/1/rediger`, `/tilbud/${orderNumber}`]) {
    await page.goto(address)
    const count = page.getByRole('textbox', { name: /^Antall/ })
    await count.fill('1490')
    await count.press('Enter')
    await expect(page.getByRole('alert')).toContainText('1 490 ligner et mål. Mener du antall?')
    await expect(count).toHaveValue('1490')
    expect(await counts()).toBe(1)
    await count.fill('2')
    await count.press('Enter')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect.poll(counts).toBe(2)
    await count.fill('300')
    await count.press('Enter')
    await expect(page.getByRole('alert')).toContainText('300 ligner et mål')
    await count.press('Enter')
    await expect.poll(counts).toBe(300)
    // By hand: the answer is in sight, whole, and on nothing else.
    await count.fill('400')
    await count.press('Enter')
    await page.getByRole('button', { name: /^Ja, 400\sstk\.$/ }).click()
    await expect.poll(counts).toBe(400)
    await count.fill('1')
    await count.press('Enter')
    await expect.poll(counts).toBe(1)
  }
})
