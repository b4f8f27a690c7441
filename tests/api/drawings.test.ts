// A quote as drawings for other programs: who gets them, what they are called, and that nothing of money is in them.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Point } from '#domain/geometry/point'
import { boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import { boxOfPolyline, readDxf, sectionsBeside } from '../factories/read-dxf.ts'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let orderNumber: number

beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  const row = { orderNumber, sourceOrderNumber: 0, numberOf: 2 }
  for (const sourceRowId of [1002, 3001])
    expect((await store.post('/api/v1/products', { ...row, sourceRowId })).status).toBe(201)
})

const drawing = (what: string, client = store) => client.get(`/api/v1/offers/${orderNumber}/${what}`)
const outlinesOf = (text: string) => readDxf(text).polylines.filter(({ layer }) => layer === 'Omriss')

test('a quote is kept as a CAD drawing under its name, one elevation for each row', async () => {
  const { status, headers, text } = await drawing('dxf')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/vnd.dxf',
    'content-disposition': `attachment; filename="tilbud_${orderNumber}_oppriss.dxf"`,
  })
  expect(outlinesOf(text)).toHaveLength(2)
  expect(readDxf(text).texts.map((words) => words.text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Rad 1/), expect.stringMatching(/^Rad 2/)]),
  )
})

test('each elevation of the sheet has its level section under it and its upright one beside it', async () => {
  const read = readDxf((await drawing('dxf')).text)
  const outlines = read.polylines
    .filter(({ layer }) => layer === 'Omriss')
    .map(boxOfPolyline)
    .toSorted((one, other) => one.minX - other.minX)
  const sizes = outlines.map((outline, index) => {
    const { level, upright } = sectionsBeside(read, outline, outlines[index + 1]?.minX)
    return [level, upright].map((box) => box && [Math.round(widthOf(box)), Math.round(heightOf(box))])
  })
  const rows = await Promise.all(
    [1, 2].map(async (row) => (await store.get(`/api/v1/products/${orderNumber}/0/${row}`)).json.choices),
  )
  expect(sizes).toEqual(
    rows.map(({ width, height, depth }) => [
      [width, depth],
      [depth, height],
    ]),
  )
})

test('one row is kept by itself, with its sections', async () => {
  const { headers, text } = await drawing('dxf?row=2')
  expect(headers['content-disposition']).toBe(`attachment; filename="tilbud_${orderNumber}_rad_2.dxf"`)
  expect(outlinesOf(text)).toHaveLength(1)
  expect(readDxf(text).layers).toContain('Snitt-karm')
})

test('the holes in the wall are kept under a name of their own, one for each row', async () => {
  const { headers, text } = await drawing('dxf?drawing=openings')
  expect(headers['content-disposition']).toBe(`attachment; filename="tilbud_${orderNumber}_veggapninger.dxf"`)
  expect(readDxf(text).polylines.filter(({ layer }) => layer === 'Veggåpning')).toHaveLength(2)
})

