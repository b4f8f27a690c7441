/** The page that shows the picture of a row: made by the worker, or by this browser, which then keeps it for everybody. */
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const WINDOW = 1002

const sizeOf = (page: Page) =>
  page.getByRole('img').evaluate((of: HTMLImageElement) => [of.naturalWidth, of.naturalHeight])

test('D-047 to D-054: a picture of a row is made here, cut, kept and shown; failures are told', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const order = await makeQuote(page, [{ model: WINDOW }])
  const address = `/preview/${order}/1/image`

  await test.step('D-050: that cannot be made says so, and the server’s picture stands in', async () => {
    await page.route('**/connections', (route) => route.fulfill({ status: 500, body: '' }))
    const asked = page.waitForRequest(/preview\/perspective/)
    await page.goto(`${address}?renderer=webgl`)
    await expect(page.getByText('Feil under generering av bilde for rad 1')).toBeVisible()
    await asked
    await page.unroute('**/connections')
  })

  await test.step('D-051: that cannot be kept is shown, and told to the console alone', async () => {
    await page.route('**/0/1/preview', (route) => route.fulfill({ status: 500, json: {} }))
    const logged = page.waitForEvent('console', (said) =>
      said.text().startsWith('preview could not be uploaded'),
    )
    await page.goto(`${address}?renderer=webgl`)
    await expect(page.getByRole('img', { name: `Rad 1 i tilbud ${order}` })).toBeVisible({ timeout: 30_000 })
    await logged
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute('**/0/1/preview')
  })

  await test.step('D-047, D-048, D-049, D-053, D-231, D-232: that is made is cut to the product and kept', async () => {
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await page.goto(`${address}?renderer=webgl`)
    const request = await saved
    expect(new URL(request.url()).pathname).toBe(`/api/v1/products/${order}/0/1/preview`)
    const { preview } = request.postDataJSON() as { preview: string }
    expect(preview).toMatch(/^data:image\/png;base64,/)
    const png = sharp(Buffer.from(preview.slice(preview.indexOf(',') + 1), 'base64'))
    const { width, height } = await png.metadata()
    const { info } = await png.trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 10 }).toBuffer({
      resolveWithObject: true,
    })
    expect([width - info.width, height - info.height]).toEqual([40, 40])
    expect((await request.response())?.status()).toBe(200)
  })

  await test.step('D-052: and everybody sees it from then on', async () => {
    const made = await sizeOf(page)
    await page.goto(address)
    await expect(page.getByRole('img', { name: `Rad 1 i tilbud ${order}` })).toBeVisible()
    expect(await sizeOf(page)).toEqual(made)
  })

  await test.step('D-054: a row without a picture is named, or nobody knows which it was', async () => {
    await page.goto(`/preview/${order}/7/image`)
    await expect(page.getByRole('alert')).toHaveText('Kunne ikke laste forhåndsvisning for rad 7')
    await page.goto(`/preview/${order}/x/image`)
    await expect(page.getByRole('alert')).toHaveText('Kunne ikke laste forhåndsvisning for rad ukjent')
  })
})
