import { expect, test } from 'vitest'
import { glasses } from '#domain/catalogue/data/glass'
import { configured } from '#tests/factories/configured'
import { makeConfiguration } from '#tests/factories/quotes'
import { productFacts } from './product-facts.ts'

const facts = (...product: Parameters<typeof makeConfiguration>) =>
  Object.fromEntries(productFacts(makeConfiguration(...product)).map(({ label, value }) => [label, value]))

const factsAfter = (...edits: Parameters<typeof configured>) =>
  Object.fromEntries(productFacts(configured(...edits)).map(({ label, value }) => [label, value]))

test('a window is told in sizes, colour, glass and physics', () => {
  expect(facts(1002)).toMatchObject({
    'Mål (B × H)': '1\u00a0190 × 1\u00a0190\u00a0mm',
    Karmdybde: '105\u00a0mm',
    Åpning: 'Toppsving',
    Farge: 'Hvit (standard), NCS S 0502-Y',
    'U-verdi': '0,79\u00a0W/(m²K)',
    Vekt: '55,9\u00a0kg',
  })
  expect(facts(1002).Glass).toMatch(/3-lags/)
})

test('a sidelight does not open, as a fixed window does not', () => {
  expect([facts(3401), facts(1001)]).toMatchObject([{ Åpning: 'Åpnes ikke' }, { Åpning: 'Åpnes ikke' }])
})

test('what is rated says so: fire as a class, sound in decibels', () => {
  expect(facts(1301)).toMatchObject({ Brannklasse: 'EI30' })
  expect(facts(1303)).toMatchObject({ Lydreduksjon: 'Rw 41\u00a0dB' })
  expect(facts(1002)).not.toHaveProperty('Lydreduksjon')
})

test('in which frames a glass can be had is for whoever chooses it, and not on the customer’s paper', () => {
  expect(facts(1306).Glass).toBe('Lydglass 46\u00a0dB (44.2AE-16Ar-6-12Ar-E66.2A)')
  const onPaper = glasses.map(({ name, nameOnPaper = name }) => nameOnPaper)
  expect(onPaper.filter((name) => name.includes('(kun '))).toEqual([])
})

test('what a product does not have is not mentioned', () => {
  const labels = Object.keys(facts(1001))
  for (const absent of ['Vrider', 'Lås', 'Sprosser', 'Ventiler', 'Form', 'Tilvalg'])
    expect(labels).not.toContain(absent)
})

test('two colours are told apart, and cladding is named as such', () => {
  expect(facts(1002, { innerColor: 'NCS S 9000-N', outerColor: 'NCS S 0502-Y' })).toMatchObject({
    'Farge innvendig': 'Sort, NCS S 9000-N',
    'Farge utvendig': 'Hvit (standard), NCS S 0502-Y',
  })
  expect(facts(1002, { aluminium: { selected: true, color: 'RAL 7016' } })).toMatchObject({
    'Aluminium utvendig': 'Antrasittgrå, RAL 7016',
  })
})

test('a door is told in leaf, lock and handle', () => {
  expect(facts(3104, { wingColor: 'NCS S 7500-N' })).toMatchObject({
    Karm: 'Hvit (standard), NCS S 0502-Y',
    Dørblad: 'Mørk grå, NCS S 7500-N',
    Vrider: 'Vrider på rund rosett, rustfritt stål',
    Lås: '3-punkts lås med hakereiler, FG-godkjent',
  })
})

test('glazing bars are counted by direction and type', () => {
  const bar = (direction: 'VERTICAL' | 'HORIZONTAL') => ({
    panel: 'c1r1',
    direction,
    typeId: 'A18',
    position: null,
  })
  const crossbars = [bar('VERTICAL'), bar('VERTICAL'), bar('HORIZONTAL')]
  expect(facts(1001, { crossbars }).Sprosser).toBe('Sprosse i glass 18\u00a0mm: 2 stående og 1 liggende')
})

test('a transom that posts cut into pieces is one transom, and a post within a field is counted with the others', () => {
  const bar = (direction: 'VERTICAL' | 'HORIZONTAL', panel = '') => ({
    panel,
    direction,
    typeId: 'P60',
    position: null,
  })
  const cross = [bar('VERTICAL'), bar('HORIZONTAL')]
  const size = { width: 2390, height: 2390 }
  expect(facts(1001, { ...size, dividers: cross })['Poster og losholter']).toBe(
    'Post/losholt i fastkarm 60\u00a0mm: 1 stående og 1 liggende',
  )
  expect(facts(1001, { ...size, dividers: [...cross, bar('VERTICAL', 'c2r1')] })['Poster og losholter']).toBe(
    'Post/losholt i fastkarm 60\u00a0mm: 2 stående og 1 liggende',
  )
})

