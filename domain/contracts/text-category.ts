/** JS_CLIENT: paper. CLIENT: pages. INTEGRATION: mails and what functions answer. DATABASE: texts of other programs, for language.sql. */
export const textCategories = ['JS_CLIENT', 'CLIENT', 'INTEGRATION', 'DATABASE'] as const
export type TextCategory = (typeof textCategories)[number]

export const LANGUAGE = 'no'
