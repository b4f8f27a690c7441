/**
 * The engines for one test file, in memory, with the table, the buckets and the queues of the local stack, which the functions
 * are told of through their environment. Call `withEngines()` at the top of the file.
 */
import { afterAll, beforeAll } from 'vitest'
import { connection } from '#functions/data/connection'
import { type Engines, startEnginesInMemory } from '#infra/local/engines'
import { environmentFor } from '#infra/local/environment'
import { createResources } from '#infra/local/resources'
import { holdWithinRights } from '#infra/local/within-rights'
import { askWithoutSocket } from '#infra/local/without-socket'

const start = async (): Promise<Engines> => {
  const engines = await startEnginesInMemory()
  Object.assign(process.env, environmentFor(engines, 'test'), {
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'SILENT',
    // Hashing and waiting as in the cloud would take most of a test's time.
    PASSWORD_MEMORY_KIB: '64',
    PASSWORD_RESET_ANSWER_MS: '0',
    // One person does here in a minute what people do in weeks.
    LIMITS_TIMES: '100',
  })
  await createResources(engines)
  askWithoutSocket(connection().client, engines.table)
  holdWithinRights(connection().client)
  return engines
}

/** Starts the engines before the tests of this file and stops them afterwards. */
export const withEngines = (): { readonly current: Engines } => {
  let engines: Engines | null = null
  beforeAll(async () => {
    engines = await start()
  })
  afterAll(async () => {
    await engines?.close()
  })
  return {
    get current(): Engines {
      if (engines === null) throw new Error('the engines run only while the tests do')
      return engines
    },
  }
}