test('glazing bars of a field that is gone are not told, and those of every field are told once', () => {
  const bar = (panel: string, typeId = 'A18') => ({
    panel,
    direction: 'VERTICAL' as const,
    typeId,
    position: null,
  })
  const divided = { width: 1790, dividers: [bar('', 'P60')], crossbars: [bar('c2r1')] }
  const one = 'Sprosse i glass 18\u00a0mm: 1 stående'
  expect(factsAfter(1001, divided).Sprosser).toBe(one)
  expect(factsAfter(1001, divided, { dividers: [] }).Sprosser).toBeUndefined()
  expect(factsAfter(1001, divided, { crossbars: [bar('')] }).Sprosser).toBe(one)
})

test('the surface of what is filled is told once, and by field where they differ', () => {
  const post = { panel: '', direction: 'VERTICAL' as const, typeId: 'P60', position: null }
  const filled = {
    width: 2390,
    dividers: [post, post],
    panelProperties: ['c1r1', 'c2r1', 'c3r1'].map((panel) => ({ panel, id: 14 })),
  }
  const own = [{ panel: 'c2r1', id: 23 }]
  expect(facts(1001).Overflate).toBeUndefined()
  expect(facts(1001, { ...filled, panelQualityId: 22 }).Overflate).toBe('Brystning stående fals')
  expect(facts(1001, { ...filled, panelQualityId: 22, solidPanelQualities: own }).Overflate).toBe(
    'Brystning stående fals (felt 1, felt 3), Brystning aluminium (felt 2)',
  )
  expect(facts(3104, { panelQualityId: 3 }).Overflate).toBe('Kvistfri furu')
})

test('a sound vent is told with the vents that it stands for, and goes with the last of them', () => {
  const vents = { numberOfVents: 1, misc: [109] }
  expect([factsAfter(1002, vents).Ventiler, factsAfter(1002, vents).Tilvalg]).toEqual([
    '1',
    'Lydventil (erstatter vanlig ventil)',
  ])
  expect(factsAfter(1002, vents, { numberOfVents: 0 }).Tilvalg).toBeUndefined()
  expect(factsAfter(1002, vents, { numberOfVents: 0 }, { numberOfVents: 2 }).Tilvalg).toBeDefined()
})

test('of a window that is filled no glass is told, and of one that is partly filled that of the rest', () => {
  const filled = (panel: string) => ({ panel, id: 14 })
  const post = { panel: '', direction: 'VERTICAL' as const, typeId: 'P60', position: null }
  const whole = factsAfter(1001, { panelProperties: [filled('')], spacerColor: '03' })
  expect([whole.Glass, whole.Glasstillegg, whole.Avstandslist]).toEqual([
    undefined,
    'Tett fylling (brystning)',
    undefined,
  ])
  const halves = { width: 1490, dividers: [post] }
  expect(factsAfter(1001, halves, { panelProperties: [filled('c1r1')] }).Glass).toMatch(/3-lags/)
  const frosted = { panelProperties: [{ panel: 'c1r1', id: 6 }] }
  expect(
    factsAfter(1001, halves, frosted, { panelProperties: [...frosted.panelProperties, filled('')] })
      .Glasstillegg,
  ).toBe('Tett fylling (brystning)')
})

test('a slanted window names its form, and frosted glass is said', () => {
  expect(facts(1401).Form).toBeDefined()
  expect(facts(1002, { panelProperties: [{ panel: 'c1r1', id: 6 }] }).Glasstillegg).toBe('Frostet glass')
})

test('a property that some of the panes have is told with those, and one of all of them without', () => {
  const two = {
    width: 1790,
    dividers: [{ panel: '', direction: 'VERTICAL' as const, typeId: 'P60', position: 895 }],
  }
  const of = (...panels: string[]) =>
    factsAfter(1001, two, { panelProperties: panels.map((panel) => ({ panel, id: 6 })) }).Glasstillegg
  expect([of('c2r1'), of(''), of('c1r1', 'c2r1')]).toEqual([
    'Frostet glass (felt 2)',
    'Frostet glass',
    'Frostet glass',
  ])
})

test('what a heavy sash or a tall leaf is charged for is told', () => {
  expect(facts(1002, { width: 1790, height: 1340 }).Beslag).toBe('Tungt beslag')
  expect(facts(1002).Beslag).toBeUndefined()
  expect(facts(2003, { width: 1690, height: 2390 }).Hengsler).toMatch(
    /^Justerbare hengsler, .*, fire på hvert dørblad$/,
  )
  expect(facts(2003).Hengsler).toBeUndefined()
})
