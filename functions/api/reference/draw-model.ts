/** The picture of a model in the product menu: its default product from outside, drawn like every other drawing. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { thumbnail } from '#domain/drawing/thumbnail'
import { refusal } from '#domain/result'
import { setting } from '../../environment.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'

export const drawModel = endpoint(contracts.drawModel, async ({ params, query }) => {
  const product = createProduct(Number.parseInt(params.file, 10))
  if (!product.ok) return refusal('request.not-found')
  const isOfThisVersion = query.v === setting('RENDERER_VERSION')
  return answered(thumbnail(configure(product.value, colorLists), colorLists, 'outside'), {
    headers: { 'cache-control': isOfThisVersion ? FOR_EVER : FIVE_MINUTES },
  })
})
