/**
 * A worker by itself, printing a document of so many rows a few times: its own process, so that what it and its Chromium hold can
 * be told from everything else. Writes the most that they held together, in bytes.
 */
import { openBrowser } from '#render-worker/browser'
import { capture } from '#render-worker/capture'
import { clear, pathFor, show } from '#render-worker/page'
import { makeHouseDocument } from '../factories/house-document.ts'
import { heldMemory } from './held-memory.ts'

const [siteFolder = '', rows = '1'] = process.argv.slice(2)
const PRINTS = 5
const LOOK_EVERY_MS = 20

let most = 0
const browser = openBrowser({ siteFolder, limitSeconds: 60, jobsPerBrowser: 200 })
const timer = setInterval(() => {
  most = Math.max(most, heldMemory())
}, LOOK_EVERY_MS)
const document = makeHouseDocument({ rows: Number(rows) })
for (let print = 0; print < PRINTS; print += 1)
  await browser.withPage(pathFor(document), async (page) => {
    await show(page, { ...document, comment: `Utskrift ${print}` })
    await capture(page, document)
    clear(page, document)
  })
clearInterval(timer)
await browser.close()
console.log(most)
process.exit(0)
