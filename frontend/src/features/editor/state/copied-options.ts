/**
 * Options that were copied from a row, kept in this browser: they can be pasted in another row, another quote or another
 * tab. Reading them again needs a schema and stands apart (read-copied-options.ts).
 */
import type { ChoiceField, Choices } from '#domain/product/product'

const KEY = 'copiedOptions'

export interface CopiedOptions {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly modelId: number
  readonly description: string
  readonly choices: Choices
  readonly stated: ChoiceField[]
}

export const copyOptions = (copied: CopiedOptions): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(copied))
    return true
  } catch {
    return false
  }
}

/** The text as it is stored; null where nothing has been copied, and where storage is refused. */
export const copiedText = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
