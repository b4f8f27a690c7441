/**
 * The scripts of a page, counted in a browser: those that it needs until a person can use it, and apart from them those
 * that it fetches when it has come to rest, because somebody may open them next. The browser is kept from resting until
 * the first are counted, so that on no machine one is taken for the other.
 */
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { demoPeople } from '../e2e/driver/people.ts'
import { logIn } from '../e2e/driver/session.ts'

/** Gzipped size by file name. */
export type Scripts = ReadonlyMap<string, number>

export interface PageScripts {
  readonly needed: Scripts
  readonly whenIdle: Scripts
}

interface Opened {
  readonly path: string
  /** E-mail of who looks; the store's clerk unless named. */
  readonly email?: string
  /** Settles when a person can do there what the page is for. */
  readonly usable: (page: Page) => Promise<unknown>
}

declare global {
  interface Window {
    rest: () => void
  }
}

/** Nobody is told that the browser is idle before it may rest. */
const keepBusy = () => {
  const waiting = new Set<() => void>()
  const requestIdle = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (callback) => {
    waiting.add(() => requestIdle(callback))
    return 0
  }
  window.rest = () => {
    window.requestIdleCallback = requestIdle
    for (const callback of waiting) callback()
  }
}

/** Longer than a page waits before it asks whether the browser is idle, ms. */
const UNTIL_AT_REST = 4000
/** Without a new script for so long, all have been asked for, ms. */
const QUIET = 1500

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

export const scriptsOf = async (
  browser: Browser,
  origin: string,
  { path, usable, email = demoPeople.storeClerk }: Opened,
): Promise<PageScripts> => {
  const context = await browser.newContext({ baseURL: origin, locale: 'nb-NO' })
  const page = await context.newPage()
  await logIn(page, email)
  await page.goto('about:blank')
  await page.addInitScript(keepBusy)
  const arrived = new Map<string, Promise<number>>()
  const weigh = (response: Response): void => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    arrived.set(
      pathname,
      response.body().then((body) => gzipSync(body).length),
    )
  }
  page.on('response', weigh)
  const sizes = async (): Promise<Scripts> =>
    new Map(await Promise.all([...arrived].map(async ([name, size]) => [name, await size] as const)))

  await page.goto(path)
  await usable(page)
  await pause(UNTIL_AT_REST)
  const needed = await sizes()
  await page.evaluate(() => window.rest())
  for (let before = -1; before !== arrived.size; await pause(QUIET)) before = arrived.size
  // One that comes while the page is being closed could not be read any more.
  page.off('response', weigh)
  const all = await sizes()
  await context.close()
  return { needed, whenIdle: new Map([...all].filter(([name]) => !needed.has(name))) }
}

const KB = 1024

export const kilobytes = (scripts: Scripts): number =>
  [...scripts.values()].reduce((sum, size) => sum + size, 0) / KB
