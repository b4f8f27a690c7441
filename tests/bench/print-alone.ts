/**
 * A worker by itself, printing a document of so many rows a few times: its own process, so that what it and its Chromium hold can
 * be told from everything else. Writes the most that they held together, in bytes.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { openBrowser } from '#render-worker/browser'
import { capture } from '#render-worker/capture'
import { clear, pathFor, show } from '#render-worker/page'
import { makeHouseDocument } from '../factories/house-document.ts'

const [siteFolder = '', rows = '1'] = process.argv.slice(2)
const PRINTS = 5
const LOOK_EVERY_MS = 20

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

/** Parent of each process, read from Linux' `pid (name) state ppid …`. */
const parents = (): Map<number, number> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1])]),
  )

const isOurs = (pid: number, of: Map<number, number>): boolean => {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = of.get(at))
    if (at === process.pid) return true
  return false
}

/** What several processes share counts once. */
const held = (): number => {
  const of = parents()
  const kilobytes = [...of.keys()]
    .filter((pid) => isOurs(pid, of))
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return kilobytes.reduce((sum, each) => sum + each, 0) * 1024
}

let most = 0
const browser = openBrowser({ siteFolder, limitSeconds: 60, jobsPerBrowser: 200 })
const timer = setInterval(() => {
  most = Math.max(most, held())
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
