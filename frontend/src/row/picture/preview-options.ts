/** What a browser draws a preview with: the same as the render worker. */
import { CROP } from './crop.ts'
import type { PictureOptions } from './picture-options.ts'

export const PREVIEW_OPTIONS: PictureOptions = {
  view: 'perspective',
  renderer: 'webgl',
  side: 'outside',
  measurements: false,
  width: CROP.canvas,
  height: CROP.canvas,
  transparentBackground: true,
  showErrorMarker: false,
  hideFunctionIndicator: true,
}
