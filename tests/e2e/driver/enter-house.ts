/** The house entered by somebody who types ahead, on a page that is only just being opened. */
import { expect, type Page } from '@playwright/test'
import { editorKeys, scheduleKeys, storedRows, wantedRows } from './house-keys.ts'
import { makeQuote } from './ready-made.ts'
import { randomFrom, sitDown, type Typing, typeBlindly } from './typist.ts'

export type Way = 'editor' | 'schedule'

export interface Entering {
  readonly way: Way
  readonly typing: Typing
  readonly seed: number
  readonly rows?: number
}

const STORED_MS = 90_000

export interface Entered {
  readonly orderNumber: number
  /** By how much the latest key came late, ms. */
  readonly lateMs: number
}

/** The tab has its name, and nothing of the application has come yet. */
export const openBarely = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.title !== '')
}

/** Answers when the rows of the quote are those of the schedule; throws with the difference when they are not. */
export const enterHouse = async (page: Page, { way, typing, seed, rows }: Entering): Promise<Entered> => {
  const orderNumber = await makeQuote(page, [])
  const wanted = wantedRows(rows)
  const devtools = await sitDown(page, typing)
  const address = way === 'editor' ? `/tilbud/${orderNumber}` : `/tilbud/${orderNumber}/hurtig`
  await openBarely(page, address)
  const keys = way === 'editor' ? editorKeys(rows) : scheduleKeys(rows)
  const lateMs = await typeBlindly(devtools, keys, typing, randomFrom(seed))
  await expect
    .poll(() => storedRows(page, orderNumber, wanted), { timeout: STORED_MS, intervals: [1_000] })
    .toEqual(wanted)
  await devtools.detach()
  return { orderNumber, lateMs }
}
