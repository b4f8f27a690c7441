import { describe, expect, test } from 'vitest'
import { createProduct } from '#domain/configurator/create'
import { makeRowImageInput } from '#tests/factories/render'
import { parseInjected } from './injected.ts'

/** What a tool leaves of one row; the server answers more, which nobody reads here. */
const rowOf = (rowNumber = 5, modelId = 1002) => {
  const made = createProduct(modelId)
  if (!made.ok) throw new Error(made.code)
  return {
    component: 'Window',
    rowNumber,
    model: { id: String(modelId), description: 'Toppsving' },
    choices: made.value.choices,
    innerColor: { ...WHITE },
    outerColor: null,
    price: { unitPrice: 1 },
  }
}
const WHITE = {
  code: 'NCS S 0502-Y',
  description: 'Hvit',
  rgbHex: '#F2F0E8',
  backendCode: 'HV',
  colorType: 'NCS',
  sorting: 1,
  std: true,
}
const bb = (minX: number) => ({ minX, minY: 0, maxX: minX + 1190, maxY: 1190 })

const injected = (given: unknown, mainRow = 5) => {
  const parsed = parseInjected(given, mainRow)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}
const reasonOf = (given: unknown, mainRow = 5): string | false => {
  const parsed = parseInjected(given, mainRow)
  return !parsed.ok && parsed.reason
}

test.each(['Product', 'Window', 'Door'])('D-022: a row may be a %s', (component) => {
  expect(injected({ ...rowOf(), component }).rows.map(({ rowNumber }) => rowNumber)).toEqual([5])
})

test.each(['Order', 'window', '', null, undefined, 7])('D-022: %j is no component', (component) => {
  expect(reasonOf({ ...rowOf(), component })).toMatch(/^component/)
})

test('a row brings its colours along, for whatever they are used', () => {
  const { colorLists } = injected(rowOf())
  expect(
    [colorLists.wood, colorLists.aluminium, colorLists.door].map((list) => list.map(({ code }) => code)),
  ).toEqual(Array(3).fill(['NCS S 0502-Y']))
})

describe('D-021: a construction', () => {
  const models = [rowOf(4), rowOf(5), rowOf(6)]
  const connections = [
    { rowNumber: 4, bb: bb(-1200) },
    { rowNumber: 5, bb: bb(0) },
    { rowNumber: 6, bb: bb(1200) },
    { rowNumber: 9, bb: null },
  ]

  test('begins with the row that the address names', () => {
    const { rows, places } = injected({ models, connections })
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([5, 4, 6])
    expect(places).toHaveLength(4)
  })

  test.each([
    ['has not the row of the address', { models: [rowOf(4)], connections: [] }, 'row 5 is not among'],
    ['has a row twice', { models: [rowOf(5), rowOf(5)], connections }, 'same row number'],
    [
      'leaves a row without a place',
      { models, connections: connections.slice(0, 2) },
      'row 6 stands nowhere',
    ],
    ['has a place for nobody', { models: [rowOf(5)], connections }, 'row 4 has a place and no model'],
    ['is empty', { models: [], connections }, 'models'],
    ['is endless', { models: Array(51).fill(rowOf()), connections: [] }, 'models'],
    ['lacks its connections', { models }, 'connections'],
    ['stands beyond the world', { models, connections: [{ rowNumber: 5, bb: bb(1e9) }] }, 'connections'],
  ])('that %s is refused', (_, given, reason) => {
    expect(reasonOf(given)).toContain(reason)
  })
})

test('a frozen input says by itself what the picture shall be like', () => {
  const { rows, options } = injected(makeRowImageInput({ view: 'perspective', renderer: 'svg', width: 300 }))
  expect(rows[0].model.id).toBe('1001')
  expect(options).toMatchObject({ renderer: 'webgl', width: 300, showErrorMarker: false })
  expect(reasonOf({ ...makeRowImageInput(), width: 1 })).toContain('width')
})

describe('what cannot be read is refused at once, with a reason', () => {
  const circle: Record<string, unknown> = { ...rowOf() }
  circle.choices = circle
  const holes: unknown[] = []
  holes.length = 4_000_000_000
  const trap = { component: 'Window' }
  Object.defineProperty(trap, 'choices', {
    enumerable: true,
    get: () => {
      throw new Error('touched')
    },
  })
  const deep = Array.from({ length: 5000 }).reduce((inner: unknown) => ({ inner }), {})
  const choices = rowOf().choices

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'Window'],
    ['a number', Number.NaN],
    ['a list', [rowOf()]],
    ['an empty thing', {}],
    ['a function', () => rowOf()],
    ['a circle', circle],
    ['a billion holes', { models: holes, connections: [] }],
    ['something deep', deep],
    ['a trap', trap],
    ['a giant text', { ...rowOf(), model: { id: '1'.repeat(1_000_000) } }],
    ['inherited members', Object.create({ models: [rowOf()], connections: [] })],
    ['a size that is no number', { ...rowOf(), choices: { ...choices, width: Number.NaN } }],
    ['a negative size', { ...rowOf(), choices: { ...choices, height: -1 } }],
    ['a huge size', { ...rowOf(), choices: { ...choices, width: 1e308 } }],
    ['a size in words', { ...rowOf(), choices: { ...choices, width: '1190' } }],
    ['a choice that nobody knows', { ...rowOf(), choices: { ...choices, __proto__x: 1 } }],
    ['a colour that is a script', { ...rowOf(), innerColor: { ...WHITE, rgbHex: 'url(javascript:0)' } }],
    ['a model that is a path', { ...rowOf(), model: { id: '../../etc' } }],
  ])('%s', (_, given) => {
    const began = performance.now()
    expect(reasonOf(given)).toMatch(/\S/)
    expect(performance.now() - began).toBeLessThan(200)
  })
})
