// What is said once for the rows of a quote, and what is left for each of them.
import { describe, expect, test } from 'vitest'
import { openingFunctions } from '#domain/catalogue/data/functions'
import { commonFacts, ownFacts, type RowForFacts } from './common-facts.ts'
import { openingWords } from './opening-words.ts'

const screwed = { description: 'Skruefeste gjennom karm', ok: true }
const row = (overrides: Partial<RowForFacts> = {}): RowForFacts => ({
  frame: { depth: 105 },
  aluminiumClothing: { color: null },
  numberOfVents: 0,
  mountingType: screwed,
  ...overrides,
})
const said = (facts: readonly { readonly text: string }[]) => facts.map(({ text }) => text)

test('Q-115 Q-118 Q-120 Q-125: what is true of all rows is said once, and none of them says it again', () => {
  const rows = [row(), row(), row()]
  const common = commonFacts(rows)
  expect(said(common.ofAll)).toEqual(['karm 105\u00a0mm', 'Tre', 'Ventil Nei', 'Skruefeste gjennom karm'])
  expect(common.ofMost).toEqual([])
  for (const one of rows) expect(ownFacts(one, common)).toEqual([])
})

test('a row that differs says so itself, and the others are told apart from «all»', () => {
  const door = row({ frame: { depth: 115 }, numberOfVents: 1 })
  const rows = [row(), row(), door]
  const common = commonFacts(rows)
  expect(said(common.ofAll)).toEqual(['Tre', 'Skruefeste gjennom karm'])
  expect(said(common.ofMost)).toEqual(['karm 105\u00a0mm', 'Ventil Nei'])
  expect(said(ownFacts(door, common))).toEqual(['karm 115\u00a0mm', 'Ventil Ja'])
  expect(ownFacts(row(), common)).toEqual([])
})

test('where two halves differ nothing is common, and each row says its own', () => {
  const clad = row({ aluminiumClothing: { color: { code: 'RAL 9005' } } })
  const common = commonFacts([row(), clad])
  expect(said([...common.ofAll, ...common.ofMost])).not.toContain('Tre')
  expect(said(ownFacts(row(), common))).toEqual(['Tre'])
  expect(said(ownFacts(clad, common))).toEqual(['Aluminium'])
})

test('the only row of a quote says everything itself', () => {
  const common = commonFacts([row()])
  expect(said([...common.ofAll, ...common.ofMost])).toEqual([])
  expect(said(ownFacts(row(), common))).toEqual([
    'karm 105\u00a0mm',
    'Tre',
    'Ventil Nei',
    'Skruefeste gjennom karm',
  ])
})

test('Q-125: a mounting that does not carry is never common, however many rows have it', () => {
  const wrong = row({ mountingType: { description: 'Ikke valgt', ok: false } })
  const { ofAll, ofMost } = commonFacts([wrong, wrong, wrong])
  expect(said([...ofAll, ...ofMost])).not.toContain('Ikke valgt')
})

test('a coupling post has no frame: the depth of the others is not said of all', () => {
  const post = row({ frame: { depth: 0 } })
  const common = commonFacts([row(), row(), row(), post])
  expect(said(common.ofMost)).toEqual(['karm 105\u00a0mm'])
  expect(ownFacts(post, common)).toEqual([])
})

describe('how a row opens', () => {
  const opens = (description: string, functionName: string) =>
    openingWords({ model: { description }, functionName })

  test('the handing of an entrance door stands in the words of editor and paper', () => {
    expect(opens('Sølvkollen eXtra', 'Venstre ut')).toBe('Slagretning venstre ut')
    expect(opens('Sølvkollen eXtra', 'Høyre inn')).toBe('Slagretning høyre inn')
  })

  test('every way a door can be hung is a handing', () => {
    const doors = openingFunctions.filter(({ id }) => ['VU', 'HU', 'VI', 'HI'].includes(id))
    expect(doors).toHaveLength(4)
    for (const { name } of doors) expect(opens('Dør', name)).toMatch(/^Slagretning (venstre|høyre) (ut|inn)$/)
  })

  test('the side of a window is said; what the name of the model says is not said twice', () => {
    expect(opens('Skjær Sidesving', 'Sidesving venstre')).toBe('Sidesving venstre')
    expect(opens('Skjær Toppsving', 'Toppsving')).toBe('')
    expect(opens('Skjær Fastkarm', 'Fastkarm')).toBe('')
    expect(opens('Skjær Hytte 2-lags', 'Topphengslet')).toBe('Topphengslet')
  })

  test('a part of a construction does not open', () => {
    expect(opens('Koblingspost 90°', '')).toBe('')
  })
})
