import { describe, expect, test } from 'vitest'
import type { Fitting, FittingKind } from '../types.ts'
import { type CatalogueTables, catalogueTables as tables } from './tables.ts'
import { validateCatalogue } from './validate-catalogue.ts'

test('the catalogue is closed: every reference resolves, every range of sizes leaves a choice, every colour shows', () => {
  expect(validateCatalogue()).toEqual([])
})

/** The tables with one row of one of them changed. */
const planted = <Name extends keyof CatalogueTables>(
  name: Name,
  change: (row: RowOf<Name>, index: number) => unknown,
): CatalogueTables => {
  const rows = tables[name] as readonly RowOf<Name>[]
  return { ...tables, [name]: rows.map((row, index) => change(row, index)) }
}
type RowOf<Name extends keyof CatalogueTables> = CatalogueTables[Name] extends readonly (infer Row)[]
  ? Row
  : never

const first =
  <Row extends object>(faults: object) =>
  (row: Row, index: number): Row =>
    index === 0 ? { ...row, ...faults } : row

const withFitting = (faults: object): CatalogueTables => ({
  ...tables,
  fittings: { ...tables.fittings, hinge: tables.fittings.hinge.map(first(faults)) },
})
const withChanged = (kind: FittingKind, code: string, faults: object): CatalogueTables => {
  const rows: readonly Fitting[] = tables.fittings[kind]
  const changed = rows.map((row) => (row.code === code ? { ...row, ...faults } : row))
  return { ...tables, fittings: { ...tables.fittings, [kind]: changed } }
}
const withColor = (faults: object): CatalogueTables => ({
  ...tables,
  colors: { ...tables.colors, door: tables.colors.door.map(first(faults)) },
})
const twice = <Name extends 'glasses' | 'models' | 'miscOptions'>(name: Name): CatalogueTables => ({
  ...tables,
  [name]: [...tables[name], tables[name][0]],
})

