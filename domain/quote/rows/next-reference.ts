/**
 * Rows are called after a drawing: V1 Stue, V2 Kjøkken, D1 Ytterdør. A row that is written below V1 is most often V2. Pure.
 */
const CODE = /^(\p{L}{1,3})(\d{1,3})(?![\p{L}\d])/u

/** Whether a text begins with a code of its own: V3 Kjøkken, D1. */
export const hasCode = (text: string): boolean => CODE.test(text.trim())

const codeOf = (text: string): string | null => CODE.exec(text.trim())?.[0].toUpperCase() ?? null

/** The next code after that of the row above that no other row has; null where the row above has none. */
export const nextCode = (above: string, others: readonly string[]): string | null => {
  const [, letters = '', digits = ''] = CODE.exec(above.trim()) ?? []
  if (digits === '') return null
  const usedCodes = new Set(others.map(codeOf))
  for (let number = Number(digits) + 1; number < 1_000; number += 1) {
    const code = `${letters}${String(number).padStart(digits.length, '0')}`
    if (!usedCodes.has(code.toUpperCase())) return code
  }
  return null
}
