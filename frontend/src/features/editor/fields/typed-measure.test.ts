import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import type { NumberSpec } from './field-spec.ts'
import { fields } from './fields.ts'
import { explainMeasure, judgeMeasure, measureOf, waitsForAnother } from './typed-measure.ts'

const TOP_SWING = 1002
const FIXED = 1001

const specOf = (id: string): NumberSpec => {
  const spec = fields.find((field) => field.id === id)
  if (spec?.kind !== 'number') throw new Error(`no number ${id}`)
  return spec
}
const ask = (configuration: Configuration, id: string, text: string, ...waiting: Patch[]) => {
  const measure = measureOf(specOf(id), configuration)
  const ground = { configuration, colorLists, waiting }
  return {
    verdict: judgeMeasure(text, measure, ground),
    said: () => explainMeasure(text, measure, ground).replaceAll(/[\u00a0\u202f]/g, ' '),
    waits: () => waitsForAnother(text, measure, ground),
  }
}

describe('while 1490 is typed slowly', () => {
  const from = defaultOf(TOP_SWING)

  test('what is below every limit cannot stand, so a pause saves nothing', () => {
    for (const half of ['1', '14', '149'])
      expect(ask(from, 'width', half).verdict, half).toEqual({ is: 'refused' })
  })

  test('the whole number can', () => {
    expect(ask(from, 'width', '1490').verdict).toEqual({ is: 'value', value: { width: 1490 } })
  })
})

test('a width may be typed in modules, as in a line of words: 12M is a frame of 1190', () => {
  expect(ask(defaultOf(TOP_SWING), 'width', '12M').verdict).toEqual({ is: 'value', value: { width: 1190 } })
  expect(ask(defaultOf(TOP_SWING), 'width', '1,49 m').verdict).toEqual({
    is: 'value',
    value: { width: 1490 },
  })
})

test.each(['1490 mm', '149 cm', '1,49 m', '1 490', '1.490', ' 1490 '])(
  'a width may be typed as «%s»',
  (text) => {
    expect(ask(defaultOf(TOP_SWING), 'width', text).verdict).toEqual({ is: 'value', value: { width: 1490 } })
  },
)

test('an emptied field is no edit', () => {
  expect(ask(defaultOf(TOP_SWING), 'width', ' ').verdict).toEqual({ is: 'nothing' })
})

describe('a refused measure says its limit in words', () => {
  const tall = configured(TOP_SWING, { width: 1390, height: 1690 })

  test('Q-212: with the other measure that holds it, and the rule', () => {
    expect(ask(tall, 'width', '1790').said()).toBe(
      'høyst 1 420 mm ved 1 690 høyde. Arealet er 3,03 m². Maks for Toppsving er 2,4 m².',
    )
  })

  test('of what is no number: from where to where', () => {
    expect(ask(defaultOf(FIXED), 'width', 'bred').said()).toBe(
      'Ugyldig verdi for feltet Bredde. Skriv minst 290 mm, høyst 3 000 mm.',
    )
  })

  test('one limit alone: the one that holds, not that of all products beside it', () => {
    const { said } = ask(configured(TOP_SWING), 'width', '12')
    expect(said()).toMatch(/^Ugyldig verdi for feltet Bredde, minst \d+ mm\.$/)
  })

  test('of half a millimetre', () => {
    expect(ask(defaultOf(FIXED), 'width', '1,49').said()).toBe(
      'Skriv hele millimeter, eller med enhet: 149 cm, 1,49 m.',
    )
  })

  test('of the board that it is the depth of, by its own name', () => {
    const board = { selected: true, material: '01', height: 21, depth: 200, extension: 0 }
    const planted = configured(FIXED, { flowerBoard: board })
    expect(ask(planted, 'flowerBoard-depth', '-10').said()).toMatch(
      /^Ugyldig verdi for feltet Dybde på brett, minst \d+ mm\.$/,
    )
  })
})

describe('two sizes that can be made only together', () => {
  const tall = configured(TOP_SWING, { width: 1390, height: 1690 })

  test('the first one waits for the other, a size that is never made does not', () => {
    expect(ask(tall, 'width', '1790').waits()).toBe(true)
    expect(ask(tall, 'width', '9000').waits()).toBe(false)
  })

  test('the second one is judged with the first', () => {
    expect(ask(tall, 'height', '1190', { width: 1790 }).verdict).toEqual({
      is: 'value',
      value: { height: 1190 },
    })
  })

  test('the first one says that it can be saved as soon as the other lets it', () => {
    const low = configured(TOP_SWING, { width: 1390, height: 1190 })
    expect(ask(low, 'width', '1790').said()).toBe('kan lagres nå. Trykk Enter i feltet.')
  })
})
