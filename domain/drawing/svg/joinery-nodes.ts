/** Sections and words in panes. */
import { clearGlass } from '../parts/glass.ts'
import type { Scene, SceneLabel, SectionPiece, SvgNode } from '../scene.ts'
import { DIMENSION_INK, INK, type Weights } from './ink.ts'
import { BASELINE, FONT_FAMILY } from './lettering.ts'
import { closedPath, type Sheet, sheetText } from './sheet.ts'

/** Wood that is cut, and metal. */
const WOOD = '#e7e0d0'
const METAL = '#b9c0c3'

/** Round letters that stand on lines, a share of their height. */
const HALO = 0.22

const fillOf = ({ kind }: SectionPiece): string =>
  kind === 'glass' ? clearGlass.rgbHex : kind === 'cladding' ? METAL : WOOD

const pieceNode = (piece: SectionPiece, sheet: Sheet, weights: Weights): SvgNode => ({
  tag: 'path',
  attributes: {
    d: closedPath([piece.outline], sheet),
    fill: fillOf(piece),
    stroke: INK,
    'stroke-width': sheetText(piece.kind === 'glass' ? weights.fine : weights.part),
    'data-section': piece.kind,
  },
  children: [],
})

const labelNode = ({ id, text, at, size, turned = false }: SceneLabel, sheet: Sheet): SvgNode => {
  const [middleX, middleY] = sheet.place(at)
  const shift = size * BASELINE
  const [x, y] = turned ? [middleX + shift, middleY] : [middleX, middleY + shift]
  return {
    tag: 'text',
    attributes: {
      x: sheetText(x),
      y: sheetText(y),
      'font-size': sheetText(size),
      'font-family': FONT_FAMILY,
      'text-anchor': 'middle',
      fill: DIMENSION_INK,
      stroke: '#ffffff',
      'stroke-width': sheetText(HALO * size),
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
      'pointer-events': 'none',
      ...(turned && { transform: `rotate(-90 ${sheetText(x)} ${sheetText(y)})` }),
      'data-label': id,
    },
    children: [text],
  }
}

export const joineryNodes = (
  { sections = [], labels = [] }: Scene,
  sheet: Sheet,
  weights: Weights,
): SvgNode[] => [
  ...sections.flatMap(({ pieces }) => pieces.map((piece) => pieceNode(piece, sheet, weights))),
  ...[...sections.flatMap((section) => section.labels), ...labels].map((label) => labelNode(label, sheet)),
]
