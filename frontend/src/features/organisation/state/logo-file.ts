/** A picture that somebody has chosen, read and scaled in the browser: what is sent is always a PNG of the size that is kept. */
import type { LogoBody } from '#domain/contracts/organisation'
import { fittedSize } from './fitted-size.ts'

const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
]
/** Larger ones are photographs, and take the browser's memory. */
const BYTES_MAX = 20 * 1024 * 1024

export type LogoFault = 'wrongType' | 'broken' | 'tooLarge'

export interface ReadLogo {
  readonly body: LogoBody
  /** For an <img>. */
  readonly dataUrl: string
}

const isPicture = async (file: File): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte))
}

export const readLogoFile = async (file: File): Promise<ReadLogo | LogoFault> => {
  if (!(await isPicture(file))) return 'wrongType'
  if (file.size > BYTES_MAX) return 'tooLarge'
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = fittedSize(bitmap)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (context === null) return 'broken'
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const dataUrl = canvas.toDataURL('image/png')
    const base64Data = dataUrl.slice(dataUrl.indexOf(',') + 1)
    return base64Data === '' ? 'tooLarge' : { body: { base64Data, imageType: 'image/png' }, dataUrl }
  } catch {
    return 'broken'
  }
}
