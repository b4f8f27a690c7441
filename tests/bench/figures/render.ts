/** What the queue, the bucket and the worker add to the work that only Chromium can do. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import type { RenderInput, RowImageInput } from '#domain/contracts/render'
import { printPath } from '#domain/contracts/render-page'
import { documentFor } from '#domain/views/document-for'
import { paletteFor } from '#domain/views/palette-for'
import { orderArtefact } from '#functions/data/artefacts/order-artefact'
import { findManifest } from '#functions/data/quotes/quote-repository'
import { readQuote } from '#functions/quotes/read-quote'
import { capture } from '#render-worker/capture'
import { pathFor, show } from '#render-worker/page'
import { serveSite } from '#render-worker/site'
import { makeHouseDocument } from '../../factories/house-document.ts'
import { compare, type Figure } from '../measure.ts'
import type { World } from '../world.ts'

/** As the worker prints: the same file, byte for byte but for its date. */
const barePdf = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true } as const

/** Ends when what was made lies in the bucket: the worker's job ends with that, or says why it failed. */
const throughQueue = async (input: RenderInput, { jobEnded }: World): Promise<void> => {
  const message = await orderArtefact(input, new Date())
  await jobEnded(message.hash)
}

/** Each picture is of another width, because the same input would be found finished. */
const rowImage = (width: number): RowImageInput => {
  const product = createProduct(1002)
  if (!product.ok) throw new Error(product.code)
  return {
    kind: 'row-image',
    product: { ...product.value, choices: { ...product.value.choices, width } },
    palette: paletteFor([configure(product.value, colorLists)], colorLists),
    view: 'perspective',
    side: 'outside',
    renderer: 'webgl',
    measurements: false,
    width: 1000,
    height: 1000,
    transparentBackground: false,
  }
}

export const rowImageFigure = (world: World): Promise<Figure> => {
  let width = 1000
  return compare({
    name: 'warm row image through the queue',
    limit: 1.5,
    runs: 15,
    warmUps: 3,
    ours: () => throughQueue(rowImage(width++), world),
    yardstick: () => {
      const input = rowImage(width++)
      return world.browser.withPage(pathFor(input), async (page) => {
        await show(page, input)
        return capture(page, input)
      })
    },
  })
}

export const quotePdfFigure = async (world: World): Promise<Figure> => {
  const manifest = await findManifest(world.house)
  if (manifest === null) throw new Error(`quote ${world.house} is gone`)
  const quote = await readQuote(manifest)
  const viewer = {
    userId: 1008,
    role: 'WORKER',
    chainId: null,
    storeId: manifest.owner.storeId,
    agentId: null,
  } as const
  const now = new Date().toISOString()
  const document = documentFor(quote, {
    kind: 'quote-pdf',
    viewer,
    modes: ['CUSTOMER'],
    measurements: true,
    colorLists,
    now,
  })
  let prints = 0
  // Another comment on each, because the same document would be found finished.
  const next = () => {
    prints += 1
    return { ...document, comment: `Utskrift ${prints}` }
  }
  const shown = next()
  const finished = await finishedPage(world, shown)
  return compare({
    name: 'PDF of the 17-row quote through the queue',
    limit: 1.5,
    runs: 60,
    warmUps: 5,
    ours: () => throughQueue(next(), world),
    settle: () => idle(world),
    yardstick: () => finished.pdf(barePdf),
  })
}

/** A document of that many rows; another comment on each, because the same document would be found finished. */
const longDocument = (rows: number) => {
  const document = makeHouseDocument({ rows })
  let prints = 0
  return () => {
    prints += 1
    return { ...document, comment: `Utskrift ${prints}` }
  }
}

/** The worker's page has let go of the last document: it answers in turn. */
const idle = ({ browser }: World): Promise<unknown> =>
  browser.withPage(printPath, (page) => page.evaluate(() => document.readyState))

/**
 * A second page of the same Chromium, on which the finished document stays. It is not hidden from the layout that Chromium makes in
 * the width of the window before it lays the paper out (page.css): what that spares is ours.
 */
const finishedPage = async ({ browser, siteFolder }: World, shown: RenderInput) => {
  const finished = await browser.withPage(pathFor(shown), (page) => page.browser().newPage())
  await serveSite(finished, siteFolder)
  await show(finished, shown)
  await finished.addStyleTag({ content: '@media print { [data-paper-only] { display: block } }' })
  return finished
}

export const longPdfFigure = async (world: World): Promise<Figure> => {
  const next = longDocument(100)
  const shown = next()
  const finished = await finishedPage(world, shown)
  const figure = await compare({
    name: 'PDF of 100 rows through the queue',
    limit: 1.5,
    runs: 25,
    warmUps: 2,
    ours: () => throughQueue(next(), world),
    settle: () => idle(world),
    yardstick: () => finished.pdf(barePdf),
  })
  await finished.close()
  return figure
}
