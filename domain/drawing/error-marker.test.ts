import { expect, test } from 'vitest'
import { errorScene } from './error-marker.ts'
import { svgText } from './svg-text.ts'
import { toSvgNodes } from './to-svg.ts'

test.each(['outside', 'inside'] as const)(
  'D-223: what cannot be drawn is an empty frame with words in the middle, seen from %s',
  (side) => {
    const scene = errorScene({ side, measurements: true })
    const text = svgText(toSvgNodes(scene))
    const words = /<text x="500" y="-[\d.]+"[^>]*>Feil under tegning<\/text>/
    expect(text).toMatch(words)
    expect(text).toContain('viewBox="-20 -1020 1040 1040"')
    expect(scene.parts).toEqual([])
  },
)
