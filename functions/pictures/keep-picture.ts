/** A picture of a model that a person hands in as a data URL, shown from then on. It is decoded and written anew, like one that is drawn. */
import { findModel } from '#domain/catalogue/catalogue'
import { type Result, refusal, success } from '#domain/result'
import { makePicture } from '../data/pictures/make-picture.ts'
import { storePictureFiles } from '../data/pictures/picture-files.ts'
import { showChosen } from '../data/pictures/picture-repository.ts'
import { sceneHashOf } from './model-scene.ts'

const DATA_URL = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/

/** The moment since which it is shown. */
export const keepPicture = async (modelId: number, url: string, at: Date): Promise<Result<number>> => {
  if (findModel(modelId) === null) return refusal('product.unknown-model')
  const base64 = DATA_URL.exec(url)?.[1]
  if (base64 === undefined) return refusal('picture.wrong-type')
  const made = await makePicture(Buffer.from(base64, 'base64'))
  if (!made.ok) return made
  const hash = await storePictureFiles(made.value)
  const sceneHash = sceneHashOf(modelId)
  await showChosen({ modelId, sceneHash, hash }, at.toISOString())
  return success(at.getTime())
}
