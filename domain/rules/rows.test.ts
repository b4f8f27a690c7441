/** Rules that only the full range can run into, tried on models made for it. */
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Model } from '#domain/catalogue/types'
import type { Patch } from '#domain/product/product'
import { configured, refused } from '#tests/factories/configured'
import { checkRules, forceRules, gateRules } from './all.ts'
import { contextOf } from './context.ts'

const contextWith = (modelId: number, change: Partial<Model>, patch: Patch) => {
  const { model, values } = configured(modelId)
  return contextOf({ ...model, ...change }, { ...values, ...patch }, { ...values, ...patch }, colorLists)
}

const ruleOf = <Rule extends { readonly id: string }>(rules: readonly Rule[], id: string): Rule => {
  const rule = rules.find((each) => each.id === id)
  if (rule === undefined) throw new Error(`no rule ${id}`)
  return rule
}

test('R-F-03: a size that suited the function before is fitted to the new one', () => {
  const rule = ruleOf(forceRules, 'R-F-03')
  const swing = { functions: ['TS', 'SSV'] }
  const wide = contextWith(1002, swing, { function: 'SSV', width: 1490 })
  expect(rule.when(wide)).toEqual({ width: 990, height: 1190, function: 'Sidesving venstre' })
  expect(rule.put(wide)).toEqual({ width: 990, height: 1190 })
  expect(rule.when(contextWith(1002, swing, { function: 'SSV', width: 990 }))).toBe(false)
  const low = contextWith(1004, { functions: ['TH', 'SHV'] }, { function: 'SHV', width: 890, height: 300 })
  expect(rule.put(low)).toEqual({ width: 890, height: 390 })
})

test('R-F-03: a size is not fitted to a function that a handle brings: it is refused, and the window stays as wide as it was typed', () => {
  const low = { doorHandleId: 'W06' }
  expect(refused(1211, { width: 1490, height: 1690 }, low)).toMatchObject({
    ruleId: 'R-D-02',
    data: { widthMax: 1290 },
  })
  expect(configured(1211, { width: 1290, height: 1690 }, low).values).toMatchObject({
    function: 'SIV',
    width: 1290,
  })
})

test('R-F-03: a size that suits no function of the model is not fitted but refused', () => {
  const tooWide = contextWith(1002, { functions: ['TS', 'SSV'] }, { function: 'SSV', width: 2490 })
  expect(ruleOf(forceRules, 'R-F-03').when(tooWide)).toBe(false)
  expect(ruleOf(gateRules, 'R-D-02').when(tooWide)).toMatchObject({ widthMax: 990 })
})

test('R-S-05: a slanted window is fixed, or tilt-turn in four shapes', () => {
  const rule = ruleOf(checkRules, 'R-S-05')
  const slanted = { shapes: [1, 7] as const, functions: ['FK', 'TS', 'DKV'] }
  const sloping = { height1: 700, frameShapeId: 1 } as const
  expect(rule.when(contextWith(1401, slanted, { ...sloping, function: 'FK' }))).toBe(false)
  expect(rule.when(contextWith(1401, slanted, { ...sloping, function: 'DKV' }))).toBe(false)
  expect(rule.when(contextWith(1401, slanted, { ...sloping, function: 'TS' }))).toEqual({})
  expect(rule.when(contextWith(1401, slanted, { frameShapeId: 7, function: 'DKV' }))).toEqual({})
})

test('R-F-10: what does not open wide enough takes no escape fitting', () => {
  const rule = ruleOf(checkRules, 'R-F-10')
  expect(rule.when(contextWith(1003, {}, { misc: [103] }))).toEqual({})
  expect(rule.when(contextWith(1005, {}, { misc: [103] }))).toBe(false)
})

test('R-F-12: leaves that meet without a post have nothing to move', () => {
  const rule = ruleOf(gateRules, 'R-F-12')
  const post = [{ panel: '', direction: 'VERTICAL', typeId: 'L86', position: 500 }] as const
  expect(rule.when(contextWith(2001, { leaves: 2 }, { dividers: [...post] }))).toEqual({})
  expect(rule.when(contextWith(2001, { leaves: 2 }, {}))).toBe(false)
  expect(rule.when(contextWith(1005, {}, { dividers: [...post] }))).toBe(false)
})

test('R-F-06: a fire door keeps its hinges in sight, whatever it weighs', () => {
  const rule = ruleOf(checkRules, 'R-F-06')
  expect(rule.when(contextWith(3104, { fireClass: 'EI30' }, { hingeId: 'HIDDEN' }))).toEqual({ max: 100 })
  expect(rule.when(contextWith(3104, {}, { hingeId: 'HIDDEN' }))).toBe(false)
})

test('R-F-16: a bar in the glass that has no room for it becomes the bar outside it that is nearest in width', () => {
  const rule = ruleOf(forceRules, 'R-F-16')
  const inGlass = ['A18', 'A26', 'A45', 'C28'].map((typeId) => ({
    panel: '',
    direction: 'VERTICAL' as const,
    typeId,
    position: null,
  }))
  const fireGlass = contextWith(1301, {}, { glassCode: '341', crossbars: inGlass })
  expect(rule.when(fireGlass)).toEqual({ min: 12 })
  expect(rule.put(fireGlass).crossbars?.map(({ typeId }) => typeId)).toEqual(['C22', 'C28', 'C45', 'C28'])
  expect(rule.when(contextWith(1301, {}, { glassCode: '341', crossbars: inGlass.slice(3) }))).toBe(false)
  // Three panes with 12 mm between them, but against fire.
  expect(rule.when(contextWith(1301, {}, { glassCode: '342', crossbars: inGlass }))).toEqual({ min: 12 })
  // 16 mm between two panes, 12 mm between three
  expect(rule.when(contextWith(1001, {}, { glassCode: '201', crossbars: inGlass }))).toBe(false)
  expect(rule.when(contextWith(1001, {}, { glassCode: '316', crossbars: inGlass }))).toBe(false)
})
