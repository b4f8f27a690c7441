/**
 * One warm Chromium per worker, with a page that stays open for each kind of job. Started when it is first needed,
 * started anew after a crash, after a job that did not end, and after a number of jobs, because pages grow.
 */
import chromium from '@sparticuz/chromium'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { browserFlags } from './browser-flags.ts'
import { FinalFailure, RetryFailure } from './failure.ts'
import type { PagePath } from './page.ts'
import { serveSite } from './site.ts'

export type BrowserOptions = { siteFolder: string; limitSeconds: number; jobsPerBrowser: number }

/** Locally somebody else has unpacked it; in Lambda its files lie in the bundle. */
const executablePath = (): Promise<string> =>
  process.env.CHROME_PATH
    ? Promise.resolve(process.env.CHROME_PATH)
    : chromium.executablePath(process.env.CHROMIUM_FOLDER)

const launch = async (): Promise<Browser> => {
  const browser = await puppeteer.launch({
    executablePath: await executablePath(),
    args: browserFlags,
    // A pipe closes with the worker, however it ends, and Chromium goes with it.
    pipe: true,
    // The worker's own process decides when to stop.
    handleSIGINT: false,
  })
  // A Chromium that is killed breaks its pipes off, which nobody else hears; that it is gone is told by the connection.
  for (const pipe of browser.process()?.stdio ?? []) pipe?.on('error', () => undefined)
  return browser
}

export const openBrowser = ({ siteFolder, limitSeconds, jobsPerBrowser }: BrowserOptions) => {
  let browser: Promise<Browser> | undefined
  let jobs = 0
  let isBusy = false
  const pages = new Map<PagePath, Page>()

  const stop = async (): Promise<void> => {
    const running = await browser?.catch(() => undefined)
    browser = undefined
    jobs = 0
    pages.clear()
    // A page in an endless loop would keep a polite close waiting.
    running?.process()?.kill('SIGKILL')
    await running?.disconnect()
  }

  const start = async (): Promise<Browser> => {
    const running = await browser?.catch(() => undefined)
    if (running && (!running.connected || jobs >= jobsPerBrowser)) await stop()
    browser ??= launch()
    return browser
  }

  const openPage = async (path: PagePath): Promise<Page> => {
    const running = await start()
    const open = pages.get(path)
    if (open && !open.isClosed()) return open
    const page = await running.newPage()
    await serveSite(page, siteFolder)
    pages.set(path, page)
    return page
  }

  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    const { promise, reject } = Promise.withResolvers<never>()
    const late = new RetryFailure(`Ble ikke ferdig innen ${limitSeconds} sekunder.`)
    const timer = setTimeout(() => reject(late), limitSeconds * 1000)
    try {
      return await Promise.race([work, promise])
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /** A page shows one input at a time: a second job beside the first would be drawn into it, so it is refused. */
    withPage: async <T>(path: PagePath, work: (page: Page) => Promise<T>): Promise<T> => {
      if (isBusy) throw new Error('the browser is at another job')
      isBusy = true
      try {
        const result = await inTime(openPage(path).then(work))
        jobs += 1
        return result
      } catch (error) {
        // A page that says no is in order; after anything else nobody knows what state it is in.
        if (!(error instanceof FinalFailure)) await stop()
        throw error
      } finally {
        isBusy = false
      }
    },
    close: stop,
  }
}

export type WarmBrowser = ReturnType<typeof openBrowser>