describe('rows that are mounted together', () => {
  /** A door of 990 × 2090 with a side light of 490 on its right. */
  let entrance: number
  beforeAll(async () => {
    entrance = (await store.post('/api/v1/offers')).json.model.orderNumber
    const add = async (sourceRowId: number, choices: object) => {
      const body = { orderNumber: entrance, sourceOrderNumber: 0, sourceRowId, numberOf: 1 }
      const { rowNumber, revision } = (await store.post('/api/v1/products', body)).json.model
      const row = `/api/v1/products/${entrance}/0/${rowNumber}`
      expect((await store.put(row, { revision, choices })).status).toBe(200)
      return row
    }
    await add(3101, { width: 990, height: 2090 })
    const sideLight = await add(3411, { width: 490, height: 2090 })
    expect((await store.put(`${sideLight}/connect/1/RIGHT/START`)).status).toBe(200)
  })
  const read = async (query: string) =>
    readDxf((await store.get(`/api/v1/offers/${entrance}/dxf${query}`)).text)
  const boxesOn = (layer: string, { polylines }: ReturnType<typeof readDxf>) =>
    polylines
      .filter((line) => line.layer === layer)
      .map(({ points }) => boundsOf(points.map(([x, y]): Point => [x, y])))

  test('stand in each other’s drawing where they are mounted, with the width of both measured', async () => {
    const post = (await store.get(`/api/v1/offers/${entrance}`)).json.productRows[2]
    for (const row of [1, 2]) {
      const drawing = await read(`?row=${row}`)
      expect(drawing.strangers).toEqual([])
      const boxes = boxesOn('Omriss', drawing).toSorted((one, other) => one.minX - other.minX)
      const [door, ...rest] = boxes
      const sideLight = rest.at(-1)
      if (door === undefined || sideLight === undefined) throw new Error('one row is not drawn')
      expect([widthOf(door), widthOf(sideLight)]).toEqual([990, 490])
      expect(sideLight.minX - door.maxX).toBeCloseTo(post.frame.width)
      const lengths = drawing.measures.map(({ says }) => Math.round(says))
      expect(lengths).toContain(990 + post.frame.width + 490)
    }
  })

  test('stand together in each other’s picture too, with the width of each and of both', async () => {
    const post = (await store.get(`/api/v1/offers/${entrance}`)).json.productRows[2]
    const whole = 990 + post.frame.width + 490
    const [alone = 0, ...together] = await Promise.all(
      [`${orderNumber}/svg?row=2`, `${entrance}/svg?row=1`, `${entrance}/svg?row=2`].map(async (address) => {
        const { text } = await store.get(`/api/v1/offers/${address}`)
        if (address.startsWith(String(entrance)))
          for (const width of [990, 490, whole]) expect(text, address).toContain(`>${width}<`)
        return Number(/ width="([\d.]+)mm"/.exec(text)?.[1])
      }),
    )
    // A tenth of its size: a door of 990 by itself, and the same with what stands beside it.
    expect(alone).toBeLessThan(whole / 10)
    for (const width of together) expect(width).toBeGreaterThan(whole / 10)
  })

  test('come on the sheet of elevations by themselves and once more together, and share one hole in the wall', async () => {
    const { texts } = await read('')
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Rad 1', 'Rad 2', 'Rad 1 + 2']))
    expect(boxesOn('Veggåpning', await read('?drawing=openings'))).toHaveLength(1)
  })
})

test('a row is kept as a picture with its measurements', async () => {
  const { status, headers, text } = await drawing('svg?row=1')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': `attachment; filename="tilbud_${orderNumber}_rad_1.svg"`,
  })
  expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(text).toContain('>1190<')
  expect(text).not.toMatch(/<script|href=/)
})

test.each(['dxf?row=9', 'svg?row=9'])(
  '%s: a row that is not in the quote is said not to be there',
  async (what) => {
    const { status, json } = await drawing(what)
    expect([status, json.code]).toEqual([404, 'quote.row-not-found'])
  },
)

test.each(['dxf', 'dxf?row=1', 'dxf?drawing=openings', 'svg?row=1'])(
  '%s: whoever may not see the quote is not told that there is one',
  async (what) => {
    const stranger = await loggedIn('otherStoreClerk')
    const [{ status, json }, missing] = [
      await drawing(what, stranger),
      await stranger.get(`/api/v1/offers/999999/${what}`),
    ]
    expect([status, json.code]).toEqual([404, missing.json.code])
  },
)

test.each(['dxf', 'dxf?row=1', 'svg?row=1'])('%s: nothing of money is in it', async (what) => {
  const { text } = await drawing(what)
  expect(text).not.toMatch(/\bkr\b|\bpris|rabatt|NOK/i)
})

test('a quote without rows is an empty drawing', async () => {
  const { model } = (await store.post('/api/v1/offers')).json
  const { status, text } = await store.get(`/api/v1/offers/${model.orderNumber}/dxf`)
  expect(status).toBe(200)
  expect(readDxf(text)).toMatchObject({ polylines: [], texts: [], measures: [], strangers: [] })
})
