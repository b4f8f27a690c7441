/**
 * What a write has done to a quote, so that the one who did it can take it back: the versions of the quote that it made, and
 * a sentence. Taking a step back is a step itself, so it can be taken back in its turn.
 */
import * as z from 'zod'

export const quoteStep = z
  .object({
    orderNumber: z.int(),
    versions: z.array(z.int()).meta({ description: 'Til POST /offers/{orderNumber}/undo.' }),
    words: z.string(),
    adds: z.array(z.int()).meta({ description: 'Radene det har lagt til.' }),
  })
  .meta({ id: 'QuoteStep', description: 'Det kallet har gjort, og som kan angres.' })
export type QuoteStep = z.infer<typeof quoteStep>

export const undoBody = z
  .strictObject({ versions: z.array(z.int().min(1)).min(1).max(50) })
  .meta({ id: 'UndoSteps' })
