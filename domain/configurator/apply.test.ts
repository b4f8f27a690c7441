import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { sentenceOf } from '#domain/messages/words'
import type { Patch } from '#domain/product/product'
import { choicesSchema } from '#domain/product/product-schema'
import { applied, configured, defaultOf, refused } from '#tests/factories/configured'
import { applyTo } from './apply.ts'
import { configure } from './configure.ts'
import { createProduct } from './create.ts'

describe('an edit', () => {
  test('stores what was chosen and derives what follows: a large pane takes 6 mm glass, a small one gets its own back', () => {
    const large = applied(1001, { width: 1490, height: 1890 })
    expect(large.product.choices.glassCode).toBe('304')
    expect(large.configuration.values.glassCode).toBe('306')
    expect(large.notices).toEqual([
      {
        ruleId: 'R-D-07',
        sentence: 'Ruten er 2,55\u00A0m². Glasset er endret til 3-lags forsterket 6\u00A0mm.',
      },
    ])
    const small = configured(1001, { width: 1490, height: 1890 }, { height: 1190 })
    expect(small.values.glassCode).toBe('304')
  })

  test('a forced glass forces the depth that holds it', () => {
    const { configuration } = applied(1106, { glassCode: '307' })
    expect(configuration.values.depth).toBe(120)
    const b = applied(1001, { glassCode: '201' }, { depth: 92 }, { glassCode: '322' })
    expect(b.configuration.values.depth).toBe(92)
    expect(applied(1002, { glassCode: '201' }, { depth: 92 }, { glassCode: '304' }).notices).toEqual([
      { ruleId: 'R-G-02', sentence: 'Karmdybden er økt til 105\u00A0mm fordi glasset er 48\u00A0mm tykt.' },
    ])
  })

  test('the order of edits does not matter', () => {
    const edits: Patch[] = [
      { glassCode: '201' },
      { innerColor: 'BEIS-03' },
      { aluminium: { selected: true, color: null } },
      { width: 1490, height: 1490 },
      { numberOfVents: 2 },
    ]
    const forwards = configured(1002, ...edits)
    const backwards = configured(1002, ...edits.toReversed())
    expect(backwards).toEqual(forwards)
    expect(forwards.values.aluminium.color).toBe('RAL 1011')
  })

  test('a notice is told when a rule begins to apply, and not again', () => {
    const heavy: Patch = { width: 1790, height: 1190 }
    expect(applied(1002, heavy).notices.map(({ ruleId }) => ruleId)).toEqual(['R-F-04'])
    expect(applied(1002, heavy, { reference: 'Kjøkken' }).notices).toEqual([])
  })

  test('whoever fills what glazing bars stand in is told, and of bars beside it is not', () => {
    const bars = (typeId: string): Patch => ({
      crossbars: [{ panel: '', direction: 'VERTICAL', typeId, position: null }],
    })
    const filled = (panel: string): Patch => ({ panelProperties: [{ panel, id: 14 }] })
    const told = (...patches: Patch[]) => applied(1001, ...patches).notices.map(({ ruleId }) => ruleId)
    expect(told(bars('A18'), filled(''))).toContain('R-G-07')
    expect(told(bars('S28'), filled('c1r1'))).toContain('R-G-07')
    expect(told(bars('S28'), filled('c1r1/c1r1'))).not.toContain('R-G-07')
    expect(told(bars('C28'), filled(''))).not.toContain('R-G-07')
    expect(told(bars('A18'), filled(''), { reference: 'Bod' })).toEqual([])
  })

  test('taking the cladding off gives the wood colour back and says so', () => {
    const on = { aluminium: { selected: true, color: 'RAL 7016' } }
    const off = applied(1001, { outerColor: 'NCS S 7500-N' }, on, {
      aluminium: { selected: false, color: 'RAL 7016' },
    })
    expect(off.configuration.values.outerColor).toBe('NCS S 7500-N')
    expect(off.notices).toEqual([{ ruleId: 'R-A-02', sentence: 'Utvendig farge er satt til NCS S 7500-N.' }])
  })

  test('cladding that follows the wood changes with it, cladding that was chosen stays', () => {
    const follow = { aluminium: { selected: true, color: null } }
    expect(configured(1001, follow, { outerColor: 'NCS S 7502-B' }).values.aluminium.color).toBe('RAL 7016')
    const chosen = { aluminium: { selected: true, color: 'RAL 9006' } }
    expect(configured(1001, chosen, { outerColor: 'NCS S 7502-B' }).values.outerColor).toBe('RAL 9006')
  })

  test('fields that an earlier choice makes pointless are kept for when they count again', () => {
    const laminated = configured(3104, { wingColor: 'RAL 9005' }, { decorLaminate: 'L301' })
    expect(laminated.values.wingColor).toBeNull()
    expect(
      configure(
        { ...laminated.product, choices: { ...laminated.product.choices, decorLaminate: '00' } },
        colorLists,
      ).values.wingColor,
    ).toBe('RAL 9005')
  })

  test('the same edit twice changes nothing the second time', () => {
    const once = configured(1002, { depth: 130 })
    const twice = applyTo(once, { depth: 130 }, colorLists)
    expect(twice.ok && twice.value.configuration).toEqual(once)
    expect(twice.ok && twice.value.notices).toEqual([])
  })

  test('lists of options are kept in one order, without repeats', () => {
    expect(configured(1005, { misc: [103, 102, 103] }).product.choices.misc).toEqual([102, 103])
    const frosted = { panel: 'c1r1', id: 6 }
    expect(
      configured(1001, { panelProperties: [{ panel: '', id: 5 }, frosted, frosted] }).product.choices
        .panelProperties,
    ).toEqual([{ panel: '', id: 5 }, frosted])
  })

  test('a record is refused only for the part that was asked for in vain', () => {
    const board: Patch = {
      flowerBoard: { selected: true, material: '01', height: 21, depth: 200, extension: 0 },
    }
    const jamb = { mounted: true, featherSize: 12, material: '01', hasBottom: true }
    expect(
      refused(1001, { extensionJamb: jamb }, board, { extensionJamb: { ...jamb, material: '02' } }),
    ).toBeNull()
  })
})

