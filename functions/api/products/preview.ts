/**
 * Pictures of a row, made by the render worker: in perspective, and as the drawing for browsers that cannot draw (D-200).
 * A job to follow while one is not ready. Those of the range, order 0, are kept by functions/api/pictures.
 */
import { asDrawn, drawingHash } from '#domain/drawing/drawing-hash'
import { rowsAreOpen } from '#domain/quote/life/status'
import { isExpired } from '#domain/quote/life/validity'
import { refusal } from '#domain/result'
import { noteGenerated } from '../../data/artefacts/generated-image-repository.ts'
import { findPreview, storePreview } from '../../data/artefacts/preview-store.ts'
import { readPicture } from '../../data/organisations/logo-picture.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { invalidField } from '../../http/request.ts'
import { CURRENT, findRowFor } from '../../quotes/find-row.ts'
import { perspectiveImage, rowImage } from '../../renders/row-image.ts'
import { showImage } from '../../renders/show-image.ts'
import * as contracts from './contracts.ts'
import { pngOf } from './png-url.ts'

/** The stamp in the name changes with the picture, so the browser may keep what it got under it. */
const cacheControlOf = (file: string): string =>
  file === 'perspective' ? 'private, no-cache' : 'private, max-age=31536000, immutable'

/** The name under which a picture of exactly this revision is stored. */
const nameOf = (orderNumber: number, { revisionId }: { readonly revisionId: string }): string =>
  `${orderNumber}/${revisionId}`

/** What somebody's browser has made counts for more than what the worker would make. */
export const previewProduct = endpoint(contracts.previewProduct, async (request) => {
  const { params, caller } = request
  const found = await findRowFor(caller.viewer, params)
  if (!found.ok) return found
  const { orderNumber, changeId, rowNumber, file } = params
  const cacheControl = cacheControlOf(file)
  const stored = await findPreview(nameOf(orderNumber, found.value.revision))
  if (stored !== null) return answered(stored, { headers: { 'cache-control': cacheControl } })
  return showImage(request, {
    image: perspectiveImage(found.value.revision.product),
    cacheControl,
    resultUrl: `/api/v1/products/${orderNumber}/${changeId}/${rowNumber}/preview/${file}`,
    // What a row was before is no picture of the row.
    ...(changeId === CURRENT && {
      onOrdered: (message) => noteGenerated({ orderNumber, rowNumber }, message, request.at),
    }),
  })
})

export const setPreview = endpoint(contracts.setPreview, async ({ params, body, caller, at }) => {
  const found = await findRowFor(caller.viewer, params, 'quote.edit')
  if (!found.ok) return found
  const { manifest } = found.value
  if (!rowsAreOpen(manifest.status, caller.viewer)) return refusal('quote.read-only')
  if (isExpired(manifest, at.toISOString())) return refusal('quote.expired')
  const png = pngOf(body.preview)
  const written = png && readPicture(png)?.writtenAnew()
  if (!written) return invalidField('preview')
  await storePreview(nameOf(params.orderNumber, found.value.revision), written)
  return answered({ model: { modified: at.getTime() } })
})

/** The name is the drawing: another drawing has another name. After a day a release may draw it otherwise. */
const NAMED_BY_DRAWING = 'private, max-age=86400, immutable'

/** Saving may be under way: the browser asks again. */
const notSavedYet = () =>
  answered('', { status: 202, headers: { 'cache-control': 'no-store', 'retry-after': '2' } })

export const fallbackProduct = endpoint(contracts.fallbackProduct, async (request) => {
  const { params, query, caller } = request
  const { orderNumber, rowNumber, side, file } = params
  const found = await findRowFor(caller.viewer, { orderNumber, rowNumber, changeId: CURRENT })
  if (!found.ok) return found
  const { product } = found.value.revision
  // What the browser shows may be ahead of what is stored, and no picture is shown under the name of another.
  if (file !== contracts.fallbackFile(drawingHash(product))) return notSavedYet()
  return showImage(request, {
    image: rowImage(asDrawn(product), {
      view: 'orthogonal',
      side,
      renderer: 'svg',
      size: Number(query.size),
    }),
    cacheControl: NAMED_BY_DRAWING,
    resultUrl: `/api/v1/products/${orderNumber}/${rowNumber}/fallback/${side}/${file}?size=${query.size}`,
  })
})
