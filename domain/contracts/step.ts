/**
 * What a write has done to a quote, so that the one who did it can take it back: the versions of the quote that it made, and
 * a sentence. Taking a step back is a step itself, so it can be taken back in its turn.
 */
import * as z from 'zod'

export const quoteStep = z
  .object({
    orderNumber: z.int(),
    versions: z.array(z.int()).meta({ description: 'For POST /offers/{orderNumber}/undo.' }),
    words: z.string(),
    adds: z.array(z.int()).meta({ description: 'Rows that it has added.' }),
  })
  .meta({ id: 'QuoteStep', description: 'What the call has done and what can be undone.' })
export type QuoteStep = z.infer<typeof quoteStep>

/** At most so many versions are looked through. */
export const STEPS_BACK = 50

export const undoBody = z
  .strictObject({ versions: z.array(z.int().min(1)).min(1).max(STEPS_BACK) })
  .meta({ id: 'UndoSteps' })
