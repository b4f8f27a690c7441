/**
 * A worker by itself, drawing one picture after the other on a browser that is never started anew: its own process, so that what it holds can
 * be told from everything else. Writes of each picture how long it took, in milliseconds, and what was held afterwards, in bytes.
 */
import { models } from '#domain/catalogue/data/models'
import { modelImage } from '#functions/pictures/model-scene'
import { openBrowser } from '#render-worker/browser'
import { capture } from '#render-worker/capture'
import { clear, pathFor, show } from '#render-worker/page'
import { heldMemory } from './held-memory.ts'

const [siteFolder = '', jobs = '1'] = process.argv.slice(2)
/** The same few again and again, so that the last are as hard to draw as the first. */
const drawn = models.slice(0, 10).map(({ id }) => modelImage(id))

const browser = openBrowser({ siteFolder, limitSeconds: 60, jobsPerBrowser: Number(jobs) + 1 })
const figures: { ms: number; bytes: number }[] = []
for (let job = 0; job < Number(jobs); job += 1) {
  const image = drawn[job % drawn.length]
  if (image === undefined) throw new Error('the catalogue has no models')
  const begun = performance.now()
  await browser.withPage(pathFor(image), async (page) => {
    await show(page, image)
    await capture(page, image)
    clear(page, image)
  })
  figures.push({ ms: performance.now() - begun, bytes: heldMemory() })
}
await browser.close()
console.log(JSON.stringify(figures))
process.exit(0)
