/**
 * What is drawn of a product that cannot be drawn (drawing-engine section 8; D-223): an empty frame with words in it, a
 * scene like any other, so that it stands on paper and in the room alike. Pure.
 */
import { grown, rectangle } from '#domain/geometry/polygon'
import { VIEW_PADDING } from './build-scene.ts'
import type { Scene, View } from './scene.ts'
import { sceneText } from './text.ts'

/** Nobody knows how large the product is; this is about a window's size, mm. */
const BOX = { minX: 0, minY: 0, maxX: 1000, maxY: 1000 }
const TEXT_SIZE = 70
const MARGIN = 60

export const errorScene = (view: View): Scene => ({
  view,
  product: BOX,
  outline: rectangle(BOX),
  bounds: grown(BOX, VIEW_PADDING),
  parts: [],
  lines: [
    {
      id: 'error-frame',
      // A line does not close itself.
      points: [...rectangle(grown(BOX, -MARGIN)), [MARGIN, MARGIN]],
      style: 'dashed',
      role: 'mark',
    },
  ],
  rulers: [],
  poses: [],
  marker: { text: sceneText.error, at: [BOX.maxX / 2, BOX.maxY / 2], size: TEXT_SIZE },
  textSize: TEXT_SIZE,
})
