import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { sentenceOf } from '#domain/messages/words'
import type { Bar } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { configured } from '#tests/factories/configured'
import { applyTo } from './apply.ts'
import { moveBar, offsetOf } from './bar-moves.ts'

const bar = (typeId: string, direction: Bar['direction'], panel = ''): Bar => ({
  panel,
  direction,
  typeId,
  position: null,
})

type Field = 'dividers' | 'crossbars'

/** The product after the move, or what the person is told. */
const tried = (from: Configuration, field: Field, name: string, offset: number): Configuration | string => {
  const patch = moveBar(from, field, name, offset)
  const result = patch.ok ? applyTo(from, patch.value, colorLists) : patch
  return result.ok ? result.value.configuration : sentenceOf(result)
}

const moved = (...move: Parameters<typeof tried>): Configuration => {
  const result = tried(...move)
  if (typeof result === 'string') throw new Error(result)
  return result
}

const places = ({ layout }: Configuration, field: Field) =>
  layout[field].map((part) => [part.bar, part.position, offsetOf(layout, part)])

describe('Q-075: a bar stands off the middle of what it divides', () => {
  const halved = configured(1001, { width: 1790 }, { dividers: [bar('P60', 'VERTICAL')] })

  test('a new post stands at 0, and 100 to the right of the middle of 1790 is 995 mm from the left', () => {
    expect(places(halved, 'dividers')).toEqual([['divider/V1', 895, 0]])
    expect(places(moved(halved, 'dividers', 'divider/V1', 100), 'dividers')).toEqual([
      ['divider/V1', 995, 100],
    ])
  })

  test('Q-074: the half button, which says 0, puts it back in the middle', () => {
    const aside = moved(halved, 'dividers', 'divider/V1', -250)
    expect(places(moved(aside, 'dividers', 'divider/V1', 0), 'dividers')).toEqual([['divider/V1', 895, 0]])
  })

  test('Q-074: one that is put back in the middle stays there when the window becomes another size', () => {
    const aside = moved(halved, 'dividers', 'divider/V1', -250)
    const back = moved(aside, 'dividers', 'divider/V1', 0)
    const narrow = applyTo(back, { width: 1490 }, colorLists)
    expect(narrow.ok && places(narrow.value.configuration, 'dividers')).toEqual([['divider/V1', 745, 0]])
  })

  test('the middle one of three stands in the middle by its place, for the space is theirs together', () => {
    const posts = [bar('P60', 'VERTICAL'), bar('P60', 'VERTICAL'), bar('P60', 'VERTICAL')]
    const four = configured(1001, { width: 2390 }, { dividers: posts })
    const aside = moved(four, 'dividers', 'divider/V2', 40)
    expect(moved(aside, 'dividers', 'divider/V2', 0).product.choices.dividers[1]?.position).toBe(1195)
  })

  test('a transom in one field stands off the middle of that field', () => {
    const nested = configured(
      1001,
      { width: 1790, height: 1190 },
      { dividers: [bar('P60', 'VERTICAL'), bar('P60', 'HORIZONTAL', 'c2r1')] },
    )
    const lower = moved(nested, 'dividers', 'c2r1/divider/H1', -90)
    expect(places(lower, 'dividers')).toEqual([
      ['divider/V1', 895, 0],
      ['c2r1/divider/H1', 505, -90],
    ])
  })

  test('a bar in a sash stands off the middle of its glass, which beside a post is not that of its field', () => {
    const barred = configured(
      1002,
      { width: 1790 },
      { dividers: [bar('P86', 'VERTICAL'), bar('D68', 'VERTICAL', 'c1r1')] },
    )
    const [, inSash] = places(barred, 'dividers')
    // The glass runs from 106 to 895 − 29 − 68 = 798.
    expect(inSash).toEqual(['c1r1/divider/V1', 452, 0])
  })

  test('a bar between the panes stands in the middle of what a through-going bar leaves to be seen', () => {
    const barred = configured(
      1001,
      { width: 1190 },
      { crossbars: [bar('S28', 'VERTICAL'), bar('A18', 'VERTICAL', 'c1r1/c1r1')] },
    )
    // Visible from 54 to 595 − 14 = 581.
    expect(places(barred, 'crossbars').at(-1)).toEqual(['c1r1/c1r1/crossbar/V1', 318, 0])
  })
})

test('a bar that was chosen for all panes moves off the middle of each', () => {
  const barred = configured(
    1001,
    { width: 1790 },
    { dividers: [bar('P60', 'VERTICAL')], crossbars: [bar('A18', 'VERTICAL')] },
  )
  const aside = moved(barred, 'crossbars', 'c2r1/crossbar/V1', 100)
  expect(places(aside, 'crossbars').map(([name, , offset]) => [name, offset])).toEqual([
    ['c1r1/crossbar/V1', 100],
    ['c2r1/crossbar/V1', 100],
  ])
  expect(aside.product.choices.crossbars.map(({ panel }) => panel)).toEqual(['c1r1', 'c2r1'])
})

describe('posts that belong to the model', () => {
  test('those of a three-field window move one by one, the other keeps its place', () => {
    const wide = moved(configured(1009), 'dividers', 'divider/V2', 310)
    expect(places(wide, 'dividers').map(([, position]) => position)).toEqual([797, 1505])
    const again = moved(wide, 'dividers', 'divider/V1', -310)
    expect(places(again, 'dividers').map(([, position]) => position)).toEqual([885, 1505])
    expect(again.layout.dividers.every(({ fixed }) => fixed)).toBe(true)
  })

  test('Q-077, R-F-12: the post between two sashes stays where it is: Flytting ikke tillatt', () => {
    expect(tried(configured(1006), 'dividers', 'divider/V1', 50)).toBe('Flytting ikke tillatt')
    expect(tried(configured(1204), 'dividers', 'divider/V1', 50)).toBe('Flytting ikke tillatt')
  })
})

describe('Q-076: an invalid place is refused and the product stays as it was', () => {
  const halved = configured(1001, { dividers: [bar('P60', 'VERTICAL')] })

  test.each([
    ['outside the frame', 'divider/V1', 700],
    ['on the frame', 'divider/V1', -595],
    ['half a millimetre', 'divider/V1', 0.5],
    ['not a number', 'divider/V1', Number.NaN],
    ['no such bar', 'divider/V9', 0],
  ])('%s: Ugyldig verdi', (_, name, offset) => {
    expect(tried(halved, 'dividers', name, offset)).toBe('Ugyldig verdi')
  })

  test('R-F-13: a field that would be too narrow says how narrow', () => {
    expect(tried(halved, 'dividers', 'divider/V1', 400)).toBe(
      'Feltet blir for smalt (195\u00A0mm). Minste felt er 250\u00A0mm.',
    )
  })
})
