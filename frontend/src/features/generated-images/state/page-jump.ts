/** The page that somebody wants to go to: a whole number within the count of pages, else none. Pages count from 1. Pure. */
export const pageIn = (typed: string, pages: number): number | null => {
  const text = typed.trim()
  if (!/^\d{1,9}$/.test(text)) return null
  const page = Number(text)
  return page >= 1 && page <= pages ? page : null
}

/** An empty list has one page too. */
export const pagesOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))
