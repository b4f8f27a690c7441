/**
 * What is run by hand (functions/commands), such as `npm run first-superuser`: in the environment that it is given, such as TABLE_NAME
 * and credentials of the cloud; where that names no table, against the data folder of this machine, whether its stack runs or not.
 */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openDataFolder } from './local/data-folder.ts'
import { startEngines } from './local/engines.ts'
import { environmentFor } from './local/environment.ts'
import { createResources } from './local/resources.ts'
import { readSettings } from './local/settings.ts'
import { root } from './paths.ts'
import { StartFailure } from './start-failure.ts'

const [command = '', ...words] = process.argv.slice(2)

const run = (environment: Record<string, string>): Promise<number> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'functions/commands', `${command}.ts`), ...words], {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    child.once('exit', (code) => done(code ?? 1))
  })

interface Ports {
  readonly table: number
  readonly storage: number
}

/** The stack that holds the folder answers at the ports that it has written there. */
const endpointsOf = async (dataDir: string) => {
  const { table, storage }: Ports = JSON.parse(await readFile(join(dataDir, 'ports.json'), 'utf8'))
  return { table: `http://127.0.0.1:${table}`, storage: `http://127.0.0.1:${storage}` }
}

const runHere = async (): Promise<number> => {
  const { port, dataDir } = readSettings(process.env)
  const path = resolve(dataDir)
  const site = { SITE_ADDRESS: `http://localhost:${port}` }
  const folder = await openDataFolder(path).catch((error: unknown) => {
    if (error instanceof StartFailure) return null
    throw error
  })
  if (folder === null) return run({ ...environmentFor({ endpoints: await endpointsOf(path) }, ''), ...site })
  try {
    const engines = await startEngines(folder)
    try {
      await createResources(engines)
      return await run({ ...environmentFor(engines, ''), ...site })
    } finally {
      await engines.close()
    }
  } finally {
    await folder.release()
  }
}

process.exitCode = process.env.TABLE_NAME ? await run({}) : await runHere()
