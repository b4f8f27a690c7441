/**
 * The editor under a clerk's hands, in a browser four times slower than this machine: how long an edit keeps the screen
 * waiting, whether price and drawing come together, and what it costs on the network.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { whenOpen, whenStored } from '../../e2e/driver/editor.ts'
import { demoPeople } from '../../e2e/driver/people.ts'
import { logIn } from '../../e2e/driver/session.ts'
import { type Figure, quantile } from '../measure.ts'
import type { World } from '../world.ts'

const EDITS = 200
const SLOWDOWN = 4
const BUDGET_MS = 200
const IDLE_MS = 10_000

/** A key that no part of the editor listens to: it does work that takes the budget, in the same browser and the same moment. */
const YARDSTICK = 'F9'
const EDITS_PER_YARDSTICK = 4

interface Seen {
  /** From the event to the next paint, ms, for every key press that took longer than a frame. */
  readonly edits: number[]
  readonly yardsticks: number[]
  /** Edits after which the price was painted in another frame than the drawing. */
  apart: number
}

declare global {
  interface Window {
    seen: Seen
  }
}

/**
 * Watches, from inside the page, what every edit takes and in which frame price and drawing change, and lays the yardstick
 * beside it: as much work as fills `share` ms of this browser when nothing slows it.
 */
const watch = ({ yardstick, share }: { yardstick: string; share: number }) => {
  window.seen = { edits: [], yardsticks: [], apart: 0 }
  const keys = new Map<number, string>()
  const work = (rounds: number): number => {
    let sum = 0
    for (let round = 0; round < rounds; round += 1) sum += Math.sqrt(round)
    return sum
  }
  const ROUNDS = 2_000_000
  const best = Math.min(
    ...Array.from({ length: 9 }, () => {
      const start = performance.now()
      work(ROUNDS)
      return performance.now() - start
    }),
  )
  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      keys.set(timeStamp, key)
      if (key === yardstick) work((ROUNDS * share) / best)
    },
    true,
  )
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name !== 'keydown') continue
      const { edits, yardsticks } = window.seen
      ;(keys.get(startTime) === yardstick ? yardsticks : edits).push(duration)
    }
  }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit)
  let frame = 0
  let changed = { drawing: -1, price: -1 }
  const count = () => {
    if (changed.price >= 0 && changed.drawing >= 0) {
      if (changed.price !== changed.drawing) window.seen.apart += 1
      changed = { drawing: -1, price: -1 }
    }
    frame += 1
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
  const note = (part: 'drawing' | 'price', selector: string) => {
    const place = document.querySelector(selector)
    if (place === null) throw new Error(`${selector} is not on the page`)
    new MutationObserver(() => {
      changed[part] = frame
    }).observe(place, { subtree: true, childList: true, characterData: true, attributes: true })
  }
  note('drawing', '[aria-label="Tegning"] svg')
  note('price', '[aria-label="Pris"]')
}

const openEditor = async (browser: Browser, { origin, house }: World): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: origin, locale: 'nb-NO' })).newPage()
  await logIn(page, demoPeople.storeClerk)
  await page.goto(`/produkt/${house}/1/rediger`)
  await whenOpen(page)
  return page
}

const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))

/** Arrow keys in the field of the width: each is an edit of its own. */
const stepWidth = async (page: Page): Promise<Seen> => {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(watch, { yardstick: YARDSTICK, share: BUDGET_MS / SLOWDOWN })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.getByRole('textbox', { name: 'Bredde', exact: true }).focus()
  for (let edit = 0; edit < EDITS; edit += 1) {
    await page.keyboard.press(edit % 2 === 0 ? 'ArrowUp' : 'ArrowDown')
    await untilPainted(page)
    if (edit % EDITS_PER_YARDSTICK > 0) continue
    await page.keyboard.press(YARDSTICK)
    await untilPainted(page)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await whenStored(page)
  return page.evaluate(() => window.seen)
}

interface Calls {
  whileTyping: number
  afterwards: number
  idle: number
}

/** A number typed key by key, then left; then nothing for a while. */
const countCalls = async (page: Page): Promise<Calls> => {
  let writes = 0
  let all = 0
  page.on('request', (request) => {
    all += 1
    if (request.method() === 'PUT') writes += 1
  })
  const width = page.getByRole('textbox', { name: 'Bredde', exact: true })
  const other = Number(await width.inputValue()) + 10
  await width.fill('')
  await width.pressSequentially(String(other), { delay: 100 })
  const whileTyping = writes
  await width.press('Enter')
  await whenStored(page)
  const afterwards = writes - whileTyping
  await page.waitForLoadState('networkidle')
  all = 0
  await new Promise((rested) => setTimeout(rested, IDLE_MS))
  return { whileTyping, afterwards, idle: all }
}

export const editorFigures = async (world: World): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    const page = await openEditor(browser, world)
    const { edits, yardsticks, apart } = await stepWidth(page)
    const { whileTyping, afterwards, idle } = await countCalls(page)
    // Edits that were painted within a frame are not reported and took no longer than that.
    const all = [...edits, ...Array.from({ length: Math.max(0, EDITS - edits.length) }, () => 16)]
    const [slow, budget] = [quantile(all, 0.95), quantile(yardsticks, 0.95)]
    return [
      {
        name: `an edit until it is painted, ${SLOWDOWN} x slowed, 95 of 100, against work of ${BUDGET_MS} ms`,
        limit: 1,
        ratio: slow / budget,
        detail: `${slow} ms / ${budget} ms, medians ${quantile(all, 0.5)} ms / ${quantile(yardsticks, 0.5)} ms, ${EDITS} edits`,
      },
      {
        name: 'edits whose price was painted in another frame than the drawing',
        limit: 0,
        ratio: apart,
        detail: `${apart} of ${EDITS}`,
      },
      {
        name: 'calls other than the one when a field is left: while typing, and while nothing is done',
        limit: 0,
        ratio: Math.abs(afterwards - 1) + whileTyping + idle,
        detail: `${afterwards} when left, ${whileTyping} while typing, ${idle} in ${IDLE_MS / 1000} idle seconds`,
      },
    ]
  } finally {
    await browser.close()
  }
}
