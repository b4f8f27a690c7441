/** The pictures of the product menu: a run that is left and taken up again, what a person answers to it, and cards one by one. */
import { expect, type Page } from '@playwright/test'
import type { ApiPictureCard } from '#domain/contracts/pictures'
import { expectUsable } from './driver/accessibility.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

test.describe.configure({ mode: 'parallel' })
const ADDRESS = '/admin/produktvelgerbilder'
/** Each test has models of its own, because all see the same menu. */
const [APPROVED, LEFT, CARD, HANDED, CLIENT] = [1004, 1005, 1007, 1009, 1010]

const tileOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).locator('img')

/** The cards of these models alone: a person has time for a hundred pictures, a test has not. */
const withCardsOf = async (page: Page, ids: readonly number[]) =>
  page.route('**/api/v1/pictures', async (route) => {
    const answer = await route.fetch()
    const cards = (await answer.json()) as ApiPictureCard[]
    await route.fulfill({ response: answer, json: cards.filter(({ modelId }) => ids.includes(modelId)) })
  })
const cardOf = (page: Page, id: number) => page.locator(`[data-row="${id}"]`)

test('A-016: a run that somebody has left goes on here; what it drew is approved by keyboard, and seen in the menu', async ({
  as,
}) => {
  const page = await as('superUser')
  await page.request.post('/api/v1/pictures/runs', { data: { models: [APPROVED, LEFT] } })
  await withCardsOf(page, [APPROVED, LEFT])
  await page.goto(ADDRESS)
  await expect(page.locator('[data-row]')).toHaveCount(2)
  for (const name of ['Generer alle', 'Vis alle i 3D', 'Last opp alle'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  const waiting = page
    .getByRole('listitem', { name: `Skjær Topphengslet ${APPROVED}`, exact: true })
    .filter({ hasText: 'Nytt' })
  await expect(waiting.getByRole('img', { name: 'Nytt: Skjær Topphengslet' })).toBeVisible({
    timeout: 60_000,
  })
  const next = page.getByRole('listitem', { name: `Skjær Sidehengslet ${LEFT}`, exact: true })
  await expect(next.getByRole('img', { name: 'Nytt: Skjær Sidehengslet' })).toBeVisible({ timeout: 60_000 })
  // In the night, by the clock on the wall, the whole range is drawn meanwhile.
  await expect(page.getByText(/^\d+ nye bilder$|^Tegner bilde/)).toBeVisible()
  await expectUsable(page)

  const answers: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && answers.push(request.url()))
  await page
    .getByRole('button', { name: `Godkjenn bildet av Skjær Topphengslet ${APPROVED}`, exact: true })
    .focus()
  // Who presses twice has approved that one, and no other.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bildet vises nå i produktmenyen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Godkjenn bildet av Skjær Topphengslet' })).toHaveCount(0)
  await expect(next.first()).toBeFocused()
  expect(answers).toHaveLength(1)

  const clerk = await as('storeClerk')
  await clerk.goto('/produkt/')
  // Above the range stands what the clerk makes most, as it was made last.
  await expect(tileOf(clerk, 'Skjær Topphengslet').last()).toHaveAttribute('srcset', /webp/)
  await expect(tileOf(clerk, 'Skjær Sidehengslet').last()).toHaveAttribute('src', /\.svg/)
})

test('A-029, A-032, A-034, A-146 to A-148: a card draws a picture, compares it, and hands it in', async ({
  as,
}) => {
  const page = await as('superUser')
  await withCardsOf(page, [CARD])
  await page.goto(ADDRESS)
  const card = cardOf(page, CARD)
  const picture = card.getByRole('img')

  await card.getByRole('button', { name: /^Generer nytt bilde/ }).click()
  await expect(card.getByRole('status')).toHaveText('Lager bilde …')
  await expect(card.getByText('Nytt bilde', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(picture).toHaveAttribute('src', `/api/v1/products/0/0/${CARD}/preview/perspective`)
  expect(await picture.evaluate((image) => getComputedStyle(image).width)).toBe('260px')

  await card.getByRole('button', { name: /^Vis klientbilde/ }).click()
  await expect(picture).toHaveAttribute('src', /^data:image\/png/, { timeout: 60_000 })
  await card.getByRole('button', { name: /^Skjul klientbilde/ }).click()
  await expect(picture).toHaveAttribute('src', /perspective$/)

  const puts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(new URL(request.url()).pathname)
  })
  await card.getByRole('button', { name: /^Godkjenn og last opp/ }).press('Enter')
  await expect(page.getByText('Nytt bilde er lastet opp', { exact: true })).toBeVisible()
  await expect(card).toBeFocused()
  expect(puts).toEqual([`/api/v1/products/0/0/${CARD}/preview`])
  await expect(picture).toHaveAttribute(
    'src',
    new RegExp(`/products/0/0/${CARD}/preview/preview_\\d+\\.png$`),
  )
  await expect(card.getByText('Vises nå')).toBeVisible()

  // What is called a picture and cannot be shown is not handed in.
  const lie = { name: 'bilde.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await card.locator('input[type=file]').setInputFiles(lie)
  await expect(card.getByRole('alert')).toHaveText(`Kunne ikke laste forhåndsvisning for rad ${CARD}`)
  await expect(card.getByRole('button', { name: /^Godkjenn og last opp/ })).toBeDisabled()
})

test('A-028, A-030: all cards are drawn by this browser, used and handed in together', async ({ as }) => {
  const page = await as('superUser')
  await withCardsOf(page, [HANDED, CLIENT])
  await page.goto(ADDRESS)
  await page.getByRole('button', { name: 'Vis alle i 3D' }).click()
  for (const id of [HANDED, CLIENT])
    await expect(cardOf(page, id).getByRole('img')).toHaveAttribute('src', /^data:image\/png/, {
      timeout: 60_000,
    })

  const upload = page.getByRole('button', { name: 'Last opp alle' })
  await expect(upload).toBeDisabled()
  for (const id of [HANDED, CLIENT])
    await cardOf(page, id)
      .getByRole('button', { name: /^Bruk klientbilde/ })
      .click()
  const puts: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') puts.push(new URL(response.url()).pathname)
  })
  await upload.click()
  for (const id of [HANDED, CLIENT])
    await expect(cardOf(page, id).getByRole('img')).toHaveAttribute('src', /preview_\d+\.png$/)
  expect(puts.toSorted()).toEqual([HANDED, CLIENT].map((id) => `/api/v1/products/0/0/${id}/preview`))
  await page.getByRole('button', { name: 'Generer alle' }).click()
  await expect(page.getByRole('button', { name: /^Godkjenn og last opp/ })).toHaveCount(2, {
    timeout: 60_000,
  })
})

