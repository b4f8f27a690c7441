/** The answer to a write on a quote: what was written, what there is to say of it, and the step that it was. */
import type { QuoteStep } from '#domain/contracts/step'
import { type Answered, answered } from '../http/outcome.ts'
import type { ChangedQuote } from './change-quote.ts'

export interface Written<Model> {
  readonly model: Model
  readonly message?: string
  readonly step?: QuoteStep
}

export const writtenAs = <Model>(
  model: Model,
  { message, step }: Pick<ChangedQuote, 'message' | 'step'>,
): Answered<Written<Model>> =>
  answered({ model, ...(message !== undefined && { message }), ...(step !== null && { step }) })
