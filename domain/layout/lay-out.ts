/**
 * From choices to parts: frame, posts, fields, sashes, panes and door leaf as named polygons. One code path for every
 * frame shape and model; what a model is decides only which parts there are. Pure, and never throws on a product that
 * the rules would refuse: what does not fit comes out as an empty polygon.
 */
import { frameTypeOf } from '#domain/catalogue/catalogue'
import type { FrameType, Model } from '#domain/catalogue/types'
import type { Choices } from '#domain/product/product'
import { breastworkIn } from './breastwork.ts'
import { cellInside, glassCell, openingOf, outerOf } from './cell.ts'
import { frameDepthOf } from './depth.ts'
import { divideFrame, type FieldCell } from './divide-frame.ts'
import { doorLeafIn, glassOpeningsOf } from './door-leaf.ts'
import { fitOf, frameProfileOn, glazedFitOf, sashProfileOn } from './fit.ts'
import { frameEndType, membersAround } from './frame.ts'
import { barsOnGlass, type Glazing, glaze } from './glazing.ts'
import { type FieldOpening, openingsOf, soleOpeningOf } from './opening-of-fields.ts'
import { paneOf } from './panes.ts'
import type { Breastwork, DoorLeaf, Field, Layout } from './parts.ts'
import { sashIn } from './sash.ts'
import { outlineOf } from './shapes/outline.ts'

interface FilledField extends Pick<Glazing, 'dividers' | 'crossbars'> {
  readonly field: Field
  readonly leaf: DoorLeaf | null
  readonly breastwork: Breastwork | null
}

const fillField = (
  part: FieldCell,
  opening: FieldOpening,
  frameType: FrameType,
  model: Model,
  values: Choices,
): FilledField => {
  const { address, cell } = part
  const field = {
    address,
    function: opening.function,
    outer: outerOf(cell),
    cavity: openingOf(cell),
  }
  if (model.patternId !== undefined && frameType.leaf !== null) {
    const leaf = doorLeafIn(part, opening, model.patternId, frameType.leaf.thickness, values)
    const crossbars = barsOnGlass(glassOpeningsOf(leaf), values)
    return { field: { ...field, sash: null, panes: [] }, leaf, breastwork: null, dividers: [], crossbars }
  }
  const sash = sashIn(part, opening, frameType, values)
  const glass = { address, cell: glassCell(sash?.cell ?? cell) }
  const divided =
    model.breastwork === true && values.breastworkHeight !== null && sash?.sash.opens === true
      ? breastworkIn(glass, values.breastworkHeight, sashProfileOn(frameType, 'BOTTOM').sight)
      : null
  const glazing = glaze(divided?.glass ?? glass, address, values)
  const panes =
    divided === null ? glazing.panes : [paneOf(divided.panel, address, values, true), ...glazing.panes]
  return {
    field: { ...field, sash: sash?.sash ?? null, panes },
    leaf: null,
    breastwork: divided?.breastwork ?? null,
    dividers: glazing.dividers,
    crossbars: glazing.crossbars,
  }
}

/** Construction parts (coupling posts, sub-frames) are an outline and nothing in it. */
const constructionPart = (values: Choices): Layout => ({
  width: values.width,
  height: values.height,
  outline: outlineOf(values.frameShapeId, values),
  frame: [],
  dividers: [],
  meetings: [],
  fields: [],
  crossbars: [],
  leaf: null,
  breastworks: [],
})

export const layOut = (values: Choices, model: Model): Layout => {
  if (model.isConstructionPart === true) return constructionPart(values)
  const frameType = frameTypeOf(model.frameType)
  const outline = outlineOf(values.frameShapeId, values)
  const isGlazedDirectly = soleOpeningOf(model, frameType, values.function).sash === null
  const fitting = isGlazedDirectly ? glazedFitOf : fitOf
  const profileOn = (side: Parameters<typeof frameProfileOn>[1]) =>
    frameProfileOn(frameType, side, isGlazedDirectly, values.misc)
  const division = divideFrame(
    cellInside(outline, (side) => fitting(profileOn(side))),
    frameType,
    model,
    values.dividers,
    !isGlazedDirectly,
  )
  const openings = openingsOf(
    model,
    frameType,
    values,
    division.fields.map(({ address }) => address),
  )
  const filled = division.fields.flatMap((part, index) => {
    const opening = openings[index]
    return opening === undefined ? [] : [fillField(part, opening, frameType, model, values)]
  })
  return {
    width: values.width,
    height: values.height,
    outline,
    frame: membersAround(outline, 'frame', frameDepthOf(values, frameType), (side) => ({
      kind: frameType.kind === 'DOOR' && side === 'BOTTOM' ? 'THRESHOLD' : 'FRAME',
      profile: profileOn(side),
      endType: frameType.kind === 'DOOR' && side === 'BOTTOM' ? 'BUTT' : frameEndType(values, side),
    })),
    dividers: [...division.dividers, ...filled.flatMap(({ dividers }) => dividers)],
    meetings: division.meetings,
    fields: filled.map(({ field }) => field),
    crossbars: filled.flatMap(({ crossbars }) => crossbars),
    leaf: filled.find(({ leaf }) => leaf !== null)?.leaf ?? null,
    breastworks: filled.flatMap(({ breastwork }) => (breastwork === null ? [] : [breastwork])),
  }
}
