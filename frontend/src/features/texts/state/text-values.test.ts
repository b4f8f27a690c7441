import { expect, test } from 'vitest'
import { judgeText, type TextValues } from './text-values.ts'

const values = (others: Partial<TextValues>): TextValues => ({
  ...{ entryKey: 'x.moved', category: 'CLIENT', text: 'Rad {row} er flyttet', description: '' },
  ...others,
})
const built = { text: 'Rad {row} er nummer {place}', category: 'CLIENT' } as const
const faults = (others: Partial<TextValues>, of: typeof built | null = null) => {
  const judged = judgeText(values(others), of)
  return judged.ok ? {} : judged.faults
}

test('A-169 A-170: key and words are required, and a key has five characters', () => {
  expect(faults({ entryKey: '', text: ' ' })).toEqual({ entryKey: 'Påkrevet felt', text: 'Påkrevet felt' })
  expect(faults({ entryKey: 'abcd' })).toEqual({ entryKey: 'Må være minst 5 tegn lang' })
  expect(faults({ entryKey: 'abcde' })).toEqual({})
})

test('words in the place of a text of the house have all that is filled in and nothing else', () => {
  expect(faults({ text: 'Rad {row} er {place}' }, built)).toEqual({})
  expect(faults({ text: 'Rad {row}' }, built)).toEqual({
    text: 'Teksten mangler {place}. Verdiene må med, ellers går opplysninger tapt.',
  })
  expect(faults({ text: 'Rad {row} er {place} {hvem}' }, built)).toEqual({
    text: 'Teksten har {hvem}, som ingen verdi hører til.',
  })
  expect(faults({ text: 'Rad {row} er {place}', category: 'DATABASE' }, built)).toEqual({
    category: 'Nøkkelen hører til kategorien CLIENT.',
  })
})

test('what is too long is said to be, and never cut', () => {
  expect(faults({ text: 'å'.repeat(5000) })).toEqual({ text: 'Maksimal lengde er 4000 tegn' })
})
