/** The files of pictures, under names that never stand for another one. */
import { TILE_WIDTHS } from '#domain/administration/pictures/picture'
import { refusal } from '#domain/result'
import { readPictureFile } from '../../data/pictures/picture-files.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

export const getPictureFile = endpoint(contracts.getPictureFile, async ({ params: { file } }) => {
  const [hash = '', named] = file.replace(/\..*/, '').split('-')
  const width = TILE_WIDTHS.find((each) => String(each) === named)
  const bytes = await readPictureFile(hash, width)
  if (bytes === null) return refusal('picture.not-found')
  const type = width === undefined ? 'image/png' : 'image/webp'
  return answered(bytes, { headers: { 'content-type': type, 'cache-control': FOR_EVER } })
})
