/**
 * Files of what several pages of a working day need: one for each set of pages, and a small one of what others need as well. Left to itself
 * the packer makes one for whatever is used by the same pages and the same parts that come later: fifty to seventy for a page, each of which
 * costs the page's thread a moment, and over HTTP/1.1 is fetched with five others at most.
 */
import { globSync } from 'node:fs'
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

/** Features whose pages need little: they shall not load a file of a set of pages for some of it. */
const OTHERS = [
  'directory',
  'import',
  'login',
  'messages',
  'operations',
  'organisation',
  'person',
  'profile',
  'sessions',
  'texts',
] as const

const OURS = /[\\/](frontend[\\/]src|domain)[\\/]/

const pathOf = (page: string): string => fileURLToPath(new URL(`src/features/${page}.tsx`, import.meta.url))

const otherPages = (): readonly string[] => globSync(pathOf(`{${OTHERS.join(',')}}/*-page`))

/** Everything of ours that a page cannot do without. */
const neededBy = (page: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const needed = new Set<string>()
  const waiting = [page]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path) || !OURS.test(path)) continue
    needed.add(path)
    waiting.push(...(context.getModuleInfo(path)?.importedIds ?? []))
  }
  return needed
}

/** For one build: which file a module goes to, by the pages of the day that need it; null where it is left to the packer. */
export const sharedChunks = (): Rolldown.CodeSplittingNameFunction => {
  let needs:
    | { readonly ofPages: readonly ReadonlySet<string>[]; readonly ofOthers: ReadonlySet<string> }
    | undefined
  return (path, context) => {
    needs ??= {
      ofPages: PAGES.map((page) => neededBy(pathOf(page), context)),
      ofOthers: new Set(otherPages().flatMap((page) => [...neededBy(page, context)])),
    }
    const { ofPages, ofOthers } = needs
    const pages = PAGES.filter((_, index) => ofPages[index]?.has(path))
    if (pages.length < 2) return null
    return ofOthers.has(path) ? 'of-many' : `of-${pages.map((page) => page.split('/')[0]).join('-')}`
  }
}