describe('a planted fault is found', () => {
  test.each<[string, CatalogueTables, string, string]>([
    ['a group', planted('models', first({ group: 11 })), 'modell 1001', 'produktgruppe 11 finnes ikke'],
    ['a frame type', planted('models', first({ frameType: 'Q' })), 'modell 1001', 'karmtype Q finnes ikke'],
    [
      'a function',
      planted('models', first({ functions: ['FK', 'XX'] })),
      'modell 1001',
      'funksjon XX finnes ikke',
    ],
    [
      'a function of a field',
      planted('models', first({ fieldFunctions: ['YY'] })),
      'modell 1001',
      'funksjon YY finnes ikke',
    ],
    ['a glass', planted('models', first({ defaultGlass: '999' })), 'modell 1001', 'glass 999 finnes ikke'],
    [
      'the only glass',
      planted('models', first({ glassCodes: ['998'] })),
      'modell 1001',
      'glass 998 finnes ikke',
    ],
    ['a pattern', planted('models', first({ patternId: 1 })), 'modell 1001', 'dørmønster 1 finnes ikke'],
    [
      'a surface',
      planted('models', first({ panelQualityIds: [99] })),
      'modell 1001',
      'panelkvalitet 99 finnes ikke',
    ],
    [
      'a lock that a handle needs',
      withChanged('doorHandle', 'B03', { needsLock: 'L99' }),
      'vrider B03',
      'lås L99 finnes ikke',
    ],
    [
      'a lock of a smart lock',
      withChanged('smartlock', 'SL1', { worksWith: ['L98'] }),
      'smartlås SL1',
      'lås L98 finnes ikke',
    ],
    [
      'a plate without its metal',
      withChanged('kickplate', '15S', { metal: undefined }),
      'sparkeplate 15S',
      'høyde og metall hører sammen',
    ],
    [
      'a closer without its length',
      withChanged('closer', 'DL1', { length: undefined }),
      'dørlukker DL1',
      'er enten skjult eller har en lengde',
    ],
    [
      'a fire glass that does not say so',
      planted('glasses', first({ fireClass: 'EI60' })),
      'glass 201',
      'brannklasse og egenskapen brannglass hører sammen',
    ],
    [
      'a model of a fire class without a glass',
      planted('models', first({ fireClass: 'EI90' })),
      'modell 1001',
      'ikke noe glass har brannklasse EI90',
    ],
    ['a lock', planted('models', first({ defaultLock: 'L99' })), 'modell 1001', 'lås L99 finnes ikke'],
    [
      'a frame type of a limit',
      planted('sizeLimits', first({ frameType: 'Q' })),
      'målgrense Q',
      'karmtype Q finnes ikke',
    ],
    [
      'a function of a limit',
      planted('sizeLimits', first({ functions: ['ZZ'] })),
      'målgrense F',
      'funksjon ZZ finnes ikke',
    ],
    [
      'a property of a glass',
      planted('glasses', first({ properties: [77] })),
      'glass 201',
      'egenskap 77 finnes ikke',
    ],
    [
      'a frame type of an option',
      planted('miscOptions', first({ frameTypes: ['Q'] })),
      'tilvalg 101',
      'karmtype Q finnes ikke',
    ],
    [
      'a frame type of a surface',
      planted('panelQualities', first({ frameTypes: ['Q*'] })),
      'panelkvalitet 1',
      'karmtype Q finnes ikke',
    ],
    [
      'a frame type of a bar',
      planted('crossbarTypes', first({ frameTypes: ['Q'] })),
      'sprosse S28',
      'karmtype Q finnes ikke',
    ],
    [
      'a frame type of a fitting',
      withFitting({ frameTypes: ['Q'] }),
      'hengsel H01',
      'karmtype Q finnes ikke',
    ],
    [
      'what a quick choice puts in',
      planted('extras', (row) =>
        row.id === 'X07' ? { ...row, effect: { ...row.effect, code: 'W99' } } : row,
      ),
      'hurtigvalg X07',
      'vrider W99 finnes ikke',
    ],
    [
      'the article of a quick choice',
      planted('extras', (row) =>
        row.id === 'X09' ? { ...row, effect: { ...row.effect, article: '9999' } } : row,
      ),
      'hurtigvalg X09',
      'artikkel 9999 finnes ikke',
    ],
    ['a glass twice', twice('glasses'), 'glass 201', 'finnes to ganger'],
    ['a model twice', twice('models'), 'modell 1001', 'finnes to ganger'],
    [
      'a default function of its own',
      planted('models', first({ defaultFunction: 'TH' })),
      'modell 1001',
      'standardfunksjonen er ikke en av dens',
    ],
    [
      'a default shape of its own',
      planted('models', first({ defaultShape: 4 })),
      'modell 1001',
      'standardformen er ikke en av dens',
    ],
    [
      'a window without glass',
      planted('models', first({ defaultGlass: '00' })),
      'modell 1001',
      'standardglasset passer ikke til modellen',
    ],
    ['no range of widths', planted('sizeLimits', first({ widthMax: 290 })), 'målgrense F FK', 'er tom'],
    [
      'an area below the least size',
      planted('sizeLimits', first({ areaMaxM2: 0.05 })),
      'målgrense F FK',
      'er tom',
    ],
    [
      'own sizes that leave nothing',
      planted('models', first({ sizeLimit: { heightMin: 3000 } })),
      'modell 1001',
      'målgrensen for FK er tom',
    ],
    [
      'no limit at all',
      planted('models', first({ leaves: 7 })),
      'modell 1001',
      'funksjon FK har ingen målgrense',
    ],
    [
      'an empty area',
      planted('models', first({ areaM2: { min: 2, max: 2 } })),
      'modell 1001',
      'arealgrensen er tom',
    ],
    [
      'a size that it is not made in',
      planted('models', first({ defaultWidth: 3010 })),
      'modell 1001',
      'standardmålet 3\u00a0010 × 1\u00a0190\u00a0mm er utenfor målgrensen',
    ],
    [
      'depths that fall',
      planted('frameTypes', first({ depths: [130, 105] })),
      'karmtype F',
      'karmdybdene stiger ikke fra en grunndybde',
    ],
    [
      'glass too thick for the frame',
      planted('frameTypes', first({ lip: 500 })),
      'karmtype F',
      'det tykkeste glasset får ikke plass',
    ],
    [
      'an article for nothing',
      planted('articleTypes', first({ price: { kind: 'each', kroner: 0 } })),
      'artikkel 9901',
      'har ingen gyldig pris',
    ],
    [
      'a share whose most is below its least',
      planted('articleTypes', first({ price: { kind: 'share', percent: 3, min: 900, max: 690 } })),
      'artikkel 9901',
      'har ingen gyldig pris',
    ],
    [
      'a spacer without a colour',
      planted('spacers', first({ rgbHex: 'grå' })),
      '',
      'rgbHex «grå» kan ikke leses',
    ],
  ])('%s', (_, faulty, where, what) => {
    expect(validateCatalogue(faulty)).toContainEqual(
      expect.objectContaining({ severity: 'error', what, ...(where !== '' && { where }) }),
    )
  })

  test('Q-061: a delivered colour that cannot be read is left out with a warning', () => {
    const code = tables.colors.door[0]?.code
    expect(validateCatalogue(withColor({ rgbHex: '#12', std: false }))).toEqual([
      { severity: 'warning', where: `farge door ${code}`, what: 'utelates: rgbHex «#12» kan ikke leses' },
    ])
    expect(validateCatalogue(withColor({ rgbHex: '#abc' }))).toEqual([])
  })

  test('a list without a standard colour, or with a colour twice', () => {
    const plain = tables.colors.door.map((color) => ({ ...color, std: false }))
    const doubled = [...tables.colors.door, ...tables.colors.door.slice(0, 1)]
    const found = (door: typeof tables.colors.door) =>
      validateCatalogue({ ...tables, colors: { ...tables.colors, door } }).map(({ what }) => what)
    expect(found(plain)).toEqual(['har ingen standardfarge'])
    expect(found(doubled)).toEqual(['finnes to ganger'])
  })
})
