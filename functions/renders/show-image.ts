/** Answers with a picture that the worker has made, or with the job to follow while it is being made. */
import type { RowImageInput } from '#domain/contracts/render'
import type { RenderMessage } from '#domain/contracts/render-order'
import { refusal } from '#domain/result'
import { readOutput } from '../data/artefacts/artefact-store.ts'
import { awaitArtefact, orderWithin } from '../data/artefacts/order-artefact.ts'
import type { Asked } from '../http/endpoint.ts'
import { answered, type Outcome } from '../http/outcome.ts'
import { spend } from '../people/spend.ts'
import { openJob } from './open-job.ts'

/** A warm worker takes about a second. */
const PATIENCE_MS = 8000

interface WantedImage {
  readonly image: RowImageInput
  readonly cacheControl: string
  /** Where the picture is found when it has been made. */
  readonly resultUrl: string
  /** Is told which artefact it is, before it is waited for. */
  readonly onOrdered?: (message: RenderMessage) => Promise<void>
}

export const showImage = async (
  asked: Asked,
  { image, cacheControl, resultUrl, onOrdered }: WantedImage,
): Promise<Outcome<unknown>> => {
  const { at } = asked
  const ordered = await orderWithin(image, at, () => spend('pictures', asked))
  if (!ordered.ok) return ordered
  const message = ordered.value
  await onOrdered?.(message)
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
