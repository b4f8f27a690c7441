/** The picture of a row in perspective, made by the render worker; a job to follow while it is not ready. */
import { colorBook } from '#domain/catalogue/colors/color-book'
import { configure } from '#domain/configurator/configure'
import { paletteFor } from '#domain/contracts/palette-for'
import type { RowImageInput } from '#domain/contracts/render'
import type { Product } from '#domain/product/product'
import { refusal } from '#domain/result'
import { readOutput } from '../data/artefacts/artefact-store.ts'
import { awaitArtefact, orderArtefact } from '../data/artefacts/order-artefact.ts'
import { endpoint } from '../http/endpoint.ts'
import { answered } from '../http/outcome.ts'
import { openJob } from '../jobs/open-job.ts'
import * as contracts from './contracts.ts'
import { findRowFor } from './find-row.ts'

/** A warm worker takes about a second. */
const PATIENCE_MS = 8000
const SIZE = 1000

const pictureOf = (product: Product): RowImageInput => ({
  kind: 'row-image',
  product,
  palette: paletteFor([configure(product, colorBook)], colorBook),
  view: 'perspective',
  side: 'outside',
  renderer: 'webgl',
  measurements: false,
  width: SIZE,
  height: SIZE,
  transparentBackground: true,
})

/** The stamp in the name changes with the picture, so the browser may keep what it got under it. */
const cacheControlOf = (file: string): string =>
  file === 'perspective' ? 'private, no-cache' : 'private, max-age=31536000, immutable'

export const previewProduct = endpoint(contracts.previewProduct, async (request) => {
  const { params, caller, at } = request
  const found = await findRowFor(caller.viewer, params)
  if (!found.ok) return found
  const message = await orderArtefact(pictureOf(found.value.revision.product), at)
  const progress = await awaitArtefact(message, PATIENCE_MS, at)
  if (progress.state === 'done')
    return answered(await readOutput(message), { headers: { 'cache-control': cacheControlOf(params.file) } })
  if (progress.state === 'failed') return refusal('picture.failed', { data: { reason: progress.reason } })
  const { orderNumber, changeId, rowId, file } = params
  const resultUrl = `/api/v1/products/${orderNumber}/${changeId}/${rowId}/preview/${file}`
  const job = await openJob(request, { message, resultUrl }, progress)
  return answered(JSON.stringify(job), {
    status: 202,
    headers: { 'content-type': 'application/json' },
  })
})
