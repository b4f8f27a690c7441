import { expect, test } from 'vitest'
import { readPageSearch, writePageSearch } from './page-search.ts'

test('what is shown stands in the address, and comes back from it', () => {
  const search = { view: 'rules', q: 'brann ei30', group: 40 } as const
  expect(writePageSearch(search).toString()).toBe('vis=regler&q=brann+ei30&gruppe=40')
  expect(readPageSearch(writePageSearch(search))).toEqual(search)
})

test('a bare address, and one that makes no sense, show every model', () => {
  const everything = { view: 'models', q: '', group: null }
  expect(readPageSearch(new URLSearchParams())).toEqual(everything)
  expect(readPageSearch(new URLSearchParams('vis=annet&gruppe=alle'))).toEqual(everything)
  expect(writePageSearch({ view: 'models', q: '', group: null }).toString()).toBe('')
})
