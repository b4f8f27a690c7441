// The whole product of a row as a client reads it: the sample of the trade handbook (section 13), field by field.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openingFunctions } from '#domain/catalogue/data/functions'
import { productRow } from '#domain/contracts/product'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let agent: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  agent = await loggedIn('agent')
})

let orderNumber: number
beforeEach(async () => {
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
})

const read = async (modelId: number, choices: object = {}) => {
  const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: modelId, numberOf: 4 }
  const { rowNumber, revision } = (await store.post('/api/v1/products', body)).json.model
  const address = `/api/v1/products/${orderNumber}/0/${rowNumber}`
  const edited = await store.put(address, { revision, choices })
  expect(edited.status, edited.text).toBe(200)
  const { json } = await store.get(address)
  expect(productRow.parse(json)).toEqual(json)
  return json
}

const mitred = { sight: 52, fold: 18, edge: 16, totalDepth: 105, endType1: 'MITRE' }
const white = {
  code: 'NCS S 0502-Y',
  description: 'Hvit (standard)',
  rgbHex: '#F2F0E8',
  backendCode: 'W100',
  colorType: 'NCS',
  sorting: 10,
  std: true,
}
const anthracite = {
  code: 'RAL 7016',
  description: 'Antrasittgrå',
  rgbHex: '#383E42',
  backendCode: 'A502',
  colorType: 'RAL',
  sorting: 30,
  std: true,
}

describe('the sample of the trade handbook', () => {
  const choices = {
    reference: 'Stue',
    numberOfVents: 1,
    aluminium: { selected: true, color: 'RAL 7016' },
  }

  test('Q-173, Q-174, Q-175, Q-176, Q-177, D-073, D-075: what the product is', async () => {
    expect(await read(1002, choices)).toMatchObject({
      orderNumber,
      changeNumber: 0,
      rowNumber: 1,
      numberOf: 4,
      reference: 'Stue',
      model: { id: '1002', description: 'Skjær Toppsving', parentId: null, glassCode: '304' },
      component: 'Window',
      formType: 'V0001',
      description: 'Skjær Toppsving 1\u00a0190\u00a0×\u00a01\u00a0190',
      function: 'TS',
      functionOptions: [
        { id: 'TS', name: 'Toppsving', dbValues: { function: 'TS' }, side: 'TOP', selected: true },
      ],
      doorType: null,
      doorTypeOptions: [],
      decorLaminate: '00',
      decorLaminateOptions: [],
      glassCode: '304',
      spacerColor: '01',
      woodtypeId: 1,
      mountingId: 1,
      mountingType: { description: 'Skruefeste gjennom karm', ok: true },
      innerColor: white,
      aluminiumClothing: { selected: true, color: anthracite },
      outerColor: anthracite,
      frameColor: null,
      wingColor: null,
      numberOfVents: 1,
      sense: false,
      panelQualityId: null,
      panelQualities: [],
      hcThreshold: null,
      uvalue: 0.82,
      weight: 60.5,
      nobbNumber: '',
      emergencyExit: true,
      stockItem: false,
      fastlaneQualified: true,
      ceMarked: true,
      swan: false,
      connectToRow: null,
      connectPosition: null,
      connectLocation: null,
      inOrderUvalue: true,
      readOnly: false,
      editable: true,
      deleteable: true,
      grossUnitPrice: 8762,
    })
  })

  test('Q-178, Q-179, Q-180, Q-181, D-079, D-080, D-096, D-101, D-102, D-105: its frame, sashes and panes', async () => {
    const { frame } = await read(1002, choices)
    expect(frame).toMatchObject({
      type: 'T',
      frameShapeId: 0,
      width: 1190,
      width1: 0,
      width2: 0,
      height: 1190,
      height1: 0,
      height2: 0,
      depth: 105,
      depthMin: 105,
      dividable: true,
      flowerBoard: { selected: false, material: '01', height: 21, depth: 0, extension: 0 },
      extensionJamb: {
        mounted: { selected: false },
        featherSize: 12,
        material: '01',
        hasBottom: { selected: false },
      },
      extensionJambGroove: '00',
    })
    expect(frame.frameComponents).toHaveLength(4)
    for (const name of ['LEFT', 'RIGHT', 'TOP', 'BOTTOM'])
      expect(frame.frameComponents).toContainEqual({ name, kind: 'FRAME', dimension: mitred })
    expect(frame.innerArea).toMatchObject({
      address: 'c1r1',
      hingeId: 'H01',
      kickplateId: '00;00',
      doorHandleId: 'W01',
      cylinderId: '00',
      defaultCylinderId: '00',
      lockId: '00',
      defaultLockId: '00',
      smartlockId: '00',
      keysync: '',
      extralock: { selected: false },
      extrakeys: 0,
      binocular: '00',
      decorLaminate: '00',
      sashes: [
        {
          address: 'c1r1',
          component: 'GlideConfiguration',
          side: 'TOP',
          inOut: 'OUT',
          sliding: false,
          maxOpeningAngle: 45,
          openIndex: 0,
          dimension: { sight: 68, fold: 18, edge: 14, totalDepth: 78, endType1: 'MITRE' },
          hinges: [],
          closers: [],
        },
      ],
      dividers: [],
      crossbars: [],
    })
    const [pane] = frame.innerArea.panels
    expect(pane).toMatchObject({
      id: 1,
      address: 'c1r1',
      level: 1,
      component: 'Glass',
      movable: false,
      removable: false,
      backendCode: '00',
    })
    expect(pane.properties).toContainEqual({ id: 1, name: 'Energiglass', selected: true })
    expect(pane.properties).toContainEqual({ id: 6, name: 'Frostet glass', selected: false })
  })

  test('Q-175, Q-176: what can be chosen, and why not where it cannot', async () => {
    const { glassOptions, miscOnOffs, panelProperties } = await read(1002, choices)
    expect(glassOptions).toContainEqual({
      id: '304',
      name: expect.any(String),
      selected: true,
      enabled: true,
    })
    const misc = (id: number) => miscOnOffs.find((option: { id: number }) => option.id === id)
    expect(misc(101)).toMatchObject({
      name: 'Barnesikring (sikringsbeslag)',
      selected: false,
      changes: ['Barnesikring inngår i toppsving og sidesving.'],
    })
    const refused = glassOptions.filter(({ enabled }: { enabled: boolean }) => !enabled)
    expect(refused.every(({ reason }: { reason?: string }) => reason !== undefined)).toBe(true)
    expect(panelProperties).toContainEqual({ id: 6, name: 'Frostet glass', addresses: [] })
  })
})

