/** A picture cut to what is on it, as a PNG data URL. */

import { missing } from './capture.ts'
import { CROP, clearNearWhite, contentOf, padded } from './crop.ts'

const canvasOf = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return { canvas, pen: canvas.getContext('2d', { willReadFrequently: true }) }
}

/** Null where the browser gives no canvas, which is told to the console. Throws on a picture that shows nothing. */
export const cropPicture = async (url: string): Promise<string | null> => {
  const image = new Image()
  image.src = url
  await image.decode()
  const sheet = canvasOf(CROP.canvas, CROP.canvas)
  if (!sheet.pen) return missing('canvas context could not be created')
  sheet.pen.drawImage(image, 0, 0, CROP.canvas, CROP.canvas)
  const pixels = sheet.pen.getImageData(0, 0, CROP.canvas, CROP.canvas)
  clearNearWhite(pixels)
  const content = contentOf(pixels)
  if (content === null) throw new Error('the picture is empty')
  const area = padded(content)
  const cut = canvasOf(area.width, area.height)
  if (!cut.pen) return missing('canvas context could not be created')
  cut.pen.putImageData(pixels, -area.x, -area.y)
  return cut.canvas.toDataURL('image/png')
}
