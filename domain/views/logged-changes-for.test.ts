import { expect, test } from 'vitest'
import type { ChangedField } from '#domain/administration/change'
import { loggedChangesFor } from './logged-changes-for.ts'

const told = (action: 'created' | 'edited', fields: readonly ChangedField[]) => {
  const change = { at: '2026-11-23T08:00:00.000Z', by: { userId: 1, name: 'Ola' }, action, fields }
  return loggedChangesFor([{ version: 1, change }], 10).entries[0]?.fields.map(
    ({ label, before, after }) => `${label}: ${before ?? ''} > ${after ?? ''}`,
  )
}

test('of what was made, what was filled in is told, and nothing of what was left empty', () => {
  const made = (field: string, after: ChangedField['after']) => ({ field, before: null, after })
  expect(
    told('created', [
      ...[made('email', 'post@bygg.example'), made('phoneNumber', ''), made('logo', null)],
      ...[made('storeMargin', 12), made('defaultMargin', 0), made('deleted', false)],
    ]),
  ).toEqual(['E-post:  > post@bygg.example', 'Prosjektmargin:  > 12'])
})

test('what is taken away or switched off is told', () => {
  expect(
    told('edited', [
      { field: 'storeMargin', before: 12, after: 0 },
      { field: 'phoneNumber', before: '41234567', after: '' },
      { field: 'orderStop.active', before: true, after: false },
    ]),
  ).toEqual(['Prosjektmargin: 12 > 0', 'Telefon: 41234567 > ', 'Bestillingsstopp: Ja > Nei'])
})
