// The stack as a person starts it: a process of its own, real requests over HTTP, and every way in which it may end.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from '../paths.ts'
import { accounts } from './announce-text.ts'
import { freePort } from './engines.ts'

let dataDir: string
let port: number
let running: ChildProcess[] = []

const clerk = 'tor.kvalheim@butikk.example'

/** Filling a folder with the demo took more than a minute where the machine was busy with something else. */
const PATIENCE = { timeout: 110_000, interval: 50 } as const

/** A data folder with the whole demo, left by a stack that was stopped: filling it is most of a first start. */
let filled: string
/** What the first start of all has said. */
let said: { readonly out: string; readonly error: string }
/** Most of another start is reading the same sources: what Node makes of them is kept. */
let compiled: string
beforeAll(async () => {
  filled = await mkdtemp(join(tmpdir(), 'filled-'))
  compiled = await mkdtemp(join(tmpdir(), 'compiled-'))
  dataDir = filled
  port = await freePort()
  const { child, output } = await startAndWait()
  await vi.waitFor(() => expect(output.out).toContain(`http://localhost:${port}`), PATIENCE)
  child.kill('SIGTERM')
  await exitCode(child)
  said = output
})
afterAll(async () => {
  for (const folder of [filled, compiled]) await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-'))
  port = await freePort()
})
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  running = []
  await rm(dataDir, { recursive: true, force: true })
})

const start = (environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(root, 'infra/local/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_DIR: join(root, 'tests/api/render-site'),
      // Hashing as in the cloud would take most of the time.
      PASSWORD_MEMORY_KIB: '64',
      // One person logs in here more often than anybody may have sessions.
      LIMITS_TIMES: '100',
      NODE_COMPILE_CACHE: compiled,
      ...environment,
    },
  })
  running.push(child)
  const output = { out: '', error: '' }
  child.stdout.on('data', (data) => {
    output.out += data
  })
  child.stderr.on('data', (data) => {
    output.error += data
  })
  return { child, output }
}

const ping = async (): Promise<number | undefined> =>
  (await fetch(`http://127.0.0.1:${port}/ping`).catch(() => undefined))?.status

const startAndWait = async () => {
  const stack = start()
  await vi.waitFor(async () => expect(await ping()).toBe(200), PATIENCE)
  return stack
}

const startFilledAndWait = async () => {
  await cp(filled, dataDir, { recursive: true })
  return startAndWait()
}

const exitCode = async (child: ChildProcess): Promise<number | null> =>
  child.exitCode ?? (await once(child, 'exit'))[0]

const logIn = async (email: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'lysvag-demo' }),
  })
  if (response.status !== 200) throw new Error(`${email}: ${response.status} ${await response.text()}`)
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const isLoggedIn = async (cookie: string): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/api/v1/users/current`, { headers: { cookie } })).status === 200

const createQuote = async (cookie: string): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/offers`, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': randomUUID() },
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()).model.orderNumber
}

interface Ordered {
  readonly orderNumber: number
  readonly toOrderNumber: number
}

const factoryStatusOf = async (cookie: string, { orderNumber }: Ordered): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/offers/${orderNumber}`, {
    headers: { cookie },
  })
  return (await response.json()).handOver.state
}

/** The factory’s own note of its answer, a night older than it is. */
const acceptedTheDayBefore = async ({ toOrderNumber }: Ordered): Promise<void> => {
  const note = join(dataDir, 'factory', `${toOrderNumber}-accepted.json`)
  const answer = JSON.parse(await readFile(note, 'utf8'))
  const at = new Date(Date.parse(answer.at) - 24 * 60 * 60 * 1000).toISOString()
  await writeFile(note, JSON.stringify({ ...answer, at }))
}

/** A plain window, looked through and ordered from the factory. */
const orderWindow = async (cookie: string): Promise<Ordered> => {
  const call = async (method: string, path: string, body: unknown = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const orderNumber = await createQuote(cookie)
  const offer = `offers/${orderNumber}`
  await call('POST', 'products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const { version } = await call('GET', offer)
  await call('PUT', offer, { version, customer: { name: 'Ingrid Tveit', email: '', phone: '' } })
  for (const { id } of await call('GET', `${offer}/check`))
    await call('PUT', `${offer}/check/${id}/acknowledged/true`)
  return (await call('POST', `${offer}/order`)).model
}

const hasQuote = async (cookie: string, orderNumber: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/api/v1/offers/${orderNumber}`, { headers: { cookie } })).status ===
  200

test('the first start says where it is and who can log in, and each of them can', async () => {
  expect(said.out.match(/lysvag-demo/g)).toHaveLength(1)
  await startFilledAndWait()
  for (const { email } of accounts) {
    expect(said.out).toContain(email)
    expect(await isLoggedIn(await logIn(email))).toBe(true)
  }
  expect(said.error).toBe('')
})

