/** The buffers: what is in them, and clearing one or all. */
import { bufferIds, isBufferId } from '#domain/administration/buffers'
import { refusal } from '#domain/result'
import { emptyBuffer } from '../../buffers/clear-buffer.ts'
import { readBuffer, readBuffers } from '../../buffers/read-buffers.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'
import { bufferAnswers } from './text.ts'

export const listBuffers = endpoint(contracts.listBuffers, async ({ at }) => answered(await readBuffers(at)))

export const clearBuffer = endpoint(contracts.clearBuffer, async ({ params: { id }, at }) => {
  if (!isBufferId(id)) return refusal('buffer.not-found')
  await emptyBuffer(id, at)
  return answered({ model: await readBuffer(id, at), message: bufferAnswers.cleared(id) })
})

export const clearBuffers = endpoint(contracts.clearBuffers, async ({ at }) => {
  for (const id of bufferIds) await emptyBuffer(id, at)
  return answered({ model: await readBuffers(at), message: bufferAnswers.allCleared })
})
