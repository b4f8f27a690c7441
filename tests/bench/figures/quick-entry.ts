/**
 * Five hundred lines pasted into quick entry, until all of them are read and priced: what the page's thread works for it, and the longest
 * stretch of it in which nobody is heard. Measured as processor time on a page that was just opened.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { root } from '#infra/paths'
import { demoPeople } from '../../e2e/driver/people.ts'
import { openQuickEntry } from '../../e2e/driver/quick-entry.ts'
import { logIn } from '../../e2e/driver/session.ts'
import { type Figure, figureOf, type Pair, quantile } from '../measure.ts'
import { recordThread } from '../page-thread.ts'
import type { World } from '../world.ts'

const LINES = 500
const SLOWDOWN = 4
const BUDGET_MS = 200
const ROUNDS = 5
const PATIENCE_MS = 120_000
/** Time that the page has to come to rest after it was opened. */
const REST_MS = 1500

const run = promisify(execFile)

/** No two alike. */
const written = Array.from({ length: LINES }, (_, index) => {
  const size = `${590 + 10 * (index % 100)}x${590 + 10 * ((index * 7) % 90)}`
  return `${1 + (index % 4)} ${size} ${index % 2 === 0 ? 'toppsving hvit' : 'fastkarm'} "V${index + 1}"`
})

const readAlone = async (): Promise<number> => {
  const { stdout } = await run(process.execPath, ['tests/bench/read-alone.ts', JSON.stringify(written)], {
    cwd: root,
  })
  return Number(stdout)
}

/** Runs in the page: pastes, and comes back when there is a sum. */
const pasteAll = async (text: string): Promise<void> => {
  const field = document.querySelector('input[role=combobox]')
  const foot = document.querySelector('[data-foot]')
  if (!(field instanceof HTMLElement) || foot === null) throw new Error('quick entry is not open')
  field.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const isSummed = () => foot.querySelector('strong') !== null
  const summed = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      if (!isSummed()) return
      performance.mark('read')
      resolve()
    }).observe(foot, { subtree: true, childList: true })
  })
  performance.mark('pasted')
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await summed
}

interface Round extends Pair {
  readonly longest: number
}

const pasted = async (browser: Browser, page: Page): Promise<Round> => {
  await openQuickEntry(page)
  await page.getByRole('combobox').first().waitFor()
  await page.waitForTimeout(REST_MS)
  const { tasks, marked } = await recordThread(browser, page, {
    mark: 'pasted',
    work: () => page.evaluate(pasteAll, written.join('\n')),
  })
  const [from = 0] = marked('pasted')
  const [until = 0] = marked('read')
  const between = tasks.slice(from, until + 1)
  return {
    ours: between.reduce((sum, task) => sum + task, 0),
    yardstick: await readAlone(),
    longest: Math.max(...between),
  }
}

export const quickEntryFigures = async ({ origin }: World): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    const page = await (await browser.newContext({ baseURL: origin, locale: 'nb-NO' })).newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await logIn(page, demoPeople.storeClerk)
    const rounds: Round[] = []
    while (rounds.length < ROUNDS) rounds.push(await pasted(browser, page))
    const longest = rounds.map((round) => round.longest * SLOWDOWN)
    return [
      figureOf(
        {
          name: `${LINES} pasted lines until all are read and priced, against reading and pricing alone`,
          limit: 1.4,
        },
        rounds,
      ),
      {
        name: `the longest stretch of it, ${SLOWDOWN} x slowed, against ${BUDGET_MS} ms`,
        limit: 4,
        ratio: quantile(longest, 0.5) / BUDGET_MS,
        detail: `${longest.map((ms) => ms.toFixed(0)).join(', ')} ms`,
      },
    ]
  } finally {
    await browser.close()
  }
}
