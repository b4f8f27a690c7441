// The arrows between folders hold, and every rule that says so can still fire.
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cruiseTree, rules, violationsOf } from './cruise.ts'
import { loadedWith } from './first-load.ts'
import { violations } from './violations.ts'

const root = join(import.meta.dirname, '../..')

const FILES_OF_OTHERS =
  /^(domain\/exchange|frontend\/src\/drawing\/webgl)\/|node_modules\/(web-ifc|pdfjs-dist|read-excel-file|write-excel-file|papaparse|fflate|three|@react-three)\//

describe('the repository', () => {
  let result: Awaited<ReturnType<typeof cruiseTree>>
  beforeAll(async () => {
    result = await cruiseTree(root)
  }, 240_000)

  test('nothing crosses an arrow', () => {
    expect(violationsOf(result)).toEqual([])
    // A parser that does not understand the code finds neither modules nor violations.
    expect(result.summary.totalCruised).toBeGreaterThan(0)
    expect(result.summary.totalDependenciesCruised).toBeGreaterThan(0)
  })

  test('no page comes with what reads or writes files of other programs, or with 3D: that is fetched when somebody asks for it', () => {
    const router = result.modules.find(({ source }) => source === 'frontend/src/app/router.tsx')
    const pages = (router?.dependencies ?? [])
      .filter(({ dynamic, resolved }) => dynamic && resolved.startsWith('frontend/src/features/'))
      .map(({ resolved }) => resolved)
    expect(pages.length).toBeGreaterThan(25)
    for (const page of ['frontend/src/main.tsx', ...pages]) {
      const loaded = [...loadedWith(result, page)]
      expect(loaded.length, page).toBeGreaterThan(1)
      expect(
        loaded.filter((source) => FILES_OF_OTHERS.test(source)),
        page,
      ).toEqual([])
    }
  })
})

test('every rule has a name, a remedy and a planted violation, and every violation a rule', () => {
  const names = rules.map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(violations).sort()).toEqual([...names].map(String).sort())
  expect(rules.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([])
  expect(rules.filter(({ severity }) => severity !== 'error').map(({ name }) => name)).toEqual([])
})

describe('a planted violation', () => {
  const planted: string[] = []

  const plant = async (tree: Record<string, string>): Promise<string> => {
    // The cruiser reports real paths, and a temporary folder may be a link.
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'arrows-')))
    planted.push(folder)
    const { imports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const files = { 'package.json': JSON.stringify({ name: 'planted', type: 'module', imports }), ...tree }
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    return folder
  }

  afterEach(async () => {
    for (const folder of planted.splice(0)) await rm(folder, { recursive: true, force: true })
  })

  test.each(Object.entries(violations))('fires %s', async (name, tree) => {
    const result = await cruiseTree(await plant(tree))

    expect(result.summary.violations.map(({ rule }) => rule.name)).toContain(name)
  })

  test('is not seen where the arrow is kept', async () => {
    const result = await cruiseTree(
      await plant({
        'functions/quotes/handler.ts':
          "import { nothing } from '#domain/contracts/quote'\nexport { nothing }\n",
        'domain/contracts/quote.ts': "import { nothing } from '../quote/quote.ts'\nexport { nothing }\n",
        'domain/quote/quote.ts': 'export const nothing = 0\n',
        'infra/local/main.ts': "import { nothing } from '#functions/quotes/handler'\nexport { nothing }\n",
      }),
    )

    expect(violationsOf(result)).toEqual([])
    expect(result.summary.totalDependenciesCruised).toBe(3)
  })
})
