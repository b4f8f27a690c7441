// The desk of the person on duty: whether anybody is needed, what for, and what can be done about it from there.
import { expect, type Page } from '@playwright/test'
import type { Operations } from '#domain/contracts/operations'
import { expectKeyboardReaches, expectUsable } from './driver/accessibility.ts'
import { pressHastily, pressOnceRead } from './driver/keys.ts'
import { test } from './driver/workplace.ts'

const OPERATIONS = '**/api/v1/operations'
const at = '2026-11-23T02:12:00.000Z'

const letter = (id: string, what: string, reason: string | null) => ({
  id,
  what,
  reason,
  link: null,
  since: '2026-11-23T01:40:00.000Z',
})

const badNight: Operations = {
  at,
  queues: [
    {
      name: 'render',
      waiting: 1200,
      working: 5,
      dead: 200,
      oldest: '2026-11-23T02:05:00.000Z',
      letters: [
        letter('a', 'Tilbud som PDF', 'Tegningen av rad 3 kunne ikke lages.'),
        letter('b', 'Bilde av et produkt', null),
      ],
    },
    { name: 'mail', waiting: 0, working: 0, dead: 0, oldest: null, letters: [] },
    { name: 'mailEvents', waiting: 3, working: 0, dead: 0, oldest: null, letters: [] },
    { name: 'orders', waiting: 1, working: 0, dead: 0, oldest: '2026-11-23T01:30:00.000Z', letters: [] },
    { name: 'answers', waiting: 0, working: 0, dead: 0, oldest: null, letters: [] },
  ],
  work: { pictures: 414, documents: 30, precision: 'exact' },
  mails: [
    {
      to: 'ingrid@solheim.example',
      subject: 'Tilbud 100012 fra Tømmerringen Sandnes',
      state: 'failed',
      since: '2026-11-22T22:10:00.000Z',
      reason: 'Adressen finnes ikke.',
      link: '/tilbud/100012',
    },
  ],
  orders: [{ orderNumber: 100_014, state: 'waiting', since: '2026-11-23T01:30:00.000Z' }],
  nightlyRun: {
    startedAt: '2026-11-23T01:00:00.000Z',
    finishedAt: null,
    drawn: 40,
    failed: 1,
    left: 12,
    unchanged: 180,
  },
  faults: [
    {
      source: 'browser',
      kind: 'TypeError: Cannot read properties of undefined (reading …)',
      count: 7,
      lastAt: '2026-11-23T01:58:00.000Z',
      place: '/tilbud/100012',
      trace: 'K7F3-92QD',
      build: '2025.10.2',
    },
    {
      ...{ source: 'server', kind: 'TimeoutError', count: 1, lastAt: '2026-11-23T01:00:00.000Z' },
      ...{ place: 'PUT /api/v1/quotes', trace: 'K7F3-93QD', build: '2025.10.2' },
    },
  ],
}

const open = async (page: Page): Promise<void> => {
  await page.goto('/admin/drift')
  await expect(page.getByRole('heading', { name: 'Drift', level: 1 })).toBeVisible()
}

test('a house at work says that nobody is needed, for super users alone', async ({ as }) => {
  const page = await as('superUser')
  await open(page)
  await expect(page.getByRole('table', { name: 'Køer' }).getByRole('rowheader')).toHaveText([
    ...[
      'Bilder og dokumenter',
      'E-post',
      'Hva som ble av e-post',
      'Ordrer til fabrikken',
      'Svar fra fabrikken',
    ],
  ])
  await expectUsable(page)

  const clerk = await as('storeClerk')
  await clerk.goto('/admin/drift')
  await expect(clerk.getByRole('alert')).toContainText('Feil 403')
})

test('at night it says first what somebody is needed for, and lets that be done by the keyboard', async ({
  as,
}) => {
  const page = await as('superUser')
  await page.route(OPERATIONS, (route) => route.fulfill({ json: badNight }))
  const settled: string[] = []
  let refuses = false
  await page.route(`${OPERATIONS}/*/*`, (route) => {
    if (refuses) return route.fulfill({ status: 409, json: { message: 'Køen svarer ikke', code: 'x' } })
    const { pathname } = new URL(route.request().url())
    settled.push(`${pathname.split('/').slice(-2).join(' ')} ${route.request().postData()}`)
    return route.fulfill({ json: { model: { count: 1 }, message: '1 lagt tilbake i køen.' } })
  })
  await open(page)
  const verdict = page.getByRole('status').filter({ hasText: 'trenger deg' })
  await expect(verdict).toContainText('6 ting trenger deg')
  await expect(verdict.getByRole('listitem')).toHaveText([
    'Én ordre er ikke sendt til fabrikken',
    '200 oppgaver er gitt opp',
    'Én kø står',
    'Én e-post kom ikke frem siste døgn',
    'Ett bilde kunne ikke tegnes i natt',
    '8 feil i programmet siste døgn',
  ])
  await expect(page.getByText('feilnummer K7F3-92QD')).toBeVisible()
  await expect(
    page.getByText('Siste time er det laget 414 bilder (6,9 i minuttet) og 30 dokumenter (0,5 i minuttet).'),
  ).toBeVisible()
  const pictures = page.getByRole('row', { name: /^Bilder og dokumenter/ })
  await expect(pictures).toContainText('23.11.2026 kl. 03:05')
  await expect(pictures.getByRole('cell').first()).toHaveText(/^1\s200$/)
  await expect(page.getByText('1 gang,')).toBeVisible()
  // What stands says what to do; of what nobody knows since when it waits, that is said; and the rest of what was given up is not hidden.
  await expect(
    page.getByText('Ordrer til fabrikken: Fabrikken henter ikke ordrene sine: ring dem.'),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /^Hva som ble av e-post/ })).toContainText('Ikke kjent')
  await expect(page.getByText('Her er 2 av 200. Knappene nederst gjelder alle.')).toBeVisible()
  await expectUsable(page)
  await expectKeyboardReaches(page)

  const given = page.getByRole('list', { name: 'Gitt opp: Bilder og dokumenter' })
  const [retry, discard] = [/^Prøv igjen: Tilbud som PDF/, /^Forkast: Tilbud som PDF/].map((name) =>
    given.getByRole('button', { name }),
  )
  // What does not come about, and what is thought better of, leaves the keyboard where it was.
  refuses = true
  await retry?.press('Enter')
  await expect(page.getByText('Køen svarer ikke')).toBeVisible()
  await expect(retry ?? given).toBeFocused()
  await discard?.press('Enter')
  await given.getByRole('button', { name: 'Behold' }).press('Enter')
  await expect(discard ?? given).toBeFocused()
  refuses = false
  await given.getByRole('button', { name: /^Prøv igjen: Tilbud som PDF/ }).press('Enter')
  await expect(page.getByText('1 lagt tilbake i køen.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Køer' })).toBeFocused()
  await given.getByRole('button', { name: /^Forkast: Bilde av et produkt/ }).focus()
  await pressHastily(page, 'Enter', 'Enter')
  // The second press came before anybody can have read what it would do.
  const forGood = given.getByRole('button', { name: 'Forkast for godt' })
  await expect(forGood).toBeFocused()
  expect(settled).toEqual(['render retry {"id":"a"}'])
  await pressOnceRead(forGood, () => settled.length > 1)
  expect(settled).toEqual(['render retry {"id":"a"}', 'render discard {"id":"b"}'])
})
