import { expect, test } from 'vitest'
import type { RowRevision } from '#domain/quote/quote'
import { makeRevisionMemory } from './revision-memory.ts'

const revision = (revisionId: string, orderNumber = 1) => ({ orderNumber, revisionId }) as RowRevision

test('what was not asked for longest is forgotten first', () => {
  const memory = makeRevisionMemory(2)
  memory.remember(revision('rev_a'))
  memory.remember(revision('rev_b'))
  expect(memory.find(1, 'rev_a')).toEqual(revision('rev_a'))
  memory.remember(revision('rev_c'))
  expect(['rev_a', 'rev_b', 'rev_c'].map((id) => memory.find(1, id) !== null)).toEqual([true, false, true])
})

test('a revision belongs to its quote', () => {
  const memory = makeRevisionMemory()
  memory.remember(revision('rev_a'))
  expect(memory.find(2, 'rev_a')).toBeNull()
})