/** The addresses at which a process listens, as the kernel writes them. */
const listeningAddresses = async (pid: number): Promise<readonly string[]> => {
  const LISTENS = '0A'
  const links = await Promise.all(
    (await readdir(`/proc/${pid}/fd`)).map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')),
  )
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((table) => readFile(`/proc/${pid}/net/${table}`, 'utf8').catch(() => '')),
  )
  return tables
    .flatMap((table) => table.trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === LISTENS && links.includes(`socket:[${inode}]`))
    .map(([, local = '']) => local)
}

// Linux tells what a process listens at as a file; elsewhere it takes another program.
test.runIf(process.platform === 'linux')(
  'nothing that the stack opens can be reached from another machine',
  async () => {
    const { child } = await startFilledAndWait()
    const addresses = await listeningAddresses(child.pid ?? 0)

    const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
    expect(addresses).toContain(`0100007F:${hexPort}`)
    // Table and files beside the gateway.
    expect(addresses.length).toBeGreaterThan(2)
    for (const address of addresses)
      expect(address).toMatch(/^(0100007F|0{24}01000000|0{16}FFFF00000100007F):/)
  },
)

describe('nothing acknowledged is lost', () => {
  test('when it is killed while people write, and the factory gets, accepts and confirms what was ordered', async () => {
    const first = await startFilledAndWait()
    const cookie = await logIn(clerk)
    /** For each write that was answered, how to see that it is there. */
    const acknowledged: (() => Promise<boolean>)[] = []
    const logInAgain = async () => {
      const session = await logIn(clerk)
      acknowledged.push(() => isLoggedIn(session))
    }
    const makeQuote = async () => {
      const orderNumber = await createQuote(cookie)
      acknowledged.push(() => hasQuote(cookie, orderNumber))
    }
    const forEver = async (write: () => Promise<void>): Promise<void> => {
      for (;;) await write()
    }
    const writers = [logInAgain, makeQuote, makeQuote].map((write) => forEver(write).catch(() => undefined))
    await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 1 }).toBeGreaterThan(40)
    const yesterdays = await orderWindow(cookie)
    await expect.poll(() => factoryStatusOf(cookie, yesterdays), { timeout: 30_000 }).toBe('accepted')
    const ordered = await orderWindow(cookie)
    first.child.kill('SIGKILL')
    await Promise.all(writers)
    await acceptedTheDayBefore(yesterdays)
    await startAndWait()

    const orders = () => readdir(join(dataDir, 'factory')).catch(() => [])
    await expect.poll(orders, { timeout: 30_000 }).toContain(`${ordered.toOrderNumber}.json`)
    await expect.poll(() => factoryStatusOf(cookie, ordered), { timeout: 30_000 }).toBe('accepted')
    await expect.poll(() => factoryStatusOf(cookie, yesterdays), { timeout: 30_000 }).toBe('confirmed')
    const kept = await Promise.all(acknowledged.map((isThere) => isThere()))
    expect(kept.filter((there) => !there)).toEqual([])
  })

  test('when it is killed while it starts', async () => {
    const { child } = start()
    await expect.poll(() => readdir(dataDir), { timeout: 30_000, interval: 1 }).toContain('table')
    child.kill('SIGKILL')
    await once(child, 'exit')
    await startAndWait()

    expect(await isLoggedIn(await logIn(accounts[0].email))).toBe(true)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'when it is stopped by %s, and the folder is free again',
    async (signal) => {
      const { child } = await startFilledAndWait()
      const cookie = await logIn(accounts[0].email)
      child.kill(signal)

      expect(await exitCode(child)).toBe(0)
      expect(await readdir(dataDir)).not.toContain('lock')
      await startAndWait()
      expect(await isLoggedIn(cookie)).toBe(true)
    },
  )
})

describe('a start that cannot be is said in one line', () => {
  const refusal = async (environment: Record<string, string> = {}) => {
    const { child, output } = start(environment)
    expect(await exitCode(child)).toBe(1)
    expect(output.error.trim().split('\n')).toHaveLength(1)
    return output.error
  }

  test('when the port is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')

    expect(await refusal()).toContain(`Port ${port} er opptatt`)
    other.close()
  })

  test('when the data folder is in use, and the one who uses it goes on', async () => {
    await startFilledAndWait()

    expect(await refusal({ PORT: String(await freePort()) })).toContain('Datamappen er i bruk')
    expect(await ping()).toBe(200)
  })

  test.each([
    ['the table', 'table', 'CURRENT'],
    ['the files and the queue', 'storage', 'fauxqs.db'],
  ])('when %s cannot be read, and nothing is deleted', async (_, folder, file) => {
    await mkdir(join(dataDir, folder))
    await writeFile(join(dataDir, folder, file), 'ødelagt '.repeat(1000))

    expect(await refusal()).toContain('Ingenting er slettet')
    expect(await readdir(join(dataDir, folder))).toContain(file)
    expect(await readdir(dataDir)).not.toContain('lock')
  })

  test.each(['0', 'tretusen', '70000'])('when the port is %s', async (value) => {
    expect(await refusal({ PORT: value })).toContain('PORT må være')
  })

  test('when the site is not there', async () => {
    expect(await refusal({ SITE_DIR: join(dataDir, 'gone') })).toContain('SITE_DIR')
  })
})
