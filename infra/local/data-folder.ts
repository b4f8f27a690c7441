/**
 * The folder that keeps everything between two starts. One stack at a time works in it: the lock file names the
 * process, and a lock whose process is gone is taken over. Nothing here ever deletes data.
 */
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { codeOf, StartFailure } from '../start-failure.ts'
import { startText } from '../text.ts'

type Ports = { table: number; storage: number }

export type DataFolder = {
  path: string
  tablePath: string
  storagePath: string
  outboxPath: string
  /** Where orders lie that the factory has taken. */
  factoryPath: string
  /** Every text of the house, as the texts page lists them. */
  textListPath: string
  ports: () => Promise<Ports | undefined>
  savePorts: (ports: Ports) => Promise<void>
  release: () => Promise<void>
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const end = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })

const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // Absent, or cut short by a kill: either way it says nothing.
    return undefined
  }
}

/** How long a start may take before its engines answer. */
const startMs = 60_000

type Lock = { pid: number; since: number }

/** A process number is used again after a restart of the machine, so a live one counts only while its engine answers. */
const isHeld = async (lock: Lock, ports: Ports | undefined): Promise<boolean> => {
  if (lock.pid === process.pid || !isRunning(lock.pid)) return false
  return Date.now() - lock.since < startMs || (ports !== undefined && (await answers(ports.table)))
}

/** A link appears whole or not at all, so nobody ever reads half a lock of a process that is still starting. */
const acquireLock = async (file: string): Promise<boolean> => {
  const own = `${file}-${process.pid}`
  await writeFile(own, JSON.stringify({ pid: process.pid, since: Date.now() } satisfies Lock))
  try {
    await link(own, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

const lock = async (file: string, ports: () => Promise<Ports | undefined>): Promise<void> => {
  if (await acquireLock(file)) return
  const holder = await readJson<Lock>(file)
  if (holder && (await isHeld(holder, await ports()))) {
    throw new StartFailure(startText.folderInUse(holder.pid))
  }
  await rm(file, { force: true })
  if (!(await acquireLock(file))) throw new StartFailure(startText.folderJustLocked)
}

export const openDataFolder = async (path: string): Promise<DataFolder> => {
  const lockFile = join(path, 'lock')
  const portsFile = join(path, 'ports.json')
  const ports = () => readJson<Ports>(portsFile)
  try {
    await mkdir(join(path, 'outbox'), { recursive: true })
    await lock(lockFile, ports)
  } catch (error) {
    const code = codeOf(error)
    if (error instanceof StartFailure || !code) throw error
    throw new StartFailure(startText.folderUnusable(path, code))
  }
  return {
    path,
    tablePath: join(path, 'table'),
    storagePath: join(path, 'storage'),
    outboxPath: join(path, 'outbox'),
    factoryPath: join(path, 'factory'),
    textListPath: join(path, 'text-list.json'),
    ports,
    savePorts: (chosen) => writeFile(portsFile, JSON.stringify(chosen)),
    release: () => rm(lockFile, { force: true }),
  }
}
