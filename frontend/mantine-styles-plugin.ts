/**
 * Refuses a build in which a part of Mantine would stand without its styles, or whose page loads styles of parts that nothing uses. A script
 * names the classes that it puts on the page, and each part's styles lie in a file of their own.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LIST = fileURLToPath(new URL('src/ui/mantine.css', import.meta.url))
const FILES = fileURLToPath(new URL('../node_modules/@mantine/core/styles/*.layer.css', import.meta.url))

const CLASS = /\bm_[0-9a-f]+\b/g
const LISTED = /^@import "@mantine\/core\/styles\/([\w-]+\.layer\.css)";$/gm

const classesIn = (text: string): ReadonlySet<string> => new Set(text.match(CLASS))

/** Each file of a part with the classes that it styles; those that style no class (colours, bare elements) are everybody's. */
const partStyles = (): readonly (readonly [file: string, classes: ReadonlySet<string>])[] =>
  globSync(FILES)
    .map((path) => [basename(path), classesIn(readFileSync(path, 'utf8'))] as const)
    .filter(([, classes]) => classes.size > 0)

export const mantineStyles = (): Plugin => ({
  name: 'mantine-styles',
  apply: 'build',
  generateBundle(_, bundle) {
    const listed = new Set([...readFileSync(LIST, 'utf8').matchAll(LISTED)].map(([, file]) => file))
    const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
    const used = classesIn(scripts.join('\n'))
    for (const [file, classes] of partStyles()) {
      const isUsed = [...classes].some((name) => used.has(name))
      if (isUsed && !listed.has(file)) this.error(`src/ui/mantine.css lacks ${file}`)
      if (!isUsed && listed.has(file)) this.error(`src/ui/mantine.css lists ${file}, which nothing uses`)
    }
  },
})
