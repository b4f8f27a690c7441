/** Products as 3D files, which a seller hands on to other programs. */
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { validateBytes } from 'gltf-validator'
import { openQuote } from './driver/quote.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1002
/** Its leaf wears a decor laminate. */
const FRONT_DOOR = 3110

test.setTimeout(120_000)

test('a seller keeps a row and a quote as GLB, right by the rules of glTF, with the door’s leaf as it is modelled', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const orderNumber = await makeQuote(page, [{ model: WINDOW, count: 2 }, { model: FRONT_DOOR }])
  await openQuote(page, orderNumber)
  const kept = async (press: () => Promise<void>) => {
    const download = page.waitForEvent('download', { timeout: 60_000 })
    await press()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const complaints = async (bytes: Uint8Array) =>
    (await validateBytes(bytes)).issues.messages.filter(({ severity }) => severity < 2)

  const quote = await kept(async () => {
    await page.getByRole('button', { name: 'Last ned', exact: true }).click()
    await page.getByRole('menuitem', { name: '3D-modell (GLB)' }).click()
  })
  expect(quote.name).toBe(`tilbud_${orderNumber}.glb`)
  expect(await complaints(quote.bytes)).toEqual([])
  expect(quote.bytes.toString('latin1')).toContain('leaf-model/seal')

  await page.getByRole('button', { name: 'Last ned tegning av rad 2' }).click()
  const row = await kept(() => page.getByRole('menuitem', { name: '3D-modell for iPhone (USDZ)' }).click())
  expect(row.name).toBe(`tilbud_${orderNumber}_rad_2.usdz`)
  expect(row.bytes.subarray(0, 2).toString()).toBe('PK')
})
