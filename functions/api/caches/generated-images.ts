/** The pictures of rows as they lie in the buffer: which there are, one of them, and one drawn anew. */
import { refusal } from '#domain/result'
import { findOutputBytes, removeArtefact } from '../../data/artefacts/artefact-store.ts'
import {
  countGenerated,
  findGenerated,
  listGenerated,
  noteGeneratedAgain,
} from '../../data/artefacts/generated-image-repository.ts'
import { messageFor } from '../../data/artefacts/order-artefact.ts'
import { forgetClaim } from '../../data/artefacts/order-claim-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { CURRENT, findRowFor } from '../../quotes/find-row.ts'
import { perspectiveImage } from '../../renders/row-image.ts'
import { showImage } from '../../renders/show-image.ts'
import * as contracts from './contracts.ts'

const EACH_TIME = 'private, no-cache'

export const listGeneratedImages = endpoint(contracts.listGeneratedImages, async ({ query, at }) => {
  const [items, { count: total }] = await Promise.all([listGenerated(query, at), countGenerated(at)])
  return answered({ items: [...items], total })
})

export const getGeneratedImage = endpoint(contracts.getGeneratedImage, async ({ params, at }) => {
  const image = await findGenerated(params, at)
  const bytes = image && (await findOutputBytes(image.message))
  return bytes === null
    ? refusal('picture.not-found')
    : answered(bytes, { headers: { 'cache-control': EACH_TIME } })
})

export const generateImage = endpoint(contracts.generateImage, async (request) => {
  const { params, caller, at } = request
  const found = await findRowFor(caller.viewer, { ...params, changeId: CURRENT })
  if (!found.ok) return found
  const image = perspectiveImage(found.value.revision.product)
  const message = await messageFor(image)
  await noteGeneratedAgain(params, message, at)
  await removeArtefact(message)
  await forgetClaim(message)
  return showImage(request, {
    image,
    cacheControl: EACH_TIME,
    resultUrl: `/api/v1/caches/redisimages/${params.orderNumber}/${params.rowNumber}`,
  })
})
