/**
 * Other people's engines behind the real AWS clients: dynalite for DynamoDB, fauxqs for S3 and SQS. Given a data folder both
 * write through to it, so a killed process loses nothing that it had acknowledged.
 */
import type { Server as HttpServer } from 'node:http'
import { type AddressInfo, createServer, Server } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { ClassicLevel } from 'classic-level'
import dynalite from 'dynalite'
import { type FauxqsServer, startFauxqs } from 'fauxqs'
import { codeOf, StartFailure } from '../start-failure.ts'
import { startText } from '../text.ts'
import type { DataFolder } from './data-folder.ts'

export const region = 'eu-north-1'
const host = '127.0.0.1'

export type Engines = {
  endpoints: { table: string; storage: string }
  table: HttpServer
  storage: FauxqsServer
  close: () => Promise<void>
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** The port of last time where it is free, because addresses handed out then name it; else any free one. */
export const freePort = async (wanted = 0): Promise<number> => {
  const probe = createServer()
  const port = await listen(probe, wanted).catch((error) => {
    if (codeOf(error) === 'EADDRINUSE' && wanted !== 0) return listen(probe, 0)
    throw error
  })
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** fauxqs listens on every interface and cannot be told otherwise; its bucket is for this machine alone. */
const onLoopback = async <T>(start: () => Promise<T>): Promise<T> => {
  const original = Server.prototype.listen
  Server.prototype.listen = function (this: Server, options: unknown, ...rest: unknown[]) {
    return Reflect.apply(original, this, [{ ...(options as object), host }, ...rest])
  } as typeof original
  try {
    return await start()
  } finally {
    Server.prototype.listen = original
  }
}

/**
 * fauxqs waits at every commit until the disk has it, five times for each picture, and with it everything in this process. What is
 * written outlives a killed process without that, as what dynalite writes does; only a power cut could take the last of it.
 */
const withoutWaitingForTheDisk = async <T>(start: () => Promise<T>): Promise<T> => {
  const original = DatabaseSync.prototype.exec
  DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
    original.call(this, sql)
    if (sql.startsWith('PRAGMA journal_mode')) original.call(this, 'PRAGMA synchronous = NORMAL')
  }
  try {
    return await start()
  } finally {
    DatabaseSync.prototype.exec = original
  }
}

/**
 * fauxqs 2.4 gives a message back to its queue by emptying the count of its tries, which its own table does not allow: the message would
 * be lost. The count stays as it was.
 */
const givingMessagesBack = async <T>(start: () => Promise<T>): Promise<T> => {
  const original = DatabaseSync.prototype.prepare
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string, ...rest) {
    const count = 'approximate_receive_count'
    return original.call(this, sql.replace(`${count} = ?`, `${count} = COALESCE(?, ${count})`), ...rest)
  }
  try {
    return await start()
  } finally {
    DatabaseSync.prototype.prepare = original
  }
}

interface Reader {
  close(): Promise<void>
  return?(): Promise<void>
}
type MakeReader = (this: unknown, ...given: unknown[]) => Reader

/**
 * dynalite 4.0 ends what it reads a query with by `return`, which level's readers have not got: none was ever closed, and each held on to all
 * that it had read and to the files that it stood in, some twenty kilobytes a query. With a `return` they end when their query does.
 */
const readersThatEnd = (store: Record<'keys' | 'values', MakeReader>): void => {
  for (const kind of ['keys', 'values'] as const) {
    const make = store[kind]
    store[kind] = function (...given) {
      const reader = make.apply(this, given)
      reader.return = () => reader.close()
      return reader
    }
  }
}
// Of every kind of level: in files, and in memory.
readersThatEnd(Object.getPrototypeOf(ClassicLevel.prototype))

const damaged = (folder: DataFolder, what: string, error: unknown): StartFailure =>
  new StartFailure(
    startText.damaged(what, folder.path, error instanceof Error ? error.message : String(error)),
  )

/** dynalite takes the whole process down when its store cannot be read, so the store is read once beforehand. */
const checkTable = async (path: string): Promise<void> => {
  const store = new ClassicLevel(path)
  try {
    await store.open()
    for await (const _ of store.keys({ fillCache: false }));
  } finally {
    await store.close()
  }
}

/**
 * Objects lie in SQLite, not in files beside it: fauxqs writes a file and its description one after the other, and
 * a kill between the two leaves a folder that it refuses to open.
 */
const openStorage = (port: number, dataDir?: string): Promise<FauxqsServer> =>
  withoutWaitingForTheDisk(() =>
    givingMessagesBack(() =>
      onLoopback(() =>
        startFauxqs({
          port,
          logger: false,
          defaultRegion: region,
          ...(dataDir !== undefined && { dataDir }),
        }),
      ),
    ),
  )

const openTable = async (port: number, path?: string): Promise<HttpServer> => {
  const table = dynalite({ createTableMs: 0, ...(path !== undefined && { path }) })
  await listen(table, port)
  return table
}

const running = (table: HttpServer, storage: FauxqsServer): Engines => ({
  endpoints: {
    table: `http://${host}:${(table.address() as AddressInfo).port}`,
    storage: `http://${host}:${storage.port}`,
  },
  table,
  storage,
  close: async () => {
    table.closeAllConnections()
    await Promise.all([new Promise((resolve) => table.close(resolve)), storage.stop()])
  },
})

export const startEngines = async (folder: DataFolder): Promise<Engines> => {
  const before = await folder.ports()
  const ports = { table: await freePort(before?.table), storage: await freePort(before?.storage) }

  await checkTable(folder.tablePath).catch((error) => {
    throw damaged(folder, startText.database, error)
  })
  const table = await openTable(ports.table, folder.tablePath)
  const storage = await openStorage(ports.storage, folder.storagePath).catch((error) => {
    throw damaged(folder, startText.filesAndQueue, error)
  })
  await folder.savePorts(ports)
  return running(table, storage)
}

/** For what need not outlive the process. */
export const startEnginesInMemory = async (): Promise<Engines> =>
  running(await openTable(0), await openStorage(await freePort()))
