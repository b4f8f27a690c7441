/**
 * Pictures of a row, made by the render worker: in perspective, and as the drawing for browsers that cannot draw (D-200).
 * A job to follow while one is not ready.
 */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import type { RowImageInput } from '#domain/contracts/render'
import type { Product } from '#domain/product/product'
import { refusal } from '#domain/result'
import { paletteFor } from '#domain/views/palette-for'
import { readOutput } from '../../data/artefacts/artefact-store.ts'
import { awaitArtefact, orderArtefact } from '../../data/artefacts/order-artefact.ts'
import { findPreview, storePreview } from '../../data/artefacts/preview-store.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { findRowFor } from '../../quotes/find-row.ts'
import { openJob } from '../../renders/open-job.ts'
import * as contracts from './contracts.ts'
import { findPictured } from './pictured.ts'
import { pngOf } from './png-url.ts'

/** A warm worker takes about a second. */
const PATIENCE_MS = 8000
const SIZE = 1000

const pictureOf = (
  product: Product,
  look: Pick<RowImageInput, 'view' | 'side' | 'renderer'>,
): RowImageInput => ({
  kind: 'row-image',
  product,
  palette: paletteFor([configure(product, colorLists)], colorLists),
  ...look,
  // A person measures on a drawing and looks at a picture.
  measurements: look.view === 'orthogonal',
  width: SIZE,
  height: SIZE,
  transparentBackground: true,
})

/** The stamp in the name changes with the picture, so the browser may keep what it got under it. */
const cacheControlOf = (file: string): string =>
  file === 'perspective' ? 'private, no-cache' : 'private, max-age=31536000, immutable'

interface Wanted {
  readonly picture: RowImageInput
  readonly cacheControl: string
  /** Where the picture is found when it has been made. */
  readonly resultUrl: string
}

const show = async (asked: Parameters<typeof openJob>[0], { picture, cacheControl, resultUrl }: Wanted) => {
  const { at } = asked
  const message = await orderArtefact(picture, at)
  const progress = await awaitArtefact(message, PATIENCE_MS, at)
  if (progress.state === 'done')
    return answered(await readOutput(message), { headers: { 'cache-control': cacheControl } })
  if (progress.state === 'failed') return refusal('picture.failed', { data: { reason: progress.reason } })
  const job = await openJob(asked, { message, resultUrl }, progress)
  return answered(JSON.stringify(job), {
    status: 202,
    headers: { 'content-type': 'application/json' },
  })
}

/** What somebody's browser has made counts for more than what the worker would make. */
export const previewProduct = endpoint(contracts.previewProduct, async (request) => {
  const { params, caller } = request
  const found = await findPictured(caller.viewer, 'quote.view', params)
  if (!found.ok) return found
  const { orderNumber, changeId, rowNumber, file } = params
  const cacheControl = cacheControlOf(file)
  const stored = await findPreview(found.value.name)
  if (stored !== null) return answered(stored, { headers: { 'cache-control': cacheControl } })
  return show(request, {
    picture: pictureOf(found.value.product, { view: 'perspective', side: 'outside', renderer: 'webgl' }),
    cacheControl,
    resultUrl: `/api/v1/products/${orderNumber}/${changeId}/${rowNumber}/preview/${file}`,
  })
})

export const setPreview = endpoint(contracts.setPreview, async ({ params, body, caller, at }) => {
  const found = await findPictured(caller.viewer, 'quote.edit', params)
  if (!found.ok) return found
  const png = pngOf(body.preview)
  if (png === null) throw new Error('the contract lets only a PNG through')
  await storePreview(found.value.name, png)
  return answered({ model: { modified: at.getTime() } })
})

export const fallbackProduct = endpoint(contracts.fallbackProduct, async (request) => {
  const { params, caller } = request
  const { orderNumber, rowNumber, side, file } = params
  const found = await findRowFor(caller.viewer, { orderNumber, rowNumber, changeId: '0' })
  if (!found.ok) return found
  return show(request, {
    picture: pictureOf(found.value.revision.product, { view: 'orthogonal', side, renderer: 'svg' }),
    // The name is the browser's idea of the product, which may be ahead of what is stored.
    cacheControl: 'private, no-cache',
    resultUrl: `/api/v1/products/${orderNumber}/${rowNumber}/fallback/${side}/${file}`,
  })
})
