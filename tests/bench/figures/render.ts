/** What the queue, the bucket and the worker add to the work that only Chromium can do. */
import { setTimeout as pause } from 'node:timers/promises'
import { colorBook } from '#domain/catalogue/colors/color-book'
import { createProduct } from '#domain/configurator/create'
import { documentFor } from '#domain/contracts/document-for'
import type { RenderInput, RenderMessage, RowImageInput } from '#domain/contracts/render'
import { findOutput } from '#functions/data/artefacts/artefact-store'
import { orderArtefact } from '#functions/data/artefacts/order-artefact'
import { findManifest } from '#functions/data/quotes/quote-repository'
import { readQuote } from '#functions/data/quotes/read-quote'
import { capture, viewportFor } from '#render-worker/capture'
import { pathFor, show } from '#render-worker/page'
import { compare, type Figure } from '../measure.ts'
import type { World } from '../world.ts'

const isMade = async (message: RenderMessage): Promise<void> => {
  while ((await findOutput(message)) === null) await pause(2)
}

const throughQueue = async (input: RenderInput): Promise<void> =>
  isMade(await orderArtefact(input, new Date()))

/** Each picture is of another width, because the same input would be found finished. */
const rowImage = (width: number): RowImageInput => {
  const product = createProduct(1002)
  if (!product.ok) throw new Error(product.code)
  return {
    kind: 'row-image',
    product: { ...product.value, choices: { ...product.value.choices, width } },
    palette: { wood: [...colorBook.wood], aluminium: [...colorBook.aluminium], door: [...colorBook.door] },
    view: 'perspective',
    side: 'outside',
    renderer: 'webgl',
    measurements: false,
    width: 1000,
    height: 1000,
    transparentBackground: false,
  }
}

export const rowImageFigure = ({ browser }: World): Promise<Figure> => {
  let width = 1000
  return compare({
    name: 'warm row image through the queue',
    limit: 1.5,
    runs: 15,
    warmUps: 3,
    ours: () => throughQueue(rowImage(width++)),
    yardstick: () => {
      const input = rowImage(width++)
      return browser.withPage(pathFor(input), async (page) => {
        await show(page, input)
        return capture(page, input)
      })
    },
  })
}

export const quotePdfFigure = async ({ browser, house }: World): Promise<Figure> => {
  const manifest = await findManifest(house)
  if (manifest === null) throw new Error(`quote ${house} is gone`)
  const quote = await readQuote(manifest)
  const viewer = {
    userId: 1008,
    role: 'WORKER',
    chainId: null,
    storeId: manifest.owner.storeId,
    agentId: null,
  } as const
  const now = new Date().toISOString()
  const document = documentFor(quote, { kind: 'quote-pdf', viewer, modes: ['CUSTOMER'], colorBook, now })
  let prints = 0
  // Another comment on each, because the same document would be found finished.
  const next = () => {
    prints += 1
    return { ...document, comment: `Utskrift ${prints}` }
  }
  const shown = next()
  return compare({
    name: 'PDF of the 17-row quote through the queue',
    limit: 1.5,
    runs: 10,
    warmUps: 2,
    ours: () => throughQueue(next()),
    // The page still shows the document that was printed last: paper alone.
    yardstick: () =>
      browser.withPage(pathFor(shown), async (page) => {
        await page.setViewport(viewportFor(shown))
        return capture(page, shown)
      }),
  })
}
