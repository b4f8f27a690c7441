/**
 * From a configured product to a neutral drawing of one of its sides: parts with outlines, depth and material, opening
 * symbols, rulers and what moves. Screen, picture and paper are drawn from this alone.
 */
import type { ColorLists } from '#domain/catalogue/types'
import type { Box, Point } from '#domain/geometry/point'
import { boundsOf, grown, unionOf } from '#domain/geometry/polygon'
import type { Configuration } from '#domain/rules/configuration'
import { type Drawable, drawableOf } from './drawable.ts'
import { joineryChains } from './joinery/chains.ts'
import { joineryLabels } from './joinery/labels.ts'
import { boxesOfSections, depthRulers, sectionsOf } from './joinery/sections.ts'
import { overlayOf } from './overlay.ts'
import { barParts, breastworkParts } from './parts/bars.ts'
import { claddingParts } from './parts/cladding.ts'
import { doorFittingParts } from './parts/door-fittings.ts'
import { foldLineParts, frameParts, jointParts, partsOfConstructionPart, postParts } from './parts/frame.ts'
import { glassParts } from './parts/glass.ts'
import { handleParts } from './parts/handles.ts'
import { hingeParts } from './parts/hinges.ts'
import { leafParts } from './parts/leaf.ts'
import { leafModelOf } from './parts/leaf-model.ts'
import { flowerBoardParts, jambGrooveParts, jambParts } from './parts/linings.ts'
import { meetingParts } from './parts/meeting.ts'
import { sashParts } from './parts/sash.ts'
import { ventParts } from './parts/vents.ts'
import { posesOf } from './poses.ts'
import { angleRulers } from './rulers/angles.ts'
import { chainsOf } from './rulers/measures.ts'
import { type RulerScale, rulerScaleOf, textSizeOf, textWidth } from './rulers/scale.ts'
import { straightRulers } from './rulers/straight.ts'
import type { Ruler, Scene, ScenePart, Section, View, ViewSide } from './scene.ts'
import { openingSymbols } from './symbols/opening-symbols.ts'

/** Round a drawing without measurements (D-182). */
export const VIEW_PADDING = 20

const builders: readonly ((drawable: Drawable) => readonly ScenePart[])[] = [
  partsOfConstructionPart,
  frameParts,
  foldLineParts,
  postParts,
  jointParts,
  sashParts,
  meetingParts,
  leafParts,
  glassParts,
  breastworkParts,
  barParts,
  claddingParts,
  ventParts,
  jambGrooveParts,
  jambParts,
  flowerBoardParts,
  doorFittingParts,
  handleParts,
  hingeParts,
]

const isThere = ({ outlines: [outer] }: ScenePart): boolean => outer !== undefined && outer.length > 0

const partsOf = (drawable: Drawable): ScenePart[] => {
  const parts: ScenePart[] = []
  for (const build of builders) for (const part of build(drawable)) if (isThere(part)) parts.push(part)
  return parts
}

/** The box of the product and of whatever of its parts reaches out of it on the shown side. */
const occupiedBy = (parts: readonly ScenePart[], product: Box, side: ViewSide): Box => {
  let { minX, minY, maxX, maxY } = product
  for (const { onlySide, outlines } of parts) {
    const [outer] = outlines
    if (outer === undefined || (onlySide !== undefined && onlySide !== side)) continue
    // By index, as in `boundsOf`: this is every corner of a drawing.
    for (const point of outer) {
      if (point[0] < minX) minX = point[0]
      if (point[0] > maxX) maxX = point[0]
      if (point[1] < minY) minY = point[1]
      if (point[1] > maxY) maxY = point[1]
    }
  }
  return { minX, minY, maxX, maxY }
}

export const boxOfRuler = ({ line, from, label, text }: Ruler, { tick }: RulerScale): Box => {
  const [x, y] = label.at
  const [width, height] = label.turned
    ? [label.size, textWidth(text, label.size)]
    : [textWidth(text, label.size), label.size]
  const corners: readonly Point[] = [
    [x - width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
  ]
  return unionOf([boundsOf(corners), grown(boundsOf([...line, from]), tick / 2)])
}

/** What is drawn with its sections and rulers, and the space that is kept free round them. */
export const boundsAround = (
  around: Box,
  { sections, rulers }: { readonly sections: readonly Section[]; readonly rulers: readonly Ruler[] },
  scale: RulerScale,
): Box =>
  grown(
    unionOf([around, ...boxesOfSections(sections), ...rulers.map((ruler) => boxOfRuler(ruler, scale))]),
    scale.spacing,
  )

type Drawn = Pick<Configuration, 'model' | 'values' | 'layout' | 'weight'>

/** Draws a product from any side and at any size of text; its parts, which are the same in all of these views, are made once. */
export const sceneBuilderFor = (configuration: Drawn, colorLists: ColorLists): ((view: View) => Scene) => {
  const drawable = drawableOf(configuration, colorLists)
  const { layout, values } = drawable
  const parts = partsOf(drawable)
  const leafModel = leafModelOf(drawable)
  const product = boundsOf(layout.outline)
  const poses = posesOf(drawable)

  return (view) => {
    const occupied = occupiedBy(parts, product, view.side)
    const { measurementSizes: sizes } = view
    const scale = rulerScaleOf(view.textSize ?? textSizeOf(product, sizes), sizes)
    const { joinery = [] } = view
    const chains = [
      ...(view.measurements ? chainsOf(layout, values, view.side) : []),
      ...joineryChains(drawable, product, view.side, joinery),
    ]
    const outer = [
      ...straightRulers(chains, { outline: layout.outline, product, occupied, side: view.side, scale }),
      ...(view.measurements ? angleRulers(layout, values, scale) : []),
    ]
    const around = unionOf([occupied, ...outer.map((ruler) => boxOfRuler(ruler, scale))])
    const sections = joinery.includes('sections')
      ? sectionsOf(parts, layout, { side: view.side, around, gap: 2 * scale.text, text: scale.text })
      : []
    const labels = joineryLabels(drawable, scale.text, joinery)
    const rulers = [...outer, ...depthRulers(sections, view.side, scale)]
    const scene: Scene = {
      view,
      product,
      outline: layout.outline,
      bounds:
        rulers.length > 0 || sections.length > 0
          ? boundsAround(around, { sections, rulers }, scale)
          : grown(occupied, VIEW_PADDING),
      parts,
      lines: view.hideFunctionIndicator === true ? [] : openingSymbols(drawable, view.side),
      rulers,
      poses,
      ...(leafModel !== null && { leafModel }),
      ...(sections.length > 0 && { sections }),
      ...(labels.length > 0 && { labels }),
      textSize: scale.text,
    }
    return view.overlay ? { ...scene, overlay: overlayOf(scene, view.overlay) } : scene
  }
}

export const buildScene = (configuration: Drawn, colorLists: ColorLists, view: View): Scene =>
  sceneBuilderFor(configuration, colorLists)(view)
