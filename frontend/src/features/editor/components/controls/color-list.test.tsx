import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Option } from '#domain/configurator/option'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { configured } from '#tests/factories/configured'
import { textOf } from '#tests/factories/read-markup'
import { makeEditor, shownIn } from '../../state/editor.fixture.tsx'
import { ColorList } from './color-list.tsx'

const nothing = () => undefined
const wood = colorLists.wood
const [base] = wood.filter(({ std }) => std)
const [other, barred] = wood.filter(({ std }) => !std)
if (base === undefined || other === undefined || barred === undefined)
  throw new Error('the list of wood is empty')

const codes = new Map<Option, string>()
const optionOf = (color: (typeof wood)[number], overrides: Partial<Option> = {}): Option => {
  const option = {
    label: color.description,
    patch: {},
    selected: false,
    available: true,
    ...overrides,
  } as Option
  codes.set(option, color.code)
  return option
}
const options = [
  optionOf(base, { selected: true }),
  optionOf(other, { priceDelta: 45_000 as Option['priceDelta'] }),
  optionOf(barred, { available: false, reason: 'Ikke på furu.' } as Partial<Option>),
]
const { editor } = makeEditor(configured(1002), { colorLists, list: priceList2026 }, { priceFactor: 0.5 })
const palette = shownIn(
  editor,
  <ColorList
    label="Utvendig farge"
    list="wood"
    optionsOf={() => options}
    codeOf={(option) => codes.get(option) ?? null}
    onChoose={nothing}
    onReady={nothing}
  />,
)
const swatchOf = (code: string) =>
  palette.split('<button').find((button) => textOf(`<button${button}`).includes(code)) ?? ''

test('colours within the base price come first, the others with what they cost the one who looks', () => {
  const words = textOf(palette)
  expect(words.indexOf(base.code)).toBeLessThan(words.indexOf(other.code))
  expect(words.split(base.code)).toHaveLength(2)
  expect(textOf(`<button${swatchOf(other.code)}`)).toContain('+ kr 225')
})

test('the chosen one is marked, and one that cannot be had says why', () => {
  expect(swatchOf(base.code)).toContain('aria-checked="true"')
  expect(swatchOf(other.code)).toContain('aria-checked="false"')
  expect(swatchOf(barred.code)).toContain('aria-disabled="true"')
  expect(swatchOf(barred.code)).toContain('title="Ikke på furu."')
})
