/** A step of a quote as the one who took it gets it. */
import type { QuoteStep } from '#domain/contracts/step'
import { missingIn, type PastStep, rowNumbersOf } from '#domain/quote/undo/past-step'
import { stepWords } from '#domain/quote/undo/step-words'

export const quoteStepFor = (step: PastStep): QuoteStep => ({
  orderNumber: step.after.orderNumber,
  versions: [step.after.version],
  words: stepWords(step),
  adds: [...rowNumbersOf(missingIn(step.after, step.before))],
})
