/**
 * ElectroDB is CommonJS and asks for two libraries of the SDK by `require`. A packer makes whatever is asked for in that way a function that
 * is called when it is needed, and so nearly nine hundred modules of the SDK: their source is read twice at each start, and nothing of it is
 * left out. Here the two are imported, as everywhere else, and stand ready for ElectroDB before it is loaded.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'rolldown'

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
  'electrodb:libraries': 'export default {}',
}

/** Before a name that no file has, as the packer wants it. */
const VIRTUAL = '\0'

export const unwrappedSdk: Plugin = {
  name: 'unwrapped-sdk',
  resolveId: {
    filter: { id: [/^electrodb(?::\w+)?$/, ...LIBRARIES.map((name) => new RegExp(`^${name}$`))] },
    handler(name, importer) {
      if (name in modules) return VIRTUAL + name
      // What no file asks for is looked for from here.
      return importer?.startsWith(VIRTUAL) ? this.resolve(name, import.meta.filename) : null
    },
  },
  load: {
    filter: { id: [/^\0electrodb/, /node_modules\/electrodb\/src\/client\.js$/] },
    handler: async (id) => {
      if (id.startsWith(VIRTUAL)) return { code: modules[id.slice(1)] ?? '', moduleType: 'js' }
      const asked = /require\("(@aws-sdk\/[\w-]+)"\)/g
      return (await readFile(id, 'utf8')).replaceAll(asked, "require('electrodb:libraries').default['$1']")
    },
  },
}
