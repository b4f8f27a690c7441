// The model page says which rules can concern a model. Here every choice of every model is tried on its own.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import type { Configuration } from '#domain/rules/configuration'
import { canConcern } from '#domain/rules/rule-words'
import { defaultOf, rulesOf } from '#tests/factories/configured'
import { applyTo } from './apply.ts'
import { candidates } from './candidates.ts'

/** Colours are many and alike; these hold a painted, a dark and a stained one. */
const COLORS_TRIED = 12

const rulesMetBy = (from: Configuration): ReadonlySet<string> => {
  const choices = Object.values(candidates).flatMap((list) => list(from, colorLists).slice(0, COLORS_TRIED))
  const sizes = [
    { width: 100 },
    { height: 3400 },
    { width: 9000, height: 9000 },
    { depth: 70 },
    { depth: 999 },
    { numberOfVents: 3 },
    { extralock: true },
  ]
  const met = [...choices.map(({ patch }) => patch), ...sizes].flatMap((patch) => {
    const result = applyTo(from, patch, colorLists)
    return result.ok ? rulesOf(result.value.configuration) : [result.ruleId ?? '']
  })
  return new Set([...rulesOf(from), ...met].filter((id) => id !== ''))
}

test.each(models.map((model) => [`${model.id} ${model.name}`, model] as const))(
  '%s meets no rule that is said not to concern it',
  (_, model) => {
    const met = [...rulesMetBy(defaultOf(model.id))]
    expect(met.length).toBeGreaterThan(2)
    expect(met.filter((id) => !canConcern(id, model))).toEqual([])
  },
)
