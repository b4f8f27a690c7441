/** The house entered by somebody who types ahead, on a page that is only just being opened. */
import { isDeepStrictEqual } from 'node:util'
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

/** Rows are stored one after the other, for as long as the machine needs; so long without any of them coming, none comes. */
const STILL_MS = 90_000

const untilStored = async (page: Page, orderNumber: number, rows: number | undefined): Promise<void> => {
  const wanted = wantedRows(rows)
  let before = ''
  let changedAt = performance.now()
  for (;;) {
    const stored = await storedRows(page, orderNumber, wanted)
    const text = JSON.stringify(stored)
    if (text !== before) changedAt = performance.now()
    before = text
    if (isDeepStrictEqual(stored, wanted) || performance.now() - changedAt > STILL_MS)
      return expect(stored).toEqual(wanted)
    await new Promise((next) => setTimeout(next, 1_000))
  }
}

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
  const devtools = await sitDown(page, typing)
  const address = way === 'editor' ? `/tilbud/${orderNumber}` : `/tilbud/${orderNumber}/hurtig`
  await openBarely(page, address)
  const keys = way === 'editor' ? editorKeys(rows) : scheduleKeys(rows)
  const lateMs = await typeBlindly(devtools, keys, typing, randomFrom(seed))
  await untilStored(page, orderNumber, rows)
  await devtools.detach()
  return { orderNumber, lateMs }
}
