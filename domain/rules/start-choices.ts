/** What every choice of a new product begins as. */
import { frameTypeOf } from '#domain/catalogue/catalogue'
import { STANDARD_COLOR } from '#domain/catalogue/data/standard-color'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import type { Model } from '#domain/catalogue/types'
import { depthMinOf } from '#domain/layout/depth'
import { defaultDimensions } from '#domain/layout/shapes/default-dimensions'
import type { Choices } from '#domain/product/product'
import { assortmentOf } from './assortment.ts'

/** Breastwork of the models that have one (trade handbook 9, model 2002). */
const BREASTWORK_HEIGHT = 700

/** Every dimension that one of the model's shapes uses, so that another shape starts well too. */
const startDimensions = (shapes: readonly number[], first: number, width: number, height: number) =>
  shapes.reduce(
    (sizes, shape) => {
      const other = defaultDimensions(shape, width, height)
      return {
        width,
        height,
        width1: sizes.width1 || other.width1,
        width2: sizes.width2 || other.width2,
        height1: sizes.height1 || other.height1,
        height2: sizes.height2 || other.height2,
      }
    },
    defaultDimensions(first, width, height),
  )

export const startChoicesOf = (model: Model): Choices => {
  const assortment = assortmentOf(model)
  const frameType = frameTypeOf(model.frameType)
  const entrance = isEntranceDoor(model)
  return {
    reference: '',
    function: assortment.function.start,
    fieldFunctions: [],
    frameShapeId: assortment.frameShapeId.start,
    ...startDimensions(model.shapes, model.defaultShape, model.defaultWidth, model.defaultHeight),
    depth: Math.max(frameType.baseDepth, depthMinOf(frameType, assortment.glassCode.start)),
    glassCode: assortment.glassCode.start,
    spacerColor: assortment.spacerColor.start,
    dividers: [],
    crossbars: [],
    panelProperties: [],
    panelQualityId: assortment.panelQualityId.start,
    solidPanelQualities: [],
    breastworkHeight: model.breastwork === true ? BREASTWORK_HEIGHT : null,
    innerColor: entrance ? null : STANDARD_COLOR,
    outerColor: null,
    frameColor: entrance ? STANDARD_COLOR : null,
    wingColor: entrance ? STANDARD_COLOR : null,
    aluminium: { selected: false, color: null },
    decorLaminate: assortment.decorLaminate.start,
    doorHandleId: assortment.doorHandleId.start,
    hingeId: assortment.hingeId.start,
    lockId: assortment.lockId.start,
    cylinderId: assortment.cylinderId.start,
    smartlockId: assortment.smartlockId.start,
    kickplate: { outside: NONE, inside: NONE },
    closerId: assortment.closerId.start,
    closerColor: assortment.closerColor.start,
    binocular: assortment.binocular.start,
    keysync: '',
    extralock: false,
    extrakeys: 0,
    numberOfVents: 0,
    misc: [],
    woodtypeId: assortment.woodtypeId.start,
    mountingId: assortment.mountingId.start,
    flowerBoard: { selected: false, material: '01', height: 21, depth: 0, extension: 0 },
    extensionJamb: { mounted: false, featherSize: 12, material: '01', hasBottom: false },
    extensionJambGroove: NONE,
  }
}
