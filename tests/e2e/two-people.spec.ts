/** Two people at one quote: nobody's work is lost, and nobody is disturbed without need. */
import { expect, type Page } from '@playwright/test'
import { enter, field, openRow, setNumber, whenStored } from './driver/editor.ts'
import { figureAt, openQuote, rowOf } from './driver/quote.ts'
import { makeCompleteQuote, makeQuote, readQuote, readRow } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1001

const conflict = (page: Page) => page.getByRole('dialog', { name: /har endret raden$/ })

/** The builder whose quote it is and the salesman of his store, each at the row given. */
const bothAtWork = async (
  as: (person: 'agent' | 'storeClerk') => Promise<Page>,
  [builderRow, clerkRow]: readonly [number, number],
) => {
  const builder = await as('agent')
  const orderNumber = await makeQuote(builder, [{ model: WINDOW }, { model: WINDOW }])
  const clerk = await as('storeClerk')
  await openRow(builder, orderNumber, builderRow)
  await openRow(clerk, orderNumber, clerkRow)
  return { builder, clerk, orderNumber }
}

test('two people edit two rows of one quote: both are stored, and neither hears of it', async ({ as }) => {
  const { builder, clerk, orderNumber } = await bothAtWork(as, [1, 2])
  await Promise.all([enter(builder, 'Bredde', 1090), enter(clerk, 'Bredde', 1290)])
  await Promise.all([whenStored(builder), whenStored(clerk)])
  await setNumber(builder, 'Høyde', 990)
  await expect(conflict(builder)).toBeHidden()
  await expect(conflict(clerk)).toBeHidden()
  const { productRows } = await readQuote(builder, orderNumber)
  expect(productRows.map(({ frame }) => [frame.width, frame.height])).toEqual([
    [1090, 990],
    [1290, 1190],
  ])
})

test('two people edit the same row: the second sees both versions, keeps their own, and it is stored', async ({
  as,
}) => {
  const { builder, clerk, orderNumber } = await bothAtWork(as, [1, 1])
  await setNumber(builder, 'Bredde', 1090)
  await enter(clerk, 'Bredde', 1290)

  const dialog = conflict(clerk)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading')).toHaveText('Arne Nesheim har endret raden')
  const width = dialog.getByRole('row', { name: /^bredde/i })
  await expect(width.getByRole('cell')).toHaveText([/^1\s190\smm$/, /^1\s090\smm$/, /^1\s290\smm$/])
  await clerk.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Behold mine endringer' }).click()
  await expect(dialog).toBeHidden()
  await whenStored(clerk)
  await expect(field(clerk, 'Bredde')).toHaveValue('1290')
  expect((await readRow(clerk, orderNumber, 1)).frame.width).toBe(1290)
})

test('two people edit different fields of a row: mine are laid on top of theirs, or dropped', async ({
  as,
}) => {
  const { builder, clerk, orderNumber } = await bothAtWork(as, [1, 1])
  await setNumber(builder, 'Bredde', 1090)
  await enter(clerk, 'Høyde', 990)
  await conflict(clerk).getByRole('button', { name: 'Behold mine endringer' }).click()
  await expect(field(clerk, 'Bredde')).toHaveValue('1090')
  await expect(field(clerk, 'Høyde')).toHaveValue('990')
  await whenStored(clerk)

  await enter(builder, 'Bredde', 1390)
  await conflict(builder).getByRole('button', { name: 'Forkast mine endringer' }).click()
  await expect(field(builder, 'Bredde')).toHaveValue('1090')
  await expect(field(builder, 'Høyde')).toHaveValue('990')
  await whenStored(builder)
  const { frame } = await readRow(clerk, orderNumber, 1)
  expect([frame.width, frame.height]).toEqual([1090, 990])
})

