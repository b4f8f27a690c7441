/**
 * The whole life of a quote on its page: a builder makes it, mends and acknowledges what the check finds, and orders; the
 * store orders from the factory and calls it off; the provider answers. Then copying, downloading and a validity that ends.
 */
import { expect, type Page } from '@playwright/test'
import { setSize, whenStored } from './driver/editor.ts'
import { createQuote, openQuote, quoteNumberIn } from './driver/quote.ts'
import { makeQuote, readQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const check = (page: Page) => page.getByRole('region', { name: 'Bestillingskontroll' })
const openCheck = (page: Page) => page.getByRole('button', { name: /^Bestillingskontroll/ }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const statusOf = (page: Page, name: string) => page.getByText(name, { exact: true }).first()

/** Paths that the page sends commands of this quote to, in order. */
const commandsOf = (page: Page, orderNumber: number): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split(`/api/v1/offers/${orderNumber}`)
    if (path !== undefined && request.method() !== 'GET')
      sent.push(`${request.method()} ${path.replace(/version=\d+/, 'version=…')}`)
  })
  return sent
}

test.setTimeout(180_000)

test('Q-101 Q-102 Q-103 Q-197 Q-198 Q-200 Q-202 Q-234 Q-235 Q-243 Q-244 Q-252 the life of a quote, from a builder’s first window to the factory and off again', async ({
  as,
}) => {
  const builder = await as('agent')
  await createQuote(builder, 'Skjær Fastkarm', {
    name: 'Ingrid Solheim',
    email: 'ingrid@solheim.example',
    phone: '41234567',
    label: 'Solheim, stue',
  })
  await setSize(builder, 990, 1790)
  await whenStored(builder)
  const orderNumber = quoteNumberIn(builder)
  await openQuote(builder, orderNumber)
  const sent = commandsOf(builder, orderNumber)
  const actions = builder.getByRole('region', { name: 'Handlinger' })
  await expect(actions).toContainText('Prosjektkalkyle')
  await expect(
    builder.getByRole('region', { name: 'Neste steg' }).getByRole('button', { name: 'Bestill', exact: true }),
  ).toBeVisible()
  for (const name of ['Skriv ut', 'Send til kunde', 'Last ned', 'Kopier tilbud'])
    await expect(actions.getByRole('button', { name, exact: true })).toBeVisible()
  for (const name of ['Utvid gyldighet', 'Kanseller'])
    await expect(actions.getByRole('button', { name, exact: true })).toBeHidden()

  await openCheck(builder)
  const lowGlass = check(builder).getByText(/glass under 0,8\sm/)
  await expect(check(builder)).toContainText('2 varsler')
  const safety = 'Velg sikkerhetsglass innvendig'
  await expect(check(builder)).toContainText('Grunnlag: TEK17 § 12-17, NS 3510')
  const mend = check(builder).getByRole('button', { name: safety })
  await expect(mend).toHaveAccessibleDescription(
    /^Rad 1: glass .+ blir .+ kr\s[\d\s,]+ blir kr\s[\d\s,]+ eks\. mva\.$/,
  )
  await press(builder, safety)
  await expect(lowGlass).toBeHidden()
  const toast = builder.getByRole('alert').filter({ hasText: /^Rad 1 har nå .+\./ })
  await toast.getByRole('button', { name: 'Angre' }).click()
  await expect(lowGlass).toBeVisible()
  await press(builder, safety)
  await expect(lowGlass).toBeHidden()

  await press(builder, 'Bestill')
  const dialog = builder.getByRole('dialog', { name: `Bestill tilbud ${orderNumber}` })
  const submit = dialog.getByRole('button', { name: 'Oppdater og bestill' })
  await expect(dialog).toContainText('Bestillingen går til Tømmerringen Sandnes.')
  await expect(dialog.getByRole('region', { name: 'Igjen i Bestillingskontroll' })).toContainText(
    'Referanse mangler på rad 1.',
  )
  await expect(submit).toBeDisabled()
  await dialog.getByRole('button', { name: 'Det stemmer' }).click()
  await expect(submit).toBeEnabled()

  const email = dialog.getByRole('textbox', { name: 'E-post' })
  await email.fill('ingrid@')
  await email.blur()
  await expect(dialog.getByText('Vennligst oppgi en gyldig e-postadresse')).toBeVisible()
  await expect(submit).toBeDisabled()
  await email.fill('ingrid.solheim@kunde.example')
  const held = Promise.withResolvers<void>()
  await builder.route('**/order?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await submit.dblclick()
  await expect(builder.getByText('Sender bestilling...')).toBeVisible()
  held.resolve()
  await expect(builder.getByText('Bestilling sendt. Vil du opprette nytt tilbud?')).toBeVisible()
  await expect(builder.getByRole('link', { name: 'Vil du opprette nytt tilbud?' })).toHaveAttribute(
    'href',
    '/',
  )
  await expect(dialog).toBeHidden()
  expect(sent.slice(-2)).toEqual(['PUT ', 'POST /order?version=…'])
  expect(sent.filter((command) => command === 'POST /order?version=…')).toHaveLength(1)
  await expect(statusOf(builder, 'Bestilt fra byggmester')).toBeVisible()
  const order = builder.getByRole('button', { name: 'Bestill', exact: true })
  await expect(order).toBeDisabled()
  await press(builder, 'Lukk Bestillingskontroll')
  await order.hover()
  await expect(builder.getByRole('tooltip')).toHaveText('Ordren kan ikke bestilles')

  const store = await as('storeClerk')
  await openQuote(store, orderNumber)
  const handBack = store.getByRole('dialog', { name: 'Vil du gi tilbudet tilbake til Vinkel og Vater AS?' })
  await press(store, 'Gi tilbake til byggmester')
  await expect(handBack).toContainText('byggmesteren får beskjed på e-post')
  await handBack.getByRole('button', { name: 'Nei' }).click()
  await expect(statusOf(store, 'Bestilt fra byggmester')).toBeVisible()
  await openCheck(store)
  await check(store).getByRole('button', { name: '1 bekreftet' }).click()
  await expect(check(store)).toContainText('Bekreftet av Arne Nesheim')
  await press(store, 'Bestill')
  await expect(store.getByRole('dialog', { name: /^Bestill tilbud/ })).toContainText(
    'Vinkel og Vater AS har bestilt. Nå sendes ordren til fabrikken.',
  )
  await store.getByRole('button', { name: 'Oppdater og bestill' }).click()
  await expect(statusOf(store, 'Bestilt')).toBeVisible()
  // What was looked at stays in sight, to be read.
  await expect(check(store)).toContainText('Ett funn ble bekreftet før bestillingen.')
  await expect(check(store)).toContainText(/Bekreftet av Arne Nesheim \d\d\.\d\d\.\d{4} kl\./)
  await expect(check(store).getByRole('button', { name: /Det stemmer|Angre|Velg/ })).toHaveCount(0)
  const summary = store.getByRole('region', { name: 'Sammendrag' })
  await expect(summary).toContainText(/Ordrenummer\s*\d+/)
  await expect(summary).toContainText('Mottatt av fabrikken')
  const { customer, toOrderNumber } = await readQuote(store, orderNumber)
  expect(customer.email).toBe('ingrid.solheim@kunde.example')
  expect(toOrderNumber).not.toBeNull()

  await press(store, 'Lukk Bestillingskontroll')
  const storeSent = commandsOf(store, orderNumber)
  const question = store.getByRole('dialog', { name: 'Vil du virkelig kansellere bestillingen?' })
  await press(store, 'Kanseller')
  await question.getByRole('button', { name: 'Nei' }).click()
  await expect(question).toBeHidden()
  expect(storeSent).toEqual([])
  await press(store, 'Kanseller')
  await question.getByRole('button', { name: 'Ja' }).click()
  await expect(store.getByText('Forespørsel om kansellering av tilbudet sendt.')).toBeVisible()
  expect(storeSent).toEqual(['POST /cancel'])
  await expect(statusOf(store, 'Kansellering forespurt')).toBeVisible()
  await expect(store.getByRole('button', { name: 'Kanseller', exact: true })).toBeHidden()

  const provider = await as('superUser')
  await openQuote(provider, orderNumber)
  const rejection = provider.getByRole('dialog', { name: 'Vil du avslå kanselleringen?' })
  await press(provider, 'Avslå kansellering')
  await rejection.getByRole('button', { name: 'Nei' }).click()
  await expect(statusOf(provider, 'Kansellering forespurt')).toBeVisible()
  await press(provider, 'Avslå kansellering')
  await rejection.getByRole('button', { name: 'Ja, avslå' }).click()
  await expect(statusOf(provider, 'Bestilt')).toBeVisible()
  await store.reload()
  await press(store, 'Kanseller')
  await question.getByRole('button', { name: 'Ja' }).click()
  await expect(statusOf(store, 'Kansellering forespurt')).toBeVisible()
  await provider.reload()
  const approval = provider.getByRole('dialog', { name: 'Vil du godkjenne kanselleringen?' })
  await press(provider, 'Godkjenn kansellering')
  await expect(approval).toContainText(`Bestillingen av tilbud ${orderNumber} er da kansellert.`)
  await expect(approval.getByRole('button', { name: 'Nei' })).toBeFocused()
  await approval.getByRole('button', { name: 'Nei' }).click()
  await expect(statusOf(provider, 'Kansellering forespurt')).toBeVisible()
  await press(provider, 'Godkjenn kansellering')
  await approval.getByRole('button', { name: 'Ja, godkjenn' }).click()
  await expect(statusOf(provider, 'Kansellert')).toBeVisible()
  await store.reload()
  await expect(statusOf(store, 'Kansellert')).toBeVisible()
})

test('Q-111 Q-112 Q-240 Q-342 a quote asks before it takes a place in Fastlane, is copied into a new one, and kept as a file', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: 1002, choices: { reference: 'Stue' } }])
  await page.request.put(`/api/v1/offers/${orderNumber}/fastlane/true`)
  await openQuote(page, orderNumber)
  await press(page, 'Bestill')
  const order = page.getByRole('dialog', { name: `Bestill tilbud ${orderNumber}` })
  await expect(order).toContainText(/Reserver plass i Fastlane uke \d+\?/)
  await expect(order).toContainText(/Plassen i Fastlane uke \d+ reserveres/)
  await order.getByRole('button', { name: 'Avbryt' }).click()

  const download = page.waitForEvent('download')
  await press(page, 'Last ned')
  await page.getByRole('menuitem', { name: 'Alt i én fil (zip)' }).click()

  // The server neither copies nor answers what is asked after that.
  const { promise: answering, resolve: answer } = Promise.withResolvers<void>()
  const held = `**/api/v1/offers/${orderNumber}`
  await page.route(held, async (route) => {
    await answering
    await route.continue()
  })
  await page.route('**/copy', (route) => route.fulfill({ status: 500, json: {} }))
  await press(page, 'Kopier tilbud')
  await expect(page.getByText('Det oppstod en feil under kopiering av tilbud.')).toBeVisible()
  answer()
  await page.unroute('**/copy')
  await press(page, 'Kopier tilbud')
  await expect(page).not.toHaveURL(new RegExp(`/tilbud/${orderNumber}$`))
  const copy = quoteNumberIn(page)
  await expect(
    page.getByText(`Tilbud ${orderNumber} ble kopiert til ${copy}. Du jobber nå på det kopierte tilbudet.`),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: `Tilbud ${copy}` })).toBeVisible()
  expect((await download).suggestedFilename()).toBe(`tilbud_${orderNumber}.zip`)
})

