import { expect, test } from 'vitest'
import { openSheet } from './open-sheet.ts'

test.each([10 * 1024 * 1024 + 1, 1024 ** 3])(
  'a file of %d bytes is refused before any of it is loaded',
  async (size) => {
    // It has no bytes to give, and in Node there is no worker to give them to.
    expect(await openSheet({ size } as Blob)).toEqual({ ok: false, problem: 'too-large' })
  },
)
