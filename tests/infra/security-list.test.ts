// docs/security.md holds every requirement of ASVS 5 up to level 2 once, and what it names is there.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#infra/paths'
import { asvs } from './asvs.ts'

const list = await readFile(join(root, 'docs/security.md'), 'utf8')
const rows = [...list.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, )?)+) \| (\w+) \| (.+) \|$/gm)].map(
  ([, numbers = '', state = '', how = '']) => ({ numbers: numbers.split(', '), state, how }),
)

test('each requirement of level 1 and 2 stands there once, and those of what we have nothing of are named', () => {
  const numbered = (numbers: readonly string[]) =>
    numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  expect(numbered(rows.flatMap(({ numbers }) => numbers))).toEqual(numbered(asvs))
  expect(rows.length).toBeGreaterThan(100)
})

test('each says whether it is met, and how that is shown or why not', async () => {
  const folders = ['domain', 'frontend/src', 'functions', 'render-worker', 'infra', 'tests']
  const files = (
    await Promise.all(folders.map((folder) => readdir(join(root, folder), { recursive: true })))
  ).flat()
  const names = new Set(files.map((file) => basename(file)))
  for (const { numbers, state, how } of rows) {
    expect(['met', 'partly', 'not', 'none'], numbers.join()).toContain(state)
    const named = [...how.matchAll(/`([\w-]+(?:\.\w+)*\.tsx?)`/g)].map(([, name = '']) => name)
    for (const name of named) expect([...names], `${numbers.join()} names ${name}`).toContain(name)
    const isShown =
      named.length > 0 || /\[decision \d+\]\(|\[[\w.]+\]\([\w.]+\.md\)|the lines above/i.test(how)
    if (state === 'met') expect(isShown, `${numbers.join()} says where it is seen`).toBe(true)
  }
})

test('no connection of ours is told to trust whom it does not know', async () => {
  const folders = ['functions', 'infra', 'render-worker', 'domain', 'frontend/src']
  const read = await Promise.all(
    folders.map(async (folder) => {
      const files = (await readdir(join(root, folder), { recursive: true })).filter((file) =>
        /\.(tsx?|mjs)$/.test(file),
      )
      return Promise.all(
        files.map(async (file) => [file, await readFile(join(root, folder, file), 'utf8')] as const),
      )
    }),
  )
  const sources = read.flat()
  expect(sources.length).toBeGreaterThan(500)
  const trusting = sources.filter(([, text]) =>
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|ignore-certificate-errors/.test(
      text,
    ),
  )
  expect(trusting.map(([file]) => file)).toEqual([])
})
