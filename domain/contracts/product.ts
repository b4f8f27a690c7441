/**
 * A product row on the wire (quote-workflow section 3, Q-173 to Q-181). `choices` are what a person has chosen and the
 * only thing a PUT changes; everything else follows from them and is computed. `revision` is what an edit is based on.
 */
import * as z from 'zod'
import { FRAME_SHAPE_IDS } from '#domain/catalogue/frame-shape-ids'
import { choiceField, choicesSchema, patchSchema } from '#domain/product/product-schema'
import { connectLocation, connectPosition } from './connection.ts'
import { kroner } from './money.ts'
import { orNull } from './or-null.ts'
import { apiOption, frameComponent, innerArea } from './product-parts.ts'
import { color } from './reference.ts'
import { rowPrice } from './row-price.ts'

export const createProductBody = z
  .strictObject({
    orderNumber: z.int(),
    sourceOrderNumber: z
      .int()
      .min(0)
      .meta({ description: '0 is the catalogue; sourceRowId is then a model id.' }),
    sourceRowId: z.int(),
    numberOf: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  })
  .meta({ id: 'CreateProduct' })
export type CreateProductBody = z.infer<typeof createProductBody>

/** Unknown members are ignored, so that the whole product as read may be sent back. */
export const updateProductBody = z
  .object({
    revision: z.string().max(60),
    choices: patchSchema,
    takenBack: z.array(choiceField).max(64).optional().meta({
      description: 'Fields that nobody has stated any more: what undoing takes back.',
    }),
  })
  .meta({ id: 'UpdateProduct' })

const colorOrNull = orNull(color)
const options = z.array(apiOption)

const notice = z.object({ ruleId: z.string(), sentence: z.string() }).meta({ id: 'Notice' })

export const productRow = z
  .object({
    orderNumber: z.int(),
    changeNumber: z.literal(0),
    rowNumber: z.int(),
    revision: z.string(),
    replaces: z.string().nullable().meta({
      description:
        'The version before the last change where the viewer made that change: what undoing leads back to.',
    }),
    numberOf: z.int(),
    reference: z.string(),
    model: z.object({
      id: z.string(),
      description: z.string(),
      parentId: z.string().nullable().meta({ description: 'Pattern of the door leaf.' }),
      glassCode: z.string().meta({ description: 'The glass that the model comes with; 00 is solid.' }),
    }),
    component: z.enum(['Window', 'Door']),
    formType: z.string(),
    description: z.string(),
    choices: choicesSchema,
    stated: z.array(choiceField).meta({
      description: 'Fields of choices that somebody has stated, also where that is how the model comes.',
    }),
    frame: z.object({
      type: z.string(),
      frameShapeId: z.literal(FRAME_SHAPE_IDS),
      width: z.int(),
      width1: z.int(),
      width2: z.int(),
      height: z.int(),
      height1: z.int(),
      height2: z.int(),
      depth: z.int(),
      depthMin: z.int(),
      dividable: z.boolean(),
      flowerBoard: z.object({
        selected: z.boolean(),
        material: z.string(),
        height: z.int(),
        depth: z.int(),
        extension: z.int(),
      }),
      extensionJamb: z.object({
        mounted: z.object({ selected: z.boolean() }),
        featherSize: z.int(),
        material: z.string(),
        hasBottom: z.object({ selected: z.boolean() }),
      }),
      extensionJambGroove: z.string(),
      frameComponents: z.array(frameComponent),
      innerArea,
    }),
    function: z.string(),
    functionOptions: z.array(
      apiOption.extend({
        id: z.string(),
        dbValues: z.object({ function: z.string() }),
        side: z.enum(['LEFT', 'RIGHT', 'TOP', 'BOTTOM']).nullable(),
        inOut: z.enum(['IN', 'OUT']).nullable(),
      }),
    ),
    glassCode: z.string(),
    glassOptions: options,
    spacerColor: z.string(),
    innerColor: colorOrNull,
    outerColor: colorOrNull,
    frameColor: colorOrNull,
    wingColor: colorOrNull,
    aluminiumClothing: z.object({ selected: z.boolean(), color: colorOrNull }),
    doorType: z.string().nullable(),
    doorTypeOptions: z.array(z.object({ id: z.string(), name: z.string() })),
    decorLaminate: z.string().meta({ description: '00 is without.' }),
    decorLaminateOptions: options,
    woodtypeId: z.int(),
    miscOnOffs: options,
    sense: z.boolean().meta({ description: 'Contact that tells whether it is open.' }),
    hcThreshold: z.boolean().nullable().meta({ description: 'Low threshold; null where there is none.' }),
    panelQualityId: z.int().nullable(),
    panelQualities: z.array(
      apiOption.extend({
        addresses: z
          .array(z.string())
          .meta({ description: 'Fillings that have it, also those that have it from the product.' }),
      }),
    ),
    panelProperties: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        addresses: z
          .array(z.string())
          .meta({ description: 'The panes that it is chosen for; an empty text is all of them.' }),
      }),
    ),
    numberOfVents: z.int(),
    uvalue: z.number().nullable(),
    weight: z.number().nullable(),
    nobbNumber: z.string(),
    mountingType: z.object({ description: z.string(), ok: z.boolean() }),
    emergencyExit: z.boolean(),
    stockItem: z.boolean(),
    fastlaneQualified: z.boolean(),
    ceMarked: z.boolean(),
    swan: z.boolean(),
    inOrderUvalue: z.boolean(),
    readOnly: z.boolean(),
    editable: z.boolean(),
    deleteable: z.boolean(),
    mountingId: z.int().meta({ description: '3 for a connected row, otherwise as chosen.' }),
    connectToRow: z.int().nullable().meta({
      description: 'The row that it is connected to; of a connecting post the row that it came with.',
    }),
    connectPosition: connectPosition.nullable().meta({ id: 'ConnectPositionOrNone' }),
    connectLocation: connectLocation.nullable().meta({ id: 'ConnectLocationOrNone' }),
    grossUnitPrice: kroner.nullable().meta({ description: 'List price; null where the viewer knows none.' }),
    price: rowPrice,
    warnings: z.array(notice),
  })
  .meta({ id: 'ProductRow' })
export type ProductRow = z.infer<typeof productRow>

/** Details of a 409 `quote.row-changed`: the row as it is now; `byViewer` where the asker himself made it so, in another place. */
const rowConflict = z
  .object({ changedBy: z.string(), byViewer: z.boolean(), changedAt: z.string(), current: productRow })
  .meta({ id: 'RowConflict' })
export type RowConflict = z.infer<typeof rowConflict>
