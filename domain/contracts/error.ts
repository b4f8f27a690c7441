/** The one shape of every refused call. */
import * as z from 'zod'

export const errorBody = z
  .object({
    message: z.string().meta({ description: 'Norwegian sentence for the person.' }),
    code: z.string().meta({ description: 'Dotted code, such as quote.row-changed.' }),
    details: z.unknown().optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBody>
