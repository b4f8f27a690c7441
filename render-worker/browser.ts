/**
 * One warm Chromium per worker, with a page that stays open for each kind of job. Started when it is first needed,
 * started anew after a crash, after a job that did not end, and after a number of jobs, because pages grow.
 */
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import type { Page } from 'puppeteer-core'
import { printPath } from '#domain/contracts/render-page'
import { type Chromium, folderPrefix, startChromium } from './chromium.ts'
import { FinalFailure, RetryFailure } from './failure.ts'
import type { PagePath } from './page.ts'
import { serveSite, siteOrigin } from './site.ts'
import { renderText } from './text.ts'

export type BrowserOptions = { siteFolder: string; limitSeconds: number; jobsPerBrowser: number }

/**
 * What a function that was stopped leaves to the next one in its place: the half of what the package unpacks, which it takes for complete,
 * and the folders of each Chromium.
 */
const isLeft = (name: string): boolean =>
  ['chromium', 'fonts', 'al2023', 'libGLESv2.so'].includes(name) || name.startsWith(folderPrefix)

let unpacked: Promise<string> | undefined

const unpack = async (): Promise<string> => {
  const left = (await readdir(tmpdir())).filter(isLeft)
  for (const name of left) await rm(join(tmpdir(), name), { recursive: true, force: true })
  return chromium.executablePath(process.env.CHROMIUM_FOLDER)
}

/** Locally somebody else has unpacked it; in Lambda its files lie in the bundle. */
const executablePath = async (): Promise<string> => {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  unpacked ??= unpack()
  return unpacked
}

type Running = { chromium: Chromium; pages: Map<PagePath, Page>; jobs: number }

const launch = async (): Promise<Running> => ({
  chromium: await startChromium(await executablePath()),
  pages: new Map(),
  jobs: 0,
})

export const openBrowser = ({ siteFolder, limitSeconds, jobsPerBrowser }: BrowserOptions) => {
  let latest: Promise<Running> | undefined
  let isBusy = false

  /** A page in an endless loop would keep a polite close waiting. */
  const stop = async (): Promise<void> => {
    const running = await latest?.catch(() => undefined)
    latest = undefined
    await running?.chromium.kill()
  }

  const start = async (): Promise<Running> => {
    const running = await latest?.catch(() => undefined)
    if (running && (running.chromium.isGone() || running.jobs >= jobsPerBrowser)) await stop()
    latest ??= launch()
    return latest
  }

  const openPage = async ({ chromium, pages }: Running, path: PagePath): Promise<Page> => {
    const open = pages.get(path)
    if (open && !open.isClosed()) return open
    const page = await (await chromium.browser).newPage()
    await serveSite(page, siteFolder)
    pages.set(path, page)
    return page
  }

  /** Puppeteer waits on for some answers of a Chromium that is gone. */
  const workOn = async <T>(path: PagePath, work: (page: Page) => Promise<T>): Promise<T> => {
    const running = await start()
    const result = await Promise.race([openPage(running, path).then(work), running.chromium.gone])
    running.jobs += 1
    return result
  }

  const inTime = async <T>(work: Promise<T>, seconds: number): Promise<T> => {
    const { promise, reject } = Promise.withResolvers<never>()
    const late = new RetryFailure(renderText.late(seconds))
    const timer = setTimeout(() => reject(late), seconds * 1000)
    try {
      return await Promise.race([work, promise])
    } finally {
      clearTimeout(timer)
    }
  }

  /** A page shows one input at a time: a second job beside the first would be drawn into it, so it is refused. */
  const withPage = async <T>(
    path: PagePath,
    work: (page: Page) => Promise<T>,
    seconds = limitSeconds,
  ): Promise<T> => {
    if (isBusy) throw new Error('the browser is at another job')
    isBusy = true
    try {
      return await inTime(workOn(path, work), seconds)
    } catch (error) {
      // A page that says no is in order; after anything else nobody knows what state it is in.
      if (!(error instanceof FinalFailure)) await stop()
      throw error
    } finally {
      isBusy = false
    }
  }

  return {
    withPage,
    /** Unpacked, started and with the page for documents open, before there is a job. */
    warmUp: (seconds: number): Promise<unknown> =>
      withPage(printPath, (page) => page.goto(siteOrigin + printPath, { waitUntil: 'load' }), seconds),
    close: stop,
  }
}

export type WarmBrowser = ReturnType<typeof openBrowser>
