/** Another system is let in: a key is made on the page of the store, copied, used by the programs that the guide shows, and deleted. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { expectUsable } from './driver/accessibility.ts'
import { openOtherSystems } from './driver/other-systems.ts'
import { test } from './driver/workplace.ts'

const run = promisify(execFile)
const dialog = (page: Page) => page.getByRole('dialog')
const keys = (page: Page) => page.getByRole('table', { name: 'API-nøkler' })

const exampleOn = async (page: Page, name: string): Promise<string> =>
  (await page.getByRole('region', { name }).textContent()) ?? ''

/** The program as it stands on the page, in a process of its own. */
const runExample = async (page: Page, secret: string) => {
  const program = await exampleOn(page, 'Et nytt tilbud med to vinduer, med Node')
  const folder = await mkdtemp(join(tmpdir(), 'lysvag-example-'))
  try {
    const file = join(folder, 'example.mjs')
    await writeFile(file, program)
    const { stdout } = await run(process.execPath, [file], { env: { ...process.env, LYSVAG_KEY: secret } })
    return JSON.parse(stdout) as { orderNumber: number; price: number }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The line as it stands on the page, in a shell. */
const runLine = async (page: Page, secret: string): Promise<unknown> => {
  const line = await exampleOn(page, 'Tilbud, med curl')
  const { stdout } = await run('sh', ['-c', line], { env: { ...process.env, LYSVAG_KEY: secret } })
  return JSON.parse(stdout)
}

test('a key is made, copied, used by the programs of the guide, and opens nothing once it is deleted', async ({
  as,
}) => {
  const page = await as('storeAdministrator', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/profil')
  const store = await page.evaluate(async () => {
    const context = await (await fetch('/api/v1/contexts/current')).json()
    return `/${context.affiliationUrl}`
  })
  await openOtherSystems(page, store)
  await page.getByRole('button', { name: 'Lag API-nøkkel' }).click()
  await page.getByRole('textbox', { name: 'Navn på systemet' }).fill('ERP for prøver')
  await page.getByRole('radio', { name: 'Lese, og lage og endre tilbud' }).check()
  await expectUsable(page, { part: '[role=dialog]' })
  await page.getByRole('button', { name: 'Lag nøkkelen' }).click()

  const secret = await dialog(page).getByRole('textbox', { name: 'API-nøkkel' }).inputValue()
  expect(secret).toMatch(/^lysvag_s\d+_[\w-]{43}$/)
  await expectUsable(page, { part: '[role=dialog]' })
  await dialog(page).getByRole('button', { name: 'Kopier' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Kopiert' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await dialog(page).getByRole('button', { name: 'Ferdig' }).click()
  await expect(keys(page).getByRole('row', { name: /ERP for prøver/ })).toContainText('Lese og endre')
  await expect(page.getByText(secret)).toHaveCount(0)
  await expectUsable(page)

  await page.getByRole('link', { name: 'Slik brukes de' }).click()
  await expect(page.getByRole('heading', { name: 'For utviklere', level: 1 })).toBeVisible()
  await expectUsable(page)
  const made = await runExample(page, secret)
  expect(made.price).toBeGreaterThan(0)
  const quotes = (await runLine(page, secret)) as { orderNumber: number }[]
  expect(quotes.map(({ orderNumber }) => orderNumber)).toContain(made.orderNumber)
  expect(quotes.length).toBeLessThanOrEqual(10)

  await page.goto(`/tilbud/?q=${made.orderNumber}`)
  await expect(page.getByText('API: ERP for prøver').first()).toBeVisible()

  await openOtherSystems(page, store)
  await expect(keys(page).getByRole('row', { name: /ERP for prøver/ })).not.toContainText('Aldri')
  await page.getByRole('button', { name: 'Slett ERP for prøver' }).click()
  await expectUsable(page, { part: '[role=dialog]' })
  await dialog(page).getByRole('button', { name: 'Slett', exact: true }).click()
  await expect(keys(page).getByRole('row', { name: /ERP for prøver/ })).toHaveCount(0)
  await page.goto('/utvikler')
  await expect(runExample(page, secret)).rejects.toThrow('api-key.invalid')
  expect(await runLine(page, secret)).toMatchObject({ code: 'api-key.invalid' })
})
