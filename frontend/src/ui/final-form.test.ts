import { expect, test } from 'vitest'
import { isMeant } from './final-form.tsx'

const press = { repeat: false, timeStamp: 5_000 }

test('a key on the button that cannot be undone counts once the question can have been read', () => {
  expect(isMeant(press, 4_600, false)).toBe(true)
})

test.each([
  ['comes 120 ms after what opened it', press, 4_880, false],
  ['was pressed before it stood there', press, 5_300, false],
  ['is held', { ...press, repeat: true }, 1_000, false],
  ['was typed ahead', press, 1_000, true],
])('a key that %s does not', (_, key, openedAt, isTypedAhead) => {
  expect(isMeant(key, openedAt, isTypedAhead)).toBe(false)
})
