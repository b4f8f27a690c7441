import { expect, test } from 'vitest'
import { shownLine, shownText } from './shown-text.ts'

test('signs that nobody sees are taken away, and a line is one line', () => {
  expect(shownLine('Ola\u202e\u0000 Nordmann\ud800\r\nBcc: alle@x.example\u2028\ufeff\u007f!')).toBe(
    'Ola Nordmann Bcc: alle@x.example !',
  )
  expect(shownText('En\r\nTo\u2028Tre\tfire\u2066\u001b[31m')).toBe('En\nTo\nTre fire[31m')
})

test('letters of every script and composed emoji are what they were', () => {
  for (const text of ['Ærlig-Øyvind', 'חלון שלום', 'نافذة', '窓', '👷🏽‍♀️🪟', '  to  mellomrom '])
    expect([shownLine(text), shownText(text)]).toEqual([text, text])
})
