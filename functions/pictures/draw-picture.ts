/**
 * One model of a run: its picture is ordered from the render worker, as that of a row is, and when it lies there it is kept, compared with
 * the one that is shown, and shown itself or put before a person. Done twice, or by two at once, it ends the same.
 */
import { looksTheSame, stateAfterFailure, stateDrawn } from '#domain/administration/pictures/picture'
import { sentenceOf } from '#domain/messages/words'
import { readOutput } from '../data/artefacts/artefact-store.ts'
import { awaitArtefact, orderArtefact } from '../data/artefacts/order-artefact.ts'
import { differingShare, makePicture } from '../data/pictures/make-picture.ts'
import { readPictureFile, storePictureFiles } from '../data/pictures/picture-files.ts'
import { askAboutDrawn, findPicture, showDrawn } from '../data/pictures/picture-repository.ts'
import { type Drawing, moveDrawing } from '../data/pictures/run-repository.ts'
import { modelImage } from './model-scene.ts'
import { runText } from './text.ts'

const fail = (drawing: Drawing, reason: string): Promise<boolean> => {
  const failures = drawing.failures + 1
  return moveDrawing(drawing, { state: stateAfterFailure(failures), failures, reason })
}

/** Null where no picture is shown, or its file is gone. */
const differenceFrom = async (shown: string | null, png: Uint8Array): Promise<number | null> => {
  const before = shown === null ? null : await readPictureFile(shown)
  return before && differingShare(before, png)
}

const keep = async (drawing: Drawing, drawn: Uint8Array, at: Date): Promise<void> => {
  const made = await makePicture(drawn)
  if (!made.ok) {
    await fail(drawing, sentenceOf(made))
    return
  }
  const hash = await storePictureFiles(made.value)
  const { modelId, sceneHash } = drawing
  const comparedWith = (await findPicture(modelId))?.shown ?? null
  const differing = await differenceFrom(comparedWith, made.value.png)
  const found = { modelId, sceneHash, hash, comparedWith }
  const isKept =
    differing !== null && looksTheSame(differing)
      ? await showDrawn(found, at.toISOString())
      : await askAboutDrawn(found, differing, at.toISOString())
  // Somebody has chosen another picture in between: it is compared with that one.
  if (isKept) await moveDrawing(drawing, { state: stateDrawn(differing) })
}

/** Returns when the model has been moved on, or when patience runs out; then the next one goes on. */
export const drawPicture = async (drawing: Drawing, patienceMs: number, at: Date): Promise<void> => {
  let reason: string = runText.notBuilt
  try {
    const image = modelImage(drawing.modelId)
    reason = runText.notKept
    const message = await orderArtefact(image, at)
    const progress = await awaitArtefact(message, patienceMs, at)
    if (progress.state === 'done') await keep(drawing, await readOutput(message), at)
    else if (progress.state === 'failed') await fail(drawing, progress.reason)
  } catch (error) {
    // The catalogue has it no more, or not as it can be made; or the bucket or the queue did not take it.
    await fail(drawing, reason)
    throw error
  }
}
