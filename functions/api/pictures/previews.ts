/** The picture of a model as the preview of its row of order 0, which is the range. */
import { findModel } from '#domain/catalogue/catalogue'
import { refusal } from '#domain/result'
import { readPictureFile } from '../../data/pictures/picture-files.ts'
import { findPicture } from '../../data/pictures/picture-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { keepPicture } from '../../pictures/keep-picture.ts'
import { modelImage } from '../../pictures/model-scene.ts'
import { pictureAnswers } from '../../pictures/text.ts'
import { showImage } from '../../renders/show-image.ts'
import * as contracts from './contracts.ts'

/** The stamp in the name changes with the picture. */
const KEPT = 'private, max-age=31536000, immutable'
const EACH_TIME = 'private, no-cache'
const DRAWN_NOW = 'perspective'

const findShown = async (modelId: number): Promise<Uint8Array | null> => {
  const shown = (await findPicture(modelId))?.shown
  return shown === undefined ? null : readPictureFile(shown)
}

export const previewModel = endpoint(contracts.previewModel, async (request) => {
  const { rowNumber: modelId, file } = request.params
  if (findModel(modelId) === null) return refusal('product.unknown-model')
  const shown = file === DRAWN_NOW ? null : await findShown(modelId)
  if (shown !== null) return answered(shown, { headers: { 'cache-control': KEPT } })
  return showImage(request, {
    image: modelImage(modelId),
    cacheControl: EACH_TIME,
    resultUrl: `/api/v1/products/0/0/${modelId}/preview/${file}`,
  })
})

export const setModelPreview = endpoint(contracts.setModelPreview, async ({ params, body, at }) => {
  const kept = await keepPicture(params.rowNumber, body.preview, at)
  return kept.ok ? answered({ model: { modified: kept.value }, message: pictureAnswers.uploaded }) : kept
})
