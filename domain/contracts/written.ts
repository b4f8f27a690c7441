import * as z from 'zod'
import { quoteStep } from './step.ts'

const besides = { message: z.string().optional(), step: quoteStep.optional() }

/** Successful writes answer the thing written, a sentence to show where there is something to say, and what can be taken back. */
export const written = <Schema extends z.ZodType>(model: Schema) => z.object({ model, ...besides })
