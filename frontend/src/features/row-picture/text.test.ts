import { expect, test } from 'vitest'
import { rowPictureText } from './text.ts'

test('D-054, A-266: a preview that cannot be loaded names its row, or says that nobody knows it', () => {
  expect(rowPictureText.notLoaded(7)).toBe('Kunne ikke laste forhåndsvisning for rad 7')
  expect(rowPictureText.notLoaded(null)).toBe('Kunne ikke laste forhåndsvisning for rad ukjent')
})
