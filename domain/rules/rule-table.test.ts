import { describe, expect, test } from 'vitest'
import { models } from '#domain/catalogue/data/models'
import { assortmentOf } from './assortment.ts'
import { ruleTable } from './rule-table.ts'
import { canConcern, ruleWords } from './rule-words.ts'

const ids = ruleTable.map(({ id }) => id)

describe('the rule table for people', () => {
  test('says of every rule what sets it off, and speaks of no rule that there is not', () => {
    expect(ruleTable.filter(({ trigger }) => trigger === '').map(({ id }) => id)).toEqual([])
    expect(Object.keys(ruleWords).filter((id) => !ids.includes(id))).toEqual([])
  })

  test('has a line for each rule, whatever number of rows the engine needs for it', () => {
    const lines = ruleTable.map(({ id, severity }) => `${id} ${severity}`)
    expect(new Set(lines).size).toBe(lines.length)
    expect(ruleTable.find(({ id }) => id === 'R-F-11')).toMatchObject({
      severity: 'ERROR',
      sentences: ['Ugyldig verdi'],
      source: 'trade handbook 11, F-11',
    })
  })

  test('gives both what a rule tells and how it refuses', () => {
    expect(ruleTable.find(({ id }) => id === 'R-J-01')?.sentences).toEqual([
      'Foringsspor er lagt til.',
      'Utforing krever foringsspor.',
    ])
  })

  test('runs as the handbook runs: sizes first, forms next, colours after fittings', () => {
    expect(ids.slice(0, 2)).toEqual(['R-D-01', 'R-D-02'])
    expect(ids.indexOf('R-S-01')).toBeGreaterThan(ids.indexOf('R-D-09'))
    expect(ids.indexOf('R-A-01')).toBeGreaterThan(ids.indexOf('R-O-14'))
  })
})

test('a rule that no model of the range can meet says why, and no other does', () => {
  const unmet = ids.filter((id) => !models.some((model) => canConcern(id, model)))
  expect(unmet).toEqual(['R-S-05', 'R-F-03', 'R-F-10', 'R-F-16'])
  expect(ruleTable.filter(({ idle }) => idle !== undefined).map(({ id }) => id)).toEqual(unmet)
})

test('R-F-10 has no occasion: what takes an escape fitting is hung on its top or side and opens wide', () => {
  const withFitting = models.filter((model) => assortmentOf(model).misc.some(({ value }) => value === 103))
  expect(withFitting.length).toBeGreaterThan(0)
  const functions = new Set(withFitting.flatMap(({ functions }) => functions))
  expect([...functions].toSorted()).toEqual(['SH2', 'SHH', 'SHV', 'TH', 'TRE'])
})
