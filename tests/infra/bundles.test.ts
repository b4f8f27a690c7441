// What is deployed, packed as it is deployed: every function loads, and nothing of the demo goes along.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bundles, bundle, deployedFunctions } from '#infra/cloud/bundle'
import { root } from '#infra/paths'
import { workerLimits } from '#infra/render-queue'

let target: string
let bundles: Bundles

beforeAll(async () => {
  target = await mkdtemp(join(tmpdir(), 'bundles-'))
  bundles = await bundle(join(import.meta.dirname, '../api/render-site'), target)
})
afterAll(() => rm(target, { recursive: true, force: true }))

const environment = {
  TABLE_NAME: 'table',
  RENDER_BUCKET: 'bucket',
  PICTURE_BUCKET: 'bucket',
  RENDER_QUEUE_URL: 'https://queue.invalid/jobs',
  MAIL_QUEUE_URL: 'https://queue.invalid/mails',
  ORDER_BUCKET: 'orders',
  FACTORY_QUEUE_URL: 'https://queue.invalid/orders.fifo',
  SITE_ADDRESS: 'https://tilbud.lysvag.example',
  MAIL_FROM: 'tilbud@lysvag.example',
  SITE_FOLDER: '/var/task/site',
  ...workerLimits,
  STAGE: 'test',
  ORIGIN_SECRET: 'test',
  SERVER_VERSION: 'test',
  AWS_REGION: 'eu-north-1',
}

const folders = [...deployedFunctions.map(({ name }) => name), 'render-worker']

/** In a Node of its own, as Lambda has it: no test runner that finds packages for the bundle. */
const handlerTypeOf = async (name: string): Promise<string> => {
  const module = pathToFileURL(join(target, name, 'index.mjs')).href
  const program = `const { handler } = await import('${module}'); process.stdout.write(typeof handler); process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: target,
    env: environment,
  })
  return stdout
}

test.each(folders)('%s loads from its bundle alone and offers a handler', async (name) => {
  expect(await handlerTypeOf(name)).toBe('function')
})

test.each(deployedFunctions.filter(({ decodesPictures }) => decodesPictures).map(({ name }) => name))(
  '%s finds beside its code what it decodes pictures with',
  async (name) => {
    const program = "await import('sharp')"
    const file = join(target, name, 'decodes.mjs')
    await writeFile(file, program)
    await promisify(execFile)(process.execPath, [file], { env: environment })
    await rm(file)
  },
)

test('a handler that is written is deployed', async () => {
  const written = (await readdir(join(root, 'functions'), { recursive: true }))
    .filter((file) => file.endsWith('/handler.ts'))
    .map((file) => `functions/${file}`)
  expect(deployedFunctions.map(({ entry }) => entry).toSorted()).toEqual(written.toSorted())
})

test('no bundle knows the demo password or a demo account', async () => {
  const files = (await readdir(target, { recursive: true })).filter((file) =>
    /\.(mjs|map|js|json)$/.test(file),
  )
  expect(files.filter((file) => /^[^/]+\/index\.mjs$/.test(file))).toHaveLength(folders.length)
  for (const file of files) {
    const text = await readFile(join(target, file), 'utf8')
    expect(text.match(/lysvag-demo|@kvistfri-bygg|functions\/demo/g), file).toBeNull()
  }
})

test('the worker’s browser is open before the first job comes, unpacked from the bundle, and nothing of one before it is left', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'lambda-'))
  // Left by functions that were stopped: half of a browser, and the folder of one that ran.
  await writeFile(join(temporary, 'chromium'), 'half')
  await mkdir(join(temporary, 'chromium-before'))
  const module = pathToFileURL(join(target, 'render-worker/index.mjs')).href
  const program = `await import('${module}')
    const { readFileSync } = await import('node:fs')
    const children = readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').trim().split(' ')
    process.stdout.write(children.map((pid) => readFileSync('/proc/' + pid + '/cmdline', 'utf8')).join(), () => process.exit())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...environment,
      TMPDIR: temporary,
      SITE_FOLDER: join(bundles.worker, 'site'),
      CHROMIUM_FOLDER: join(bundles.worker, 'chromium'),
      CHROMIUM_IN_LAMBDA: 'yes',
    },
  })
  expect(stdout).toContain(join(temporary, 'chromium'))
  expect(stdout).toContain('--single-process')
  expect(await readdir(temporary)).not.toContain('chromium-before')
  await rm(temporary, { recursive: true })
})

test('the worker brings its browser and the site', async () => {
  expect(await readdir(join(bundles.worker, 'chromium'))).toContain('chromium.br')
  expect(await readdir(join(bundles.worker, 'site'))).toContain('index.html')
})
