// Pictures of doors through the worker: their 3D models come with the site, and a picture without one is refused.
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RowImageInput } from '#domain/contracts/render'
import { doorModelPath } from '#domain/drawing/door-model/files'
import { buildSite } from '#infra/build-site'
import { chromiumPath } from '#infra/local/chromium'
import { openBrowser, type WarmBrowser } from '#render-worker/browser'
import { capture } from '#render-worker/capture'
import { pathFor, show } from '#render-worker/page'
import { makeRowImageInput } from '../factories/render.ts'

const EXTRA_WITHOUT_MODEL = 3108
const PANELLED = 3105
const NARROW = 3012

let folder: string
let browser: WarmBrowser

beforeAll(async () => {
  process.env.CHROME_PATH = await chromiumPath()
  folder = await mkdtemp(join(tmpdir(), 'door-pictures-'))
  await cp(await buildSite(() => undefined), folder, { recursive: true })
  // A site that has lost what shows one door, and what would stand in for it.
  for (const name of ['DF103G', 'DY103G']) await rm(join(folder, doorModelPath(name)))
  browser = openBrowser({ siteFolder: folder, limitSeconds: 60, jobsPerBrowser: 100 })
})
afterAll(async () => {
  await browser?.close()
  await rm(folder, { recursive: true, force: true })
})

const draw = (model: number): Promise<Uint8Array> => {
  const input: RowImageInput = makeRowImageInput({ renderer: 'webgl', view: 'perspective' }, model)
  return browser.withPage(pathFor(input), async (page) => {
    await show(page, input)
    return (await capture(page, input)).body
  })
}

test('a picture of a door waits for its model: the first one is like the second', async () => {
  const first = await draw(PANELLED)
  expect(Buffer.compare(await draw(PANELLED), first)).toBe(0)
})

test('D-158: a door whose eXtra model is missing is pictured with the Basic one', async () => {
  expect((await draw(EXTRA_WITHOUT_MODEL)).length).toBeGreaterThan(10_000)
})

test('D-160: when the fallback is missing too the picture fails and says why; the next one is drawn', async () => {
  await expect(draw(NARROW)).rejects.toThrow('the door model could not be loaded (DF103G, DY103G)')
  expect((await draw(PANELLED)).length).toBeGreaterThan(10_000)
})
