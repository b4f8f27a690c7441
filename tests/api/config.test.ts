// Single edits of a row's product, as the product services of the specification make them.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { frameTypes } from '#domain/catalogue/data/frame-types'
import { productRow } from '#domain/contracts/product'
import { type Client, makeClient, type Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

const TOP_SWING = 1002
const FIXED = 1001
const TWO_SASHES = 1006
const DOOR = 3104

withEngines()

let store: Client
let neighbour: Client
let chain: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  neighbour = await loggedIn('otherStoreClerk')
  chain = await loggedIn('chainUser')
})

let orderNumber: number
let revision: string
beforeEach(async () => {
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
})

const add = async (modelId: number) => {
  const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: modelId, numberOf: 1 }
  const reply = await store.post('/api/v1/products', body)
  expect(reply.status, reply.text).toBe(201)
  revision = reply.json.model.revision
  return reply.json.model
}

/** An edit of the row as it was last seen. */
const put = async (path: string, body: object, client = store): Promise<Reply> =>
  client.put(`/api/v1/config/${path}`, { orderNumber, rowNumber: 1, revision, ...body })

const done = async (path: string, body: object) => {
  const reply = await put(path, body)
  expect(reply.status, reply.text).toBe(200)
  expect(productRow.parse(reply.json.model)).toEqual(reply.json.model)
  revision = reply.json.model.revision
  return reply.json
}

const refusedWith = async (path: string, body: object) => {
  const { status, json } = await put(path, body)
  return [status, json.code, json.message]
}

const read = async () => (await store.get(`/api/v1/products/${orderNumber}/0/1`)).json

describe('the glazing bars of a frame type', () => {
  test.each(frameTypes.map(({ id }) => id))(
    'Q-072, Q-311, Q-183: %s has those that the trade handbook lists',
    async (id) => {
      const { status, json, headers } = await store.get(`/api/v1/config/crossbars/${id}`)
      const listed = crossbarTypes.filter(({ frameTypes: types }) => types.includes(id))
      expect([status, json]).toEqual([200, listed.map((type) => ({ id: type.id, name: type.name }))])
      expect(headers['cache-control']).toBe('private, max-age=300')
    },
  )

  test('Q-311: bars through the sash are not made for sliding doors, nor in glass for a fire frame', async () => {
    const ids = async (type: string) =>
      (await store.get(`/api/v1/config/crossbars/${type}`)).json.map(({ id }: { id: string }) => id)
    expect(await ids('M')).toEqual(['A18', 'A26', 'A45', 'C22', 'C28', 'C45'])
    expect(await ids('X')).toEqual(['C22', 'C28', 'C45'])
  })

  test.each(['undefined', 'Z', 'f', '__proto__'])('Q-073: «%s» is no frame type', async (type) => {
    const { status, json } = await store.get(`/api/v1/config/crossbars/${type}`)
    expect([status, json.code, json.message]).toEqual([
      422,
      'catalogue.unknown-frame-type',
      'Ugyldig verdi for frametype',
    ])
  })

  test('are for people who have logged in', async () => {
    expect((await makeClient().get('/api/v1/config/crossbars/F')).status).toBe(401)
  })
})

describe('cladding', () => {
  test('Q-303, Q-063: gives the outside the aluminium colour that follows the wood, and the wood back', async () => {
    await add(TOP_SWING)
    const clad = (await done('aluminium', { value: true })).model
    expect(clad.aluminiumClothing).toMatchObject({ selected: true, color: { code: 'NCS S 0502-Y' } })
    expect(clad.outerColor).toEqual(clad.aluminiumClothing.color)
    expect(await read()).toEqual(clad)
    const bare = (await done('aluminium', { value: false })).model
    expect(bare.aluminiumClothing).toEqual({ selected: false, color: null })
  })

  test('is not made for an entrance door, and says why', async () => {
    await add(DOOR)
    expect((await put('aluminium', { value: true })).json.message).toContain(
      'Aluminiumskledning leveres ikke på',
    )
  })
})

describe('fittings', () => {
  test('A-256: closer and its colour are chosen by code', async () => {
    await add(DOOR)
    expect((await done('closers', { value: 'DL1' })).model.choices.closerId).toBe('DL1')
    expect((await done('closercolors', { value: '03' })).model.choices.closerColor).toBe('03')
    expect(await refusedWith('closers', { value: 'DL9' })).toEqual([
      422,
      'product.unknown-choice',
      'DL9 kan ikke velges for dørlukker.',
    ])
  })

  test('A-256: the colour of hinges chooses the hinges that come in it', async () => {
    await add(DOOR)
    expect((await done('hingecolors', { value: '03' })).model.choices.hingeId).toBe('H03')
    expect(await refusedWith('hingecolors', { value: '05' })).toEqual([
      422,
      'product.unknown-choice',
      '05 kan ikke velges for farge på hengsler.',
    ])
  })
})

