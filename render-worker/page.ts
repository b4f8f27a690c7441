/** Makes a page of the frontend show an input, and returns when the page says that it does. */
import type { Page } from 'puppeteer-core'
import type { RenderInput } from '#domain/contracts/render'
import { printPath, screenshotPath } from '#domain/contracts/render-page'
import { FinalFailure } from './failure.ts'
import { siteOrigin } from './site.ts'

export type PagePath = typeof screenshotPath | typeof printPath

export const pathFor = ({ kind }: RenderInput): PagePath =>
  kind === 'row-image' ? screenshotPath : printPath

const load = (page: Page, path: PagePath): Promise<unknown> =>
  page.goto(siteOrigin + path, { waitUntil: 'load' })

/** Runs inside the page: one call in, one answer out, so that no round trip is spent on waiting. */
const takeInput = async (input: RenderInput): Promise<string | null> => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
  Object.assign(window, {
    __rendered: false,
    __failed: false,
    __errorMessage: undefined,
    __renderInput: input,
  })
  window.__setRenderInput?.(input)
  while (!window.__rendered && !window.__failed) await pause()
  return window.__failed ? (window.__errorMessage ?? '') : null
}

const isReusable = (page: Page): Promise<boolean> =>
  page.evaluate(() => typeof window.__setRenderInput === 'function')

/** Returns when the page says that it shows the input; a page that says it cannot will say so every time. */
export const show = async (page: Page, input: RenderInput): Promise<void> => {
  const path = pathFor(input)
  if (new URL(page.url()).pathname !== path || !(await isReusable(page))) await load(page, path)
  const complaint = await page.evaluate(takeInput, input)
  if (complaint !== null)
    throw new FinalFailure(`Kunne ikke tegnes: ${complaint.slice(0, 200) || 'ukjent årsak'}`)
}
