/**
 * A worker by itself, drawing one picture after the other on a browser that is never started anew, and then in turn with one that has just
 * been started: its own process, so that what it holds can be told from everything else. Writes what was held after each picture of the
 * first part, in bytes, and how long each of the second took, in milliseconds.
 */
import { models } from '#domain/catalogue/data/models'
import { modelImage } from '#functions/pictures/model-scene'
import { openBrowser, type WarmBrowser } from '#render-worker/browser'
import { capture } from '#render-worker/capture'
import { clear, pathFor, show } from '#render-worker/page'
import { heldMemory } from './held-memory.ts'
import type { Pair } from './measure.ts'

export interface DrawnAlone {
  readonly heldBytes: readonly number[]
  readonly pairs: readonly Pair[]
}

const [siteFolder = '', jobs = '1', turns = '1'] = process.argv.slice(2)
/** The same few again and again, so that the last are as hard to draw as the first. */
const images = models.slice(0, 10).map(({ id }) => modelImage(id))

const open = () => openBrowser({ siteFolder, limitSeconds: 60, jobsPerBrowser: Number.MAX_SAFE_INTEGER })

const draw = async (browser: WarmBrowser, turn: number): Promise<number> => {
  const image = images[turn % images.length]
  if (image === undefined) throw new Error('the catalogue has no models')
  const begun = performance.now()
  await browser.withPage(pathFor(image), async (page) => {
    await show(page, image)
    await capture(page, image)
    clear(page, image)
  })
  return performance.now() - begun
}

const worn = open()
const heldBytes: number[] = []
for (let job = 0; job < Number(jobs); job += 1) {
  await draw(worn, job)
  heldBytes.push(heldMemory())
}

const fresh = open()
// The page is loaded and the room set up with these, each of which is drawn for the first time.
for (const turn of images.keys()) await draw(fresh, turn)
const pairs: Pair[] = []
for (let turn = 0; turn < Number(turns); turn += 1)
  pairs.push({ ours: await draw(worn, turn), yardstick: await draw(fresh, turn) })

await Promise.all([worn.close(), fresh.close()])
console.log(JSON.stringify({ heldBytes, pairs } satisfies DrawnAlone))
process.exit(0)