test('Q-080, Q-081, Q-179, Q-180: a flower board and an extension jamb come back as they were put', async () => {
  const flowerBoard = { selected: true, material: '02', height: 28, depth: 180, extension: 20 }
  const { frame } = await read(1002, {
    flowerBoard,
    depth: 200,
    extensionJamb: { mounted: true, featherSize: 15, material: '01', hasBottom: false },
  })
  expect(frame.flowerBoard).toEqual(flowerBoard)
  expect(frame).toMatchObject({
    depth: 200,
    extensionJamb: {
      mounted: { selected: true },
      featherSize: 15,
      material: '01',
      hasBottom: { selected: false },
    },
  })
  expect(frame.extensionJambGroove, 'the feather needs its groove').toBe('15')
})

test('Q-175, Q-181, D-074, D-076, D-090, D-097: an entrance door has fittings to choose, hinges and a leaf of its own type', async () => {
  const door = await read(3104, { closerId: 'DL1', misc: [111] })
  expect(door).toMatchObject({
    component: 'Door',
    formType: 'D0002',
    function: 'VU',
    doorType: '8',
    model: { parentId: '104', glassCode: '311' },
    doorTypeOptions: [{ id: '8', name: 'Ytterdør eXtra 80 mm' }],
    hcThreshold: true,
    frameColor: { colorType: 'NCS' },
    outerColor: null,
  })
  const { innerArea } = door.frame
  expect(innerArea.defaultLockId).toBe(innerArea.lockId)
  for (const field of ['hingeId', 'doorHandleId', 'cylinderId', 'lockId', 'smartlockId'])
    expect(innerArea.options[field].filter(({ selected }: { selected: boolean }) => selected)).toHaveLength(1)
  const [leaf] = innerArea.sashes
  expect(leaf.component).toBe('HingeConfiguration')
  expect(leaf.dimension.totalDepth).toBe(80)
  expect(leaf.hinges.length).toBeGreaterThanOrEqual(3)
  expect(leaf.hinges[0].rgbHex).toBe('#B9BDC0')
  expect(leaf.closers).toEqual([{ rgbHex: '#BFC2C4', length: 280 }])
  for (const { id } of door.functionOptions)
    expect(openingFunctions.map((opening) => opening.id)).toContain(id)
})

test('Q-068, Q-071, D-099, D-106: posts and glazing bars are told one by one, those of the model as not to be deleted', async () => {
  const bar = { panel: '', direction: 'VERTICAL', position: null }
  const fixed = (await read(1001, { dividers: [{ ...bar, typeId: 'P60' }] })).frame.innerArea
  expect(fixed.address).toBe('')
  expect(fixed.panels.map(({ address }: { address: string }) => address)).toEqual(['c1r1', 'c2r1'])
  expect(fixed.dividers).toEqual([
    {
      id: 'divider/V1',
      panel: '',
      direction: 'VERTICAL',
      typeId: 'P60',
      position: 595,
      dimension: { sight: 60, fold: 18 },
      splitsFrame: true,
      removable: false,
      backendCode: 'P60',
    },
  ])
  const own = (await read(1006)).frame.innerArea
  expect(own.dividers).toMatchObject([{ id: 'divider/V1', backendCode: '00' }])
  expect(own.sashes.map(({ openIndex }: { openIndex: number }) => openIndex)).toEqual([0, 1])
  const barred = (await read(1001, { crossbars: [{ ...bar, typeId: 'C22' }] })).frame.innerArea
  expect(barred.crossbars).toMatchObject([{ typeId: 'C22', crossbarType: 'CLIPS', sight: 22, position: 595 }])
})

test('an agent in margin mode is not told the list price', async () => {
  const theirs = (await agent.post('/api/v1/offers')).json.model.orderNumber
  const body = { orderNumber: theirs, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  const { grossUnitPrice, price } = (await agent.post('/api/v1/products', body)).json.model
  expect(grossUnitPrice).toBe(price.projectCalculation ? null : 7022)
})
