/** Choices for tests of layout and physics: a model in its own size, nothing chosen that is not said. */
import { findModel, frameTypeOf } from '#domain/catalogue/catalogue'
import type { Model } from '#domain/catalogue/types'
import type { Choices } from '#domain/product/product'
import { choicesSchema } from '#domain/product/product-schema'
import { defaultDimensions } from './shapes/default-dimensions.ts'

export const modelOf = (id: number): Model => {
  const model = findModel(id)
  if (model === null) throw new Error(`no model ${id}`)
  return model
}

export const plainChoices = (model: Model, overrides: Partial<Choices> = {}): Choices =>
  choicesSchema.parse({
    reference: '',
    function: model.defaultFunction,
    fieldFunctions: [],
    frameShapeId: model.defaultShape,
    ...defaultDimensions(
      overrides.frameShapeId ?? model.defaultShape,
      overrides.width ?? model.defaultWidth,
      overrides.height ?? model.defaultHeight,
    ),
    depth: frameTypeOf(model.frameType).baseDepth,
    glassCode: model.defaultGlass,
    spacerColor: '01',
    dividers: [],
    crossbars: [],
    panelProperties: [],
    panelQualityId: null,
    solidPanelQualities: [],
    breastworkHeight: null,
    innerColor: null,
    outerColor: null,
    frameColor: null,
    wingColor: null,
    aluminium: { selected: false, color: null },
    decorLaminate: '00',
    doorHandleId: '00',
    hingeId: 'H01',
    lockId: '00',
    cylinderId: '00',
    smartlockId: '00',
    kickplate: { outside: '00', inside: '00' },
    closerId: '00',
    closerColor: '01',
    binocular: '00',
    keysync: '',
    extralock: false,
    extrakeys: 0,
    numberOfVents: 0,
    misc: [],
    woodtypeId: 1,
    mountingId: 1,
    flowerBoard: { selected: false, material: '01', height: 21, depth: 0, extension: 0 },
    extensionJamb: { mounted: false, featherSize: 12, material: '01', hasBottom: false },
    extensionJambGroove: '00',
    ...overrides,
  })
