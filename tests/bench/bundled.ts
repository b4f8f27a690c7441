/** What is measured within a page: an entry of this folder as one script, packed as the site is. */
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { root } from '#infra/paths'

export const bundled = async (entry: `${string}-entry.ts`): Promise<string> => {
  const [result] = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'tests/bench', entry), formats: ['iife'], name: 'bench' },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = result?.output.find((file) => file.type === 'chunk')
  if (chunk === undefined) throw new Error(`${entry} was not bundled`)
  return chunk.code
}
