/**
 * The parts of a product on the wire, as it is laid out (drawing-engine, entities). Addresses are those of the layout:
 * columns from the left, rows from the bottom, outside view.
 */
import * as z from 'zod'

/** Something that can be chosen; in Norwegian, `reason` says why it cannot be now and `changes` what else it does. */
export const apiOption = z
  .object({
    id: z.union([z.string(), z.number(), z.boolean()]).nullable(),
    name: z.string(),
    selected: z.boolean(),
    enabled: z.boolean(),
    reason: z.string().optional(),
    changes: z.array(z.string()).optional().meta({ description: 'What else the choice changes.' }),
  })
  .meta({ id: 'ProductOption' })
export type ApiOption = z.infer<typeof apiOption>

const side = z.enum(['LEFT', 'RIGHT', 'TOP', 'BOTTOM'])

/** Profile of a member, mm. */
const dimension = z.object({
  sight: z.number(),
  fold: z.number(),
  edge: z.number(),
  totalDepth: z.number(),
  endType1: z.enum(['THROUGH', 'BUTT', 'MITRE']),
})

export const frameComponent = z
  .object({ name: z.string(), kind: z.string(), dimension })
  .meta({ id: 'FrameComponent' })
export type FrameComponent = z.infer<typeof frameComponent>

const sash = z
  .object({
    address: z.string(),
    component: z.string(),
    side,
    inOut: z.enum(['IN', 'OUT']),
    sliding: z.boolean(),
    maxOpeningAngle: z.number(),
    openIndex: z.int().meta({ description: 'The order in which the sashes are opened.' }),
    dimension,
    hinges: z.array(
      z.object({
        rgbHex: z.string(),
        placement: z.number().meta({ description: 'mm from the beginning of the hinge side.' }),
      }),
    ),
    closers: z.array(z.object({ rgbHex: z.string(), length: z.number() })),
  })
  .meta({ id: 'Sash' })
export type ApiSash = z.infer<typeof sash>

const panel = z
  .object({
    id: z.int(),
    address: z.string(),
    level: z.int(),
    component: z.enum(['Glass', 'Panel']),
    movable: z.boolean(),
    removable: z.boolean(),
    backendCode: z.string().meta({ description: '00 cannot be deleted.' }),
    properties: z.array(z.object({ id: z.int(), name: z.string(), selected: z.boolean() })),
  })
  .meta({ id: 'Panel' })
export type ApiPanel = z.infer<typeof panel>

const bar = {
  id: z.string().meta({ description: 'The name by which the part is deleted.' }),
  panel: z.string(),
  direction: z.enum(['VERTICAL', 'HORIZONTAL']),
  typeId: z.string(),
  position: z.number().meta({ description: 'Centre line, mm from the left or lower edge of the frame.' }),
}

const divider = z
  .object({
    ...bar,
    dimension: z.object({ sight: z.number(), fold: z.number() }),
    splitsFrame: z.boolean(),
    removable: z.boolean(),
    backendCode: z.string().meta({ description: '00 cannot be deleted.' }),
  })
  .meta({ id: 'Divider' })
export type ApiDivider = z.infer<typeof divider>

const crossbar = z
  .object({ ...bar, crossbarType: z.enum(['SOLID', 'AIR', 'CLIPS']), sight: z.number() })
  .meta({ id: 'Crossbar' })
export type ApiCrossbar = z.infer<typeof crossbar>

/** Fittings with something to choose among. */
export const innerAreaFields = [
  'hingeId',
  'kickplateOutside',
  'kickplateInside',
  'doorHandleId',
  'cylinderId',
  'lockId',
  'smartlockId',
  'extralock',
  'binocular',
] as const

export const innerArea = z
  .object({
    address: z.string().meta({ description: 'The field; empty where the frame is divided into several.' }),
    hingeId: z.string(),
    kickplateId: z.string().meta({ description: 'Outside;inside.' }),
    doorHandleId: z.string(),
    cylinderId: z.string(),
    defaultCylinderId: z.string(),
    lockId: z.string(),
    defaultLockId: z.string(),
    smartlockId: z.string(),
    keysync: z.string(),
    extralock: z.object({ selected: z.boolean() }),
    extrakeys: z.int(),
    binocular: z.string(),
    decorLaminate: z.string(),
    options: z.record(z.enum(innerAreaFields), z.array(apiOption)),
    sashes: z.array(sash),
    panels: z.array(panel),
    dividers: z.array(divider),
    crossbars: z.array(crossbar),
  })
  .meta({ id: 'InnerArea' })
export type InnerArea = z.infer<typeof innerArea>
