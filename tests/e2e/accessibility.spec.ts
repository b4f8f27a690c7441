/** Every screen for everybody: no serious fault, on a large screen, a laptop and a phone, enlarged, and without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test'
import { waitingPage } from '#functions/api/documents/waiting-page'
import { expectKeyboardReaches, expectNothingCut, expectUsable } from './driver/accessibility.ts'
import {
  color,
  divideInto,
  drawing,
  enter,
  field,
  list,
  look,
  openGroup,
  openRow,
  saving,
  whenOpen,
} from './driver/editor.ts'
import { demoPeople } from './driver/people.ts'
import { openQuote } from './driver/quote.ts'
import { makeQuote, readRow } from './driver/ready-made.ts'
import { enterCredentials } from './driver/session.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1001
const SLANTED = 1401
const FRONT_DOOR = 3104

// An audit of a page on three screens takes its time on a busy machine.
test.setTimeout(150_000)
test.describe.configure({ mode: 'parallel' })

const dialog = { part: '[role=dialog]' }

test.describe('axe', () => {
  test('login, with a refusal, and the choice of role', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Logg inn' }).click()
    await expectUsable(page)
    await enterCredentials(page, demoPeople.storeClerkOfTwo)
    await expect(page.getByRole('heading', { name: 'Hvem vil du arbeide som?' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Haugesund/ })).toBeVisible()
    await expectUsable(page)
  })

  test('the product menu, the new quote and the user menu', async ({ as }) => {
    const page = await as('storeClerk')
    await page.goto('/produkt/')
    await expect(
      page.getByRole('region', { name: 'Vinduer Basic' }).getByRole('button', { name: /^Skjær Fastkarm/ }),
    ).toBeVisible()
    await expectUsable(page)
    await page
      .getByRole('region', { name: 'Vinduer Basic' })
      .getByRole('button', { name: /^Skjær Fastkarm/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Opprett nytt tilbud' })).toBeVisible()
    await expectUsable(page, dialog)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Brukermeny/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectUsable(page, { part: '[role=menu]' })
  })

  for (const [what, model] of [
    ['a window', WINDOW],
    ['a front door', FRONT_DOOR],
    ['a slanted window', SLANTED],
  ] as const)
    test(`the editor with ${what}, every group unfolded`, async ({ as }) => {
      const page = await as('storeClerk')
      await openRow(page, await makeQuote(page, [{ model }]), 1)
      for (const title of ['Sprosser og poster', 'Beslag', 'Karm og utforing', 'Tilvalg'])
        if (await page.getByRole('region', { name: title, exact: true }).isVisible())
          await openGroup(page, title)
      await expectUsable(page)
    })

  test('the editor with a list, colours, the product menu or 3D open', async ({ as }) => {
    const page = await as('storeClerk')
    await openRow(page, await makeQuote(page, [{ model: WINDOW }]), 1)
    for (const [opener, part] of [
      [list(page, 'Glass'), '[role=listbox][aria-label=Glass]'],
      [color(page, 'Innvendig'), '[role=dialog]'],
      [page.getByRole('button', { name: 'Produktmeny' }), '[role=dialog]'],
      [drawing(page).getByRole('button', { name: 'Flere mål' }), '[role=menu][aria-label="Flere mål"]'],
    ] as const)
      await expectUsable(page, {
        part,
        open: async () => {
          await opener.click()
          await expect(page.locator(part)).toBeVisible()
        },
        close: async () => {
          await page.keyboard.press('Escape')
          await expect(page.locator(part)).toBeHidden()
        },
      })
    await look(page, '3D')
    await expect(drawing(page).locator('canvas')).toBeVisible()
    await expectUsable(page, { part: '[aria-label=Tegning]' })
  })

  test('the editor of a divided window: bars, connecting, menus, rows that are alike', async ({ as }) => {
    const page = await as('storeClerk')
    const orderNumber = await makeQuote(page, [
      { model: WINDOW, count: 0 },
      { model: WINDOW, choices: { innerColor: 'NCS S 7500-N' } },
    ])
    await openRow(page, orderNumber, 1)
    await openGroup(page, 'Sprosser og poster')
    await divideInto(page, 'Sprosser', { columns: 2, rows: 2 })
    await enter(page, 'Stående 1, fra midten', 900)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Aluminiumskledning' }).check()
    // What is still being shown moves the groups below it.
    await expect
      .poll(async () => (await readRow(page, orderNumber, 1)).choices.aluminium)
      .toMatchObject({ selected: true })
    const connecting = await openGroup(page, 'Sammenkobling')
    await connecting.getByRole('button', { name: /^Rad 2/ }).click()
    await connecting.getByRole('button', { name: 'Høyre side' }).click()
    await expect(connecting.getByRole('button', { name: 'Nederst' })).toBeVisible()
    // What was typed and refused stays, marked; the rest is stored.
    await expect(saving(page)).toHaveText('Ikke lagret, rett feltet')
    await expectUsable(page, { part: '#editor-options' })

    for (const opener of ['Flere valg for raden', `Tilbud ${orderNumber} · Rad 1`]) {
      const menu = page.getByRole('menu')
      await expectUsable(page, {
        part: '[role=menu]',
        open: async () => {
          await page.getByRole('button', { name: opener }).click()
          await expect(menu).toBeVisible()
        },
        close: async () => {
          await page.keyboard.press('Escape')
          await expect(menu).toBeHidden()
        },
      })
    }
    await page.getByRole('button', { name: 'Flere valg for raden' }).click()
    await page.getByRole('menuitem', { name: 'Samme som rad …' }).click()
    const alike = page.getByRole('dialog', { name: 'Samme som en annen rad' })
    await expect(alike.getByRole('table')).toBeVisible()
    await expectUsable(page, dialog)
  })

  test('the editor in trouble: no answer, no network, somebody else’s change, no such row', async ({
    as,
  }) => {
    const page = await as('storeClerk')
    const orderNumber = await makeQuote(page, [{ model: WINDOW }])
    const address = `/api/v1/products/${orderNumber}/0/1`
    const message = { part: 'main' }
    const asked = Promise.withResolvers<void>()
    await page.route(`**${address}`, async (route) => {
      await asked.promise
      await route.fulfill({ status: 500, json: { message: 'Noe gikk galt hos oss.', code: 'server.error' } })
    })
    await page.goto(`/produkt/${orderNumber}/1/rediger`)
    await expect(page.getByText('Laster', { exact: true })).toBeVisible()
    await expectUsable(page, message)
    asked.resolve()
    await expect(page.getByText('Feil', { exact: true })).toBeVisible({ timeout: 15_000 })
    await expectUsable(page, message)
    await page.unroute(`**${address}`)
    await page.getByRole('button', { name: 'Prøv igjen' }).click()
    await whenOpen(page)

    await page.context().setOffline(true)
    await enter(page, 'Bredde', 1390)
    await expect(page.getByText('Fikk ikke kontakt med serveren.')).toBeVisible()
    await expectUsable(page, { part: '[role=status], [role=alert]' })
    const other = await as('superUser')
    const { revision } = await readRow(other, orderNumber, 1)
    await other.request.put(address, { data: { revision, choices: { width: 1090 } } })
    await page.context().setOffline(false)
    await expect(page.getByRole('dialog', { name: /har endret raden$/ })).toBeVisible({ timeout: 15_000 })
    await expectUsable(page, dialog)
  })

  test('quick entry: a clear line, an unclear one, and what could be meant', async ({ as }) => {
    const page = await as('storeClerk')
    await page.goto(`/tilbud/${await makeQuote(page, [])}/hurtig`)
    const line = (number: number) => page.getByRole('combobox', { name: `Linje ${number}`, exact: true })
    await line(1).fill('3 1190x1190 toppsving hvit "V3 kjøkken"')
    await line(1).press('Enter')
    await line(2).fill('2 12x14 fastkarm')
    await line(2).press('Enter')
    await expect(page.getByRole('region', { name: 'Sum eks. mva' })).toContainText('1 rad, 3 stk')
    await page.getByText('Slik skriver du').click()
    await line(3).pressSequentially('1190x1190 topps')
    await expect(page.getByRole('option', { name: /toppsving/ }).first()).toBeVisible()
    await expectUsable(page)
  })

  test('the quote page, with its dialogs and menus', async ({ as }) => {
    const page = await as('storeClerk')
    await openQuote(page, await makeQuote(page, [{ model: WINDOW }, { model: FRONT_DOOR, count: 0 }]))
    await expectUsable(page)
    for (const folded of ['Hurtigvalg', 'Rabatt og margin på alle rader'])
      await page.getByRole('region', { name: folded }).getByRole('button', { name: folded }).click()
    await page.getByRole('button', { name: /^Bestillingskontroll/ }).click()
    await expect(page.getByRole('dialog', { name: 'Bestillingskontroll' })).toContainText(
      /varse|spørsmål|feil/,
    )
    await expectUsable(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    for (const open of ['Rediger kundeinformasjon', 'Legg til kommentar']) {
      await page.getByRole('button', { name: open }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectUsable(page, dialog)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.getByRole('combobox', { name: 'Leveringsadresse' }).selectOption('Privat levering')
    await page.getByRole('textbox', { name: 'Postnummer' }).fill('0001')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectUsable(page, dialog)
    await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click()
    await page.getByRole('button', { name: 'Flytt rad 1' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Flytt nederst' })).toBeVisible()
    await expectUsable(page, dialog)
  })

  test('the quote page of a builder, as the super user sees it', async ({ as }) => {
    const orderNumber = await makeQuote(await as('agent'), [{ model: WINDOW }])
    const page = await as('superUser')
    await openQuote(page, orderNumber)
    await expectUsable(page)
  })

  test('the search, with filters and without a hit', async ({ as }) => {
    const page = await as('superUser')
    await page.goto('/tilbud')
    await expect(page.getByRole('table')).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: /^Filter/ }).click()
    await expect(page.getByRole('checkbox', { name: 'Bare mine' })).toBeVisible()
    await expectUsable(page, dialog)
    await page.goto('/tilbud?q=finnesikkenoested')
    await expect(page.getByText(/Ingen tilbud passer/)).toBeVisible()
    await expectUsable(page)
  })

  test('the model page with a model laid open, and the rule table', async ({ as }) => {
    const page = await as('superUser')
    await page.goto('/modeller?q=skjær')
    await page.getByRole('button', { name: 'Skjær Sidehengslet', exact: true }).click()
    await page.getByText(/^Regler som kan gjelde/).click()
    await expect(page.getByRole('link', { name: 'R-G-04' })).toBeVisible()
    await expectUsable(page)
    await page.goto('/modeller?vis=regler')
    await expect(page.getByRole('row', { name: /^R-D-01/ })).toBeVisible()
    await expectUsable(page)
  })

  test('one’s own profile with a fault, and the system messages with one open', async ({ as }) => {
    const page = await as('storeClerk')
    await page.goto('/profil')
    await page.getByRole('button', { name: 'Bytt passord' }).click()
    await expect(page.getByText('Påkrevet felt').first()).toBeVisible()
    await expectUsable(page)
    await page.goto('/admin/inbox')
    await page.getByRole('button', { name: /^Leveringstid/ }).click()
    await expectUsable(page, dialog)
    await page.keyboard.press('Escape')
    await expectUsable(page)
  })

  test('the settings of the browser, with a fault, and the gallery', async ({ as }) => {
    const page = await as('superUser')
    await page.goto('/flags')
    await page.getByRole('textbox', { name: 'Synsvinkel', exact: true }).fill('91')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Synsvinkel kan ikke være over 90')).toBeVisible()
    await expectUsable(page)
    await page.goto('/galleri?karm=I')
    await expect(page.getByRole('img').first()).toBeVisible()
    await expectUsable(page)
  })

  test('the page that waits for a document, and the one that says it was not made', async ({ page }) => {
    await page.setContent(waitingPage(100_001, { id: 'job_1', state: 'running', percent: 60 }))
    await expectUsable(page)
    await page.setContent(
      waitingPage(100_001, { id: 'job_1', state: 'failed', percent: 0, reason: 'Tegneprogrammet stoppet.' }),
    )
    await expectUsable(page)
  })
})

test.describe('enlarged', () => {
  /** 1440 at 200 %, and the 320 px that WCAG 1.4.10 asks for. */
  const expectAllShown = async (page: Page) => {
    for (const screen of [
      { width: 720, height: 450 },
      { width: 320, height: 512 },
    ]) {
      await page.setViewportSize(screen)
      await expectNothingCut(page)
    }
  }

  const edgeOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).borderTopWidth)

  test('nothing is cut: editor, quick entry, quote, search and product menu', async ({ as }) => {
    const page = await as('storeClerk')
    const orderNumber = await makeQuote(page, [{ model: WINDOW }, { model: FRONT_DOOR }])
    await openRow(page, orderNumber, 2)
    for (const title of ['Beslag', 'Karm og utforing', 'Tilvalg', 'Sammenkobling'])
      await openGroup(page, title)
    await expectAllShown(page)
    // A door is no taller than its paper, and the options below it are not far away.
    expect((await drawing(page).boundingBox())?.height).toBeLessThan(360)
    await page.setViewportSize({ width: 720, height: 450 })
    // Under the head of its group, half way down, a list has the least room on either side.
    for (const [group, label] of [
      ['Beslag', 'Vrider'],
      ['Karm og utforing', 'Karmdybde'],
    ] as const)
      await test.step(`the whole list is within the window: ${label}`, async () => {
        await (await openGroup(page, group)).evaluate((element) => element.scrollIntoView())
        await list(page, label).click()
        const dropdown = page.locator('.mantine-Popover-dropdown').filter({
          has: page.getByRole('listbox', { name: label, exact: true }),
        })
        await expect(dropdown).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
      })
    // Price and data are folded where the drawing would have less than half of the width.
    await expect(page.getByRole('button', { name: 'Vis pris og data' })).toBeVisible()
    await expectNothingCut(page)
    await page.keyboard.press('Control+d')
    const transfer = page.getByRole('dialog').getByRole('button', { name: /^Ta over/ })
    await expect(transfer).toBeFocused()
    await expect(transfer).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await test.step('in a contrast theme one sees what is chosen, and a colour is a colour', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      const way = (name: string) => page.getByRole('radio', { name })
      expect(await edgeOf(way('Venstre ut'))).not.toBe(await edgeOf(way('Høyre ut')))
      await color(page, 'Dørblad').click()
      const patch = way('Sort').locator('span').first()
      expect(await patch.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
        await patch.evaluate(() => getComputedStyle(document.body).backgroundColor),
      )
      await page.emulateMedia({ forcedColors: 'none' })
    })
    await page.goto(`/tilbud/${orderNumber}/hurtig`)
    const line = page.getByRole('combobox', { name: 'Linje 1', exact: true })
    await expect(line).toBeVisible()
    await expectAllShown(page)
    await page.setViewportSize({ width: 720, height: 450 })
    await line.pressSequentially('990x1190 sk')
    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 })
    await expect(line).toBeInViewport({ ratio: 1 })
    await openQuote(page, orderNumber)
    await expectAllShown(page)
    // A table of data may be wider than 320 px (WCAG 1.4.10).
    await page.setViewportSize({ width: 720, height: 450 })
    await page.goto('/tilbud')
    await expect(page.getByRole('table')).toBeVisible()
    await expectNothingCut(page)
    await page.goto('/produkt/')
    await expect(
      page.getByRole('region', { name: 'Vinduer Basic' }).getByRole('button', { name: /^Skjær Fastkarm/ }),
    ).toBeVisible()
    await expectAllShown(page)
  })
})