const odd: readonly (readonly [what: string, patch: Patch, path: string])[] = [
  ['not a number', { width: Number.NaN }, 'width'],
  ['infinite', { width: Number.POSITIVE_INFINITY }, 'width'],
  ['negative', { height: -1 }, 'height'],
  ['half a millimetre', { width: 1190.5 }, 'width'],
  ['huge', { width: 1e9 }, 'width'],
  [
    'a bar at half a millimetre',
    { dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: 400.5 }] },
    'dividers.0.position',
  ],
]

const foreign: readonly (readonly [field: string, model: number, patch: Patch])[] = [
  ['glassCode', 1002, { glassCode: '999' }],
  ['glassCode', 1002, { glassCode: '341' }],
  ['glassCode', 1002, { glassCode: '00' }],
  ['glassCode', 3301, { glassCode: '304' }],
  ['spacerColor', 1002, { spacerColor: '09' }],
  ['innerColor', 1002, { innerColor: 'RAL 1' }],
  ['innerColor', 1002, { innerColor: null }],
  ['innerColor', 3104, { innerColor: 'RAL 9010' }],
  ['wingColor', 1002, { wingColor: 'RAL 9010' }],
  ['aluminium', 1002, { aluminium: { selected: true, color: 'NCS S 9999-X' } }],
  ['doorHandleId', 1002, { doorHandleId: 'V01' }],
  ['doorHandleId', 1106, { doorHandleId: 'W01' }],
  ['hingeId', 1002, { hingeId: 'H03' }],
  ['lockId', 3104, { lockId: 'L10' }],
  ['kickplate', 1002, { kickplate: { outside: '15S', inside: '00' } }],
  ['misc', 1001, { misc: [101] }],
  ['panelQualityId', 3301, { panelQualityId: 4 }],
  ['dividers', 3104, { dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P86', position: null }] }],
  ['crossbars', 1001, { crossbars: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }] }],
  ['panelProperties', 1001, { panelProperties: [{ panel: '', id: 1 }] }],
  ['solidPanelQualities', 1002, { solidPanelQualities: [{ panel: 'c1r1', id: 21 }] }],
  ['solidPanelQualities', 3104, { solidPanelQualities: [{ panel: 'c1r1', id: 3 }] }],
  ['breastworkHeight', 2001, { breastworkHeight: 700 }],
  ['woodtypeId', 1001, { woodtypeId: 9 }],
  ['closerId', 1001, { closerId: 'DL1' }],
  ['decorLaminate', 3301, { decorLaminate: 'L101' }],
]

