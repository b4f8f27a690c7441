/** The pictures of the product menu: cards to work on them one by one, and the run that draws them all. For super users. */
import * as z from 'zod'
import { runKinds } from '#domain/administration/pictures/picture'
import { choicesSchema } from '#domain/product/product-schema'
import { orNull } from './or-null.ts'

const swatch = z
  .object({ code: z.string(), rgbHex: z.string(), description: z.string() })
  .nullable()
  .meta({ description: 'Null where the product has no such colour.' })

export const pictureCard = z
  .object({
    rowNumber: z.int().meta({ description: 'Of the order; for order 0 the id of the model.' }),
    modelId: z.int(),
    description: z.string(),
    colors: z.object({
      outer: swatch,
      inner: swatch,
      aluminium: swatch,
      frame: swatch,
      doorLeaf: swatch,
    }),
    choices: choicesSchema.meta({ description: 'What a browser draws the product from.' }),
    drawingUrl: z.string().meta({ description: 'Shown where the model has no picture.' }),
    modified: z.int().nullable().meta({
      description: 'For the name preview_{modified}.png of order 0; null where there is no picture.',
    }),
  })
  .meta({ id: 'PictureCard' })
export type ApiPictureCard = z.infer<typeof pictureCard>

const count = z.int().min(0)

const pictureRun = z
  .object({
    runId: z.string(),
    kind: z.enum(runKinds),
    startedAt: z.string(),
    startedBy: z.string().nullable(),
    finishedAt: z.string().nullable(),
    unchanged: count.meta({ description: 'Models that did not have to be drawn.' }),
    counts: z.object({ queued: count, new: count, changed: count, same: count, failed: count }),
    failed: z.array(z.object({ modelId: z.int(), description: z.string(), reason: z.string() })),
  })
  .meta({ id: 'PictureRun' })
export type ApiPictureRun = z.infer<typeof pictureRun>

const waitingPicture = z
  .object({
    modelId: z.int(),
    description: z.string(),
    hash: z.string(),
    beforeUrl: z.string().nullable(),
    afterUrl: z.string(),
    differing: z.number().nullable().meta({ description: 'Share of the pixels, 0 to 1.' }),
    waitingSince: z.string(),
  })
  .meta({ id: 'WaitingPicture' })
export type ApiWaitingPicture = z.infer<typeof waitingPicture>

export const pictureReport = z
  .object({
    run: orNull(pictureRun).meta({ description: 'The one that is open, or else the last.' }),
    isOpen: z.boolean(),
    waiting: z
      .array(waitingPicture)
      .meta({ description: 'Pictures that are shown when a person approves them.' }),
  })
  .meta({ id: 'PictureReport' })
export type ApiPictureReport = z.infer<typeof pictureReport>

export const beginRunBody = z
  .strictObject({
    models: z
      .array(z.int().min(1).max(999_999))
      .min(1)
      .max(500)
      .optional()
      .meta({ description: 'Drawn whatever their scenes say; without it those whose scene has changed.' }),
  })
  .meta({ id: 'BeginPictureRun' })
