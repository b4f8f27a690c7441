/** /api/v1/caches: the buffers of the system, and the pictures that lie in one of them. For super users. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { clearBuffer, clearBuffers, listBuffers } from './buffers.ts'
import { generateImage, getGeneratedImage, listGeneratedImages } from './generated-images.ts'

export const handler = handle(
  resource([
    listBuffers,
    clearBuffers,
    // Before the one buffer, whose address ends in any name.
    listGeneratedImages,
    getGeneratedImage,
    generateImage,
    clearBuffer,
  ]),
)
