import { describe, expect, test } from 'vitest'
import { frameTypeOf } from '#domain/catalogue/catalogue'
import { models } from '#domain/catalogue/data/models'
import type { FrameTypeId } from '#domain/catalogue/types'
import { frameDepthOf } from '#domain/layout/depth'
import { ruleSentences } from '#domain/messages/rules'
import { sentenceOf } from '#domain/messages/words'
import type { Bar, Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { configured, refused, rulesOf } from '#tests/factories/configured'
import { checkRules, editRules, firstGateRules, forceRules, gateRules } from './all.ts'
import { ruleTable } from './rule-table.ts'

const bar = (
  typeId: string,
  direction: Bar['direction'],
  position: number | null = null,
  panel = '',
): Bar => ({
  panel,
  direction,
  typeId,
  position,
})
const bars = (count: number, typeId: string, direction: Bar['direction'], panel = ''): Bar[] =>
  Array.from({ length: count }, () => bar(typeId, direction, null, panel))
const property = (id: number, panel = 'c1r1') => ({ panel, id })
const jamb = (changes: Partial<NonNullable<Patch['extensionJamb']>>) => ({
  extensionJamb: { mounted: true, featherSize: 12, material: '01', hasBottom: false, ...changes },
})
const board = (changes: Partial<NonNullable<Patch['flowerBoard']>> = {}) => ({
  flowerBoard: { selected: true, material: '01', height: 21, depth: 200, extension: 50, ...changes },
})
const clad = (color: string | null = null) => ({ aluminium: { selected: true, color } })
/** A post in the middle, and the function of each field from the left. */
const halved = { dividers: [bar('P86', 'VERTICAL')] }
const opens = (...functions: readonly string[]) => ({
  fieldFunctions: functions.map((each, index) => ({ panel: `c${index + 1}r1`, function: each })),
})
const ownPosts = (...positions: readonly number[]) => ({
  dividers: positions.map((position) => bar('P86', 'VERTICAL', position)),
})
const size = (width: number, height: number) => ({ width, height })
/** A tall window in two fields with the handle low on the sash. */
const low: Patch = {
  width: 1190,
  height: 1690,
  dividers: [bar('P86', 'VERTICAL')],
  doorHandleId: 'W06',
}
const plates = (outside: string, inside = '00') => ({ kickplate: { outside, inside } })

/** Two fields, both filled, and a surface of its own for one of them. */
const halves = { dividers: [bar('P60', 'VERTICAL')] }
const filled = { ...halves, panelProperties: [property(14), property(14, 'c2r1')] }
const own = (id: number, panel = 'c2r1') => ({ solidPanelQualities: [{ panel, id }] })

type Edits = readonly [model: number, ...patches: Patch[]]

/** Rule, the edits of which the last is refused by it, and edits next to those that are accepted. */
const refusing: readonly (readonly [id: string, bad: Edits, good: Edits])[] = [
  ['R-D-01', [1001, { width: 150 }], [1001, { width: 290 }]],
  ['R-D-02', [1002, { width: 1890 }], [1002, { width: 1790 }]],
  ['R-D-02', [1010, { width: 1290 }], [1010, { width: 1190 }]],
  ['R-D-02', [1010, { height: 790 }], [1004, { height: 790 }]],
  ['R-D-03', [1001, size(2490, 2490)], [1001, size(1790, 2290)]],
  ['R-M-04', [2122, { width: 2490 }], [2122, { width: 2590 }]],
  ['R-M-04', [2121, { width: 2890 }], [2121, { width: 2790 }]],
  ['R-M-05', [5001, { width: 990 }], [1002, { width: 990 }]],
  ['R-M-05', [5003, { innerColor: 'NCS S 0500-N' }], [5003, { reference: 'Stue' }]],
  ['R-M-05', [5005, { misc: [112] }], [5005, { function: 'HU' }]],
  ['R-M-05', [5006, { wingColor: 'NCS S 7500-N' }], [5006, { function: 'HU' }]],
  ['R-M-90', [9001, { width: 30 }], [9001, size(990, 20)]],
  ['R-M-91', [9001, board()], [9001, { depth: 105, innerColor: 'NCS S 7500-N' }]],
  ['R-M-01', [1106, size(1190, 1190)], [1106, size(1990, 1590)]],
  ['R-M-01', [1106, { glassCode: '323' }, size(2990, 1890)], [1106, { glassCode: '323' }, size(2890, 1690)]],
  ['R-D-04', [1004, { glassCode: '322' }, size(1190, 1290)], [1004, { glassCode: '322' }, size(1190, 990)]],
  ['R-D-04', [1002, { glassCode: '323' }, size(1790, 1340)], [1002, { glassCode: '323' }, size(1690, 1190)]],
  ['R-D-05', [1005, size(790, 590)], [1005, size(790, 790)]],
  ['R-D-06', [1001, { glassCode: '321' }, size(1990, 1990)], [1001, { glassCode: '321' }, size(1790, 1790)]],
  [
    'R-D-08',
    [1002, { width: 390 }, { dividers: [bar('D68', 'VERTICAL')] }],
    [1002, { width: 790 }, { dividers: [bar('D68', 'VERTICAL')] }],
  ],
  ['R-S-01', [1401, { height1: 1200 }], [1401, { height1: 1100 }]],
  ['R-S-04', [1401, { height1: 50 }, size(290, 2390)], [1401, { ...size(390, 2390), height1: 2290 }]],
  ['R-S-06', [1401, { dividers: [bar('P60', 'VERTICAL')] }], [1001, { dividers: [bar('P60', 'VERTICAL')] }]],
  ['R-S-06', [1401, jamb({})], [1001, jamb({})]],
  [
    'R-S-06',
    [1401, { crossbars: [bar('S28', 'VERTICAL')] }],
    [1401, { crossbars: [bar('A18', 'VERTICAL')] }],
  ],
  ['R-S-08', [1001, { frameShapeId: 1 }], [1401, { frameShapeId: 51 }]],
  ['R-F-01', [1002, { function: 'SHV' }], [1005, { function: 'SHH' }]],
  [
    'R-F-06',
    [3104, { glassCode: '307' }, size(1280, 2490), { hingeId: 'HIDDEN' }],
    [3104, { hingeId: 'HIDDEN' }],
  ],
  ['R-F-07', [1106, { misc: [101] }], [1004, { misc: [101] }]],
  [
    'R-F-09',
    [1211, low, { fieldFunctions: [{ panel: 'c1r1', function: 'DKH' }] }],
    [1211, low, { fieldFunctions: [{ panel: 'c1r1', function: 'FR' }] }],
  ],
  [
    'R-F-09',
    [1213, { height: 1690 }, { doorHandleId: 'W06' }],
    [1213, { height: 1590 }, { doorHandleId: 'W06' }],
  ],
  ['R-F-08', [1201, { height: 890 }, { doorHandleId: 'W06' }], [1201, { doorHandleId: 'W06' }]],
  [
    'R-F-11',
    [1001, { dividers: [bar('P60', 'VERTICAL', 5000)] }],
    [1001, { dividers: [bar('P60', 'VERTICAL', 400)] }],
  ],
  [
    'R-F-11',
    [1001, { dividers: [bar('P60', 'VERTICAL', null, 'c3r1')] }],
    [1001, { dividers: [bar('P60', 'VERTICAL', null, 'c1r1')] }],
  ],
  [
    'R-F-11',
    [1001, { crossbars: [bar('A18', 'VERTICAL', 20)] }],
    [1001, { crossbars: [bar('A18', 'VERTICAL', 400)] }],
  ],
  [
    'R-F-11',
    [1001, { panelProperties: [property(6, 'c2r1')] }],
    [1001, { dividers: [bar('P60', 'VERTICAL')] }, { panelProperties: [property(6, 'c2r1')] }],
  ],
  [
    'R-F-12',
    [1008, { dividers: bars(2, 'P86', 'HORIZONTAL') }],
    [1008, { dividers: [bar('P86', 'HORIZONTAL', 800)] }],
  ],
  [
    'R-F-12',
    [1006, { dividers: [bar('R92', 'VERTICAL', 400)] }],
    [1006, { dividers: [bar('R92', 'VERTICAL')] }],
  ],
  [
    'R-F-12',
    [1204, { dividers: bars(2, 'R92', 'VERTICAL') }],
    [1204, { dividers: bars(1, 'R92', 'VERTICAL') }],
  ],
  [
    'R-F-13',
    [1001, { dividers: [bar('P60', 'VERTICAL', 200)] }],
    [1001, { dividers: [bar('P60', 'VERTICAL', 250)] }],
  ],
  [
    'R-F-13',
    [1008, { dividers: [bar('P86', 'HORIZONTAL', 1700)] }],
    [1008, { dividers: [bar('P86', 'HORIZONTAL', 1400)] }],
  ],
  [
    'R-F-14',
    [1001, { width: 2490 }, { dividers: bars(5, 'P60', 'VERTICAL') }],
    [1001, { width: 2490 }, { dividers: bars(4, 'P60', 'VERTICAL') }],
  ],
  [
    'R-F-14',
    [1001, { crossbars: [...bars(3, 'A18', 'VERTICAL'), ...bars(2, 'A18', 'VERTICAL', 'c1r1')] }],
    [1001, { crossbars: [...bars(3, 'A18', 'VERTICAL'), ...bars(1, 'A18', 'VERTICAL', 'c1r1')] }],
  ],
  [
    'R-F-15',
    [1001, { width: 490 }, { crossbars: bars(4, 'A18', 'VERTICAL') }],
    [1001, { width: 590 }, { crossbars: bars(4, 'A18', 'VERTICAL') }],
  ],
  [
    'R-F-15',
    [1001, { width: 590 }, { crossbars: bars(4, 'S28', 'VERTICAL') }],
    [1001, { width: 790 }, { crossbars: bars(4, 'S28', 'VERTICAL') }],
  ],
  [
    'R-F-17',
    [1005, { width: 890 }, { dividers: [bar('R92', 'VERTICAL')] }],
    [1005, { width: 890 }, { dividers: [bar('P86', 'VERTICAL')] }],
  ],
  [
    'R-F-23',
    [1002, { dividers: [bar('L86', 'VERTICAL')] }],
    [1002, { height: 1290 }, { dividers: [bar('L86', 'HORIZONTAL')] }],
  ],
  ['R-F-19', [1002, halved, opens('FR', 'FR')], [1002, halved, opens('FR', 'TS')]],
  ['R-F-20', [1009, { width: 2990 }], [1009, { width: 2590 }]],
  [
    'R-F-21',
    [1009, { glassCode: '201', ...size(2450, 1830) }, ownPosts(880, 1570)],
    [1009, { glassCode: '201', ...size(2450, 1830) }, ownPosts(860, 1590)],
  ],
  ['R-F-22', [1002, opens('FR')], [1002, halved, opens('FR')]],
  ['R-F-22', [1002, halved, opens('TS', 'TS', 'FR')], [1002, halved, opens('TS', 'FR')]],
  ['R-S-09', [1407, { function: 'DKH' }], [1407, { frameShapeId: 2 }, { function: 'DKH' }]],
  ['R-G-01', [1001, { glassCode: '307' }], [1106, { glassCode: '307' }]],
  ['R-M-02', [1106, { glassCode: '304' }], [1106, { glassCode: '312' }]],
  ['R-G-03', [1002, { depth: 92 }], [1002, { glassCode: '201' }, { depth: 92 }]],
  ['R-G-04', [1002, { depth: 120 }], [1002, { depth: 115 }]],
  [
    'R-G-07',
    [1001, { panelProperties: [property(6), property(14)] }],
    [1001, { panelProperties: [property(14)] }],
  ],
  [
    'R-G-07',
    [1001, { panelProperties: [property(14, ''), property(6)] }],
    [1001, { width: 1490, ...halves, panelProperties: [property(14), property(6, '')] }],
  ],
  [
    'R-G-07',
    [1001, { panelProperties: [property(14, '')] }, { crossbars: [bar('A18', 'VERTICAL')] }],
    [1001, { panelProperties: [property(14, '')] }, { crossbars: [bar('C22', 'VERTICAL')] }],
  ],
  [
    'R-G-07',
    [1001, { width: 1490, ...filled }, { crossbars: [bar('S28', 'VERTICAL', null, 'c1r1')] }],
    [
      1001,
      { width: 1490, ...halves, panelProperties: [property(14)] },
      { crossbars: [bar('S28', 'VERTICAL')] },
    ],
  ],
  [
    'R-G-08',
    [1001, { glassCode: '322' }, { panelProperties: [property(6)] }],
    [1001, { glassCode: '321' }, { panelProperties: [property(6)] }],
  ],
  [
    'R-G-09',
    [1001, { glassCode: '331' }, { panelProperties: [property(8)] }],
    [1001, { panelProperties: [property(8)] }],
  ],
  ['R-G-03', [1001, jamb({}), { depth: 104 }], [1001, jamb({}), { depth: 106 }]],
  ['R-J-06', [1201, jamb({}), { depth: 150 }], [1201, jamb({}), { depth: 140 }]],
  ['R-J-06', [2012, jamb({}), { depth: 190 }], [2011, jamb({}), { depth: 190 }]],
  ['R-G-13', [1001, jamb({}), { depth: 410 }], [1001, jamb({}), { depth: 400 }]],
  [
    'R-P-01',
    [1001, { panelQualityId: 22 }],
    [1001, { panelProperties: [property(14)] }, { panelQualityId: 22 }],
  ],
  ['R-P-03', [1001, { width: 1490 }, { ...halves, ...own(22) }], [1001, { width: 1490 }, filled, own(22)]],
  ['R-P-03', [1001, { width: 1490 }, filled, own(22, 'c3r1')], [1001, { width: 1490 }, filled, own(22)]],
  [
    'R-J-01',
    [1001, { extensionJambGroove: '15' }, jamb({}), { extensionJambGroove: '00' }],
    [1001, { extensionJambGroove: '00' }],
  ],
  [
    'R-J-02',
    [1001, jamb({ featherSize: 15 }), { extensionJambGroove: '12' }],
    [1001, jamb({ featherSize: 15 }), { extensionJambGroove: '21' }],
  ],
  ['R-J-03', [1001, board(), jamb({ hasBottom: true })], [1001, jamb({ hasBottom: true })]],
  ['R-J-04', [2001, board()], [1403, board()]],
  [
    'R-O-05',
    [3104, { lockId: 'L40' }, { cylinderId: 'C04' }],
    [3104, { lockId: 'L40' }, { cylinderId: 'C03' }],
  ],
  ['R-O-06', [3104, { lockId: 'L40' }, { smartlockId: 'SL1' }], [3104, { smartlockId: 'SL1' }]],
  ['R-O-06', [3301, { smartlockId: 'SL1' }], [3301, { lockId: 'L20' }, { smartlockId: 'SL1' }]],
  [
    'R-O-07',
    [3104, { doorHandleId: 'V08' }, { kickplate: { outside: '15S', inside: '00' } }],
    [3104, { doorHandleId: 'V08' }, { kickplate: { outside: '00', inside: '15S' } }],
  ],
  ['R-O-08', [3104, { binocular: 'K1' }], [3301, { binocular: 'K1' }]],
  ['R-O-08', [2011, { binocular: 'K1' }], [3121, { binocular: 'K1' }]],
  [
    'R-O-08',
    [2012, { binocular: 'K3' }],
    [2012, { panelProperties: [property(14, '')] }, { binocular: 'K3' }],
  ],
  ['R-O-10', [3104, { cylinderId: '00' }, { extrakeys: 2 }], [3104, { extrakeys: 2 }]],
  [
    'R-O-12',
    [3104, { hingeId: 'HIDDEN' }, { closerId: 'DL3' }],
    [3104, { hingeId: 'HIDDEN' }, { closerId: 'DL2' }],
  ],
  ['R-D-03', [2003, size(1990, 2390)], [2003, size(1890, 2390)]],
  ['R-O-15', [2001, { cylinderId: 'C11' }], [2001, { lockId: 'L51' }, { cylinderId: 'C11' }]],
  ['R-O-14', [2001, { doorHandleId: 'B03' }], [2001, { lockId: 'L51' }, { doorHandleId: 'B03' }]],
  ['R-V-02', [1106, { numberOfVents: 1 }], [1001, { numberOfVents: 1 }]],
  ['R-V-03', [1002, { width: 890 }, { numberOfVents: 2 }], [1002, { width: 990 }, { numberOfVents: 2 }]],
  ['R-V-03', [1002, { width: 390 }, { numberOfVents: 1 }], [1002, { width: 490 }, { numberOfVents: 1 }]],
  ['R-V-04', [1401, { numberOfVents: 1 }], [1401, { frameShapeId: 51 }, { numberOfVents: 1 }]],
  ['R-V-05', [1002, { misc: [109] }], [1002, { numberOfVents: 1, misc: [109] }]],
  ['R-B-01', [1301, { numberOfVents: 1 }], [1303, { numberOfVents: 1 }]],
  ['R-B-01', [1301, { dividers: [bar('P60', 'VERTICAL')] }], [1303, { dividers: [bar('P60', 'VERTICAL')] }]],
  ['R-B-01', [3201, { hingeId: 'HIDDEN' }], [3203, { hingeId: 'HIDDEN' }]],
  ['R-B-02', [1301, { glassCode: '304' }], [1301, { glassCode: '343' }]],
  ['R-B-03', [1301, size(1590, 1590)], [1301, size(1490, 1490)]],
  ['R-B-03', [1301, size(2290, 890)], [1301, size(2190, 890)]],
  ['R-B-03', [3202, { width: 1390 }], [3202, { width: 1190 }]],
  ['R-B-04', [3201, { closerId: 'DL2' }, { closerId: '00' }], [3201, { closerId: 'DL2' }]],
  [
    'R-B-04',
    [3204, { closerId: 'DL3' }, { closerId: '00' }],
    [3203, { closerId: 'DL3' }, { closerId: '00' }],
  ],
  ['R-B-06', [1305, { glassCode: '322' }], [1305, { glassCode: '324' }]],
  ['R-B-06', [1304, { numberOfVents: 1 }], [1304, { glassCode: '323' }, { numberOfVents: 1 }]],
  ['R-B-06', [1302, { glassCode: '342' }], [1301, { glassCode: '342' }, { glassCode: '341' }]],
  ['R-B-08', [3201, { smartlockId: 'SL2' }], [3203, { smartlockId: 'SL2' }]],
  ['R-B-08', [3202, { doorHandleId: 'V08' }], [3203, { doorHandleId: 'V08' }]],
  ['R-B-08', [3204, plates('25S')], [3204, plates('15S')]],
  ['R-B-08', [3204, plates('00', '25S')], [3201, plates('00', '25S')]],
  ['R-M-03', [3201, { hingeId: 'H02' }], [3201, { hingeId: 'H04' }]],
  ['R-M-03', [3204, { lockId: 'L31' }], [3204, { lockId: 'L40' }]],
  ['R-A-03', [3104, clad()], [2001, clad()]],
  ['R-A-03', [1010, clad()], [1004, clad()]],
  ['R-A-03', [1011, clad()], [1002, clad()]],
  ['R-A-03', [2004, clad()], [2002, clad()]],
  ['R-A-03', [5003, clad()], [1002, clad()]],
  ['R-A-06', [1001, { outerColor: 'BEIS-00' }], [1001, clad('RAL 7016'), { outerColor: 'BEIS-00' }]],
  [
    'R-A-08',
    [3104, { panelQualityId: 4 }, { wingColor: 'RAL 9005' }],
    [3104, { panelQualityId: 4 }, { wingColor: 'BEIS-03' }],
  ],
  [
    'R-A-09',
    [3104, { decorLaminate: 'L103' }, { panelQualityId: 1 }],
    [3104, { decorLaminate: 'L103' }, { decorLaminate: '00' }, { panelQualityId: 1 }],
  ],
  ['R-A-11', [1001, { woodtypeId: 3 }], [1001, { innerColor: 'BEIS-01' }, { woodtypeId: 3 }]],
]

describe('an edit that a rule forbids is refused with the rule and its sentence', () => {
  test.each(refusing)('%s', (id, bad, good) => {
    const refusal = refused(...bad)
    expect(refusal?.ruleId ?? refusal?.code).toBe(id)
    if (refusal) expect(sentenceOf(refusal).length).toBeGreaterThan(10)
    expect(refused(...good)).toBeNull()
  })
})

/** Rule, edits that bring it about, and edits next to those that do not. */
const deciding: readonly (readonly [id: string, yes: Edits, no: Edits])[] = [
  ['R-D-07', [1001, size(1490, 1890)], [1001, size(1490, 1790)]],
  ['R-D-09', [2101], [2001]],
  ['R-S-07', [1401, { frameShapeId: 2 }], [1001]],
  ['R-S-09', [1407, { frameShapeId: 2 }], [1407, { frameShapeId: 9 }]],
  ['R-F-04', [1002, size(1790, 1190)], [1002, size(1690, 1190)]],
  ['R-F-05', [2001, { height: 2390 }], [2001]],
  ['R-G-02', [1002, { glassCode: '201' }, { depth: 92 }, { glassCode: '304' }], [1002]],
  ['R-G-05', [1001, { glassCode: '201' }, size(590, 590)], [1001]],
  ['R-G-05', [1001, { glassCode: '201' }, size(690, 590)], [1001, { glassCode: '201' }, size(1390, 1690)]],
  ['R-G-06', [3301], [1001]],
  // 1.2044 and 0.8002: as much as the level to whoever reads them.
  ['R-G-06', [1001, { glassCode: '201' }, size(1390, 1690)], [1001, size(640, 1290)]],
  ['R-G-10', [1001, { spacerColor: '04' }], [1001, { spacerColor: '03' }]],
  ['R-G-09', [1001, { panelProperties: [property(8)] }, { glassCode: '332' }], [1001, { glassCode: '332' }]],
  ['R-P-02', [1001, { panelProperties: [property(14)] }], [1001]],
  [
    'R-P-03',
    [1001, { width: 1490 }, filled, own(22), { panelProperties: [property(14)] }],
    [1001, { width: 1490 }, filled, own(22)],
  ],
  ['R-F-09', [1211, { height: 1690, doorHandleId: 'W06' }], [1211, { height: 1590, doorHandleId: 'W06' }]],
  [
    'R-F-09',
    [1211, { height: 1690 }, { doorHandleId: 'W06' }],
    [1201, { height: 1690 }, { doorHandleId: 'W06' }],
  ],
  ['R-B-01', [1301, { mountingId: 2 }], [1303, { mountingId: 2 }]],
  ['R-B-04', [3201], [3203]],
  ['R-B-05', [1302], [1303]],
  ['R-B-07', [1303, { numberOfVents: 1 }], [1001, { numberOfVents: 1 }]],
  ['R-B-07', [1303, { numberOfVents: 1 }], [1303]],
  ['R-B-07', [1303, { numberOfVents: 2 }], [1303, { numberOfVents: 1, misc: [109] }]],
  ['R-J-01', [1001, jamb({})], [1001]],
  ['R-J-02', [1001, jamb({ featherSize: 15 })], [1001, jamb({ featherSize: 10 })]],
  ['R-J-03', [1001, jamb({ hasBottom: true }), board()], [1001, jamb({}), board()]],
  ['R-J-05', [1001, board({ depth: 204 })], [1001, board({ depth: 200 })]],
  ['R-J-07', [1001, board({ depth: 0 })], [1001, board({ depth: 10 })]],
  ['R-K-01', [2001, { glassCode: '304' }], [2001]],
  ['R-K-01', [3401, { glassCode: '302' }], [3401]],
  ['R-K-01', [3411, { glassCode: '303' }], [3403, { glassCode: '302' }]],
  ['R-K-01', [3111, { glassCode: '304' }], [3104]],
  ['R-K-01', [2001, { glassCode: '304' }], [2001, { glassCode: '304', panelProperties: [property(14, '')] }]],
  ['R-K-02', [1001, size(590, 1790)], [1001, size(590, 1690)]],
  ['R-K-02', [1001, size(590, 1790)], [1001, { ...size(590, 1790), panelProperties: [property(14, '')] }]],
  ['R-K-04', [1005], [1005, { misc: [102] }]],
  ['R-K-05', [1002, { misc: [101] }], [1005, { misc: [101] }]],
  ['R-K-06', [1005, { misc: [101, 103] }], [1005, { misc: [103] }]],
  ['R-K-07', [1005, { misc: [103] }], [1005, { width: 690 }, { misc: [103] }]],
  ['R-K-08', [2001, { misc: [111] }], [3104, { misc: [111] }]],
  ['R-O-01', [3104], [3104, { width: 1090 }]],
  ['R-O-02', [3104, { height: 1990 }], [3104]],
  // The rail under the glass of a balcony door is lower than the plate; a breastwork and a leaf's pattern leave it room.
  ['R-O-16', [2001, plates('15S')], [2002, plates('15S')]],
  ['R-O-16', [2012, plates('00', '25S')], [2012, { panelProperties: [property(14, '')] }, plates('25S')]],
  ['R-O-16', [3109, plates('25S')], [3109, plates('15S')]],
  ['R-O-03', [3104, { misc: [112] }], [3104, { misc: [111] }]],
  ['R-O-05', [3104, { cylinderId: 'C04' }, { lockId: 'L40' }], [3104, { cylinderId: 'C04' }]],
  ['R-O-09', [3104, { extralock: true }], [3104, { keysync: 'B' }, { extralock: true }]],
  ['R-O-10', [3104, { keysync: 'B' }, { cylinderId: '00' }], [3104, { keysync: 'B' }]],
  ['R-O-11', [3104], [3104, { cylinderId: 'C03' }]],
  ['R-O-12', [3104, { closerId: 'DL3' }, { hingeId: 'HIDDEN' }], [3104, { closerId: 'DL3' }]],
  ['R-O-13', [2001, { misc: [111, 112] }], [2001, { misc: [112] }]],
  ['R-V-04', [1401, { frameShapeId: 51 }, { numberOfVents: 1 }, { frameShapeId: 1 }], [1401]],
  [
    'R-V-05',
    [1002, { numberOfVents: 1, misc: [109] }, { numberOfVents: 0 }],
    [1002, { numberOfVents: 2, misc: [109] }, { numberOfVents: 1 }],
  ],
  ['R-A-01', [1001, clad()], [1001]],
  ['R-A-04', [1001, { outerColor: 'NCS S 2030-Y20R' }, clad()], [1001, { outerColor: 'NCS S 2020-R90B' }]],
  ['R-A-05', [1001, { innerColor: 'BEIS-03' }], [1001, { outerColor: 'BEIS-03' }]],
  ['R-A-07', [1001, { outerColor: 'RAL 9005' }], [1001, { outerColor: 'RAL 9005' }, clad()]],
  ['R-A-08', [3104, { panelQualityId: 4 }], [3104, { panelQualityId: 3 }]],
  ['R-A-09', [3104, { panelQualityId: 5 }], [3104]],
  ['R-A-10', [3104, { decorLaminate: 'L301' }], [3104]],
]

describe('a rule that forces or tells applies where it should and nowhere else', () => {
  test.each(deciding)('%s', (id, yes, no) => {
    expect(rulesOf(configured(...yes))).toContain(id)
    expect(rulesOf(configured(...no))).not.toContain(id)
  })
})

test.each([
  ['the case is approved and the cylinder is not', {}, /^Sylinderen er ikke FG-godkjent\./],
  [
    'the cylinder is approved and the case is not',
    { lockId: 'L40', cylinderId: 'C03' },
    /^Låskassen er ikke FG-godkjent\./,
  ],
  ['there is no cylinder', { cylinderId: '00' }, /^Låsen er ikke FG-godkjent\./],
  ['neither is', { lockId: 'L40' }, /^Låsen er ikke FG-godkjent\./],
])('a door of which %s says so of that part', (_, patch, sentence) => {
  const finding = configured(3104, patch).findings.find(({ ruleId }) => ruleId === 'R-O-11')
  expect(finding && sentenceOf(finding)).toMatch(sentence)
})

/**
 * Rules that no model of the range can meet are tried on models made for it (rows.test.ts); what R-A-02 tells is of an edit and
 * not of a product (configurator/apply.test.ts).
 */
const ELSEWHERE = [...ruleTable.filter(({ idle }) => idle !== undefined).map(({ id }) => id), 'R-A-02']

const all = [...firstGateRules, ...forceRules, ...gateRules, ...checkRules, ...editRules]

test('no row stands in two lists, and so none is judged twice', () => {
  expect(all.filter((row, index) => all.indexOf(row) !== index).map(({ id }) => id)).toEqual([])
})

test('every rule is tried, with a source', () => {
  const tried = new Set([...refusing.map(([id]) => id), ...deciding.map(([id]) => id), ...ELSEWHERE])
  expect(all.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
  expect(all.filter(({ source }) => !/^trade handbook \d+, ./.test(source))).toEqual([])
})

test('R-O-16: how much of the glass a kick plate covers is said in mm: 30 + 150 above the bottom of a leaf whose glass begins at 150', () => {
  const { findings } = configured(2001, plates('15S'))
  expect(findings.find(({ ruleId }) => ruleId === 'R-O-16')?.data).toEqual({ over: '30' })
})

test.each(checkRules.filter(({ print }) => print === true))(
  '$id: a sentence on paper that tells a length of the product is known as one that does',
  ({ code, revealsSize }) => {
    expect(/\{(width|height)\}/.test(ruleSentences[code])).toBe(revealsSize === true)
  },
)

test('a jamb extension that is mounted on a frame as it comes is 75 mm, of those that open inwards 40, on every model that takes one', () => {
  const extensionOf = ({ values, model }: Configuration) =>
    values.depth - frameDepthOf(values, frameTypeOf(model.frameType))
  const extensions = new Map<FrameTypeId, number[]>()
  for (const { id, frameType } of models) {
    if (refused(id, jamb({})) !== null) continue
    const most = extensions.get(frameType) ?? []
    extensions.set(frameType, [...new Set([...most, extensionOf(configured(id, jamb({})))])])
  }
  expect(extensions.size).toBeGreaterThan(5)
  for (const [frameType, deep] of extensions)
    expect([frameType, deep]).toEqual([frameType, [frameTypeOf(frameType).reversed ? 40 : 75]])
})
