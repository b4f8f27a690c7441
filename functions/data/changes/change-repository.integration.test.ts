// The log of changes on a real engine: complete, in order, and of nothing that never happened.
import { expect, test } from 'vitest'
import type { RecordedChange } from '#domain/administration/change'
import { withEngines } from '#tests/api/engines'
import { makeStore } from '#tests/factories/organisations'
import { findStore, insertStore, replaceStore } from '../organisations/organisation-repository.ts'
import { listChanges } from './change-repository.ts'

withEngines()

const at = new Date('2026-11-23T08:00:00.000Z')
const changeTo = (contact: string, when = at): RecordedChange => ({
  at: when.toISOString(),
  by: { userId: 6, name: 'Super Bruker' },
  action: 'edited',
  fields: [{ field: 'contact', before: null, after: contact }],
})

const stored = async (id: number) => {
  const store = await findStore(id)
  if (store === null) throw new Error('not stored')
  return store
}

const rename = async (id: number, contact: string, when = at): Promise<boolean> => {
  const store = await stored(id)
  return replaceStore(store, { ...store, contact }, changeTo(contact, when))
}

const log = async (id: number, page: { before?: number; limit?: number; at?: Date } = {}) => {
  const entries = await listChanges(`store-${id}`, await stored(id), {
    at,
    before: null,
    limit: 50,
    ...page,
  })
  return entries.map(({ change }) => change.fields[0]?.after)
}

test('every change is an entry, newest first, page by page', async () => {
  await insertStore(makeStore(), changeTo('først'))
  for (const contact of ['a', 'b', 'c']) expect(await rename(101, contact)).toBe(true)
  expect(await log(101)).toEqual(['c', 'b', 'a', 'først'])
  expect(await log(101, { limit: 2 })).toEqual(['c', 'b'])
  const { version } = await stored(101)
  expect(await log(101, { before: version - 1, limit: 2 })).toEqual(['a', 'først'])
})

test('a change that lost is in no log', async () => {
  await insertStore(makeStore({ id: 102 }), changeTo('først'))
  const store = await stored(102)
  await rename(102, 'vant')
  expect(await replaceStore(store, { ...store, contact: 'tapte' }, changeTo('tapte'))).toBe(false)
  await rename(102, 'etterpå')
  expect(await log(102)).toEqual(['etterpå', 'vant', 'først'])
})

test('what was stored before changes were counted begins its log with the first of them', async () => {
  await insertStore(makeStore({ id: 103 }))
  expect(await log(103)).toEqual([])
  await rename(103, 'ny')
  expect(await log(103)).toEqual(['ny'])
})

test('an entry is shown for 24 months', async () => {
  await insertStore(makeStore({ id: 104 }), changeTo('gammel', new Date('2024-11-22T08:00:00.000Z')))
  await rename(104, 'nyere', new Date('2024-11-24T08:00:00.000Z'))
  expect(await log(104)).toEqual(['nyere'])
})