test.describe('without a mouse', () => {
  test('Tab reaches every control of the editor', async ({ as }) => {
    const page = await as('storeClerk')
    await openRow(page, await makeQuote(page, [{ model: WINDOW }]), 1)
    await openGroup(page, 'Sprosser og poster')
    await expectKeyboardReaches(page)
  })

  test('Tab reaches every control of the quote page', async ({ as }) => {
    const page = await as('storeClerk')
    await openQuote(page, await makeQuote(page, [{ model: WINDOW }, { model: FRONT_DOOR }]))
    await expectKeyboardReaches(page)
  })

  test('Tab reaches every control of the settings page', async ({ as }) => {
    const page = await as('storeClerk')
    await page.goto('/flags')
    await expect(page.getByRole('heading', { name: 'Kanter' })).toBeVisible()
    await expectKeyboardReaches(page)
  })

  const focused = (page: Page) => page.locator(':focus')

  test('Q-039 the product menu: arrows between the tiles, Enter adds, Escape and a press outside close', async ({
    as,
  }) => {
    const page = await as('storeClerk')
    const orderNumber = await makeQuote(page, [{ model: WINDOW }])
    await openQuote(page, orderNumber)
    const toggle = page.getByRole('button', { name: 'Produktmeny' })
    const menu = page.getByRole('dialog', { name: 'Produktmeny' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.getByRole('heading', { name: `Tilbud ${orderNumber}` }).click()
    await expect(menu).toBeHidden()

    await toggle.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('skjær')
    await expect(menu.getByText(/Enter velger Skjær Fastkarm/)).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveAccessibleName(/^Skjær Fastkarm/)
    await page.keyboard.press('ArrowRight')
    await expect(focused(page)).toHaveAccessibleName(/^Skjær Toppsving/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/produkt/${orderNumber}/2/rediger`))
    await whenOpen(page)
  })

  test('lists, colours and dialogs: arrows choose, Escape closes and gives the focus back', async ({
    as,
  }) => {
    const page = await as('storeClerk')
    await openRow(page, await makeQuote(page, [{ model: WINDOW }]), 1)
    await list(page, 'Glass').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox', { name: 'Glass' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox', { name: 'Glass' })).toBeHidden()
    await expect(list(page, 'Glass')).toBeFocused()
    await expect(list(page, 'Glass')).toContainText('3-lags energiglass 0,5')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(list(page, 'Glass')).toContainText('3-lags energiglass 0,5 slank')

    await color(page, 'Innvendig').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Innvendig' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Innvendig' })).toBeHidden()
    await expect(color(page, 'Innvendig')).toBeFocused()

    await field(page, 'Bredde').fill('1500')
    await page.keyboard.press('Escape')
    await expect(field(page, 'Bredde')).toHaveValue('1190')
  })

  test('an arrow that is pressed before the list is painted goes on from what is chosen', async ({ as }) => {
    const page = await as('storeClerk')
    await openRow(page, await makeQuote(page, [{ model: WINDOW }]), 1)
    /** One after the other, with no time for a timer or a frame between them. */
    const press = (...codes: readonly string[]) =>
      list(page, 'Glass').evaluate(async (button, pressed) => {
        button.focus()
        for (const code of pressed) {
          button.dispatchEvent(
            new KeyboardEvent('keydown', { key: code, code, bubbles: true, cancelable: true }),
          )
          await null
        }
      }, codes)
    await press('Enter', 'ArrowDown', 'Enter')
    await expect(list(page, 'Glass')).toContainText('3-lags energiglass 0,5 slank')
    await press('ArrowDown', 'ArrowUp', 'Enter')
    await expect(list(page, 'Glass')).toHaveText('3-lags energiglass 0,5')
  })

  test('a quote is found and opened from the keyboard, past the bar by the first link', async ({ as }) => {
    const page = await as('storeClerk')
    await page.goto('/tilbud')
    const table = page.getByRole('table')
    await expect(table).toBeVisible()
    await page.getByRole('link', { name: 'Hopp til innholdet' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await table.getByRole('link').first().focus()
    await page.keyboard.press('ArrowDown')
    const number = await focused(page).textContent()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Tilbud ${number}` })).toBeVisible()
  })
})
