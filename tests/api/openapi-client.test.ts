// The description of the API is good enough for a stranger's generator: the client that it makes compiles, and a wrong use of it does not.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#infra/paths'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'

withEngines()
const run = promisify(execFile)

let folder: string
beforeAll(async () => {
  // Within the repository, where the runtime of the client is found.
  await mkdir(join(root, '.local'), { recursive: true })
  folder = await mkdtemp(join(root, '.local/generated-client-'))
  await writeFile(join(folder, 'openapi.json'), (await makeClient().get('/api/v1/openapi.json')).text)
  await writeFile(join(folder, 'client.ts'), await generateSource(join(folder, 'openapi.json')))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const compile = async (program: string): Promise<string> => {
  const file = join(folder, 'program.ts')
  await writeFile(file, program)
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2024', '--module', 'nodenext']
  const lib = ['--lib', 'es2024,dom', '--types', 'node', '--allowImportingTsExtensions', '--ignoreConfig']
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [compiler, ...options, ...lib, file]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

const program = (what: string) => `import { ok } from '@oazapfts/runtime'
import { defaults, searchOffers } from './client.ts'

defaults.headers = { authorization: \`Bearer \${process.env.LYSVAG_KEY}\` }
const found = await ok(searchOffers({ limit: 10 }))
const named: ${what}[] = found.map(({ orderNumber }) => orderNumber)
console.log(named)
`

test('a client is generated and a program that lists quotes by a key compiles with it', async () => {
  expect(await compile(program('number'))).toBe('')
})

test('what the API does not answer is an error of the program', async () => {
  expect(await compile(program('string'))).toContain("Type 'number' is not assignable to type 'string'")
})
