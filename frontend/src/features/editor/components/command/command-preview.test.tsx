import { createRef } from 'react'
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { configured } from '#tests/factories/configured'
import { textOf } from '#tests/factories/read-markup'
import { makeEditor, shownIn } from '../../state/editor.fixture.tsx'
import type { Editor } from '../../state/use-editor.ts'
import { CommandLine } from './command-line.tsx'
import { type CommandKeys, CommandPreview } from './command-preview.tsx'

const ground = { colorLists, list: priceList2026 }
const nothing = () => undefined

const shown = (text: string, overrides: Partial<Editor> = {}) => {
  const keys = createRef<CommandKeys>()
  const { editor } = makeEditor(configured(1002), ground, overrides)
  return shownIn(
    editor,
    <CommandPreview ref={keys} text={text} isEntered={false} onText={nothing} onDone={nothing} />,
  )
}
const priceIn = (markup: string): number => {
  const [, kroner = ''] = /\+\s*kr\s*([\d\s]+) per stk\./.exec(textOf(markup)) ?? []
  return Number(kroner.replaceAll(/\s/g, ''))
}
/** The button that makes the change; the others only write words. */
const isLocked = (markup: string): boolean =>
  /<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Bruk/.test(markup)

test('before Enter it says what becomes of what, and what that costs the one who looks', () => {
  const preview = shown('ute sort')
  expect(textOf(preview)).toMatch(/Utvendig farge .*blir Sort/)
  expect(priceIn(preview)).toBeGreaterThan(0)
  expect(priceIn(shown('ute sort', { priceFactor: 0.5 }))).toBe(priceIn(preview) / 2)
  expect(isLocked(preview)).toBe(false)
})

test('whoever may see no prices sees none', () => {
  expect(textOf(shown('ute sort', { priceFactor: null }))).not.toMatch(/\bkr\b/)
})

test('nothing is changed as long as something is unclear, or where it is so already', () => {
  expect(isLocked(shown('ute sort qwerty'))).toBe(true)
  expect(isLocked(shown('990'))).toBe(true)
})

test('a locked row is not changed in words', () => {
  const lineOf = (locked: boolean) =>
    shownIn(makeEditor(configured(1002), ground, { locked }).editor, <CommandLine />)
  expect(lineOf(true)).toMatch(/<button[^>]*disabled=""/)
  expect(lineOf(false)).not.toMatch(/<button[^>]*disabled=""/)
})
