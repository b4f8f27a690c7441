/** The 3D models of doors as a person sees them: where they come from, what replaces a missing one, how they open. */
import { expect, type Page } from '@playwright/test'
import type { Choices } from '#domain/product/product'
import { drawing, look, openRow, shareOf, varietyIn } from './driver/editor.ts'
import { makeQuote } from './driver/ready-made.ts'
import { test } from './driver/workplace.ts'

const PANELLED = 3107
const EXTRA_WITHOUT_MODEL = 3108
const LAMINATED = 3110

/** Models, decoders and pictures that the page has asked for, each with what was answered. */
const watchFiles = (page: Page): string[] => {
  const seen: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\.glb$|draco|\/images\//.test(pathname))
      seen.push(`${response.status()} ${pathname.replace(/(draco_[a-z_]+)-[^.]+/, '$1')}`)
  })
  return seen
}

const open3d = async (page: Page, model: number, choices: Partial<Choices> = {}): Promise<void> => {
  await openRow(page, await makeQuote(page, [{ model, choices }]), 1)
  await look(page, '3D')
  await expect(drawing(page).locator('canvas')).toBeVisible()
}

test('D-161 D-241 a door is shown from its model, unpacked by a decoder of our own', async ({ as }) => {
  const page = await as('storeClerk')
  const files = watchFiles(page)
  await open3d(page, PANELLED)
  await expect(drawing(page)).toContainText(
    'Tegning av håndtak, lås og sylinder kan avvike fra virkelig modell.',
  )
  expect(files.toSorted()).toEqual([
    '200 /assets/draco/draco_decoder.wasm',
    '200 /assets/draco/draco_wasm_wrapper.js',
    '200 /reactassets/3dmodels/D8107G.glb',
  ])
  expect(await varietyIn(drawing(page).locator('canvas'))).toBeGreaterThan(20)
})

test('D-040 D-158 D-159 D-166 a missing eXtra leaf is replaced by the Basic one, and the seller is told under the drawing', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const files = watchFiles(page)
  await open3d(page, EXTRA_WITHOUT_MODEL)
  const notice = drawing(page).getByText('Skarvet eXtra 80mm door 3D model missing, Basic 60mm shown here')
  await expect(notice).toBeVisible()
  const [below, room] = [await notice.boundingBox(), await drawing(page).locator('canvas').boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((room?.y ?? 0) + (room?.height ?? Number.NaN))
  expect(files.filter((file) => file.endsWith('.glb'))).toEqual([
    '404 /reactassets/3dmodels/D8108T.glb',
    '200 /reactassets/3dmodels/DY108T.glb',
  ])
})

test('D-160 where neither can be had the door is drawn plainly, with a word about it', async ({ as }) => {
  const page = await as('storeClerk')
  await page.route(/\/3dmodels\//, (route) => route.fulfill({ status: 404 }))
  await open3d(page, PANELLED, { wingColor: 'NCS S 9000-N' })
  await expect(drawing(page)).toContainText('Dørens 3D-modell kunne ikke hentes. En enkel modell vises.')
  // A black leaf in a white frame, with panes in it: nothing of it is seen where the leaf, its paint or its glass is missing.
  const canvas = drawing(page).locator('canvas')
  const isLeaf = (red: number, green: number, blue: number) => Math.max(red, green, blue) < 80
  await expect.poll(() => shareOf(canvas, isLeaf)).toBeGreaterThan(0.2)
  expect(await shareOf(canvas, (red, _, blue) => red > 150 && blue > red + 6)).toBeGreaterThan(0.08)
})

test('D-152 D-167 D-242 a laminated door has the picture of its laminate, and opens on a double click', async ({
  as,
}) => {
  const page = await as('storeClerk')
  const files = watchFiles(page)
  await open3d(page, LAMINATED)
  await expect(drawing(page)).toContainText('Tegning av håndtak')
  await expect.poll(() => files).toContain('200 /assets/images/laminate/L101.jpeg')
  for (const sign of ['frosted', 'breastwork']) {
    const answer = await page.request.get(`/assets/images/${sign}.svg`)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringMatching(/svg/)])
  }
  const canvas = drawing(page).locator('canvas')
  const shut = await canvas.screenshot()
  await canvas.dblclick()
  await expect(drawing(page).getByRole('button', { name: 'Lukk' })).toBeVisible()
  await expect.poll(async () => shut.equals(await canvas.screenshot())).toBe(false)
})
