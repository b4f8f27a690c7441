/** Reference data: the product menu, colours, postal codes. */
import * as z from 'zod'
import { choicesSchema } from '#domain/product/product-schema'
import { POSTAL_ZONES } from '#domain/quote/delivery/postal-zone'

export const color = z
  .object({
    code: z.string(),
    description: z.string(),
    rgbHex: z.string(),
    backendCode: z.string(),
    colorType: z.enum(['NCS', 'RAL']),
    sorting: z.number(),
    std: z.boolean(),
  })
  .meta({ id: 'Color' })

const productModel = z
  .object({
    id: z.string(),
    description: z.string(),
    extra: z.boolean(),
    basic: z.boolean(),
    panelQuality: z.boolean(),
    fastlane: z.boolean(),
    fire: z.boolean(),
    sound: z.boolean(),
    imageUrl: z.string().meta({
      description: 'Picture of the model as it comes, PNG; its drawing, SVG, where it has none.',
    }),
    imageSet: z.string().optional().meta({
      description: 'The picture as WebP for tiles, as a srcset; missing where imageUrl is a drawing.',
    }),
  })
  .meta({ id: 'ProductModel' })
export type ProductModel = z.infer<typeof productModel>

export const productGroup = z
  .object({
    pk: z.int(),
    name: z.string(),
    description: z.string(),
    imageUrl: z.string().meta({ description: 'Picture or drawing of the first model.' }),
    productModels: z.array(productModel),
  })
  .meta({ id: 'ProductGroup' })
export type ApiProductGroup = z.infer<typeof productGroup>

/** What the asking person mostly makes, so that the next product begins where the last one ended. */
export const apiProductsMade = z
  .object({
    most: z.array(z.string()).meta({ description: 'Models, those made most often first.' }),
    last: z
      .array(
        z.object({
          modelId: z.string(),
          orderNumber: z.int(),
          rowNumber: z.int(),
          width: z.int(),
          height: z.int(),
          glassCode: z.string().nullable(),
          colorName: z.string().nullable().meta({
            description: 'The colour outside; null where it is the white that everything comes in.',
          }),
          imageUrl: z.string().meta({ description: 'Drawing of the row, SVG.' }),
          choices: choicesSchema,
        }),
      )
      .meta({ description: 'The last row of each model, with its choices.' }),
  })
  .meta({ id: 'ProductsMade' })
export type ApiProductsMade = z.infer<typeof apiProductsMade>

/** Type of post, transom or glazing bar. */
export const barType = z.object({ id: z.string(), name: z.string() }).meta({ id: 'BarType' })

export const postalCode = z
  .object({
    code: z.string(),
    name: z.string(),
    zone: z
      .literal(POSTAL_ZONES)
      .meta({ description: '0 no private delivery, 1 crane possible, 2 delivery without crane.' }),
  })
  .meta({ id: 'PostalCode' })
export type PostalCodeResult = z.infer<typeof postalCode>