test('Q-091 Q-098 Q-101 Q-102 Q-237 Q-343 a quote whose validity has ended is only looked at until it holds again', async ({
  as,
}) => {
  const page = await as('discountClerk')
  const orderNumber = await makeQuote(page, [{ model: 1002 }])
  let expired = true
  await page.route(`**/api/v1/offers/${orderNumber}`, async (route) => {
    const answer = await route.fetch()
    const offer = await answer.json()
    await route.fulfill({ response: answer, json: { ...offer, expired } })
  })
  await openQuote(page, orderNumber)
  await expect(page.getByRole('region', { name: 'Handlinger' })).not.toContainText('Prosjektkalkyle')
  await expect(page.getByRole('button', { name: 'Rediger kundeinformasjon' })).toBeDisabled()
  await expect(page.getByText('(utgått)')).toHaveCSS('color', 'rgb(165, 29, 29)')
  const order = page.getByRole('button', { name: 'Bestill', exact: true })
  await order.hover()
  await expect(page.getByRole('tooltip')).toHaveText(
    'Tilbudet er utgått, utvid gyldighet for å endre eller bestille.',
  )
  await page.route('**/recalculate', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await press(page, 'Utvid gyldighet')
  await expect(page.getByText('Det oppstod en feil under rekalkulering av tilbud.')).toBeVisible()
  expired = false
  await press(page, 'Utvid gyldighet')
  await expect(page.getByText(`Tilbud ${orderNumber} er rekalkulert med ny gyldighet`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Utvid gyldighet' })).toBeHidden()
  await expect(order).toBeEnabled()
})

test('all rows that the check asks about are reached by the keyboard, however many they are', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const rows = Array.from({ length: 9 }, () => ({ model: 1001 }))
  await openQuote(page, await makeQuote(page, rows))
  await openCheck(page)
  const finding = check(page)
    .getByRole('listitem')
    .filter({ hasText: /^Referanse mangler/ })
  const opened = (row: number) => finding.getByRole('link', { name: `Åpne rad ${row}`, exact: true })
  await expect(opened(6)).toBeVisible()
  await expect(opened(7)).toBeHidden()
  const others = finding.getByRole('button', { name: 'og 3 til: vis radene' })
  await opened(6).focus()
  await page.keyboard.press('Tab')
  await expect(others).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(others).toBeHidden()
  await expect(opened(7)).toBeFocused()
  await expect(opened(9)).toBeVisible()
})
