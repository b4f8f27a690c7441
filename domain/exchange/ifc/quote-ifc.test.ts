// A quote as a building model: what is in it, what is not, and that it is the same again.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Patch } from '#domain/product/product'
import { configured } from '#tests/factories/configured'
import { type IfcRow, ifcOfQuote } from './quote-ifc.ts'

const NOON = '2026-11-20T11:00:00.000Z'

const rowOf = (
  rowNumber: number,
  modelId: number,
  patch: Patch = {},
  more: Partial<IfcRow> = {},
): IfcRow => ({
  id: `row_${modelId}_${rowNumber}`,
  rowNumber,
  reference: '',
  numberOf: 1,
  connection: null,
  couples: null,
  configuration: configured(modelId, patch),
  ...more,
})

const modelOf = (...rows: readonly IfcRow[]): string =>
  ifcOfQuote({ orderNumber: 100_001, rows }, { colorLists, name: 'tilbud_100001.ifc', at: NOON })

const linesOf = (text: string, entity: string): readonly string[] =>
  text.split('\n').filter((line) => line.includes(`=${entity}(`))

const idsOf = (text: string): readonly string[] =>
  [...text.matchAll(/=IFC\w+\('([0-3][0-9A-Za-z_$]{21})',/g)].map(([, id]) => id ?? '')

const value = (text: string, name: string): string | undefined =>
  new RegExp(`IFCPROPERTYSINGLEVALUE\\('${name}',[^,]*,(.*),\\$\\);`).exec(text)?.[1]

const topSwing = rowOf(1, 1002)
const door = rowOf(2, 3001)

test('the same rows at the same moment are the same file', () => {
  expect(modelOf(topSwing, door)).toBe(modelOf(rowOf(1, 1002), rowOf(2, 3001)))
})

test('a row keeps its ids when it is moved, numbered anew or changed, so that it takes its own place', () => {
  const before = idsOf(modelOf(topSwing, door)).toSorted()
  const changed = { ...rowOf(1, 1002, { width: 990 }), rowNumber: 7 }
  expect(idsOf(modelOf({ ...door, rowNumber: 4 }, changed)).toSorted()).toEqual(before)
})

test('no two objects of a quote have one id', () => {
  const ids = idsOf(modelOf({ ...topSwing, numberOf: 7 }, door, rowOf(3, 1009), rowOf(4, 9001)))
  expect(new Set(ids).size).toBe(ids.length)
})

test('as many pieces stand side by side as are ordered, of one type; of none there is nothing', () => {
  const text = modelOf({ ...topSwing, numberOf: 3 }, { ...door, numberOf: 0 })
  expect(linesOf(text, 'IFCWINDOW')).toHaveLength(3)
  expect(linesOf(text, 'IFCWINDOWTYPE')).toHaveLength(1)
  expect(linesOf(text, 'IFCDOOR')).toHaveLength(0)
  // Outwards is y, so a piece's origin is its right foot seen from outside.
  for (const at of ['1190.,105.,0.', '2880.,105.,0.', '4570.,105.,0.'])
    expect(text).toContain(`IFCCARTESIANPOINT((${at}))`)
})

test('a quote without rows is a place where nothing stands yet', () => {
  const text = modelOf()
  expect(linesOf(text, 'IFCBUILDINGSTOREY')).toHaveLength(1)
  expect(linesOf(text, 'IFCRELCONTAINEDINSPATIALSTRUCTURE')).toHaveLength(0)
})

test('a window says its measures and classes where IFC looks for them', () => {
  const text = modelOf(topSwing)
  expect(linesOf(text, 'IFCWINDOW')[0]).toContain(",'Rad 1',1190.,1190.,$,$,$);")
  expect(linesOf(text, 'IFCWINDOWPANELPROPERTIES')[0]).toContain('.TOPHUNG.,.NOTDEFINED.,78.,68.,$')
  expect(linesOf(text, 'IFCWINDOWLININGPROPERTIES')[0]).toContain(',105.,52.,$,$,$,$,$,$,$,0.,$,$);')
  expect(value(text, 'ThermalTransmittance')).toBe('IFCTHERMALTRANSMITTANCEMEASURE(0.79)')
  expect(value(text, 'FireExit')).toBe('IFCBOOLEAN(.T.)')
  expect(value(text, 'Reference')).toBe("IFCIDENTIFIER('1002')")
  expect(linesOf(text, 'IFCQUANTITYAREA')[0]).toContain("('Area',$,$,1.4161,$)")
  // What the product is not known to have is not said of it.
  for (const name of ['FireRating', 'AcousticRating', 'SecurityRating', 'SelfClosing'])
    expect(value(text, name)).toBeUndefined()
})

test('the set of our own says what the paper says, each under the id that programs know it by', () => {
  const text = modelOf({ ...topSwing, reference: 'Stue' })
  expect(linesOf(text, 'IFCWINDOW')[0]).toContain(",'Stue',1190.")
  expect(text).toContain("IFCPROPERTYSINGLEVALUE('Referanse','reference',IFCLABEL('Stue'),$)")
  expect(text).toContain("IFCPROPERTYSINGLEVALUE('Karmdybde','depth',IFCTEXT('105\\X2\\00A0\\X0\\mm'),$)")
  expect(text).toContain("IFCMATERIALCONSTITUENT('Glazing',$")
})

test('nothing of money, of who buys or of who sells is in it', () => {
  const text = modelOf(topSwing, door)
  expect(text).not.toMatch(/kr\b|pris|rabatt|NOK|8\s?762/i)
})

test('rows that are mounted together stand so, with their post between them', () => {
  const connection = { toRow: 1, position: 'RIGHT', location: 'START' } as const
  const text = modelOf(
    rowOf(1, 1001),
    rowOf(2, 1001, { width: 790 }, { connection }),
    rowOf(3, 9001, { height: 1190 }, { couples: 2 }),
    rowOf(4, 1001, { width: 490 }),
  )
  expect(linesOf(text, 'IFCMEMBER')).toHaveLength(1)
  // 1190, a post of 20, 790; then room to walk.
  for (const at of ['1190.,0.,0.', '1210.,0.,0.', '2500.,0.,0.'])
    expect(text).toContain(`IFCCARTESIANPOINT((${at}))`)
})
