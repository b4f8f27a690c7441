import { expect, test } from 'vitest'
import { changeKinds, takenSteps } from '#domain/quote/quote'
import { makeManifest } from '#tests/factories/quotes'
import { itemOf, parseManifest } from './quote-item.ts'

test.each(changeKinds)('a quote whose last change was «%s» can be read again', (kind) => {
  const { change, ...quote } = makeManifest()
  const taken = takenSteps.map((step) => ({ id: `stp_${step}`, kind: step, by: change.by, at: change.at }))
  const manifest = { ...quote, taken, change: { ...change, kind } }
  expect(parseManifest(itemOf(manifest))).toEqual(manifest)
})
