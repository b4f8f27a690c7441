/** Makes a page of the frontend show an input, and returns when the page says that it does. */
import type { Page } from 'puppeteer-core'
import type { RenderInput } from '#domain/contracts/render'
import { printPath, screenshotPath } from '#domain/contracts/render-page'
import { FinalFailure } from './failure.ts'
import { siteOrigin } from './site.ts'
import { renderText } from './text.ts'

export type PagePath = typeof screenshotPath | typeof printPath

export const pathFor = ({ kind }: RenderInput): PagePath =>
  kind === 'row-image' ? screenshotPath : printPath

/** A picture is as large as was asked. Paper brings its own size; the window is wider, by which `page.css` tells them apart. */
const viewportFor = (input: RenderInput) =>
  input.kind === 'row-image' ? { width: input.width, height: input.height } : { width: 1000, height: 1400 }

/** Chromium lays out the page that is open anew for the same size too. */
const setViewport = async (page: Page, { width, height }: ReturnType<typeof viewportFor>): Promise<void> => {
  const current = page.viewport()
  if (current?.width !== width || current.height !== height) await page.setViewport({ width, height })
}

type Answer = { isShown: boolean; complaint?: string }

/**
 * Runs inside the page: one call in, one answer out, because a round trip costs more than a drawing, and the input as
 * text, which the protocol carries faster than a tree of values. Null from a page that does not listen yet, unless it
 * shall be waited for.
 */
const renderInput = async (text: string, waits: boolean): Promise<Answer | null> => {
  const setInput = window.__setRenderInput
  if (!setInput && !waits) return null
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
  window.__renderInput = JSON.parse(text)
  await setInput?.(window.__renderInput)
  while (!window.__rendered && !window.__failed) await pause()
  return window.__failed ? { isShown: false, complaint: window.__errorMessage } : { isShown: true }
}

/** The archive holds the document as it is on paper. */
const shownBy = (input: RenderInput): RenderInput =>
  input.kind === 'quote-zip' ? { ...input, kind: 'quote-pdf' } : input

const giveInput = async (page: Page, input: RenderInput): Promise<Answer | null> => {
  const path = pathFor(input)
  const text = JSON.stringify(shownBy(input))
  const isOpen = new URL(page.url()).pathname === path
  const answer = isOpen ? await page.evaluate(renderInput, text, false) : null
  if (answer) return answer
  await page.goto(siteOrigin + path, { waitUntil: 'load' })
  return page.evaluate(renderInput, text, true)
}

/**
 * Each printed row leaves about a megabyte behind, which Chromium sweeps away when it runs short and not before. After so many
 * rows it is told to, so that a worker that prints all day holds no more than one that has just begun.
 */
const ROWS_UNTIL_SWEPT = 100
const printedRows = new WeakMap<Page, number>()
const drawnPictures = new WeakMap<Page, number>()

const letGo = async (page: Page, rows: number): Promise<void> => {
  const printed = (printedRows.get(page) ?? 0) + rows
  const isFull = printed >= ROWS_UNTIL_SWEPT
  printedRows.set(page, isFull ? 0 : printed)
  await page.evaluate(() => void window.__setRenderInput?.(null))
  if (isFull) await page.evaluate(() => void window.gc?.({ type: 'major', execution: 'sync' }))
}

/** A picture leaves less behind, and its page keeps its graphics context. */
const PICTURES_UNTIL_SWEPT = 40

const sweepPictures = async (page: Page): Promise<void> => {
  const drawn = (drawnPictures.get(page) ?? 0) + 1
  drawnPictures.set(page, drawn)
  if (drawn % PICTURES_UNTIL_SWEPT === 0)
    await page.evaluate(() => void window.gc?.({ type: 'major', execution: 'sync' }))
}

/** A document does not linger in a warm page; nobody waits for that. */
export const clear = (page: Page, input: RenderInput): void => {
  const cleared = input.kind === 'row-image' ? sweepPictures(page) : letGo(page, input.rows.length)
  cleared.catch(() => undefined)
}

/** Returns when the page says that it shows the input; a page that says it cannot will say so every time. */
export const show = async (page: Page, input: RenderInput): Promise<void> => {
  await setViewport(page, viewportFor(input))
  const answer = await giveInput(page, input)
  if (!answer?.isShown) throw new FinalFailure(renderText.notDrawn(answer?.complaint?.slice(0, 200)))
}
