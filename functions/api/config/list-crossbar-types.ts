/** The glazing bars that a frame type may have, whatever the model (trade handbook 2.5). */
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { frameTypes } from '#domain/catalogue/data/frame-types'
import { refusal } from '#domain/result'
import { endpoint } from '../../http/endpoint.ts'
import { answered, FIVE_MINUTES } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'

export const listCrossbarTypes = endpoint(contracts.listCrossbarTypes, async ({ params }) => {
  const frameType = frameTypes.find(({ id }) => id === params.frameType)
  if (frameType === undefined) return refusal('catalogue.unknown-frame-type', { path: 'frameType' })
  const types = crossbarTypes.filter((type) => type.frameTypes.includes(frameType.id))
  return answered(
    types.map(({ id, name }) => ({ id, name })),
    FIVE_MINUTES,
  )
})
