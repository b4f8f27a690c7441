/** What a picture shows, whatever its file is packed like. */
import sharp from 'sharp'

export const decoded = (file: Uint8Array): Promise<Buffer> => sharp(file).ensureAlpha().raw().toBuffer()
