/**
 * A row that is chosen in the product menu by Enter: until its width has the focus and is painted. The yardstick is a key
 * that does nothing but work: on this machine for one frame, four times slower for a tenth of a second, and is then painted.
 * Beside it in which frame after the key the row stands, whatever else this machine is doing.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { field, whenStored } from '../../e2e/driver/editor.ts'
import { demoPeople } from '../../e2e/driver/people.ts'
import { makeQuote } from '../../e2e/driver/ready-made.ts'
import { logIn } from '../../e2e/driver/session.ts'
import { type Figure, figureOf, type Pair } from '../measure.ts'
import type { World } from '../world.ts'

const ROWS = 60
const WARM_UPS = 3
const SLOWDOWN = 4
const FRAME_MS = 1000 / 60
const BUDGET_MS = 100
/** A page may come late on a machine that does something else as well. */
const PATIENCE_MS = 120_000
/** A key that no part of the product listens to. */
const YARDSTICK = 'F9'

declare global {
  interface Window {
    /** What a key press took until what it led to was painted, ms; null while it has not been. */
    took: { readonly ms: number; readonly frames: number } | null
    /** Looks again how fast this browser is when nothing slows it; what the yardstick does is worth its best so far. */
    gauge: () => void
  }
}

/**
 * Watches from inside the page. The yardstick is the same way without our work: its key does `share` ms of it, and is then
 * painted. A frame that has been painted is told of by a message that was sent while it was made.
 */
const watch = ({ yardstick, share }: { yardstick: string; share: number }) => {
  window.took = null
  const ROUNDS = 2_000_000
  const work = (rounds: number): number => {
    let sum = 0
    for (let round = 0; round < rounds; round += 1) sum += Math.sqrt(round)
    return sum
  }
  let best = Number.POSITIVE_INFINITY
  window.gauge = () => {
    for (let look = 0; look < 9; look += 1) {
      const start = performance.now()
      work(ROUNDS)
      best = Math.min(best, performance.now() - start)
    }
  }
  const isThere = (from: string): boolean =>
    window.location.pathname !== from && document.activeElement?.id === 'width'
  const whenPainted = (done: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(null)
  }
  const follow = (start: number, isDone: () => boolean) => {
    let frames = 0
    const look = () => {
      frames += 1
      if (isDone())
        whenPainted(() => {
          window.took = { ms: performance.now() - start, frames }
        })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  document.addEventListener(
    'keydown',
    ({ key, timeStamp, isTrusted }) => {
      if (!isTrusted || (key !== 'Enter' && key !== yardstick)) return
      window.took = null
      const from = window.location.pathname
      if (key === yardstick) work((ROUNDS * share) / best)
      follow(timeStamp, key === yardstick ? () => true : () => isThere(from))
    },
    true,
  )
}

const took = async (page: Page) => {
  const seen = await (await page.waitForFunction(() => window.took)).jsonValue()
  if (seen === null) throw new Error('the key led nowhere')
  return seen
}

interface Made extends Pair {
  readonly frames: number
}

/** One row and one yardstick; the next row begins where this one ends, in its editor. */
const makeRow = async (page: Page, devtools: CDPSession, slowdown: number): Promise<Made> => {
  await page.keyboard.press('Control+K')
  await page.keyboard.type('1002')
  await page.locator('[data-first-hit]').waitFor()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.keyboard.press('Enter')
  const ours = await took(page)
  await page.keyboard.press(YARDSTICK)
  const yardstick = await took(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await whenStored(page)
  return { ours: ours.ms, yardstick: yardstick.ms, frames: ours.frames }
}

const makeRows = async (page: Page, slowdown: number, share: number): Promise<readonly Made[]> => {
  const orderNumber = await makeQuote(page, [{ model: 1002 }])
  await page.goto(`/produkt/${orderNumber}/1/rediger`)
  await field(page, 'Bredde').waitFor()
  await whenStored(page)
  await page.evaluate(watch, { yardstick: YARDSTICK, share })
  const devtools = await page.context().newCDPSession(page)
  const pairs: Made[] = []
  for (let row = 0; row < WARM_UPS + ROWS; row += 1) {
    await page.evaluate(() => window.gauge())
    const pair = await makeRow(page, devtools, slowdown)
    if (row >= WARM_UPS) pairs.push(pair)
  }
  return pairs
}

const measure = async (browser: Browser, { origin }: World): Promise<readonly Figure[]> => {
  const page = await (await browser.newContext({ baseURL: origin, locale: 'nb-NO' })).newPage()
  await logIn(page, demoPeople.storeClerk)
  page.setDefaultTimeout(PATIENCE_MS)
  const here = await makeRows(page, 1, FRAME_MS)
  const slowed = await makeRows(page, SLOWDOWN, BUDGET_MS / SLOWDOWN)
  const late = [...here, ...slowed].filter(({ frames }) => frames > 1).length
  return [
    figureOf(
      {
        name: 'a new row from Enter until its width has the focus and is painted, against a frame of work',
        limit: 1,
      },
      here,
    ),
    figureOf({ name: `the same ${SLOWDOWN} x slowed, against work of ${BUDGET_MS} ms`, limit: 1 }, slowed),
    {
      name: 'new rows that do not stand in the first frame after Enter',
      limit: 0,
      ratio: late,
      detail: `${late} of ${here.length + slowed.length}`,
    },
  ]
}

export const newRowFigures = async (world: World): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    return await measure(browser, world)
  } finally {
    await browser.close()
  }
}
