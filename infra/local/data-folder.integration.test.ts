import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { freePort } from './engines.ts'

let path: string

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'data-'))
})
afterEach(() => rm(path, { recursive: true, force: true }))

const holder = async () => JSON.parse(await readFile(join(path, 'lock'), 'utf8')).pid

const lockAs = (pid: number, since: number) => writeFile(join(path, 'lock'), JSON.stringify({ pid, since }))

const longAgo = Date.now() - 24 * 60 * 60 * 1000

test('the folder belongs to one process until that lets go of it', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  await lockAs(other.pid ?? 0, Date.now())

  await expect(openDataFolder(path)).rejects.toThrow(`i bruk av prosess ${other.pid}`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const folder = await openDataFolder(path)
  expect(await holder()).toBe(process.pid)

  await folder.release()
  await expect(holder()).rejects.toThrow('ENOENT')
})

test('a lock cut short by a kill is taken over', async () => {
  await writeFile(join(path, 'lock'), '')
  await openDataFolder(path)

  expect(await holder()).toBe(process.pid)
})

test('an old lock whose number now belongs to some other program is taken over', async () => {
  const ports = { table: await freePort(), storage: await freePort() }
  await writeFile(join(path, 'ports.json'), JSON.stringify(ports))
  await lockAs(process.ppid, longAgo)
  await openDataFolder(path)

  expect(await holder()).toBe(process.pid)
})

test('an old lock holds while the engine behind it answers', async () => {
  const engine = createServer().listen(await freePort(), '127.0.0.1')
  await once(engine, 'listening')
  const { port } = engine.address() as { port: number }
  await writeFile(join(path, 'ports.json'), JSON.stringify({ table: port, storage: port }))
  await lockAs(process.ppid, longAgo)

  await expect(openDataFolder(path)).rejects.toThrow('i bruk')
  engine.close()
})

test('a file where the folder should be is said in one line', async () => {
  await writeFile(join(path, 'file'), '')

  await expect(openDataFolder(join(path, 'file'))).rejects.toThrow(
    /kan ikke brukes \(E\w+\)\. Velg en annen DATA_DIR\.$/,
  )
})
