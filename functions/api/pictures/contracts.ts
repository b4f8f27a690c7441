/** Endpoints of the pictures that the product menu shows: made, looked at, approved and handed in by whoever keeps the range. */
import * as z from 'zod'
import { orderNumber, whole } from '#domain/contracts/address'
import { beginRunBody, pictureCard, pictureReport } from '#domain/contracts/pictures'
import { written } from '#domain/contracts/written'
import { contract } from '../../http/contract.ts'

const modelId = whole(1, 999_999)

export const listPictureCards = contract({
  id: 'listPictureCards',
  method: 'get',
  path: '/api/v1/pictures',
  summary: 'Every model of the range, or every row of an order, as a card to make its picture from.',
  needs: 'admin.pictures',
  query: z.object({ orderNumber: orderNumber.optional() }),
  answer: z.array(pictureCard),
})

export const readPictureReport = contract({
  id: 'readPictureReport',
  method: 'get',
  path: '/api/v1/pictures/runs/last',
  summary: 'How far the run is that is open, or what the last one did, and which pictures wait for a person.',
  needs: 'admin.pictures',
  answer: pictureReport,
})

const reported = z.object({ model: pictureReport, message: z.string().optional() })

export const beginPictureRun = contract({
  id: 'beginPictureRun',
  method: 'post',
  path: '/api/v1/pictures/runs',
  summary: 'Begins a run by hand; where one is open that one is told. Asking twice begins one.',
  needs: 'admin.pictures',
  body: beginRunBody,
  answer: reported,
})

export const workOnPictureRun = contract({
  id: 'workOnPictureRun',
  method: 'post',
  path: '/api/v1/pictures/runs/work',
  summary: 'Works on the open run for some seconds, so that whoever looks on need not wait for the clock.',
  needs: 'admin.pictures',
  answer: reported,
})

export const retryPictureRun = contract({
  id: 'retryPictureRun',
  method: 'post',
  path: '/api/v1/pictures/runs/retry',
  summary: 'Queues the models of the last run that failed once more.',
  needs: 'admin.pictures',
  answer: reported,
})

const waiting = '/api/v1/pictures/{modelId}/waiting/{hash}'
const HASH = /^[0-9a-f]{32}$/
const ofWaiting = z.object({ modelId, hash: z.string().regex(HASH) })

export const approvePicture = contract({
  id: 'approvePicture',
  method: 'put',
  path: waiting,
  summary: 'Shows the picture that waits, and no other.',
  needs: 'admin.pictures',
  params: ofWaiting,
  answer: reported,
})

export const declinePicture = contract({
  id: 'declinePicture',
  method: 'delete',
  path: waiting,
  summary: 'Keeps the picture that is shown. The same scene is not drawn again by itself.',
  needs: 'admin.pictures',
  params: ofWaiting,
  answer: reported,
})

export const getPictureFile = contract({
  id: 'getPictureFile',
  method: 'get',
  path: '/api/v1/pictures/files/{file}',
  summary:
    'A picture of a model: {hash}.png, or {hash}-{width}.webp for tiles. Never another one under the same name.',
  needs: 'nothing',
  params: z.object({ file: z.string().regex(/^[0-9a-f]{32}(\.png|-(120|240|360)\.webp)$/) }),
  produces: 'image/png',
  answer: z.any(),
})

/** Order 0 is the range: its rows are the models. */
const ofModel = '/api/v1/products/0/0/{rowNumber}/preview'

export const previewModel = contract({
  id: 'previewModel',
  method: 'get',
  path: `${ofModel}/{file}`,
  summary:
    'Picture of a model: perspective, which the worker draws, or preview_{time}.png, the one that is shown; drawn where none is.',
  needs: 'context',
  params: z.object({ rowNumber: modelId, file: z.string().regex(/^(perspective|preview_\d{1,20}\.png)$/) }),
  produces: 'image/png',
  answer: z.any(),
})

/** A picture of a megapixel is rarely more than one megabyte; a third longer as base64. */
const PICTURE_BYTES = 4 * 1024 * 1024

export const setModelPreview = contract({
  id: 'setModelPreview',
  method: 'put',
  path: ofModel,
  summary: 'Shows this picture of a model from now on. It is decoded and written anew.',
  needs: 'admin.pictures',
  params: z.object({ rowNumber: modelId }),
  body: z
    .strictObject({ preview: z.string().meta({ description: 'PNG as a data URL.' }) })
    .meta({ id: 'SetModelPreview' }),
  answer: written(
    z.object({ modified: z.int().meta({ description: 'For the name preview_{modified}.png.' }) }),
  ),
  bodyLimit: PICTURE_BYTES,
})

export const pictureContracts = [
  listPictureCards,
  readPictureReport,
  beginPictureRun,
  workOnPictureRun,
  retryPictureRun,
  approvePicture,
  declinePicture,
  getPictureFile,
  previewModel,
  setModelPreview,
]
