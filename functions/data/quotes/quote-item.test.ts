import { expect, test } from 'vitest'
import { changeKinds, recordedSteps } from '#domain/quote/quote'
import { makeManifest, makeManifestRow, makeQuoteForShow } from '#tests/factories/quotes'
import { itemOf, parseManifest, parseRevision, parseRows, parseVersion } from './quote-item.ts'

test.each(changeKinds)('a quote whose last change was «%s» can be read again', (kind) => {
  const { change, ...quote } = makeManifest()
  const taken = recordedSteps.map((step) => ({ id: `stp_${step}`, kind: step, by: change.by, at: change.at }))
  const manifest = { ...quote, taken, change: { ...change, kind } }
  expect(parseManifest(itemOf(manifest))).toEqual(manifest)
})

test('rows, versions and revisions that an older program has stored as they were can be read', () => {
  const manifest = makeManifest({ rows: [makeManifestRow({ modelId: 1001 })] })
  const [revision] = makeQuoteForShow(manifest).revisions.values()
  const { packedRows: _, ...item } = itemOf(manifest)

  expect(parseManifest({ ...item, rows: manifest.rows })).toEqual(manifest)
  expect(parseRows({ rows: manifest.rows })).toEqual(manifest.rows)
  expect(parseVersion({ manifest })).toEqual(manifest)
  expect(parseRevision({ revision })).toEqual(revision)
})

test('a post that was stored with a weight of 0 has none when it is read', () => {
  const post = makeManifestRow({ modelId: 9001, width: 20, height: 2090 })
  const [revision] = makeQuoteForShow(makeManifest({ rows: [post] })).revisions.values()
  expect(revision?.facts.weightKg).toBeNull()
  const asBefore = { ...revision, facts: { ...revision?.facts, weightKg: 0 } }
  expect(parseRevision({ revision: asBefore })).toEqual(revision)
})
