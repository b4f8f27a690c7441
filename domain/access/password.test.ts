// What a good password is.
import { describe, expect, test } from 'vitest'
import { faultOfPassword } from './password.ts'

const person = { email: 'anne.lise.overas@butikk.example', firstname: 'Anne-Lise', lastname: 'Øverås' }
const common = new Set(['passord', 'password', 'qwertyuiop', 'sommer', 'dragon', 'hei'])
const faultOf = (password: string) => faultOfPassword(password, person, (word) => common.has(word))

test.each([
  'hest batteri stift korrekt',
  'aaaabbbbccccdddd',
  '𝓀𝒶𝓇𝓂 og ramme 🪟',
  '829104756312',
  '%3$91!2k#77(hei)',
  'Sommerfuglen flyr over Anne',
  'min passordfrase er lang',
  'Tømmerringen2026 i Sandnes',
  '         mellomrom         x y z æ ø å',
])('«%s» is good, whatever it is made of', (password) => {
  expect(faultOf(password)).toBeNull()
})

describe('what everybody tries first is refused', () => {
  test.each([
    'Password1234',
    'PASSORD!!!!!',
    '2026sommer2026',
    'p a s s o r d 1 2',
    'qwertyuiop12',
    'ｐａｓｓｗｏｒｄ１２３４',
  ])('«%s»: a common word with signs around it', (password) => {
    expect(faultOf(password)).toBe('password.common')
  })

  test.each([
    'aaaaaaaaaaaa',
    '121212121212',
    'abcabcabcabcab',
    'passordpassord',
    '123456789012',
    '098765432109',
    'abcdefghijklm',
  ])('«%s»: the same over and over, or a row', (password) => {
    expect(faultOf(password)).toBe('password.repeated')
  })

  test.each([
    'anne.lise.overas@butikk.example',
    'AnneLise2026!',
    'Øverås-123456',
    'overas.butikk1',
    'anneliseanne99',
  ])('«%s»: what is known about the person', (password) => {
    expect(faultOf(password)).toBe('password.own')
  })
})
