import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { configured } from '#tests/factories/configured'
import { makeEditor, shownIn } from '../../state/editor.fixture.tsx'
import type { Editor } from '../../state/use-editor.ts'
import { PlaceBar } from './place-bar.tsx'

const ground = { colorLists, list: priceList2026 }
const divided = configured(1002, {
  width: 1790,
  dividers: [{ panel: '', typeId: 'P86', direction: 'VERTICAL', position: null }],
})

const barAt = (part: string, configuration = divided, overrides: Partial<Editor> = {}) =>
  shownIn(makeEditor(configuration, ground, overrides).editor, <PlaceBar part={part} shownAt={null} />)

const buttonsIn = (markup: string): string[] =>
  [...markup.matchAll(/<button[^>]*?(?:aria-label="([^"]*)")?[^>]*>(.*?)<\/button>/g)].map(
    ([whole, , inner = '']) => /aria-label="([^"]*)"/.exec(whole)?.[1] ?? inner.replaceAll(/<[^>]*>/g, ''),
  )

test('of a pane its opening, glass and fill can be chosen at the place, and how it is divided', () => {
  const bar = barAt('c2r1')
  expect(bar).toContain('aria-label="Valg for rute 2"')
  expect(buttonsIn(bar)).toEqual(['Åpning', 'Glass', 'Fylling', 'Del opp', 'Lukk valgene'])
})

test('of a post one can type where it stands, put it in the middle, choose its type, and take it away for a price', () => {
  const moved = configured(1002, {
    width: 1790,
    dividers: [{ panel: '', typeId: 'P86', direction: 'VERTICAL', position: 800 }],
  })
  const bar = barAt('divider/V1', moved)
  expect(bar).toContain('value="−95"')
  const [centre, type, remove, close] = buttonsIn(bar)
  expect([centre, type, close]).toEqual(['Sett i midten', 'Type', 'Lukk valgene'])
  expect(remove).toMatch(/^Slett.*kr/)
})

test('of a locked quote everything is read and nothing can be pressed but the way out', () => {
  const bar = barAt('c2r1', divided, { locked: true })
  expect(bar.match(/<button[^>]*disabled=""/g)).toHaveLength(4)
})
