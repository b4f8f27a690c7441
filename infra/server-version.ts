/** The version that the functions say with every answer: that of the page which is served beside them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionWith } from '#domain/contracts/version'

export const serverVersion = async (siteFolder: string): Promise<string> => {
  const page = await readFile(join(siteFolder, 'index.html'), 'utf8')
  const [, build] = /<meta name="build" content="([0-9a-f]+)"/.exec(page) ?? []
  return versionWith(build)
}