test('A-025, A-027, A-031: of another order a model is named before its picture is handed in', async ({
  as,
}) => {
  const clerk = await as('storeClerk')
  const order = await makeQuote(clerk, [{ model: 1002 }, { model: 1003 }])
  const page = await as('superUser')
  await page.goto(`${ADDRESS}?orderNumber=${order}`)
  await expect(page.locator('[data-row]')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Last opp alle' })).toBeDisabled()
  const card = cardOf(page, 1)
  await card.getByRole('button', { name: /^Bruk klientbilde/ }).click()
  const upload = card.getByRole('button', { name: /^Godkjenn og last opp/ })
  await expect(upload).toBeDisabled({ timeout: 60_000 })
  await card.getByRole('textbox', { name: 'Modell i ordre 0' }).fill('1002')
  const put = page.waitForRequest((request) => request.method() === 'PUT')
  await upload.click()
  expect(new URL((await put).url()).pathname).toBe('/api/v1/products/0/0/1002/preview')
  await expect(page.getByText('Nytt bilde er lastet opp', { exact: true })).toBeVisible()

  await page.goto(`${ADDRESS}?orderNumber=abc`)
  await expect(page.getByText('«abc» er ikke et ordrenummer. Her er hele sortimentet.')).toBeVisible()
})

test('A-033, A-139: five colours at most, each with its name, its hex and how light it is', async ({
  as,
}) => {
  const page = await as('superUser')
  const colors: [name: string, rgbHex: string, intensity: number][] = [
    ['Rød', '#FF0000', 76],
    ['Hvit', '#FFFFFF', 255],
    ['Svart', '#000000', 0],
    ['Grønn', '#00FF00', 150],
    ['Blå', '#0000FF', 29],
  ]
  await page.route('**/api/v1/pictures', async (route) => {
    const answer = await route.fetch()
    const [first, second] = (await answer.json()) as ApiPictureCard[]
    const parts = ['outer', 'inner', 'aluminium', 'frame', 'doorLeaf'] as const
    const five = Object.fromEntries(
      parts.map((part, at) => {
        const [description = '', rgbHex = ''] = colors[at] ?? []
        return [part, { code: String(at), rgbHex, description }]
      }),
    )
    await route.fulfill({ response: answer, json: [{ ...first, colors: five }, second] })
  })
  await page.goto(ADDRESS)
  const swatchesOf = (at: number) =>
    page
      .locator('[data-row]')
      .nth(at)
      .getByRole('list', { name: 'Farger og intensitet' })
      .getByRole('listitem')
  await expect(swatchesOf(0)).toHaveText(
    colors.map(([name, , intensity]) => new RegExp(`${intensity}.*: ${name} .*intensitet ${intensity}$`)),
  )
  const shown = await swatchesOf(0).evaluateAll((all) =>
    all.map((each) => each.querySelector('span')?.style.background),
  )
  expect(shown).toEqual([
    'rgb(255, 0, 0)',
    'rgb(255, 255, 255)',
    'rgb(0, 0, 0)',
    'rgb(0, 255, 0)',
    'rgb(0, 0, 255)',
  ])
  // A window without aluminium has neither that swatch nor one of a door.
  await expect(swatchesOf(1)).toHaveCount(2)
})

test('A-265, A-266: what cannot be fetched is told', async ({ as }) => {
  const page = await as('superUser')
  await withCardsOf(page, [1003])
  // Its drawing, or in the night the picture that has been made of it.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await page.goto(ADDRESS)
  await expect(cardOf(page, 1003).getByRole('alert')).toHaveText(
    'Kunne ikke laste forhåndsvisning for rad 1003',
  )
  await page.unrouteAll()
  await page.route('**/api/v1/pictures', (route) =>
    route.fulfill({ status: 500, json: { message: 'Lageret svarer ikke', code: 'x' } }),
  )
  await page.reload()
  await expect(page.getByText('Feil ved henting av produkter: Lageret svarer ikke')).toBeVisible()
})
