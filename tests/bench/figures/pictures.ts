/**
 * The pictures of the product menu: a night over the whole range against a browser started for each picture, a night in which nothing has
 * changed, a worker that draws all day, and what the menu makes a browser fetch.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { models } from '#domain/catalogue/data/models'
import { makePicture } from '#functions/data/pictures/make-picture'
import { storePictureFiles } from '#functions/data/pictures/picture-files'
import { approveWaiting } from '#functions/data/pictures/picture-repository'
import { beginRun } from '#functions/pictures/begin-run'
import { modelImage } from '#functions/pictures/model-scene'
import { readPictures } from '#functions/pictures/read-pictures'
import { workOnRun } from '#functions/pictures/work-on-run'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { openBrowser } from '#render-worker/browser'
import { capture } from '#render-worker/capture'
import { pathFor, show } from '#render-worker/page'
import { demoPeople } from '../../e2e/driver/people.ts'
import { logIn } from '../../e2e/driver/session.ts'
import type { DrawnAlone } from '../draw-alone.ts'
import { shiftedOn, watchShifts } from '../layout-shift.ts'
import { type Figure, figureOf, quantile } from '../measure.ts'
import type { World } from '../world.ts'

const now = () => new Date()
/** Longer than the whole range takes on a machine that is shared. */
const PATIENCE_MS = 20 * 60_000

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const runAll = () =>
  timed(async () => {
    await beginRun({ kind: 'hand' }, now())
    await workOnRun(PATIENCE_MS, now)
  })

/** As somebody does who takes pictures without a worker: drawn, made and kept alike. */
const drawOnItsOwn = async ({ siteFolder }: World, modelId: number): Promise<void> => {
  const browser = openBrowser({ siteFolder, limitSeconds: 60, jobsPerBrowser: 1 })
  const image = modelImage(modelId)
  const { body } = await browser.withPage(pathFor(image), async (page) => {
    await show(page, image)
    return capture(page, image)
  })
  await browser.close()
  const made = await makePicture(body)
  if (!made.ok) throw new Error(made.code)
  await storePictureFiles(made.value)
}

/** One of so many: windows and doors as the range has them. */
const ALONE_EVERY = 12

const nightFigures = async (world: World): Promise<readonly Figure[]> => {
  const firstMs = await runAll()
  const { run } = await readPictures()
  if (run?.counts.new !== models.length) throw new Error(`not all were drawn: ${JSON.stringify(run)}`)
  const alone: number[] = []
  for (const { id } of models.filter((_, at) => at % ALONE_EVERY === 0))
    alone.push(await timed(() => drawOnItsOwn(world, id)))
  const aloneMs = alone.reduce((sum, ms) => sum + ms, 0) / alone.length
  const eachMs = firstMs / models.length
  const secondMs = await runAll()
  const second = (await readPictures()).run
  if (second?.unchanged !== models.length) throw new Error('the second run found something to draw')
  return [
    {
      name: 'a picture of the nightly run against one with a browser of its own',
      limit: 1 / 5,
      ratio: eachMs / aloneMs,
      detail: `${(60_000 / eachMs).toFixed(0)} a minute against ${(60_000 / aloneMs).toFixed(0)}; ${models.length} models in ${(firstMs / 1000).toFixed(1)} s`,
    },
    {
      name: 'a second run with nothing changed against the first',
      limit: 0.02,
      ratio: secondMs / firstMs,
      detail: `${secondMs.toFixed(0)} ms / ${firstMs.toFixed(0)} ms; reads, and one line that it ran`,
    },
  ]
}

const script = join(import.meta.dirname, '../draw-alone.ts')
const [JOBS, ENDS, TURNS] = [300, 30, 60]

const middle = (values: readonly number[]): number => quantile(values, 0.5)

const allDayFigures = async ({ siteFolder }: World): Promise<readonly Figure[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    siteFolder,
    String(JOBS),
    String(TURNS),
  ])
  const { heldBytes, pairs }: DrawnAlone = JSON.parse(stdout)
  // The page is loaded and the room set up with the first ten, each of which is drawn for the first time.
  const [last, first] = [middle(heldBytes.slice(-ENDS)), middle(heldBytes.slice(10, 10 + ENDS))]
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
  return [
    figureOf(
      { name: `a worker's picture after ${JOBS} others, against one just started`, limit: 1.1 },
      pairs,
    ),
    {
      name: 'warm worker: memory after the last 30 pictures against the first 30',
      limit: 1.1,
      ratio: last / first,
      detail: `${megabytes(last)} / ${megabytes(first)} over ${JOBS} jobs`,
    },
  ]
}

const FIRST_VIEW_KB = 250
const UNTIL_AT_REST_MS = 2500

const menuFigures = async ({ origin }: World): Promise<readonly Figure[]> => {
  for (const { modelId, hash } of (await readPictures()).waiting)
    await approveWaiting(modelId, hash, now().toISOString())
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'nb-NO',
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 2,
    })
    const page = await context.newPage()
    await logIn(page, demoPeople.storeClerk)
    await page.goto('about:blank')
    await page.addInitScript(watchShifts)
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (/\/(pictures|drawings)\//.test(response.url()))
        sizes.push(response.body().then(({ length }) => length))
    })
    await page.goto('/produkt/')
    await page.locator('img[srcset*="webp"]').first().waitFor()
    await page.waitForTimeout(UNTIL_AT_REST_MS)
    const kilobytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
    const shifted = await shiftedOn(page)
    return [
      {
        name: 'pictures in the first view of the product menu, on a fine screen',
        limit: 1,
        ratio: kilobytes / FIRST_VIEW_KB,
        detail: `${kilobytes.toFixed(0)} KB of ${FIRST_VIEW_KB} KB in ${sizes.length} files`,
      },
      {
        name: 'layout shift of the product menu with pictures',
        limit: 0,
        ratio: shifted.sum,
        detail: ['CLS, as the browser tells it', ...shifted.moved].join('; '),
      },
    ]
  } finally {
    await browser.close()
  }
}

export const pictureFigures = async (world: World): Promise<readonly Figure[]> => [
  ...(await nightFigures(world)),
  ...(await menuFigures(world)),
  ...(await allDayFigures(world)),
]
