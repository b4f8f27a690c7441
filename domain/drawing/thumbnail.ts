/** A product small enough for a list or a menu, as SVG text: no measurements, lines that hold together. */
import type { ColorLists } from '#domain/catalogue/types'
import type { Configuration } from '#domain/rules/configuration'
import { buildScene } from './build-scene.ts'
import type { ViewSide } from './scene.ts'
import { svgText } from './svg-text.ts'
import { toSvgNodes } from './to-svg.ts'

export const thumbnail = (configuration: Configuration, colorLists: ColorLists, side: ViewSide): string =>
  svgText(
    toSvgNodes(buildScene(configuration, colorLists, { side, measurements: false }), { isThumbnail: true }),
  )
