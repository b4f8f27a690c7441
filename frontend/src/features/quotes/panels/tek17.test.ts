import { expect, test } from 'vitest'
import { tek17Verdict } from './tek17.ts'

test.each([
  [0.76, 'Oppfyller TEK17 energitiltak (≤\u00a00,80)'],
  [0.8, 'Oppfyller TEK17 energitiltak (≤\u00a00,80)'],
  [0.804, 'Oppfyller TEK17 energitiltak (≤\u00a00,80)'],
  [0.81, 'Oppfyller TEK17 minimumsnivå (≤\u00a01,2)'],
  [1.2, 'Oppfyller TEK17 minimumsnivå (≤\u00a01,2)'],
  [1.21, 'Oppfyller ikke TEK17 minimumsnivå'],
])('a project with U-value %d: %s', (uValue, sentence) => {
  expect(tek17Verdict(uValue).sentence).toBe(sentence)
})
