/** Packs every function and the worker, each into a folder of its own that becomes its code. */
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { bufferFunction } from '../buffers.ts'
import { customerAnswerFunction } from '../customer-answers.ts'
import { answerFunction, sendingFunction } from '../factory.ts'
import { mailEventFunction, mailFunction } from '../mail-queue.ts'
import { personalDataFunction, rewriteFunction, setUpFunction } from '../operator.ts'
import { root } from '../paths.ts'
import { drawingFunction } from '../pictures.ts'
import { rendererVersion } from '../renderer-version.ts'
import { retentionFunction } from '../retention.ts'
import { routes } from '../routes.ts'
import { serverVersion } from '../server-version.ts'
import { writeTextList } from '../texts/list-texts.ts'
import { webhookFunction } from '../webhooks.ts'
import { unwrappedSdk } from './unwrapped-sdk.ts'

export type Bundles = {
  /** Folder of a function's code, by the name of its route. */
  function: (name: string) => string
  worker: string
  site: string
  rendererVersion: string
  /** The release's id, the same for the page and the functions. */
  version: string
}

/** Every function that is deployed, the worker apart. */
export const deployedFunctions: readonly {
  readonly name: string
  readonly entry: string
  readonly decodesPictures?: boolean
}[] = [
  ...routes,
  mailFunction,
  mailEventFunction,
  setUpFunction,
  rewriteFunction,
  personalDataFunction,
  sendingFunction,
  answerFunction,
  drawingFunction,
  bufferFunction,
  retentionFunction,
  webhookFunction,
  customerAnswerFunction,
]

/** A library with a part that is no JavaScript lies beside the code instead of within it: for the processor that Lambda has. */
const decodingPackages = [
  'sharp',
  'detect-libc',
  'semver',
  '@img/colour',
  '@img/sharp-linux-x64',
  '@img/sharp-libvips-linux-x64',
] as const

const addDecoding = (folder: string): Promise<unknown> =>
  Promise.all(
    decodingPackages.map((name) =>
      cp(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true }),
    ),
  )

/** A table of data as a text that is parsed: as a literal of the program it costs each start ten times as much. */
const tablesAsText: Plugin = {
  name: 'tables-as-text',
  load: {
    filter: { id: { include: /\.json$/, exclude: /node_modules/ } },
    handler: async (path) => {
      const table = JSON.stringify(JSON.parse(await readFile(path, 'utf8')))
      return { code: `export default JSON.parse(${JSON.stringify(table)})`, moduleType: 'js' }
    },
  },
}

/** The names inside the worker's bundle that its environment points at. */
export const workerFolders = { site: 'site', chromium: 'chromium' } as const

/** Lies beside the code; and what puppeteer asks for where it unpacks a browser itself, which ours never does. */
const external = ['sharp', 'yauzl']

/** All that a start reads is one file; what is only loaded when it is needed is in files of its own. */
const pack = (entry: string, folder: string): Promise<unknown> =>
  build({
    cwd: root,
    input: { index: entry },
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    external,
    plugins: [tablesAsText, unwrappedSdk],
    transform: { target: 'node24' },
    // A schema that nobody uses is left out: to make one changes nothing else.
    treeshake: { manualPureFunctions: ['z'] },
    checks: { bundlerTimings: false },
    logLevel: 'warn',
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
      minify: true,
      comments: false,
      // A stack trace in the log names our files and lines (functions/own-lines.ts).
      sourcemap: true,
      sourcemapExcludeSources: true,
    },
  })

export const bundle = async (siteFolder: string, target = join(root, 'dist/lambda')): Promise<Bundles> => {
  const worker = join(target, 'render-worker')
  await rm(target, { recursive: true, force: true })
  await Promise.all([
    ...deployedFunctions.map(({ name, entry }) => pack(entry, join(target, name))),
    pack('render-worker/handler.ts', worker),
    cp(join(root, 'node_modules/@sparticuz/chromium/bin'), join(worker, workerFolders.chromium), {
      recursive: true,
    }),
    cp(siteFolder, join(worker, workerFolders.site), { recursive: true }),
  ])
  await Promise.all(
    deployedFunctions
      .filter(({ decodesPictures }) => decodesPictures)
      .map(({ name }) => addDecoding(join(target, name))),
  )
  writeTextList(join(target, 'texts/text-list.json'))
  return {
    function: (name) => join(target, name),
    worker,
    site: siteFolder,
    rendererVersion: await rendererVersion(siteFolder),
    version: await serverVersion(siteFolder),
  }
}
