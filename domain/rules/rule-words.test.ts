import { afterEach, describe, expect, test, vi } from 'vitest'
import { sentenceOf } from '#domain/messages/words'

afterEach(() => {
  vi.doUnmock('#domain/physics/tek17')
  vi.resetModules()
})

describe('a limit that is changed', () => {
  test('changes what the rule judges by, what it says, and the words of its trigger', async () => {
    vi.resetModules()
    vi.doMock('#domain/physics/tek17', async (original: () => Promise<object>) => ({
      ...(await original()),
      U_MEASURE_LEVEL: 0.7,
      U_MINIMUM_LEVEL: 0.9,
    }))
    const { heatChecks } = await import('./rows/heat.ts')
    const { ruleWords } = await import('./rule-words.ts')
    const { configured } = await import('#tests/factories/configured')
    const { colorLists } = await import('#domain/catalogue/colors/color-lists')
    const { contextOf } = await import('./context.ts')
    const { model, values } = configured(1002, { glassCode: '201' })
    const rule = heatChecks.find(({ id }) => id === 'R-G-05')
    const data = rule?.when(contextOf(model, values, values, colorLists))
    if (rule === undefined || data === undefined || data === false) throw new Error('the rule does not apply')
    expect(sentenceOf({ code: rule.code, data })).toContain('TEK17 minimumsnivå 0,9.')
    expect(ruleWords['R-G-05']?.trigger).toBe('U-verdien er over 0,9, som er minimumsnivået i TEK17.')
    expect(ruleWords['R-G-06']?.trigger).toContain('over 0,70')
  })
})