describe('the function', () => {
  const chosen = (...selectedOptions: string[]) => ({ fieldName: 'function', selectedOptions })

  test('Q-306: hands a door the other way', async () => {
    const { function: handing } = await add(DOOR)
    const other = handing === 'HU' ? 'VU' : 'HU'
    expect((await done('functions', chosen(other))).model.function).toBe(other)
  })

  test('Q-306: one field of a divided window opens in its own way, and as the others again', async () => {
    await add(TOP_SWING)
    await done('dividers', { panels: [''], verticals: 1, horizontals: 0 })
    const ofField = (chosen: string) => ({ fieldName: 'c2r1', selectedOptions: [chosen] })
    const mixed = (await done('functions', ofField('FR'))).model
    expect(mixed.choices.fieldFunctions).toEqual([{ panel: 'c2r1', function: 'FR' }])
    const alike = (await done('functions', ofField('TS'))).model
    expect(alike.choices.fieldFunctions).toEqual([])
  })

  test('Q-065: without one there is nothing to choose', async () => {
    await add(DOOR)
    const { status, json } = await put('functions', chosen())
    expect(status).toBe(422)
    expect(json.message).toContain('Ingen gyldige funksjonsvalg')
  })

  test('that the model does not have is refused', async () => {
    await add(TOP_SWING)
    expect((await put('functions', chosen('DKV'))).status).toBe(422)
  })
})

describe('panels', () => {
  test('Q-304: a property is set on some panes, and taken off one without touching the others', async () => {
    await add(FIXED)
    await done('dividers', { panels: [''], verticals: 1, horizontals: 0 })
    const frosted = [{ id: 6, selected: true }]
    const all = (await done('panel/properties', { properties: frosted, panels: [''] })).model
    expect(all.choices.panelProperties).toEqual([{ panel: '', id: 6 }])
    const off = [{ id: 6, selected: false }]
    const left = (await done('panel/properties', { properties: off, panels: ['c1r1'] })).model
    expect(left.choices.panelProperties).toEqual([{ panel: 'c2r1', id: 6 }])
  })

  test('Q-304: a pane that is not there has no properties', async () => {
    await add(FIXED)
    expect(
      await refusedWith('panel/properties', { properties: [{ id: 6, selected: true }], panels: ['c9r9'] }),
    ).toEqual([422, 'product.unknown-choice', 'c9r9 kan ikke velges for egenskaper for glasset.'])
  })

  test('Q-305, Q-067: a door leaf gets another surface, by its id', async () => {
    await add(DOOR)
    expect((await done('panel/qualities', { id: 3 })).model.choices.panelQualityId).toBe(3)
    expect((await put('panel/qualities', { id: 99 })).json.code).toBe('product.unknown-choice')
  })

  test('Q-305: one of several solid panels gets a surface of its own, and the lists say which has which', async () => {
    await add(FIXED)
    await done('dividers', { panels: [''], verticals: 1, horizontals: 0 })
    await done('panel/properties', { properties: [{ id: 14, selected: true }], panels: [''] })
    await done('panel/qualities', { id: 22 })
    const { model } = await done('panel/qualities', { id: 23, panels: ['c2r1'] })
    expect(model.panelQualityId).toBe(22)
    expect(model.choices.solidPanelQualities).toEqual([{ panel: 'c2r1', id: 23 }])
    const addresses = model.panelQualities.map(({ id, addresses }: { id: number; addresses: string[] }) => [
      id,
      addresses,
    ])
    expect(addresses).toEqual([
      [21, []],
      [22, ['c1r1']],
      [23, ['c2r1']],
    ])
    expect((await put('panel/qualities', { id: 23, panels: ['c9r9'] })).json.code).toBe(
      'product.unknown-choice',
    )
  })
})

