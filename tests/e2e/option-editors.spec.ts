/** Every option editor by its name: what is chosen in it is stored, and stands there when the row is opened again. */
import { expect, type Page } from '@playwright/test'
import type { ChoiceField } from '#domain/product/product'
import { enter, field, list, openGroup, openRow, whenStored } from './driver/editor.ts'
import { textIn } from './driver/money.ts'
import { makeQuote, readRow } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const FRONT_DOOR = 3104
const WINDOW = 1002
const COUPLING_POST = 9001
const DOOR_ROW = 1
const WINDOW_ROW = 2

test.setTimeout(120_000)
test.describe.configure({ mode: 'parallel' })

const unfold = async (page: Page): Promise<void> => {
  for (const title of ['Beslag', 'Karm og utforing', 'Tilvalg']) await openGroup(page, title)
}

/** The choice that each list makes. */
const lists: Readonly<Record<number, Readonly<Partial<Record<string, ChoiceField>>>>> = {
  [DOOR_ROW]: {
    Avstandslist: 'spacerColor',
    Overflate: 'panelQualityId',
    Laminat: 'decorLaminate',
    Vrider: 'doorHandleId',
    Hengsler: 'hingeId',
    Lås: 'lockId',
    Sylinder: 'cylinderId',
    'Sparkeplate ute': 'kickplate',
    'Sparkeplate inne': 'kickplate',
    Dørlukker: 'closerId',
    Karmdybde: 'depth',
    Montering: 'mountingId',
  },
  [WINDOW_ROW]: {
    Glass: 'glassCode',
    Vrider: 'doorHandleId',
    Foringsspor: 'extensionJambGroove',
    Tresort: 'woodtypeId',
    Ventiler: 'numberOfVents',
  },
}

const switches: Readonly<Record<number, Readonly<Partial<Record<string, ChoiceField>>>>> = {
  [DOOR_ROW]: { Ekstralås: 'extralock', 'Åpningskontakt (sense)': 'misc' },
  [WINDOW_ROW]: {
    Selvrensende: 'panelProperties',
    Aluminiumskledning: 'aluminium',
    'Utforing montert': 'extensionJamb',
    Blomsterbrett: 'flowerBoard',
  },
}

/** Takes the first option that can be had, is not chosen, and is not to do without. */
const chooseAnother = async (page: Page, label: string): Promise<void> => {
  await list(page, label).click()
  await page
    .getByRole('listbox', { name: label, exact: true })
    .locator('[role=option]:not([data-chosen]):not([aria-disabled=true])')
    .filter({ hasNotText: /^(Uten|Ingen)/ })
    .first()
    .click()
}

for (const [product, row] of [
  ['door', DOOR_ROW],
  ['window', WINDOW_ROW],
] as const)
  test(`each list and switch of a ${product}: the choice is stored and stands there afterwards`, async ({
    as,
  }) => {
    const page = await as('storeClerk')
    const orderNumber = await makeQuote(page, [{ model: FRONT_DOOR }, { model: WINDOW }])
    await openRow(page, orderNumber, row)
    await unfold(page)
    for (const [label, choice = 'width'] of Object.entries(lists[row] ?? {}))
      await test.step(`row ${row}: ${label}`, async () => {
        const before = (await readRow(page, orderNumber, row)).choices[choice]
        await chooseAnother(page, label)
        await expect
          .poll(async () => (await readRow(page, orderNumber, row)).choices[choice])
          .not.toEqual(before)
      })
    for (const [label, choice = 'width'] of Object.entries(switches[row] ?? {}))
      await test.step(`row ${row}: ${label}`, async () => {
        const before = (await readRow(page, orderNumber, row)).choices[choice]
        await page.getByRole('checkbox', { name: label }).check()
        await expect
          .poll(async () => (await readRow(page, orderNumber, row)).choices[choice])
          .not.toEqual(before)
      })
    // The extra lock comes with the key letter A.
    if (row === DOOR_ROW) {
      await enter(page, 'Likelåsing', 'B')
      await expect.poll(async () => (await readRow(page, orderNumber, row)).choices.keysync).toBe('B')
    }

    await whenStored(page)
    const labels = Object.keys(lists[row] ?? {})
    const chosen = await Promise.all(
      labels.map(async (label) => [label, await textIn(list(page, label))] as const),
    )
    await page.reload()
    await unfold(page)
    for (const [label, name] of chosen) await expect(list(page, label), label).toHaveText(name)
    for (const label of Object.keys(switches[row] ?? {}))
      await expect(page.getByRole('checkbox', { name: label })).toBeChecked()
    if (row === DOOR_ROW) await expect(field(page, 'Likelåsing')).toHaveValue('B')
  })

test('Q-065: a part that has no way of opening says so in the place of its functions', async ({ as }) => {
  const page = await as('storeClerk')
  await page.goto(`/produkt/${await makeQuote(page, [{ model: COUPLING_POST }])}/1/rediger`)
  const group = page.getByRole('region', { name: 'Funksjon', exact: true })
  await expect(group).toHaveText(/Ingen gyldige funksjonsvalg/)
})
