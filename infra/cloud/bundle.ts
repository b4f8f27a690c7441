/** Packs every function and the worker, each into a folder of its own that becomes its code. */
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { bufferFunction } from '../buffers.ts'
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

/** Packages that are not ESM all the way down still ask for `require`. */
const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** A table of data as a text that is parsed: as a literal of the program it costs each start ten times as much. */
const tablesAsText: Plugin = {
  name: 'tables-as-text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const table = JSON.stringify(JSON.parse(await readFile(path, 'utf8')))
      return { contents: `export default JSON.parse(${JSON.stringify(table)})`, loader: 'js' }
    }),
}

/** The names inside the worker's bundle that its environment points at. */
export const workerFolders = { site: 'site', chromium: 'chromium' } as const

/** What is only loaded when it is needed is a file of its own, which no start has to read. */
const pack = (entry: string, folder: string): Promise<unknown> =>
  build({
    absWorkingDir: root,
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    banner: { js: banner },
    external: ['sharp'],
    plugins: [tablesAsText, unwrappedSdk(root)],
    minify: true,
    // A stack trace in the log names our files and lines (functions/own-lines.ts).
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
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
