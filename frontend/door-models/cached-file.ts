/** Files that take time to make are kept between builds, by the hash of what they are made from. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const sourceRoot = join(import.meta.dirname, '../..')
const cache = join(sourceRoot, 'node_modules/.cache/door-models')

export const inputHashOf = (...texts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 16)
}

/** The file from an earlier build, or made now and saved for the next build. */
export const cachedFile = async (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const path = join(cache, name)
  const cached = await readFile(path).catch(() => undefined)
  if (cached) return cached
  const made = await make()
  await mkdir(cache, { recursive: true })
  await writeFile(path, made)
  return made
}
