/** The run over all pictures, by hand: begun, worked on while somebody looks, tried again; and the answers of a person to what it drew. */
import { findModel } from '#domain/catalogue/catalogue'
import { refusal } from '#domain/result'
import { approveWaiting, declineWaiting } from '../../data/pictures/picture-repository.ts'
import { fullName } from '../../data/users/user.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { beginRun, retryFailed } from '../../pictures/begin-run.ts'
import { readPictures } from '../../pictures/read-pictures.ts'
import { pictureAnswers } from '../../pictures/text.ts'
import { workOnRun } from '../../pictures/work-on-run.ts'
import * as contracts from './contracts.ts'

const report = async (message?: string) =>
  answered({ model: await readPictures(), ...(message !== undefined && { message }) })

export const readPictureReport = endpoint(contracts.readPictureReport, async () =>
  answered(await readPictures(), { headers: { 'cache-control': 'private, no-cache' } }),
)

export const beginPictureRun = endpoint(contracts.beginPictureRun, async ({ body, caller, at }) => {
  const { models } = body
  if (models?.some((id) => findModel(id) === null)) return refusal('product.unknown-model')
  await beginRun({ kind: 'hand', startedBy: fullName(caller.user), ...(models && { models }) }, at)
  return report()
})

/** Somebody looks at the bar: it moves every few seconds. */
const WORK_MS = 3000

export const workOnPictureRun = endpoint(contracts.workOnPictureRun, async () => {
  await workOnRun(WORK_MS, () => new Date())
  return report()
})

export const retryPictureRun = endpoint(contracts.retryPictureRun, async () => {
  return (await retryFailed()) ? report() : refusal('picture.run-open')
})

export const approvePicture = endpoint(contracts.approvePicture, async ({ params, at }) => {
  const isShown = await approveWaiting(params.modelId, params.hash, at.toISOString())
  return isShown ? report(pictureAnswers.approved) : refusal('picture.not-waiting')
})

export const declinePicture = endpoint(contracts.declinePicture, async ({ params }) =>
  (await declineWaiting(params.modelId, params.hash))
    ? report(pictureAnswers.declined)
    : refusal('picture.not-waiting'),
)
