/** The built frontend, made again when a source is newer than it. */
import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { root } from './paths.ts'
import { StartFailure } from './start-failure.ts'
import { startText } from './text.ts'

const siteFolder = join(root, 'dist/frontend')

const sources = ['frontend', 'domain', 'package-lock.json']
const notSources = new Set(['node_modules', 'dist'])

const changedAt = async (path: string): Promise<number> =>
  (await stat(path).catch(() => undefined))?.mtimeMs ?? 0

const newestIn = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0
  const names = (await readdir(path)).filter((name) => !notSources.has(name))
  const inside = await Promise.all(names.map((name) => newestIn(join(path, name))))
  // The folder's own time tells of a file that was taken away.
  return Math.max(found.mtimeMs, ...inside)
}

const isStale = async (): Promise<boolean> => {
  const builtAt = await changedAt(join(siteFolder, 'index.html'))
  if (builtAt === 0) return true
  const newest = await Promise.all(sources.map((source) => newestIn(join(root, source))))
  return newest.some((time) => time > builtAt)
}

const exec = promisify(execFile)

const firstLine = (error: unknown): string => {
  const said = (error as { readonly stderr?: string }).stderr || String(error)
  return stripVTControlCharacters(said).trim().split('\n', 1)[0] ?? ''
}

/**
 * The folder of the built site. Builds when there is something new, and says so, because it takes some seconds. In a process of its own: what
 * builds keeps a gigabyte until its process ends. A test runner calls its environment «test», and the site would get the libraries' slow builds
 * for developers.
 */
export const buildSite = async (say: (line: string) => void): Promise<string> => {
  if (!(await isStale())) return siteFolder
  say(startText.buildingSite)
  try {
    await exec(process.execPath, [join(import.meta.dirname, 'build-site-process.ts'), siteFolder], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } catch (error) {
    throw new StartFailure(startText.siteNotBuilt(firstLine(error)))
  }
  return siteFolder
}
