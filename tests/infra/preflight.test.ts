// What is asked of an account before it is deployed to, with a stand-in for AWS's command line.
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { concurrencyNeeded } from '#infra/cloud/preflight'
import { root } from '#infra/paths'
import { said } from './templates.ts'

let bin: string
beforeAll(async () => {
  bin = await mkdtemp(join(tmpdir(), 'aws-'))
})
afterAll(() => rm(bin, { recursive: true }))

const command = async (name: string, script: string) => {
  await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`)
  await chmod(join(bin, name), 0o755)
}
const account = async ({ id = '123456789012', limit = 1000, sends = true }) => {
  await command(
    'aws',
    `case "$1" in
      sts) echo '{"Account":"${id}"}' ;;
      lambda) echo '{"AccountLimit":{"ConcurrentExecutions":${limit}}}' ;;
      sesv2) echo '{"ProductionAccessEnabled":${sends}}' ;;
    esac`,
  )
  await command('cdk', 'echo "cdk $*"')
}

const arguments_ = (parts: Readonly<Record<string, string>>) =>
  Object.entries(parts).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const deploy = (words: readonly string[], path = [bin, process.env.PATH].join(delimiter)) =>
  new Promise<{ code: number; out: string; told: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(root, 'infra/cloud/deploy.ts'), ...words],
      { env: { PATH: path } },
      (_, out, told) => resolve({ code: child.exitCode ?? 1, out, told }),
    )
  })

test('an account that has room for everything is deployed to, with every word handed on', async () => {
  await account({})
  const words = [...arguments_(said), '--require-approval', 'never']
  expect(await deploy(words)).toEqual({ code: 0, out: `cdk deploy --all ${words.join(' ')}\n`, told: '' })
})

test('one stack alone is deployed when it is named', async () => {
  await account({})
  const { out } = await deploy([...arguments_(said), 'lysvag-test-global'])
  expect(out).toContain('lysvag-test-global')
  expect(out).not.toContain('--all')
})

test('a new account that lets ten functions run is told what to ask for, and nothing is deployed', async () => {
  await account({ limit: 10 })
  const { code, out, told } = await deploy(arguments_(said))
  expect([code, out]).toEqual([1, ''])
  expect(told).toMatch(
    /^Kontoen lar 10 funksjoner gå samtidig, og det trengs \d+: .*--quota-code L-B99A9384.*\n$/,
  )
  await account({ limit: concurrencyNeeded })
  expect((await deploy(arguments_(said))).code).toBe(0)
})

test('credentials of another account, a missing word and a missing command line are one sentence each', async () => {
  await account({ id: '999999999999' })
  expect(await deploy(arguments_(said))).toMatchObject({
    code: 1,
    out: '',
    told: 'Du er logget inn på AWS-konto 999999999999, og account er 123456789012.\n',
  })
  const { domain: _, ...rest } = said
  expect((await deploy(arguments_(rest))).told).toMatch(/^domain mangler: [^\n]*\n$/)
  expect((await deploy(arguments_(said), join(bin, 'nothing'))).told).toMatch(/^AWS CLI mangler[^\n]*\n$/)
})

test('that mails reach nobody else yet is told and stops nobody', async () => {
  await account({ sends: false })
  const { code, told } = await deploy(arguments_(said))
  expect(code).toBe(0)
  expect(told).toContain('production access')
})
