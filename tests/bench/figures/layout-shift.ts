/**
 * Whether anything moves by itself while a page loads on a slow line: a quote of seventeen rows to which the customer has a link, one that
 * the customer was sent and that has changed since, an editor and the list, on a desk and on a phone.
 */
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { demoPeople } from '../../e2e/driver/people.ts'
import { makeQuote } from '../../e2e/driver/ready-made.ts'
import { logIn } from '../../e2e/driver/session.ts'
import { makeLink } from '../first-requests.ts'
import { shiftedOn, watchShifts } from '../layout-shift.ts'
import type { Figure } from '../measure.ts'
import { putOnSlowLine } from '../slow-line.ts'
import type { World } from '../world.ts'

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
/** After the last request. */
const UNTIL_AT_REST_MS = 1500

/** So many that what was sent is told beside them, and not below. */
const SENT_ROWS = 8

const makeSentQuote = async (page: Page): Promise<number> => {
  const orderNumber = await makeQuote(
    page,
    Array.from({ length: SENT_ROWS }, () => ({ model: 1002 })),
  )
  const sent = await page.request.post(`/api/v1/offers/${orderNumber}/send?prices=CUSTOMER`, { data: {} })
  const changed = await page.request.post('/api/v1/products', {
    data: { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 2 },
  })
  if (!sent.ok() || !changed.ok()) throw new Error(`answered ${sent.status()} and ${changed.status()}`)
  return orderNumber
}

export const layoutShiftFigures = async (world: World): Promise<readonly Figure[]> => {
  const { origin, house } = world
  await makeLink(world)
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    const page = await (await browser.newContext({ baseURL: origin, locale: 'nb-NO' })).newPage()
    await logIn(page, demoPeople.storeClerk)
    const sentQuote = await makeSentQuote(page)
    await page.goto('about:blank')
    await page.addInitScript(watchShifts)
    await putOnSlowLine(await page.context().newCDPSession(page))
    const figures: Figure[] = []
    const pages = {
      quote: `/tilbud/${house}`,
      'sent quote': `/tilbud/${sentQuote}`,
      editor: `/produkt/${house}/1/rediger`,
      list: '/tilbud/',
    }
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.waitForTimeout(UNTIL_AT_REST_MS)
        const { sum, moved } = await shiftedOn(page)
        figures.push({
          name: `layout shift while the ${name} loads, ${window.width} wide`,
          limit: 0,
          ratio: sum,
          detail: ['CLS, as the browser tells it, at 1.6 Mbit/s with 150 ms', ...moved].join('; '),
        })
      }
    }
    return figures
  } finally {
    await browser.close()
  }
}
