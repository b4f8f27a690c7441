import { describe, expect, test } from 'vitest'
import { AT_REST, afterVerdict, isJudgedAt, type Moment, type TypedText, type Verdict } from './typed-text.ts'

const typing = (text: string): TypedText => ({ is: 'typing', text })
const accepted: Verdict<number> = { is: 'value', value: 1490 }
const nothing: Verdict<number> = { is: 'nothing' }
const tooSmall: Verdict<number> = { is: 'refused' }
const moments: readonly Moment[] = ['pause', 'left', 'confirmed']

describe('a pause while somebody types', () => {
  test('«1» of 1490 is neither refused nor saved: the text is left alone', () => {
    expect(afterVerdict(typing('1'), 'pause', tooSmall)).toEqual({ state: typing('1'), saves: false })
  })

  test('what can stand is saved, and the next digit goes on from the same text', () => {
    expect(afterVerdict(typing('490'), 'pause', accepted)).toEqual({ state: typing('490'), saves: true })
  })

  test('an emptied field stays empty', () => {
    expect(afterVerdict(typing(''), 'pause', nothing)).toEqual({ state: typing(''), saves: false })
  })
})

describe.each(['left', 'confirmed'] as const)('a field that is %s', (moment) => {
  test('saves what can stand and shows what is stored', () => {
    expect(afterVerdict(typing('1490'), moment, accepted)).toEqual({ state: AT_REST, saves: true })
  })

  test('keeps what cannot stand as it was typed', () => {
    expect(afterVerdict(typing('3400'), moment, tooSmall)).toEqual({
      state: { is: 'refused', text: '3400' },
      saves: false,
    })
  })

  test('shows what is stored where nothing is typed in it', () => {
    expect(afterVerdict(typing(' '), moment, nothing)).toEqual({ state: AT_REST, saves: false })
  })
})

describe('a refused text', () => {
  const refused: TypedText = { is: 'refused', text: '1790' }

  test('is walked past without being judged again or lost', () => {
    for (const moment of ['pause', 'left'] as const) {
      expect(isJudgedAt(refused, moment)).toBe(false)
      expect(afterVerdict(refused, moment, accepted)).toEqual({ state: refused, saves: false })
    }
  })

  test('is judged anew with Enter, and saved when it can stand by now', () => {
    expect(afterVerdict(refused, 'confirmed', accepted)).toEqual({ state: AT_REST, saves: true })
    expect(afterVerdict(refused, 'confirmed', tooSmall)).toEqual({ state: refused, saves: false })
  })
})

test('a field that nobody types in saves nothing, whatever happens to it', () => {
  for (const moment of moments)
    expect(afterVerdict(AT_REST, moment, accepted)).toEqual({ state: AT_REST, saves: false })
})
