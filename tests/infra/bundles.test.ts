// What is deployed, packed as it is deployed: every function loads, and nothing of the demo goes along.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bundles, bundle } from '#infra/cloud/bundle'
import { routes } from '#infra/routes'

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
  RENDER_QUEUE_URL: 'https://queue.invalid/jobs',
  SITE_FOLDER: '/var/task/site',
  STAGE: 'test',
  SERVER_VERSION: 'test',
  AWS_REGION: 'eu-north-1',
}

const folders = [...routes.map(({ name }) => name), 'render-worker']

describe.each(folders)('%s', (name) => {
  test('loads from its bundle alone and offers a handler', async () => {
    Object.assign(process.env, environment)
    const module = await import(pathToFileURL(join(target, name, 'index.mjs')).href)

    expect(module.handler).toBeTypeOf('function')
  })
})

test('no bundle knows the demo password or a demo account', async () => {
  const files = (await readdir(target, { recursive: true })).filter((file) =>
    /\.(mjs|map|js|json)$/.test(file),
  )
  expect(files.filter((file) => file.endsWith('index.mjs'))).toHaveLength(folders.length)
  for (const file of files) {
    const text = await readFile(join(target, file), 'utf8')
    expect(text.match(/lysvag-demo|@kvistfri-bygg|functions\/demo/g), file).toBeNull()
  }
})

test('the worker brings its browser and the site', async () => {
  expect(await readdir(join(bundles.worker, 'chromium'))).toContain('chromium.br')
  expect(await readdir(join(bundles.worker, 'site'))).toContain('index.html')
})
