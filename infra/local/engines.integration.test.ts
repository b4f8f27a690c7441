// How the engines keep what they have acknowledged.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { startEngines } from './engines.ts'

afterEach(() => vi.restoreAllMocks())

test('files and queues survive a killed process, and nobody waits for the disk', async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  const folder = await openDataFolder(await mkdtemp(join(tmpdir(), 'engines-')))
  const engines = await startEngines(folder)

  const store = exec.mock.contexts[0] as DatabaseSync
  expect(store.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  // 1: at a checkpoint only. 2 would be at every commit, 0 never, which a power cut may damage.
  expect(store.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 1 })
  await engines.close()
  await folder.release()
  await rm(folder.path, { recursive: true, force: true })
})
