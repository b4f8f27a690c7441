/**
 * Files of what several pages of a working day need: one for each set of pages, and a small one of what others need as well. Left to itself
 * the packer makes one for whatever is used by the same pages and the same parts that come later: fifty to seventy for a page, each of which
 * costs the page's thread a moment, and over HTTP/1.1 is fetched with five others at most.
 */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
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

/** What goes to these files: ours, and the libraries of which each page uses other parts. */
const SHARED = /[\\/](frontend[\\/]src|domain|@mantine|@tabler)[\\/]/
const OF_LIBRARY = /[\\/]node_modules[\\/]/
/** Through which a library hands out all of its parts; whoever imports it needs those that he names. The library is the first group. */
const BARREL =
  /[\\/]node_modules[\\/](@mantine[\\/]\w+|@tabler[\\/]icons-react)[\\/].*[\\/](index|tabler-icons-react)\.mjs$/
/** Of a library that others use as well, what so many pages of the day need; the rest would make the one file that all load too large. */
const MANY = 3

const pathOf = (page: string): string => fileURLToPath(new URL(`src/features/${page}.tsx`, import.meta.url))

const otherPages = (): readonly string[] => globSync(pathOf(`{${OTHERS.join(',')}}/*-page`))

const namesFrom = (library: string, code: string): ReadonlySet<string> => {
  const lists = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , from]) => from === library)
    .flatMap(([, list = '']) => list.split(','))
  return new Set(lists.map((name) => name.trim().split(' ', 1)[0] ?? ''))
}

const importsOf = (path: string, context: Rolldown.ChunkingContext): readonly string[] => {
  const { importedIds = [], code } = context.getModuleInfo(path) ?? {}
  return importedIds.flatMap((imported) => {
    const library = BARREL.exec(imported)?.[1]?.replace('\\', '/')
    if (library === undefined) return [imported]
    const names = namesFrom(library, code ?? '')
    return (context.getModuleInfo(imported)?.importedIds ?? []).filter((part) =>
      names.has(basename(part, '.mjs')),
    )
  })
}

/** Everything shared that a page cannot do without. */
const neededBy = (page: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const needed = new Set<string>()
  const waiting = [page]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path) || !SHARED.test(path)) continue
    needed.add(path)
    waiting.push(...importsOf(path, context))
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
    const isForOthers = ofOthers.has(path)
    if (pages.length < (isForOthers && OF_LIBRARY.test(path) ? MANY : 2)) return null
    return isForOthers ? 'of-many' : `of-${pages.map((page) => page.split('/')[0]).join('-')}`
  }
}
