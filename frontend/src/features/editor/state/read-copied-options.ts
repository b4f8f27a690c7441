/** Reads the options that were copied; what cannot be read (an older program wrote it) is as if nothing had been copied. */
import * as z from 'zod'
import { choiceField, choicesSchema } from '#domain/product/product-schema'
import { type CopiedOptions, copiedText } from './copied-options.ts'

const copiedOptions = z.object({
  orderNumber: z.int(),
  rowNumber: z.int(),
  modelId: z.int(),
  description: z.string(),
  choices: choicesSchema,
  /** An older program did not copy what had been stated. */
  stated: z.array(choiceField).default([]),
}) satisfies z.ZodType<CopiedOptions>

export const readCopiedOptions = (): CopiedOptions | null => {
  try {
    const read = copiedOptions.safeParse(JSON.parse(copiedText() ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