test('two people edit the customer: the second sees what is stored beside what they typed', async ({
  as,
}) => {
  const builder = await as('agent')
  const orderNumber = await makeQuote(builder, [{ model: WINDOW }])
  const clerk = await as('storeClerk')
  const typePhone = async (page: Page, phone: string) => {
    await openQuote(page, orderNumber)
    await page.getByRole('button', { name: 'Rediger kundeinformasjon' }).click()
    await page.getByRole('dialog', { name: 'Kunde' }).getByRole('textbox', { name: 'Telefon' }).fill(phone)
  }
  const save = (page: Page) =>
    page.getByRole('dialog', { name: 'Kunde' }).getByRole('button', { name: 'Lagre' }).click()

  await typePhone(clerk, '91111111')
  await typePhone(builder, '92222222')
  await save(builder)
  await expect(builder.getByRole('link', { name: '922 22 222' })).toBeVisible()
  await save(clerk)

  const alert = clerk.getByRole('dialog', { name: 'Kunde' }).getByRole('alert')
  await expect(alert).toContainText('Telefon')
  await expect(alert).toContainText('«92222222»')
  await expect(alert).toContainText('«91111111»')
  await alert.getByRole('button', { name: 'Behold mitt' }).click()
  await expect(clerk.getByRole('dialog', { name: 'Kunde' })).toBeHidden()
  expect((await readQuote(clerk, orderNumber)).customer.phone).toBe('91111111')
})

test('one changes the comment while the other changes the customer: both are stored', async ({ as }) => {
  const builder = await as('agent')
  const orderNumber = await makeQuote(builder, [{ model: WINDOW }])
  const clerk = await as('storeClerk')
  await openQuote(clerk, orderNumber)
  await clerk.getByRole('button', { name: 'Rediger kundeinformasjon' }).click()

  await openQuote(builder, orderNumber)
  await builder.getByRole('button', { name: 'Legg til kommentar' }).click()
  await builder.getByRole('textbox', { name: 'Tilbudskommentar' }).fill('Leveres før fellesferien.')
  await builder.getByRole('button', { name: 'Lagre' }).click()
  await expect(builder.getByRole('dialog')).toBeHidden()

  const dialog = clerk.getByRole('dialog', { name: 'Kunde' })
  await dialog.getByRole('textbox', { name: 'Merking' }).fill('Hytta')
  await dialog.getByRole('button', { name: 'Lagre' }).click()
  await expect(dialog).toBeHidden()
  const { customerNote, deliveryLabel } = await readQuote(clerk, orderNumber)
  expect([customerNote, deliveryLabel]).toEqual(['Leveres før fellesferien.', 'Hytta'])
})

test('Q-344 a row that somebody else has deleted: changing it says so, and the page follows', async ({
  as,
}) => {
  const builder = await as('agent')
  const orderNumber = await makeQuote(builder, [{ model: WINDOW }, { model: WINDOW }])
  const clerk = await as('storeClerk')
  await openQuote(clerk, orderNumber)
  await builder.request.delete(`/api/v1/offers/${orderNumber}/0/2`)
  await figureAt(clerk, 2, 'Antall').fill('4')
  await figureAt(clerk, 2, 'Antall').press('Enter')
  await expect(clerk.getByText(`Rad 2 finnes ikke i tilbud ${orderNumber}.`)).toBeVisible()
  await expect(rowOf(clerk, 2)).toBeHidden()
  await expect(rowOf(clerk, 1)).toBeVisible()
})

