/** Words in panes: F for fixed, and how large the opening is that one gets through. */
import { balanceOf, boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import { panesOf } from '#domain/layout/panes'
import type { Pane } from '#domain/layout/parts'
import { freeOpeningsOf } from '#domain/physics/free-opening'
import type { Drawable } from '../drawable.ts'
import { textWidth } from '../rulers/scale.ts'
import type { SceneLabel } from '../scene.ts'
import { sceneText } from '../text.ts'
import type { JoineryMark } from './marks.ts'

/** In text heights of measurements. */
const F_SIZE = 2
/** Share of a pane that words may take. */
const FILL = 0.86
/** How high in its pane the free opening is said: clear of signs below and of where most symbols cross. */
const HEIGHT_IN_PANE = 0.3

const areaOf = ({ daylight }: Pane): number => {
  const box = boundsOf(daylight)
  return widthOf(box) * heightOf(box)
}

const largestOf = (panes: readonly Pane[]): Pane | undefined =>
  panes.toSorted((one, other) => areaOf(other) - areaOf(one))[0]

const isGlass = ({ kind }: Pane): boolean => kind === 'GLASS'

/** By the place they have: the glass of each field that does not open, and of a side panel, which is a leaf that does not move. */
const fixedGlass = ({
  layout,
  moving,
}: Drawable): readonly (readonly [place: string, panes: readonly Pane[]])[] =>
  layout.leaf === null
    ? layout.fields.filter(({ sash }) => sash?.opens !== true).map(({ address, panes }) => [address, panes])
    : moving.length === 0
      ? [['leaf', panesOf(layout)]]
      : []

const fixedLabels = (drawable: Drawable, text: number): readonly SceneLabel[] =>
  fixedGlass(drawable).flatMap(([place, panes]) => {
    const pane = panes.some(isGlass) ? largestOf(panes) : undefined
    if (pane === undefined) return []
    const { minX, maxX, minY, maxY } = boundsOf(pane.daylight)
    const size = Math.min(F_SIZE * text, (Math.min(maxX - minX, maxY - minY) * FILL) / 2)
    // In the middle of the box round a triangle stands the wood of its long side.
    return [{ id: `fixed/${place}`, text: 'F', at: balanceOf(pane.daylight), size }]
  })

/** The product's largest opening, in the field that has it; of two that open together across both. */
const openingLabels = ({ layout, values, model }: Drawable, text: number): readonly SceneLabel[] => {
  const [opening] = freeOpeningsOf(layout, values, model)
  if (opening === undefined) return []
  const field = layout.fields.find(({ address }) => address === opening.field)
  const pane = field === undefined ? undefined : largestOf(field.panes)
  const { minX, maxX, minY, maxY } = boundsOf(pane?.daylight ?? field?.cavity ?? layout.outline)
  const words = [sceneText.freeOpening, `${opening.width} × ${opening.height}`]
  const room = (maxX - minX) * FILL
  const whole = words.join(' ')
  const lines = textWidth(whole, text) <= room ? [whole] : words
  const size = Math.min(text, ...lines.map((line) => (text * room) / textWidth(line, text)))
  const x = (minX + maxX) / 2
  const y = minY + HEIGHT_IN_PANE * (maxY - minY)
  return lines.map((line, index) => ({
    id: `free-opening/${index + 1}`,
    text: line,
    at: [x, y - index * size * 1.25],
    size,
  }))
}

export const joineryLabels = (
  drawable: Drawable,
  text: number,
  marks: readonly JoineryMark[],
): readonly SceneLabel[] => [
  ...(marks.includes('fixed') ? fixedLabels(drawable, text) : []),
  ...(marks.includes('free-opening') ? openingLabels(drawable, text) : []),
]
