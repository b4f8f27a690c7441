/**
 * Files of what several pages of a working day need, one for each set of pages. Left to itself the packer makes one for whatever is used by the
 * same pages and the same parts that come later: fifty to seventy for a page, which a browser fetches six at a time over HTTP/1.1.
 */
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const PAGES = [
  'quotes/quote-page',
  'editor/editor-page',
  'search/search-page',
  'schedule/schedule-page',
  'customer-page/customer-page',
  'new-quote/picker-page',
] as const

const OURS = /[\\/](frontend[\\/]src|domain)[\\/]/

const pathOf = (page: string): string => fileURLToPath(new URL(`src/features/${page}.tsx`, import.meta.url))

/** Everything of ours that a page cannot do without. */
const neededBy = (page: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const needed = new Set<string>()
  const waiting = [pathOf(page)]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path) || !OURS.test(path)) continue
    needed.add(path)
    waiting.push(...(context.getModuleInfo(path)?.importedIds ?? []))
  }
  return needed
}

/** For one build: which file a module goes to, by the pages that need it; null where it is left to the packer. */
export const sharedChunks = (): Rolldown.CodeSplittingNameFunction => {
  let needs: readonly ReadonlySet<string>[] | undefined
  return (path, context) => {
    needs ??= PAGES.map((page) => neededBy(page, context))
    const pages = PAGES.filter((_, index) => needs?.[index]?.has(path))
    return pages.length < 2 ? null : `of-${pages.map((page) => page.split('/')[0]).join('-')}`
  }
}
