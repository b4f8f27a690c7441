// A fitting of the catalogue that nobody has given a form would be left out of the drawing in silence.
import { expect, test } from 'vitest'
import { fittings } from '#domain/catalogue/data/fittings'
import { NONE } from '#domain/catalogue/none'
import { handleKinds } from './handle-kinds.ts'
import { lockKinds } from './lock-edge.ts'

const codesOf = (list: readonly { readonly code: string }[]): readonly string[] =>
  list.map(({ code }) => code).filter((code) => code !== NONE)

test('each handle of the catalogue has a form, and no form is of a handle that is not there', () => {
  expect(Object.keys(handleKinds).toSorted()).toEqual(codesOf(fittings.doorHandle).toSorted())
})

test('each lock of the catalogue has its bolts, and no bolts are of a lock that is not there', () => {
  expect(Object.keys(lockKinds).toSorted()).toEqual(codesOf(fittings.lock).toSorted())
})
