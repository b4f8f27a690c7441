/**
 * What decides how a picture or document looks, as one short hash: the built pages and the worker that captures them. It
 * is part of every artefact's key, so a change makes new pictures and leaves the old ones to expire.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.ts'

const worker = join(root, 'render-worker')

/** The page names its scripts and styles by their hashes, and those name the ones behind them. */
export const rendererVersion = async (siteFolder: string): Promise<string> => {
  const sources = (await readdir(worker)).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const hash = createHash('sha256').update(await readFile(join(siteFolder, 'index.html')))
  for (const file of sources.sort()) hash.update(await readFile(join(worker, file)))
  return hash.digest('hex').slice(0, 16)
}
