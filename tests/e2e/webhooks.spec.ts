/** Another system is told: a webhook is made on the page of the store, tried on the program that the guide shows, changed and deleted. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectUsable } from './driver/accessibility.ts'
import { openOtherSystems } from './driver/other-systems.ts'
import { test } from './driver/workplace.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text })

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** The program as it stands on the page, in a process of its own, once it listens. */
const startExample = async (page: Page, folder: string, secret: string, port: number) => {
  await page.goto('/utvikler')
  const example = page.getByRole('region', { name: 'Ta imot og se etter signaturen, med Node' })
  const file = join(folder, 'receiver.mjs')
  await writeFile(file, (await example.textContent()) ?? '')
  const env = { ...process.env, LYSVAG_WEBHOOK_SECRET: secret, PORT: String(port) }
  const program = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const printed: string[] = []
  program.stdout.on('data', (part: Buffer) => printed.push(part.toString()))
  const forged = () =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => 0,
    )
  // What nobody has signed is refused.
  await expect.poll(forged).toBe(401)
  return { program, printed }
}

const stop = (program: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    program.once('exit', () => resolve())
    program.kill()
  })

test('a webhook is made, tried on the program of the guide, looked after and deleted', async ({ as }) => {
  const page = await as('storeAdministrator')
  await page.goto('/profil')
  const store = await page.evaluate(async () => {
    const context = await (await fetch('/api/v1/contexts/current')).json()
    return `/${context.affiliationUrl}`
  })
  const folder = await mkdtemp(join(tmpdir(), 'lysvag-webhook-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/lysvag`
  await openOtherSystems(page, store)

  await page.getByRole('button', { name: 'Lag webhook' }).click()
  const field = dialog(page).getByRole('textbox', { name: 'Adresse' })
  await field.fill('http://erp.firma.no/lysvag')
  await dialog(page).getByRole('button', { name: 'Lag webhook' }).click()
  await expect(dialog(page)).toContainText('Adressen må begynne med https://')
  await expect(field).toHaveValue('http://erp.firma.no/lysvag')
  await field.fill(address)
  await dialog(page).getByRole('checkbox', { name: 'Et tilbud er laget' }).uncheck()
  await expectUsable(page, { part: '[role=dialog]' })
  await dialog(page).getByRole('button', { name: 'Lag webhook' }).click()
  const secret = await dialog(page).getByRole('textbox', { name: 'Hemmelighet' }).inputValue()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await expectUsable(page, { part: '[role=dialog]' })
  await dialog(page).getByRole('button', { name: 'Ferdig' }).click()
  const one = page.getByRole('list', { name: 'Webhooker' }).getByRole('listitem').filter({ hasText: address })
  await expect(one).toContainText('Et tilbud har fått ny status')
  await expect(one).not.toContainText('Et tilbud er laget')
  await expect(page.getByText(secret)).toHaveCount(0)

  const { program, printed } = await startExample(page, folder, secret, port)
  await openOtherSystems(page, store)
  await one.getByRole('button', { name: /^Send prøve/ }).click()
  await expect(toast(page, /Prøven er tatt imot: svarte 204/)).toBeVisible()
  expect(JSON.parse(printed.join(''))).toMatchObject({ type: 'webhook.trial' })
  await expect(one).toContainText('Tatt imot')
  await stop(program)
  await rm(folder, { recursive: true })
  await one.getByRole('button', { name: /^Send prøve/ }).click()
  await expect(toast(page, /Prøven ble ikke tatt imot: ingen svarer på adressen/)).toBeVisible()
  await expectUsable(page)

  await one.getByRole('button', { name: /^Leveringer/ }).click()
  const deliveries = dialog(page).getByRole('list').first().locator('> li')
  await expect(deliveries).toHaveCount(2)
  await expect(deliveries.first()).toContainText('ingen svarer på adressen')
  await expect(deliveries.last()).toContainText('svarte 204')
  await expectUsable(page, { part: '[role=dialog]' })
  await page.keyboard.press('Escape')
  await expect(one.getByRole('button', { name: /^Leveringer/ })).toBeFocused()

  await one.getByRole('button', { name: /^Rediger/ }).click()
  await dialog(page).getByRole('checkbox', { name: 'Et tilbud er laget' }).check()
  await dialog(page).getByRole('button', { name: 'Lagre' }).click()
  await expect(one).toContainText('Et tilbud er laget')
  await one.getByRole('button', { name: /^Ny hemmelighet/ }).click()
  await dialog(page).getByRole('button', { name: 'Lag ny' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Hemmelighet' })).not.toHaveValue(secret)
  await dialog(page).getByRole('button', { name: 'Ferdig' }).click()
  await one.getByRole('button', { name: /^Slett/ }).click()
  await expectUsable(page, { part: '[role=dialog]' })
  await dialog(page).getByRole('button', { name: 'Slett', exact: true }).click()
  await expect(one).toHaveCount(0)
})