describe('what no product can have or is not offered is refused', () => {
  test.each(odd)('%s', (_, patch, path) => {
    const result = applyTo(defaultOf(1002), patch, colorLists)
    if (result.ok) throw new Error('accepted')
    expect(result).toMatchObject({ code: 'request.invalid', path })
    expect(sentenceOf(result)).toContain('Ugyldig verdi')
  })

  test.each(foreign)('a foreign value for %s on %i', (field, model, patch) => {
    expect(refused(model, patch)).toMatchObject({ code: 'product.unknown-choice', path: field })
  })

  test('one wrong field refuses the whole edit', () => {
    expect(refused(1002, { width: 990, glassCode: '999' })?.code).toBe('product.unknown-choice')
  })

  test('a refusal names rule, field and figures in words that a dealer reads', () => {
    const tooWide = refused(1002, { width: 1890 })
    expect(tooWide).toMatchObject({ ruleId: 'R-D-02', path: 'width' })
    expect(tooWide && sentenceOf(tooWide)).toBe(
      'Toppsving kan leveres med bredde 390–1\u00A0790\u00A0mm og høyde 490–1\u00A0690\u00A0mm.',
    )
    const foreignGlass = refused(1002, { glassCode: '999' })
    expect(foreignGlass && sentenceOf(foreignGlass)).toBe('999 kan ikke velges for glass.')
  })
})

test('an unknown model is refused', () => {
  expect(createProduct(1)).toMatchObject({ ok: false, code: 'product.unknown-model' })
  expect(createProduct(Number.NaN)).toMatchObject({ ok: false })
})

test('a stored product that cannot be laid out is a bug, not a refusal', () => {
  const { product } = defaultOf(1002)
  expect(() => configure({ ...product, choices: { ...product.choices, width: 1 } }, colorLists)).toThrow(
    'R-D-01',
  )
})

test.each(['00', 'x', '', '__proto__', 'VU'])(
  'R-F-01: the function «%s» is not one of a window, whatever else is asked for',
  (opens) => {
    const patches = [
      { function: opens },
      { function: opens, misc: [101] },
      { function: opens, frameShapeId: 1 },
    ] satisfies Patch[]
    for (const patch of patches)
      expect(applyTo(defaultOf(1002), patch, colorLists)).toMatchObject({ ok: false, ruleId: 'R-F-01' })
  },
)

test('D-117: a frame has a depth, and never less than its glass needs', () => {
  const isDepth = (depth: number) => choicesSchema.shape.depth.safeParse(depth).success
  expect([-1, 0, 1].map(isDepth)).toEqual([false, false, true])
  expect(refused(1001, { depth: -1 })).toMatchObject({ code: 'request.invalid' })
  expect(refused(1001, { depth: 0 })).toMatchObject({ code: 'depth.below-minimum' })
  // 1 mm is a depth, and no frame holds its glass in it.
  expect(refused(1001, { depth: 1 })).toMatchObject({ ruleId: 'R-G-03' })
  expect(configured(1001, { depth: 105 }).values.depth).toBe(105)
  // Every model is at least as deep as the field's own limit of 1.
  for (const { id } of models) expect(defaultOf(id).values.depth).toBeGreaterThanOrEqual(1)
})
