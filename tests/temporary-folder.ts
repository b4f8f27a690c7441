/**
 * What the tests, and the programs that they start, lay in the machine's temporary folder lies in a folder of the run, and goes with it. The
 * configuration of a runner calls this before anything is started; its workers, which read that again, are told of the folder by the environment.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const haveOwnTemporaryFolder = (): void => {
  if (process.env.TEMPORARY_FOLDER_OF_RUN) return
  const folder = mkdtempSync(join(tmpdir(), 'lysvag-tests-'))
  Object.assign(process.env, { TMPDIR: folder, TEMPORARY_FOLDER_OF_RUN: folder })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
