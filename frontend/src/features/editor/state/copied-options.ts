/**
 * Options that were copied from a row, kept in this browser: they can be pasted in another row, another quote or another
 * tab. What cannot be read (an older program wrote it, storage is refused) is as if nothing had been copied.
 */
import * as z from 'zod'
import { choiceField, choicesSchema } from '#domain/product/product'

const KEY = 'copiedOptions'

const copiedOptions = z.object({
  orderNumber: z.int(),
  rowNumber: z.int(),
  modelId: z.int(),
  description: z.string(),
  choices: choicesSchema,
  /** An older program did not copy what had been stated. */
  stated: z.array(choiceField).default([]),
})
export type CopiedOptions = z.infer<typeof copiedOptions>

export const copyOptions = (copied: CopiedOptions): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(copied))
    return true
  } catch {
    return false
  }
}

export const readCopiedOptions = (): CopiedOptions | null => {
  try {
    const read = copiedOptions.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
