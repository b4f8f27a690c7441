/**
 * ElectroDB is CommonJS and asks for two libraries of the SDK by `require`. A packer makes whatever is asked for in that way a function that
 * is called when it is needed, and so nearly nine hundred modules of the SDK: their source is read twice at each start, and nothing of it is
 * left out. Here the two are imported, as everywhere else, and stand ready for ElectroDB before it is loaded.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'

const electrodb = createRequire(import.meta.url).resolve('electrodb')
const LIBRARIES = ['@aws-sdk/lib-dynamodb', '@aws-sdk/util-dynamodb'] as const

/** Modules that exist while packing only, by the name that they are imported by. */
const modules: Readonly<Record<string, string>> = {
  electrodb: `import 'electrodb:ready'; export { ElectroError, Entity } from ${JSON.stringify(electrodb)}`,
  'electrodb:ready': [
    "import libraries from 'electrodb:libraries'",
    ...LIBRARIES.flatMap((name, nth) => [
      `import * as library${nth} from '${name}'`,
      `libraries['${name}'] = library${nth}`,
    ]),
  ].join('\n'),
  'electrodb:libraries': 'module.exports = {}',
}

export const unwrappedSdk = (resolveDir: string): Plugin => ({
  name: 'unwrapped-sdk',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^electrodb(?::\w+)?$/ }, ({ path }) => ({ path, namespace: 'electrodb' }))
    onLoad({ filter: /.*/, namespace: 'electrodb' }, ({ path }) => ({
      contents: modules[path] ?? '',
      resolveDir,
    }))
    onLoad({ filter: /node_modules\/electrodb\/src\/client\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        /require\("(@aws-sdk\/[\w-]+)"\)/g,
        "require('electrodb:libraries')['$1']",
      ),
    }))
  },
})
