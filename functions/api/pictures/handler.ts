/** /api/v1/pictures, and order 0 of /api/v1/products: the pictures of the product menu. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { listPictureCards } from './cards.ts'
import { getPictureFile } from './files.ts'
import { previewModel, setModelPreview } from './previews.ts'
import * as runs from './runs.ts'

export const handler = handle(
  resource([listPictureCards, ...Object.values(runs), getPictureFile, previewModel, setModelPreview]),
)
