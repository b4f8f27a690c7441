// Chromiums that do not come to be of use. Each is a small program in Chromium's place.
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from './browser.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'))
  vi.stubEnv('TMPDIR', folder)
  vi.stubEnv('CHROME_PATH', join(folder, 'program'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const program = (text: string, mode = 0o755) => writeFile(join(folder, 'program'), text, { mode })
const script = (text: string) => program(`#!${process.execPath}\n${text}`)
const open = () => openBrowser({ siteFolder: folder, limitSeconds: 20, jobsPerBrowser: 1 })
/** Nothing is left of it but the program. */
const remains = async () => (await readdir(folder)).filter((name) => name.startsWith('chromium-'))

/** Says yes to so many questions, whatever they are. */
const dyingAfter = (answers: number) => `
  const { createReadStream, writeSync } = require('node:fs')
  let left = ${answers}
  if (left === 0) process.exit(1)
  createReadStream('', { fd: 3 }).on('data', (asked) => {
    for (const text of String(asked).split('\\0').filter(Boolean)) {
      const result = { browserContextIds: [], targetId: 'side' }
      writeSync(4, JSON.stringify({ id: JSON.parse(text).id, result }) + '\\0')
      if (--left === 0) process.exit(1)
    }
  })`

test.each([0, 1, 2, 3, 4])(
  'a Chromium that dies after %i answers fails its job at once, and the next job has another one',
  async (answers) => {
    await script(dyingAfter(answers))
    const browser = open()
    for (const _ of [1, 2]) {
      const job = browser.withPage('/utskrift', async () => 'drawn')
      await expect(job).rejects.toThrow('Chromium ended (1)')
    }
    expect(await remains()).toEqual([])
  },
  10_000,
)

test('a Chromium that cannot be started at all fails its job, not the worker', async () => {
  await program('no program', 0o644)
  const job = open().withPage('/utskrift', async () => 'drawn')

  await expect(job).rejects.toThrow('EACCES')
  expect(await remains()).toEqual([])
})

const seen = () => join(folder, 'seen')
const tellsHowItWasStarted = () => `
  const { writeFileSync } = require('node:fs')
  writeFileSync('${seen()}', JSON.stringify({ environment: process.env, flags: process.argv.slice(2) }))
  process.exit(1)`
const startedWith = async (): Promise<{ environment: Record<string, string>; flags: string[] }> => {
  await script(tellsHowItWasStarted())
  await expect(open().withPage('/utskrift', async () => 'drawn')).rejects.toThrow('Chromium ended')
  return JSON.parse(await readFile(seen(), 'utf8'))
}

test('Chromium is given no credentials and nothing else of the worker’s but where its files are', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('AWS_SESSION_TOKEN', 'secret')
  vi.stubEnv('RENDER_QUEUE_URL', 'https://queue.invalid/jobs')
  vi.stubEnv('FONTCONFIG_PATH', folder)
  const { environment } = await startedWith()

  expect(environment).toMatchObject({ FONTCONFIG_PATH: folder, TMPDIR: folder })
  expect(Object.keys(environment).filter((name) => /AWS|QUEUE|BUCKET|CHROM/.test(name))).toEqual([])
})

test.each([
  ['yes', ['--single-process', '--no-zygote']],
  ['', []],
])('in Lambda (%j) and nowhere else Chromium is one process', async (said, expected) => {
  vi.stubEnv('CHROMIUM_IN_LAMBDA', said)
  const { flags } = await startedWith()

  expect(flags.filter((flag) => /single-process|zygote/.test(flag))).toEqual(expected)
})

test('a Chromium that is stopped before it has answered is gone, and so is its job', async () => {
  const sign = join(folder, 'sign')
  await script(
    `require('node:fs').writeFileSync('${sign}', String(process.pid)); setInterval(() => {}, 1000)`,
  )
  const browser = open()
  const job = browser.withPage('/utskrift', async () => 'drawn')
  const failed = expect(job).rejects.toThrow('Chromium ended (SIGKILL)')
  await expect.poll(() => existsSync(sign) && readFile(sign, 'utf8'), { timeout: 10_000 }).toBeTruthy()
  await browser.close()

  await failed
  const pid = Number(await readFile(sign, 'utf8'))
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(await remains()).toEqual([])
})
