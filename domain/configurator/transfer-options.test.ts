import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import type { ChoiceField, Patch } from '#domain/product/product'
import { choicesSchema } from '#domain/product/product-schema'
import { configured } from '#tests/factories/configured'
import { transferOptions } from './transfer-options.ts'

const all = Object.keys(choicesSchema.shape) as ChoiceField[]
const butSize = all.filter((field) => !['width', 'height', 'reference'].includes(field))

const transferred = (
  to: ReturnType<typeof configured>,
  from: ReturnType<typeof configured>,
  fields: readonly ChoiceField[] = butSize,
) => transferOptions(to, from, fields, colorLists)

const ANTHRACITE = 'NCS S 7500-N'
const FIXED = 1001
const AWNING = 1002
const SLANTED = 1401
const FRONT_DOOR = 3104

describe('a window made the same as another', () => {
  const from = configured(FIXED, {
    width: 1490,
    reference: 'Stue',
    innerColor: ANTHRACITE,
    glassCode: '311',
    numberOfVents: 1,
  })

  test('gets what differs as one patch, and keeps its own size and reference', () => {
    const { patch, refused, absent, configuration } = transferred(configured(FIXED, { width: 990 }), from)
    expect(patch).toEqual({ innerColor: ANTHRACITE, glassCode: '311', numberOfVents: 1 })
    expect([refused, absent]).toEqual([[], []])
    expect(configuration.values).toMatchObject({ width: 990, reference: '', glassCode: '311' })
  })

  test('of which nothing differs is left alone', () => {
    expect(transferred(from, from).patch).toEqual({})
  })

  test('has stated what the other one states, also where both are as the model comes', () => {
    const plain = configured(FIXED)
    const said = configured(FIXED, { glassCode: plain.values.glassCode, width: plain.values.width })
    const { patch, agreed, configuration } = transferred(plain, said)
    expect([patch, agreed]).toEqual([{}, { glassCode: plain.values.glassCode }])
    expect(configuration.product.stated).toEqual(['glassCode'])
  })

  test('takes the size too where that is asked for', () => {
    expect(transferred(configured(FIXED), from, ['width', 'height']).patch).toEqual({ width: 1490 })
  })
})

test('what one rule refuses is named with its reason and holds nothing else back', () => {
  const wide: Patch = { width: 1490, innerColor: ANTHRACITE, numberOfVents: 1 }
  const { patch, refused, configuration } = transferred(
    configured(1106),
    configured(FIXED, { ...wide, glassCode: '321' }),
  )
  expect(refused).toContainEqual({
    field: 'glassCode',
    sentence: expect.stringContaining('leveres ikke på Tinde eXtra Panorama'),
  })
  expect(patch).toMatchObject({ innerColor: ANTHRACITE })
  expect(patch).not.toHaveProperty('glassCode')
  expect(configuration.values.glassCode).toBe(configured(1106).values.glassCode)
})

test('a shape comes with its measures, or not at all', () => {
  const from = configured(SLANTED, { height: 1400, height1: 900 })
  const { patch } = transferred(configured(SLANTED, { frameShapeId: 2, height1: 0, height2: 800 }), from, all)
  const { height2 } = from.product.choices
  expect(patch).toEqual({ frameShapeId: 1, height: 1400, height1: 900, height2 })
})

test('a door does not become locked by a window, nor a window a door’s lock', () => {
  const door = configured(FRONT_DOOR)
  const toDoor = transferred(door, configured(FIXED))
  expect(Object.keys(toDoor.patch)).not.toContain('lockId')
  expect(toDoor.configuration.values.lockId).toBe(door.values.lockId)

  const toWindow = transferred(configured(FIXED), door)
  expect(toWindow.absent).toContain('lockId')
  expect(toWindow.absent, 'the surface of a leaf is none of a window').toContain('panelQualityId')
  const refused = toWindow.refused.map(({ field }) => field)
  for (const field of toWindow.absent) expect(refused).not.toContain(field)
})

describe('a product from before a rule came', () => {
  const plain = configured(FIXED, { glassCode: '322' })
  const outgrown = configure(
    {
      ...plain.product,
      choices: { ...plain.product.choices, panelProperties: [{ panel: 'c1r1', id: 6 }] },
    },
    colorLists,
  )

  test('takes nothing over, and says by which rule', () => {
    const from = configured(FIXED, { innerColor: ANTHRACITE })
    const { patch, agreed, refused, configuration } = transferred(outgrown, from, ['innerColor'])
    expect([patch, agreed, configuration]).toEqual([{}, {}, outgrown])
    expect(refused).toMatchObject([{ field: 'innerColor', sentence: 'Kan ikke kombineres med valgt glass.' }])
  })

  test('takes over what mends it, and the rest with that', () => {
    const from = configured(FIXED, { innerColor: ANTHRACITE, glassCode: '321' })
    const { patch, refused } = transferred(outgrown, from, ['innerColor', 'glassCode'])
    expect([patch, refused]).toEqual([{ innerColor: ANTHRACITE, glassCode: '321' }, []])
  })
})

test('whatever is taken over between any two of these, the rules allow it whole', () => {
  const some = [
    configured(FIXED, {
      width: 2390,
      dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }],
    }),
    configured(AWNING, { aluminium: { selected: true, color: 'RAL 7016' }, numberOfVents: 2 }),
    configured(SLANTED),
    configured(1106),
    configured(FRONT_DOOR, { closerId: 'DL1', misc: [111] }),
  ]
  for (const to of some)
    for (const from of some) {
      const { patch, configuration } = transferred(to, from, all)
      expect(configuration.product.choices).toEqual({ ...to.product.choices, ...patch })
    }
})
