import { expect, test } from 'vitest'
import { findsLeaf, type LeafFile } from './leaf-file.ts'

const leaf: LeafFile = { scenes: [], animations: [] }

/** A site that has only these files, and the names that it was asked for. */
const siteWith = (...names: string[]) => {
  const asked: string[] = []
  const find = findsLeaf(async (name) => {
    asked.push(name)
    if (!names.includes(name)) throw new Error(`404 ${name}`)
    return leaf
  })
  return { asked, find, add: (name: string) => names.push(name) }
}

const filesOf = (...names: string[]) => ({
  files: names.map((name) => ({ name, frame: { width: 990, height: 2090 } })),
})

test('D-158, D-159: where the eXtra leaf is missing the Basic one is asked for next', async () => {
  const { asked, find } = siteWith('DY108T')
  expect((await find(filesOf('D8108T', 'DY108T'))).name).toBe('DY108T')
  expect(asked).toEqual(['D8108T', 'DY108T'])
})

test('a model is loaded once', async () => {
  const { asked, find } = siteWith('DY101T')
  await find(filesOf('DY101T', 'DY101T'))
  await find(filesOf('DY101T', 'DY101T'))
  expect(asked).toEqual(['DY101T'])
})

test('D-160: when the fallback fails too, the reason names both', async () => {
  const { find } = siteWith()
  await expect(find(filesOf('D8108T', 'DY108T'))).rejects.toThrow(
    'the door model could not be loaded (D8108T, DY108T)',
  )
})

test('D-159: a Basic leaf that fails is asked for once more, and anew the next time', async () => {
  const { asked, find, add } = siteWith()
  await expect(find(filesOf('DY101T', 'DY101T'))).rejects.toThrow()
  expect(asked).toEqual(['DY101T', 'DY101T'])
  add('DY101T')
  expect((await find(filesOf('DY101T', 'DY101T'))).name).toBe('DY101T')
})
