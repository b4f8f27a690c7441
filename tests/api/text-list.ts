/** The list of texts that a build lays beside the function, for test files whose requests come to it. Call it at the top of the file. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { writeTextList } from '#infra/texts/list-texts'

export const withTextList = (): void => {
  beforeAll(() => {
    process.env.TEXT_LIST = writeTextList(join(mkdtempSync(join(tmpdir(), 'texts-')), 'text-list.json'))
  })
}