describe('posts and glazing bars', () => {
  test('Q-308, Q-309, Q-069, A-257: posts divide the frame anew, and are taken away by name', async () => {
    await add(FIXED)
    const { model } = await done('dividers', { panels: [''], verticals: 1, horizontals: 1 })
    const post = { panel: '', typeId: 'P60', position: null }
    expect(model.choices.dividers).toEqual([
      { ...post, direction: 'VERTICAL' },
      { ...post, direction: 'HORIZONTAL' },
    ])
    const left = await store.post('/api/v1/config/dividers/delete', {
      orderNumber,
      rowNumber: 1,
      revision,
      dividers: ['divider/V1'],
    })
    expect(left.json.model.choices.dividers).toEqual([{ ...post, direction: 'HORIZONTAL' }])
  })

  test('Q-307, Q-069, QD-15, A-257: glazing bars of one field leave the other as it was', async () => {
    await add(FIXED)
    await done('dividers', { panels: [''], verticals: 1, horizontals: 0 })
    const grid = { horizontalId: 'C28', verticalId: 'C22', horizontals: 1, verticals: 0 }
    await done('crossbars', { panels: [''], ...grid })
    const { model } = await done('crossbars', { panels: ['c1r1'], ...grid, horizontals: 0, verticals: 1 })
    expect(model.choices.crossbars).toEqual([
      { panel: 'c2r1', direction: 'HORIZONTAL', typeId: 'C28', position: null },
      { panel: 'c1r1', direction: 'VERTICAL', typeId: 'C22', position: null },
    ])
    const left = (await done('crossbars/delete', { dividers: ['c1r1/crossbar/V1'] })).model
    expect(left.choices.crossbars).toHaveLength(1)
  })

  test('Q-309, A-257: only posts and glazing bars are bars, and only those that are there', async () => {
    await add(FIXED)
    expect((await put('panels/delete', { dividers: ['divider/V1'] })).json.code).toBe('request.invalid')
    expect(await refusedWith('dividers/delete', { dividers: ['divider/V1'] })).toEqual([
      422,
      'divider.invalid',
      'Ugyldig verdi',
    ])
  })

  test('Q-077, Q-309: the post that a model comes with stays', async () => {
    await add(TWO_SASHES)
    expect(await refusedWith('dividers/delete', { dividers: ['divider/V1'] })).toEqual([
      422,
      'divider.fixed',
      'Flytting ikke tillatt',
    ])
  })

  test('Q-310: between two sashes it can be one that is taken out, and a fixed one again', async () => {
    const before = await add(TWO_SASHES)
    const loose = (await done('removabledivider', { divider: 'divider/V1', value: true })).model
    expect(loose.choices.dividers).toEqual([
      { panel: '', direction: 'VERTICAL', typeId: 'R92', position: null },
    ])
    const fixed = (await done('removabledivider', { divider: 'divider/V1', value: false })).model
    expect(fixed.choices).toEqual(before.choices)
  })

  test('Q-310: a post in a fixed frame cannot be taken out', async () => {
    await add(FIXED)
    await done('dividers', { panels: [''], verticals: 1, horizontals: 0 })
    expect((await put('removabledivider', { divider: 'divider/V1', value: true })).json.message).toBe(
      'Rømningspost kan bare brukes i to-rams vindu.',
    )
  })
})

describe('every edit', () => {
  const edits: [path: string, body: object][] = [
    ['aluminium', { value: true }],
    ['closers', { value: '00' }],
    ['closercolors', { value: '01' }],
    ['hingecolors', { value: '01' }],
    ['functions', { fieldName: 'function', selectedOptions: ['TS'] }],
    ['panel/properties', { properties: [{ id: 6, selected: true }], panels: [''] }],
    ['panel/qualities', { id: null }],
    ['dividers', { panels: [''], horizontals: 0, verticals: 1 }],
    ['crossbars', { panels: [''], horizontals: 1, verticals: 0 }],
    ['removabledivider', { divider: 'divider/V1', value: true }],
    ['crossbars/delete', { dividers: ['c1r1/crossbar/V1'] }],
  ]

  test.each(edits)('%s: is for those who may see the quote, and change it', async (path, body) => {
    await add(TOP_SWING)
    expect((await put(path, body, makeClient())).status).toBe(401)
    expect((await put(path, body, neighbour)).json.code).toBe('quote.not-found')
    expect((await put(path, {}, store)).json.code).toBe('request.invalid')
    expect((await put(path, { ...body, rowNumber: 7 })).json.code).toBe('quote.row-not-found')
    expect((await put(path, { ...body, revision: 'rev_ukjent' })).json.code).toBe('quote.revision-not-found')
    expect((await read()).revision).toBe(revision)
  })

  test('a chain looks on', async () => {
    await add(TOP_SWING)
    expect((await put('aluminium', { value: true }, chain)).json.code).toBe('access.denied')
  })

  test('Q-192: who comes late is shown the row as it is', async () => {
    await add(TOP_SWING)
    const late = revision
    await done('aluminium', { value: true })
    revision = late
    const reply = await put('dividers', { panels: [''], horizontals: 0, verticals: 1, verticalId: 'D68' })
    expect([reply.status, reply.json.code]).toEqual([409, 'quote.row-changed'])
    expect(reply.json.details.current.aluminiumClothing.selected).toBe(true)
  })

  test('a request that is sent twice is done once', async () => {
    await add(TOP_SWING)
    const [first, second] = [await put('aluminium', { value: true }), await put('aluminium', { value: true })]
    expect([second.status, second.json.model.revision]).toEqual([200, first.json.model.revision])
  })
})
