/**
 * What a person may have chosen for one product, in the words of a schema: for whatever comes in from outside and for what is
 * stored. Who works with choices that are read already needs no schema and takes the types from `product.ts`.
 */
import * as z from 'zod'
import { FRAME_SHAPE_IDS } from '#domain/catalogue/frame-shape-ids'
import { shownLine } from '#domain/texts/shown-text'
import { EXTRA_KEYS_MAX, LENGTH_MAX, PRODUCT_SCHEMA_VERSION, REFERENCE_MAX } from './bounds.ts'

const code = z.string().max(20)
const millimetres = z.int().min(0).max(LENGTH_MAX)

/**
 * A divider or glazing bar. `panel` is the address of what it divides: '' for the whole frame, 'c1r1' for a field,
 * 'c1r1/c2r1' for a pane. `position` is mm from the frame's left (vertical) or bottom (horizontal) outer edge to the
 * bar's centre line; null means that the bars of that panel and direction share the space equally.
 */
const barSchema = z.strictObject({
  panel: z.string().max(40),
  direction: z.enum(['VERTICAL', 'HORIZONTAL']),
  typeId: code,
  position: millimetres.nullable(),
})
export type Bar = z.infer<typeof barSchema>

export const choicesSchema = z
  .strictObject({
    reference: z.string().overwrite(shownLine).max(REFERENCE_MAX),
    function: code,
    /** Fields of a divided product that open in another way than `function` says, such as a fixed one on 'c2r1'. */
    fieldFunctions: z.array(z.strictObject({ panel: z.string().max(40), function: code })).max(64),
    frameShapeId: z.literal(FRAME_SHAPE_IDS),
    width: millimetres,
    width1: millimetres,
    width2: millimetres,
    height: millimetres,
    height1: millimetres,
    height2: millimetres,
    depth: millimetres.min(1),
    glassCode: code,
    spacerColor: code,
    dividers: z.array(barSchema).max(64),
    crossbars: z.array(barSchema).max(256),
    /** Properties chosen per panel, such as 6 (frosted) on 'c1r1'. */
    panelProperties: z.array(z.strictObject({ panel: z.string().max(40), id: z.int() })).max(256),
    /** Surface of a door leaf, or of every solid panel that has none of its own. */
    panelQualityId: z.int().nullable(),
    /** Solid panels with a surface of their own, such as 22 on 'c2r1'; of two that hold a panel the closer one counts. */
    solidPanelQualities: z.array(z.strictObject({ panel: z.string().min(1).max(40), id: z.int() })).max(64),
    breastworkHeight: millimetres.nullable(),
    /** Colour codes; which lists they come from follows from the product (trade handbook 6.4). */
    innerColor: code.nullable(),
    outerColor: code.nullable(),
    frameColor: code.nullable(),
    wingColor: code.nullable(),
    /** `color` null follows the outer wood colour by the matching rule. */
    aluminium: z.strictObject({ selected: z.boolean(), color: code.nullable() }),
    decorLaminate: code,
    doorHandleId: code,
    hingeId: code,
    lockId: code,
    cylinderId: code,
    smartlockId: code,
    kickplate: z.strictObject({ outside: code, inside: code }),
    closerId: code,
    closerColor: code,
    binocular: code,
    keysync: z.string().regex(/^[A-Z]?$/),
    extralock: z.boolean(),
    extrakeys: z.int().min(0).max(EXTRA_KEYS_MAX),
    numberOfVents: z.int().min(0).max(3),
    misc: z.array(z.int()).max(32),
    woodtypeId: z.int(),
    mountingId: z.int(),
    flowerBoard: z.strictObject({
      selected: z.boolean(),
      material: code,
      height: millimetres,
      depth: millimetres,
      extension: millimetres,
    }),
    extensionJamb: z.strictObject({
      mounted: z.boolean(),
      featherSize: z.int(),
      material: code,
      hasBottom: z.boolean(),
    }),
    extensionJambGroove: code,
  })
  .meta({ id: 'Choices', description: 'Everything a person has chosen for one product; lengths in mm.' })
export type Choices = z.infer<typeof choicesSchema>
/** A change: any of the choices. */
export const patchSchema = choicesSchema.partial()
export const choiceField = choicesSchema.keyof()

export const productSchema = z
  .strictObject({
    schemaVersion: z.literal(PRODUCT_SCHEMA_VERSION),
    modelId: z.int(),
    choices: choicesSchema,
    /** In the order of the alphabet, each once. */
    stated: z.array(choiceField),
  })
  .meta({ id: 'StoredProduct' })
export type Product = z.infer<typeof productSchema>
