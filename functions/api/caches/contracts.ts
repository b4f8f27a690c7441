/** Endpoints of the buffers, and of the pictures of rows that lie in one of them (AD-05 to AD-07). */
import * as z from 'zod'
import { orderNumber, rowNumber, whole } from '#domain/contracts/address'
import { apiBuffer, generatedImages, IMAGES_A_PAGE } from '#domain/contracts/buffer'
import { written } from '#domain/contracts/written'
import { contract } from '../../http/contract.ts'

const caches = '/api/v1/caches'
const images = `${caches}/redisimages` as const
const needs = 'admin.buffers'

export const listBuffers = contract({
  id: 'listBuffers',
  method: 'get',
  path: caches,
  summary: 'What the system keeps so as not to make it again, and how much of it.',
  needs,
  answer: z.array(apiBuffer),
})

export const clearBuffers = contract({
  id: 'clearBuffers',
  method: 'delete',
  path: caches,
  summary: 'Clears all buffers. Nothing of record is in them.',
  needs,
  answer: written(z.array(apiBuffer)),
})

export const clearBuffer = contract({
  id: 'clearBuffer',
  method: 'delete',
  path: `${caches}/{id}`,
  summary: 'Clears one buffer.',
  needs,
  params: z.object({ id: z.string().max(40) }),
  answer: written(apiBuffer),
})

export const listGeneratedImages = contract({
  id: 'listGeneratedImages',
  method: 'get',
  path: images,
  summary: 'The rows that the worker has drawn a picture of, newest order first.',
  needs,
  query: z.object({
    offset: whole(0, 1_000_000).default(0),
    limit: whole(1, 500).default(IMAGES_A_PAGE),
  }),
  answer: generatedImages,
})

const ofRow = z.object({ orderNumber, rowNumber })

export const getGeneratedImage = contract({
  id: 'getGeneratedImage',
  method: 'get',
  path: `${images}/{orderNumber}/{rowNumber}`,
  summary: 'The picture as it lies in the buffer, also when the row is another by now.',
  needs,
  params: ofRow,
  produces: 'image/png',
  answer: z.any(),
})

export const generateImage = contract({
  id: 'generateImage',
  method: 'post',
  path: `${images}/{orderNumber}/{rowNumber}`,
  summary: 'Draws the picture of the row anew and answers it; 202 with the job where that takes longer.',
  needs,
  params: ofRow,
  produces: 'image/png',
  answer: z.any(),
})

export const cacheContracts = [
  listBuffers,
  clearBuffers,
  clearBuffer,
  listGeneratedImages,
  getGeneratedImage,
  generateImage,
]
