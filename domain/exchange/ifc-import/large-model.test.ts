// A whole building with its shapes, of which nothing is read: 180 MB with DEEP=1, as large as a model may be, and a few on every run.
import { expect, test } from 'vitest'
import { importIfc } from '#tests/factories/import-ifc'
import { casesOf } from '#tests/factories/seed'
import { globalId, smallIfc } from '#tests/factories/small-ifc'

const MB = 1024 * 1024
const SIZE = casesOf({ daily: 9, deep: 180 }) * MB
const BLOCK = MB
/** Of the first shape; windows have the numbers below it. */
const FIRST = 1_000_000

const triangles = Array.from(
  { length: 24 },
  (_, index) => `(${index}.25,${2 * index}.5,${index % 7}.125)`,
).join()
const shape = (id: number): string =>
  `#${id}=IFCCARTESIANPOINTLIST3D((${triangles}));\n#${id + 1}=IFCCARTESIANPOINT((0.,${id % 977}.5,1.));\n`

/** One megabyte of shapes, numbered from `first`, and the next number. */
const shapesFrom = (first: number): { readonly text: string; readonly next: number } => {
  const parts: string[] = []
  let [id, length] = [first, 0]
  while (length < BLOCK) {
    const part = shape(id)
    parts.push(part)
    length += part.length
    id += 2
  }
  return { text: parts.join(''), next: id }
}

/** Windows of four widths and doors of one, spread over all of the file. */
const pieceOf = (number: number): string => {
  const entity = number % 5 === 4 ? 'IFCDOOR' : 'IFCWINDOW'
  const [width, height] = number % 5 === 4 ? [990, 2090] : [590 + 200 * (number % 5), 1190]
  return `#${100 + number}=${entity}('${globalId(100 + number)}',$,$,$,$,$,$,'P${number % 5}',${height}.,${width}.,$,$,$);\n`
}

const largeModel = (): { readonly bytes: Uint8Array<ArrayBuffer>; readonly pieces: number } => {
  const [head = '', end = ''] = smallIfc({ lines: ['/* here */'] }).split('/* here */\n')
  const bytes = new Uint8Array(SIZE + 2 * BLOCK)
  let [at, pieces, id] = [0, 0, FIRST]
  const write = (text: string) => {
    at += new TextEncoder().encodeInto(text, bytes.subarray(at)).written
  }
  write(head)
  while (at < SIZE) {
    const { text, next } = shapesFrom(id)
    write(text)
    id = next
    for (let more = 0; more < 10; more += 1, pieces += 1) write(pieceOf(pieces))
  }
  write(end)
  return { bytes: bytes.slice(0, at), pieces }
}

test('a building’s windows and doors are found among all of its shapes, in little time and memory', {
  timeout: 240_000,
}, async () => {
  const before = process.memoryUsage.rss()
  const { bytes, pieces } = largeModel()
  expect(bytes.byteLength).toBeGreaterThan(SIZE)
  const read = await importIfc(bytes)
  expect(read.ok && read.leftOut).toEqual([])
  const found = read.ok
    ? read.groups.map(({ reference, width, pieces: of }) => [reference, width, of.length])
    : []
  expect(found).toEqual([
    ['P0', 590, pieces / 5],
    ['P1', 790, pieces / 5],
    ['P2', 990, pieces / 5],
    ['P3', 1190, pieces / 5],
    ['P4', 990, pieces / 5],
  ])
  // The file twice, and what the library has of it.
  expect(process.memoryUsage.rss() - before).toBeLessThan(1536 * MB)
})
