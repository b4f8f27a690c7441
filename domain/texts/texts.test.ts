import { afterEach, expect, test, vi } from 'vitest'
import { putInForce, sayIn, texts, watchWords, wordsInForce } from './texts.ts'

const say = sayIn('test/grid')
const rows = (count: number) => (count === 1 ? say`1 rad` : say`${count} rader`)
const gridText = texts('test/grid.row', {
  copy: 'Kopier',
  menu: { first: 'Øverst', places: ['Opp', 'Ned'] },
  moved: (row: number, place: number) => say`Rad ${row} er nå nummer ${place}.`,
  chosen: (count: number) => say`${rows(count)} valgt`,
  get remove() {
    return `${gridText.copy} og slett`
  },
})
const sayElsewhere = sayIn('test/grid/other')
const elsewhere = (count: number) => sayElsewhere`${count} rader`

afterEach(() => putInForce([]))

test('own words stand wherever the text is said from then on, and the file’s again when they are taken away', () => {
  const before = [gridText.copy, gridText.menu.places[1], gridText.remove]
  putInForce([
    { entryKey: 'test/grid.row.copy', text: 'Dupliser' },
    { entryKey: 'test/grid.row.menu.places.1', text: 'Nedover' },
  ])
  expect([gridText.copy, gridText.menu.places[1], gridText.remove]).toEqual([
    'Dupliser',
    'Nedover',
    'Dupliser og slett',
  ])
  putInForce([{ entryKey: 'test/grid.row.copy', text: 'Ta kopi' }])
  expect([gridText.copy, gridText.menu.places[1]]).toEqual(['Ta kopi', 'Ned'])
  putInForce([])
  expect([gridText.copy, gridText.menu.places[1], gridText.remove]).toEqual(before)
})

test('what a page loads later has its own words from the start', () => {
  putInForce([{ entryKey: 'test/late.title', text: 'Ny tittel' }])
  const lateText = texts('test/late', { title: 'Tittel' })
  expect(lateText.title).toBe('Ny tittel')
  putInForce([])
  expect(lateText.title).toBe('Tittel')
})

test('own words that name what a release says no longer are out of force, and said again when they fit', () => {
  const late = texts('test/changed', { sentence: '{who} var raskere', other: '{who} var raskere' })
  putInForce([
    { entryKey: 'test/changed.sentence', text: '{name} kom først' },
    { entryKey: 'test/changed.other', text: '{who} kom først' },
  ])
  expect(late).toEqual({ sentence: '{who} var raskere', other: '{who} kom først' })
})

test('what is filled in is filled in by name, in any order and as often as the own words have it', () => {
  putInForce([
    {
      entryKey: 'test/grid.row.moved',
      text: 'Nummer {place} er nå rad {row} (rad {row}).',
      replaces: 'Rad {row} er nå nummer {place}.',
    },
  ])
  expect(gridText.moved(3, 7)).toBe('Nummer 7 er nå rad 3 (rad 3).')
})

test('a value is never read as a placeholder', () => {
  const named = (name: string, other: string) => say`${name} hos ${other}`
  putInForce([{ entryKey: 'test/grid.named', text: '{other}: {name}', replaces: '{name} hos {other}' }])
  expect(named('{other}', '$&')).toBe('$&: {other}')
})

test('one and several are texts of their own, also inside another', () => {
  putInForce([{ entryKey: 'test/grid.rows.2', text: '{count} linjer', replaces: '{count} rader' }])
  expect([gridText.chosen(1), gridText.chosen(4)]).toEqual(['1 rad valgt', '4 linjer valgt'])
})

test('the same words in another file stay', () => {
  putInForce([{ entryKey: 'test/grid.rows.2', text: '{count} linjer', replaces: '{count} rader' }])
  expect(elsewhere(4)).toBe('4 rader')
})

test('whoever shows texts is told that they have changed, and what is in force', () => {
  const told = vi.fn()
  const stop = watchWords(told)
  const words = [{ entryKey: 'test/grid.row.copy', text: 'Dupliser' }]
  putInForce(words)
  expect(told).toHaveBeenCalledOnce()
  expect(wordsInForce()).toBe(words)
  stop()
  putInForce([])
  expect(told).toHaveBeenCalledOnce()
})

test('a key that no file has changes nothing', () => {
  putInForce([
    { entryKey: 'test/grid.row', text: 'x' },
    { entryKey: 'test/grid.row.none', text: 'y' },
  ])
  expect(gridText.copy).toBe('Kopier')
  expect('none' in gridText).toBe(false)
})
