/**
 * Opening a page by its address over HTTP/2 on a slow line with a slow processor, until a person sees what the page is for. The yardstick is a page of the same
 * shell with nothing of its own, opened in turn.
 */
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { demoPeople } from '../../e2e/driver/people.ts'
import { logIn } from '../../e2e/driver/session.ts'
import { openCdn } from '../cdn.ts'
import { type Figure, figureOf, type Pair } from '../measure.ts'
import { putOnSlowLine } from '../slow-line.ts'
import type { World } from '../world.ts'

const SLOWDOWN = 4
const ROUNDS = 5
const PATIENCE_MS = 120_000

interface Opening {
  readonly name: string
  readonly path: string
  /** What is looked for; a picture has to be drawn. */
  readonly seen: string
  readonly limit: number
}

/** Milliseconds from the press of Enter. */
const open = async (page: Page, { path, seen }: Pick<Opening, 'path' | 'seen'>): Promise<number> => {
  await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(
    (selector) => {
      const found = document.querySelector(selector)
      const isDrawn =
        found instanceof HTMLImageElement ? found.complete && found.naturalWidth > 0 : found !== null
      return isDrawn && performance.now()
    },
    seen,
    { polling: 'raf' },
  )
  return Number(await shown.jsonValue())
}

export const openingFigures = async ({ origin, house }: World): Promise<readonly Figure[]> => {
  const openings: readonly Opening[] = [
    {
      name: 'a quote of 17 rows until its first is drawn',
      path: `/tilbud/${house}`,
      seen: '[data-row] img',
      limit: 1.9,
    },
    {
      name: 'the editor until the drawing stands',
      path: `/produkt/${house}/1/rediger`,
      seen: '[aria-label="Tegning"] svg',
      limit: 2.4,
    },
    { name: 'the list of quotes', path: '/tilbud/', seen: 'tbody a', limit: 1.6 },
  ]
  const cdn = await openCdn(origin)
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    const context = await browser.newContext({
      baseURL: cdn.origin,
      ignoreHTTPSErrors: true,
      locale: 'nb-NO',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await logIn(page, demoPeople.storeClerk)
    const devtools = await page.context().newCDPSession(page)
    await putOnSlowLine(devtools)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const figures: Figure[] = []
    for (const { name, limit, ...opening } of openings) {
      const pairs: Pair[] = []
      while (pairs.length < ROUNDS)
        pairs.push({
          ours: await open(page, opening),
          yardstick: await open(page, { path: '/admin/', seen: 'h1' }),
        })
      figures.push(
        figureOf(
          { name: `${name}, 1.6 Mbit/s and ${SLOWDOWN} x slowed, against the shell alone`, limit },
          pairs,
        ),
      )
    }
    return figures
  } finally {
    await browser.close()
    await cdn.close()
  }
}