test('Q-203: two people fill in one order: what only one has touched is shown, and what both have is chosen', async ({
  as,
}) => {
  const builder = await as('agent')
  const orderNumber = await makeQuote(builder, [{ model: WINDOW, choices: { reference: 'Stue' } }])
  const clerk = await as('storeClerk')
  await openQuote(builder, orderNumber)
  await builder.getByRole('button', { name: 'Bestill', exact: true }).first().click()
  const form = builder.getByRole('dialog', { name: `Bestill tilbud ${orderNumber}` })
  await form.getByRole('button', { name: 'Det stemmer' }).click()
  await form.getByRole('textbox', { name: 'Navn' }).fill('Ingrid Tveit')
  await form.getByRole('textbox', { name: 'Merking' }).fill('Hytta')

  const { version } = await readQuote(clerk, orderNumber)
  const theirs = { version, deliveryLabel: 'Garasjen', customerNote: 'Ring først.' }
  expect((await clerk.request.put(`/api/v1/offers/${orderNumber}`, { data: theirs })).status()).toBe(200)

  const order = form.getByRole('button', { name: 'Oppdater og bestill' })
  await order.click()
  const choice = form.getByRole('alert').filter({ hasText: 'Velg hva som skal gjelde' })
  await expect(choice).toContainText('«Garasjen»')
  await expect(choice).toContainText('«Hytta»')
  await expect(form.getByRole('textbox', { name: 'Tilbudskommentar' })).toHaveValue('Ring først.')
  await expect(form.getByRole('textbox', { name: 'Navn' })).toHaveValue('Ingrid Tveit')
  await expect(order).toBeDisabled()
  await choice.getByRole('button', { name: 'Behold mitt' }).click()
  await expect(choice).toBeHidden()
  await expect(order).toBeEnabled()
  await order.click()
  await expect(form).toBeHidden()
  const { deliveryLabel, customerNote, customer } = await readQuote(builder, orderNumber)
  expect([deliveryLabel, customerNote, customer.name]).toEqual(['Hytta', 'Ring først.', 'Ingrid Tveit'])
})

test('two people set the figures of one row: the second is told what the first has set, and shown it', async ({
  as,
}) => {
  const builder = await as('agent')
  const orderNumber = await makeQuote(builder, [{ model: WINDOW }])
  await openQuote(builder, orderNumber)
  const clerk = await as('storeClerk')
  await clerk.request.put(`/api/v1/offers/${orderNumber}/0/1/numberof/6`)

  const count = figureAt(builder, 1, 'Antall')
  await count.press('ControlOrMeta+a')
  await count.pressSequentially('12')
  await count.press('Enter')
  await expect(
    builder.getByText(/^Antallet på rad 1 er endret til 6 imens\. 12 er ikke lagret\./),
  ).toBeVisible()
  await expect(count).toHaveValue('6')
  await count.fill('12')
  await count.press('Enter')
  await expect.poll(async () => (await readQuote(builder, orderNumber)).productRows[0]?.numberOf).toBe(12)

  // One's own are one after the other, faster than they are stored.
  const margin = figureAt(builder, 1, 'Margin')
  for (const rate of ['5', '7,5', '10']) {
    await margin.fill(rate)
    await margin.press('Enter')
  }
  await expect
    .poll(async () => (await readQuote(builder, orderNumber)).productRows[0]?.price.marginRateAgent)
    .toBe(10)
  await expect(builder.getByText(/er endret til .* imens/)).toHaveCount(0)
})

for (const [does, opener, title, final, done] of [
  ['ordered', 'Bestill', /^Bestill tilbud/, 'Oppdater og bestill', 'Bestilt fra byggmester'],
  ['sent', 'Send til kunde', 'Send til kunde', 'Oppdater og send til kunde', 'Sendt til kunde'],
] as const)
  test(`nothing is ${does} but what stood there: a count that somebody else has set meanwhile is shown first`, async ({
    as,
  }) => {
    const builder = await as('agent')
    const orderNumber = await makeCompleteQuote(builder)
    await openQuote(builder, orderNumber)
    await builder.getByRole('button', { name: opener, exact: true }).first().click()
    const dialog = builder.getByRole('dialog', { name: title })
    const finish = dialog.getByRole('button', { name: final })
    await expect(finish).toBeVisible()

    const clerk = await as('storeClerk')
    await clerk.request.put(`/api/v1/offers/${orderNumber}/0/1/numberof/6`)
    await finish.click()
    await expect(
      builder.getByText(/^Tilbudet er endret .*i mellomtiden\. Se over .+, og prøv igjen\.$/),
    ).toBeVisible()
    await expect(rowOf(builder, 1)).toContainText('6')
    expect((await readQuote(builder, orderNumber)).status.intVal).toBe(10)
    await finish.click()
    await expect(dialog).toBeHidden()
    const { status, productRows } = await readQuote(builder, orderNumber)
    expect([status.name, productRows[0]?.numberOf]).toEqual([done, 6])
  })
