/**
 * What decides how a picture or document looks, as one short hash: the built pages, and the worker and the domain that it is
 * made of. It is part of every artefact's key and of the address of a model's drawing, so a change makes new ones and leaves
 * the old ones to expire.
 */
import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.ts'

/** The page names its scripts and styles by their hashes, and those name the ones behind them. */
export const rendererVersion = async (siteFolder: string): Promise<string> => {
  const sources: string[] = []
  for await (const file of glob('{render-worker,domain}/**/*.ts', { cwd: root }))
    if (!/\.(test|fixture)\./.test(file)) sources.push(file)
  const hash = createHash('sha256').update(await readFile(join(siteFolder, 'index.html')))
  for (const file of sources.sort()) hash.update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
