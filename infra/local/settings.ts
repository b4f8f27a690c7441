/** What the person who starts the stack may choose. */
import { join } from 'node:path'
import { root } from '../paths.ts'
import { StartFailure } from '../start-failure.ts'
import { startText } from '../text.ts'

export type Settings = {
  port: number
  dataDir: string
  /** A site that is built already; without it the frontend is built when it is out of date. */
  siteDir?: string
}

const parsePort = (text: string): number => {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StartFailure(startText.wrongPort(text))
}

export const readSettings = (environment: NodeJS.ProcessEnv): Settings => ({
  port: parsePort(environment.PORT || '3000'),
  dataDir: environment.DATA_DIR || join(root, '.local/data'),
  siteDir: environment.SITE_DIR || undefined,
})
