/** The range as data to be checked: what each model is made with and costs as it comes, and the rules. For super users. */
import * as z from 'zod'
import { kroner } from './money.ts'
import { orNull } from './or-null.ts'

const named = z.object({ id: z.string(), name: z.string() })

const sizeLimits = z
  .object({
    widthMin: z.number(),
    widthMax: z.number(),
    heightMin: z.number(),
    heightMax: z.number(),
    areaMaxM2: z.number(),
    sashMaxKg: z.number(),
    alsoLying: z.boolean().meta({ description: 'Also made with width and height swapped.' }),
  })
  .meta({ id: 'SizeLimits', description: 'Outside of frame, mm.' })

const priceLine = z.object({ label: z.string(), amount: kroner, because: z.string() })

const modelSheet = z
  .object({
    id: z.int(),
    name: z.string(),
    group: z.object({ pk: z.int(), name: z.string() }),
    frameType: named,
    badges: z.array(z.enum(['extra', 'basic', 'panelQuality', 'fastlane', 'fire', 'sound'])),
    imageUrl: z.string(),
    imageSet: z.string().optional(),
    functions: z.array(
      z.object({
        ...named.shape,
        limits: orNull(sizeLimits).meta({ description: 'Null for parts sold by length.' }),
      }),
    ),
    shapes: z.array(z.object({ id: z.int(), name: z.string() })),
    depths: z.array(z.number()).meta({ description: 'Frame depths that it is made in, mm.' }),
    areaM2: z.object({ min: z.number(), max: z.number() }).nullable(),
    start: z
      .object({
        width: z.number(),
        height: z.number(),
        glass: named.nullable(),
        uValue: z.number().nullable(),
        weightKg: z.number().nullable(),
        choices: z.array(
          z.object({
            field: z.string(),
            value: z.string(),
            alternatives: z
              .int()
              .nullable()
              .meta({ description: 'How many the model is offered with; null where that is no list.' }),
          }),
        ),
        told: z
          .array(z.object({ ruleId: z.string(), sentence: z.string() }))
          .meta({ description: 'What the rules say of it as it comes.' }),
      })
      .meta({ description: 'The model as it comes, every default filled in.' }),
    price: z
      .object({ list: kroner, lines: z.array(priceLine) })
      .nullable()
      .meta({ description: 'Unit list price as it comes; null where the price list lacks something.' }),
    priceLacks: z.string().nullable(),
    rules: z.array(z.string()).meta({ description: 'Ids of the rules that can concern it.' }),
  })
  .meta({ id: 'ModelSheet' })
export type ModelSheet = z.infer<typeof modelSheet>

export const modelRange = z
  .object({ priceListId: z.string(), models: z.array(modelSheet) })
  .meta({ id: 'ModelRange' })
export type ModelRange = z.infer<typeof modelRange>

export const ruleLine = z
  .object({
    id: z.string(),
    severity: z.enum(['FORCE', 'ERROR', 'LIMIT', 'BLOCK', 'WARN', 'INFO']),
    trigger: z.string().meta({ description: 'What sets it off.' }),
    sentences: z.array(z.string()).meta({ description: 'What it says, with {placeholders}.' }),
    source: z.string(),
    idle: z.string().optional().meta({ description: 'Why no model of the range can meet it.' }),
  })
  .meta({ id: 'RuleLine' })
export type ApiRuleLine = z.infer<typeof ruleLine>
