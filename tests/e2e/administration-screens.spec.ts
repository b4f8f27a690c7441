/** The administration by keys alone, what cannot be undone, and what each dialog and page is like to use. */
import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNothingCut, expectUsable } from './driver/accessibility.ts'
import { pressOnceRead, tabTo } from './driver/keys.ts'
import { test } from './driver/workplace.ts'

test.describe.configure({ mode: 'parallel' })
// An audit of a page on three screens takes its time on a busy machine.
test.setTimeout(120_000)

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** A builder of this test alone, of Bygdebygg Oppdal. */
const makeBuilder = async (page: Page, name: string): Promise<number> => {
  const reply = await page.request.post('/api/v1/agents', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { name, storeId: 109, address: { address1: '', postalCode: '7340' } },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  return (await reply.json()).model.id
}

test('a builder is found, changed and left again by keys alone; the keyboard is each time where it was', async ({
  as,
}) => {
  const page = await as('superUser')
  const name = `Tastebygg ${Date.now()}`
  await makeBuilder(page, name)
  await page.goto('/admin/agents')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  const line = page.getByRole('link', { name })
  await tabTo(page, line)
  await page.keyboard.press('Enter')
  await expect(heading(page, name)).toBeVisible()

  const edit = page.getByRole('button', { name: 'Rediger', exact: true })
  await tabTo(page, edit)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Navn')).toBeFocused()
  await tabTo(page, dialog(page).getByLabel('Kontaktperson'))
  await page.keyboard.type('Ingrid Solheim')
  await tabTo(page, dialog(page).getByLabel('Postnummer'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('5003')
  await expect(dialog(page).getByText('BERGEN')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Ingrid Solheim')).toBeVisible()
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Navn')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(edit).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Alle byggmestere' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(line).toBeFocused()
})

test('a builder where people work, or whom quotes name, is not deleted and the reason is told; another is gone from the lists', async ({
  as,
}, testInfo) => {
  const page = await as('superUser')
  await page.goto('/admin/agents/202')
  await page.getByRole('button', { name: 'Slett byggmester' }).click()
  await expect(dialog(page)).toContainText('Slett Vinkel og Vater AS?')
  await dialog(page).getByRole('button', { name: 'Slett', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toContainText(/bruker|tilbud/i)
  await writeFile(testInfo.outputPath('delete-refused.png'), await page.screenshot())
  await expectUsable(page, { part: '[role="dialog"]' })
  await dialog(page).getByRole('button', { name: 'Avbryt' }).click()
  await expect(page.getByRole('button', { name: 'Slett byggmester' })).toBeFocused()
  await expect(heading(page, 'Vinkel og Vater AS')).toBeVisible()

  const name = `Ferdigbygg ${Date.now()}`
  const id = await makeBuilder(page, name)
  await page.goto(`/admin/agents/${id}`)
  await page.getByRole('button', { name: 'Slett byggmester' }).click()
  await dialog(page).getByRole('button', { name: 'Slett', exact: true }).click()
  await expect(heading(page, 'Byggmestere')).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByText(`Ingen treff på «${name}».`)).toBeVisible()

  const store = await as('storeAdministrator')
  await store.goto('/admin/agents/209')
  await expect(heading(store, 'Høvelbenken AS')).toBeVisible()
  await expect(store.getByRole('button', { name: 'Slett byggmester' })).toBeHidden()
})

test('an administrator demands a second factor of administrators, which is logged, and takes the demand back', async ({
  as,
}, testInfo) => {
  const page = await as('superUser')
  const id = await makeBuilder(page, `Sikkerbygg ${Date.now()}`)
  await page.goto(`/admin/agents/${id}`)
  const demand = page.getByRole('switch', { name: 'Krev tofaktor av administratorer' })
  await expect(demand).not.toBeChecked()
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
  await demand.press('Space')
  await saved
  await page.reload()
  await expect(demand).toBeChecked()
  await page.getByRole('button', { name: 'Hva er endret' }).click()
  await expect(page.getByText('Krav om tofaktor endret')).toBeVisible()
  await writeFile(
    testInfo.outputPath('second-factor-demanded.png'),
    await page.screenshot({ fullPage: true }),
  )
  await demand.press('Space')
  await expect(demand).not.toBeChecked()
  // Whoever only works there is not asked.
  const clerk = await as('storeClerk')
  await clerk.goto('/admin/stores/101')
  await expect(heading(clerk, 'Tømmerringen Sandnes')).toBeVisible()
  await expect(clerk.getByRole('switch', { name: 'Krev tofaktor av administratorer' })).toBeHidden()
})

test('what is typed into a dialog stays when Escape or the cross is pressed, and it is said what to do; «Avbryt» leaves it', async ({
  as,
}) => {
  const page = await as('superUser')
  for (const [path, opener, label] of [
    ['/admin/stores/101', 'Opprett byggmester', 'Navn'],
    ['/admin/stores/101', 'Stopp bestillinger', 'Tekst til forhandleren'],
    ['/admin/stores/101', 'Legg til lageradresse', 'Navn'],
    ['/admin/users', 'Opprett bruker', 'Fornavn'],
    ['/admin/users/1010', 'Rediger bruker', 'Etternavn'],
  ] as const)
    await test.step(opener, async () => {
      await page.goto(path)
      await page.getByRole('button', { name: opener, exact: true }).click()
      const field = dialog(page).getByLabel(label)
      await field.fill('Halvskrevet')
      await page.keyboard.press('Escape')
      await expect(page.getByText('Du har skrevet noe som ikke er lagret.')).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Lukk' }).click()
      await expect(field).toHaveValue('Halvskrevet')
      await dialog(page).getByRole('button', { name: 'Avbryt' }).click()
      await expect(dialog(page)).toBeHidden()
    })
})

test('whoever deactivates a person, and lets the person in again, by keys is still on the button', async ({
  as,
}) => {
  const page = await as('superUser')
  const data = {
    ...{ firstname: 'Prøve', lastname: `Tast ${Date.now()}`, email: `tast.${Date.now()}@butikk.example` },
    ...{ phoneNumber: '', affiliationId: 109, affiliationType: 'store', role: 'WORKER' },
  }
  const { id } = (await (await page.request.post('/api/v1/users', { data })).json()).model
  await page.goto(`/admin/users/${id}`)
  await page.getByRole('button', { name: 'Deaktiver bruker' }).press('Enter')
  const back = page.getByRole('button', { name: 'Aktiver bruker', exact: true })
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Deaktiver bruker' })).toBeFocused()
})

test('whoever switches a role, removes it or ends a session by keys is not thrown out of the page', async ({
  as,
}) => {
  const page = await as('superUser')
  const stamp = Date.now()
  const data = {
    ...{ firstname: 'Prøve', lastname: `Rolle ${stamp}`, email: `rolle.${stamp}@butikk.example` },
    ...{ phoneNumber: '', affiliationId: 109, affiliationType: 'store', role: 'WORKER' },
  }
  const { id } = (await (await page.request.post('/api/v1/users', { data })).json()).model
  await page.goto(`/admin/users/${id}`)
  const roles = page.getByRole('table', { name: 'Roller' })
  const toggle = roles.getByRole('switch')
  await toggle.press('Space')
  await expect(roles).toContainText('Deaktivert')
  await expect(toggle).toBeFocused()
  await page.getByRole('button', { name: /^Fjern Bruker/ }).press('Enter')
  const removed = page.getByText('Rollen er fjernet.')
  await pressOnceRead(page.getByRole('button', { name: 'Fjern rollen' }), () => removed.isVisible())
  await expect(removed).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  const clerk = await as('endsSessions')
  await as('endsSessions')
  await clerk.goto('/profil')
  const others = clerk.getByRole('button', { name: 'Logg ut alle andre' })
  await others.press('Enter')
  await expect(others).toBeHidden()
  await expect(clerk.getByRole('main')).toBeFocused()
  await page.goto('/admin/sessions?q=per.tveit@loddrett-bygg.example')
  const end = page.getByRole('button', { name: /^Avslutt/ })
  await expect(end.first()).toBeVisible()
  await expectUsable(page)
  await end.first().press('Enter')
  await expect(end).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('whoever saves the profile by keys is still on the button, which saves nothing more until something is changed', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await page.goto('/profil')
  const [name, save] = [page.getByLabel('Fornavn'), page.getByRole('button', { name: 'Lagre' })]
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await name.fill('Tor ')
  await save.press('Enter')
  await expect(page.getByText('Profilen er lagret.')).toBeVisible()
  await expect(save).toBeFocused()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await name.press('Tab')
  expect(sent).toHaveLength(1)
})

test('a name that was changed on the profile and not saved is not lost by leaving: it is said, and «Nullstill» takes it back', async ({
  as,
}) => {
  const page = await as('storeClerk')
  await page.goto('/profil')
  const name = page.getByLabel('Fornavn')
  const before = await name.inputValue()
  await name.fill('Halvskrevet')
  const away = page.getByRole('link', { name: 'Tilbudssøk' })
  await away.press('Enter')
  await expect(
    page.getByText('Du har skrevet noe som ikke er lagret. Lagre det, eller trykk Nullstill.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/profil$/)
  await expect(name).toHaveValue('Halvskrevet')
  const reset = page.getByRole('button', { name: 'Nullstill' })
  await reset.press('Enter')
  await expect(name).toHaveValue(before)
  await expect(reset).toBeFocused()
  await away.press('Enter')
  await expect(page).toHaveURL(/\/tilbud$/)
})

test('a name of a hundred letters without a space, with emoji and from right to left, is whole in every dialog and notice', async ({
  as,
}) => {
  const page = await as('superUser', { viewport: { width: 390, height: 844 } })
  const name = `👷‍♀️ «שלום» & <b>${'Ubrutt'.repeat(20)}`.slice(0, 100)
  const id = await makeBuilder(page, name)
  const person = { firstname: name.slice(0, 50), lastname: name.slice(50), phoneNumber: '' }
  const email = `${'lang'.repeat(15)}@${'domene'.repeat(8)}${Date.now()}.example`
  const made = await page.request.post('/api/v1/users', {
    data: { ...person, email, affiliationId: id, affiliationType: 'agent', role: 'ADMINISTRATOR' },
  })
  expect(made.status(), await made.text()).toBe(201)
  const userId = (await made.json()).model.id
  for (const [path, openers] of [
    [`/admin/agents/${id}`, ['Rediger', 'Endre logo', 'Opprett bruker', 'Slett byggmester']],
    [`/admin/users/${userId}`, ['Rediger bruker', 'Legg til rolle', /^Fjern Administrator/]],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingCut(page)
    for (const opener of openers)
      await test.step(`${opener}`, async () => {
        await page.getByRole('button', { name: opener }).first().click()
        await expect(dialog(page)).toBeVisible()
        // A field scrolls what stands in it; all else is whole.
        const beyond = await dialog(page).evaluate((box) =>
          [...box.querySelectorAll('*')]
            .filter((part) => !part.matches('input, svg, svg *') && part.checkVisibility())
            .filter((part) => {
              const { left, right } = box.getBoundingClientRect()
              const at = part.getBoundingClientRect()
              return at.left < left || at.right > right || part.scrollWidth > part.clientWidth + 1
            })
            .filter((part) => getComputedStyle(part).display !== 'inline')
            .map((part) => `${part.localName} «${part.textContent?.slice(0, 30)}»`),
        )
        expect(beyond).toEqual([])
        await expectUsable(page, { part: '[role="dialog"]' })
        await page.setViewportSize({ width: 390, height: 844 })
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
      })
  }
})

test('axe: the log of changes where it is opened', async ({ as }) => {
  const page = await as('superUser')
  const id = await makeBuilder(page, `Loggbygg ${Date.now()}`)
  await page.goto(`/admin/agents/${id}`)
  const opener = page.getByRole('button', { name: 'Hva er endret' })
  await opener.press('Enter')
  await expect(page.getByText('Opprettet', { exact: true })).toBeVisible()
  await expectUsable(page)
})

test('an organisation that is not there says so, and leads back to the list', async ({ as }) => {
  const page = await as('superUser')
  for (const [path, list] of [
    ['/admin/stores/999999', 'Alle forhandlere'],
    ['/admin/agents/999999', 'Alle byggmestere'],
    ['/admin/stores/butikken', 'Alle forhandlere'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: /finnes ikke/, level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: list })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeHidden()
  }
  await page.goto('/admin/chains/999999')
  await expect(page.getByRole('heading', { name: /finnes ikke/, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gå til tilbudene' })).toBeVisible()
  await expectUsable(page)
})

for (const [path, heading, wayOn] of [
  ['stores/101', 'Forhandleren kunne ikke hentes', 'Alle forhandlere'],
  ['agents/201', 'Byggmesteren kunne ikke hentes', 'Alle byggmestere'],
  ['chains/1', 'Kjeden kunne ikke hentes', 'Gå til tilbudene'],
  ['users/1008', 'Brukeren kunne ikke hentes', 'Alle brukere'],
] as const)
  test(`${path} that cannot be read has a heading, a sentence, a way to try again and a way on`, async ({
    as,
  }) => {
    const page = await as('superUser')
    const asked = `**/api/v1/${path}`
    await page.route(asked, (route) => route.abort())
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(heading)
    await expect(page.getByRole('alert')).toContainText('Fikk ikke kontakt med serveren')
    await expect(page.getByRole('link', { name: wayOn })).toBeVisible()
    await expectUsable(page)
    await page.unroute(asked)
    await page.getByRole('button', { name: 'Prøv igjen' }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('a page that somebody may not read says so, offers no second try, and leads on', async ({ as }) => {
  const page = await as('superUser')
  const json = { code: 'access.denied', message: 'Du har ikke tilgang til dette.' }
  await page.route('**/api/v1/stores/101', (route) => route.fulfill({ status: 403, json }))
  await page.goto('/admin/stores/101')
  await expect(page.getByRole('alert')).toContainText(json.message)
  await expect(page.getByRole('link', { name: 'Alle forhandlere' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0)
})

test('a number, a phone number, a place and a date in a list stand on one line, and a badge is whole', async ({
  as,
}) => {
  const page = await as('superUser', { viewport: { width: 1024, height: 768 } })
  for (const path of ['/admin/stores', '/admin/agents', '/admin/users', '/admin/stores/101']) {
    await page.goto(path)
    await expect(page.getByRole('table').last().getByRole('row').nth(1)).toBeVisible()
    const broken = await page.locator('td[data-whole]').evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const text = document.createRange()
          text.selectNodeContents(cell)
          const isBroken = cell.children.length === 0 && text.getClientRects().length > 1
          return (
            isBroken ||
            [...cell.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1)
          )
        })
        .map(({ textContent }) => textContent),
    )
    expect(broken, path).toEqual([])
    await expectNothingCut(page)
  }
})

test('a super user searches the dealers of a chain on its page', async ({ as }) => {
  const page = await as('superUser')
  await page.goto('/admin/chains/2')
  const table = page.getByRole('table', { name: 'Forhandlere' })
  await expect(table.getByRole('link', { name: 'Bygdebygg Førde' })).toBeVisible()
  await page.getByRole('searchbox').fill('voss')
  await expect(table.getByRole('link')).toHaveText(['Bygdebygg Voss'])
  await page.getByRole('searchbox').fill('sandnes')
  await expect(page.getByText('Ingen treff på «sandnes».')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await table.getByRole('link', { name: 'Bygdebygg Førde' }).click()
  await expect(heading(page, 'Bygdebygg Førde')).toBeVisible()
})

test('an administrator of a chain finds the people of the chain by any word, and nobody else’s', async ({
  as,
}) => {
  const page = await as('chainUser')
  await page.goto('/admin/users')
  const table = page.getByRole('table', { name: 'Brukere' })
  await expect(table.getByRole('row')).toHaveCount(21)
  await expect(page.getByRole('button', { name: 'Opprett bruker' })).toBeHidden()
  await page.getByRole('searchbox').fill('tor kvalheim')
  await table.getByRole('link', { name: 'Tor Kvalheim' }).click()
  await expect(heading(page, 'Tor Kvalheim')).toBeVisible()
  await page.goto('/admin/users?q=bygdebygg')
  await expect(page.getByText('Ingen treff på «bygdebygg».')).toBeVisible()
})

test('on a phone every value in a list says what it is', async ({ as }) => {
  const page = await as('superUser', { viewport: { width: 390, height: 844 } })
  for (const [path, labels] of [
    ['/admin/stores', ['Nr.', 'Sted', 'Kontaktperson', 'Telefon', 'E-post']],
    ['/admin/agents', ['Nr.', 'Forhandler', 'Sted', 'Kontaktperson', 'Telefon', 'E-post']],
    ['/admin/users', ['Roller', 'E-post', 'Telefon', 'Sist innlogget']],
    ['/admin/chains/1', ['Nr.', 'Sted', 'Telefon']],
  ] as const) {
    await page.goto(path)
    const first = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first()
    await expect(first).toBeVisible()
    const said = await first.getByRole('cell').evaluateAll((cells) =>
      cells
        .filter((cell) => cell.checkVisibility())
        .map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', ''))
        .filter((label) => label !== 'none'),
    )
    expect(said).toEqual(labels)
  }
})

test('axe: the lists, the page of a dealer, and every dialog on it', async ({ as }) => {
  const page = await as('superUser')
  for (const path of ['/admin/stores', '/admin/agents', '/admin/chains/1']) {
    await page.goto(path)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectUsable(page)
  }
  await page.goto('/admin/stores/101')
  await expect(page.getByRole('table', { name: 'Byggmestere' })).toBeVisible()
  for (const opener of [
    'Rediger',
    'Endre logo',
    'Stopp bestillinger',
    'Legg til lageradresse',
    'Opprett bruker',
    'Opprett byggmester',
  ])
    await test.step(opener, async () => {
      const button = page.getByRole('button', { name: opener, exact: true })
      await button.click()
      await expect(dialog(page)).toBeVisible()
      await expectUsable(page, { part: '[role="dialog"]' })
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(button).toBeFocused()
    })
})

test('enlarged: nothing is cut on the lists, the pages and the widest form', async ({ as }) => {
  const page = await as('superUser')
  for (const path of [
    '/admin/stores',
    '/admin/users',
    '/admin/stores/101',
    '/admin/agents/202',
    '/admin/chains/1',
    '/admin/users/1008',
    '/admin/sessions?q=ole.dahl',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('table').last()).toBeVisible()
    for (const screen of [
      { width: 720, height: 450 },
      { width: 320, height: 512 },
    ]) {
      await page.setViewportSize(screen)
      await test.step(`${path} at ${screen.width}`, () => expectNothingCut(page))
    }
  }
  await page.goto('/admin/agents/202')
  await page.getByRole('button', { name: 'Rediger', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
  await expectNothingCut(page)
})
