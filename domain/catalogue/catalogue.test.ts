import { describe, expect, test } from 'vitest'
import { findDividerType, findFunction, findGlass, frameTypeOf, patternOf } from './catalogue.ts'
import data from './colors/color-book.json' with { type: 'json' }
import { readColorBook } from './colors/color-book.ts'
import { crossbarTypes } from './data/crossbars.ts'
import { dividerTypes } from './data/dividers.ts'
import { doorPatterns } from './data/door-patterns.ts'
import { fittings } from './data/fittings.ts'
import { frameTypes } from './data/frame-types.ts'
import { openingFunctions } from './data/functions.ts'
import { glasses } from './data/glass.ts'
import { productGroups } from './data/groups.ts'
import { miscOptions } from './data/misc.ts'
import { models } from './data/models.ts'
import { panelPropertyTypes } from './data/panel-properties.ts'
import { panelQualities } from './data/panel-qualities.ts'
import { sizeLimits } from './data/size-limits.ts'

const frameTypeIds: readonly string[] = frameTypes.map(({ id }) => id)

test.each(models.map((model) => [model.id, model] as const))(
  'model %i names only what exists',
  (_, model) => {
    expect(productGroups.map(({ pk }) => pk)).toContain(model.group)
    expect(frameTypeIds).toContain(model.frameType)
    expect(model.functions).toContain(model.defaultFunction)
    expect(model.shapes).toContain(model.defaultShape)
    for (const id of [...model.functions, ...(model.fieldFunctions ?? [])])
      expect(findFunction(id)).not.toBeNull()
    for (const code of model.glassCodes ?? []) expect(findGlass(code)).not.toBeNull()
    if (model.isConstructionPart === true) expect(model.defaultGlass).toBe('00')
    else if (model.defaultGlass === '00') expect(patternOf(model.patternId ?? 0).glazed).toBe(false)
    else expect(findGlass(model.defaultGlass)).not.toBeNull()
    if (model.patternId !== undefined) expect(patternOf(model.patternId).id).toBe(model.patternId)
    for (const id of model.panelQualityIds ?? [])
      expect(panelQualities.map((quality) => quality.id)).toContain(id)
  },
)

const framed = models.filter(({ isConstructionPart }) => isConstructionPart !== true)

test('the range has 96 models, of which four are construction parts', () => {
  expect(models.length).toBe(96)
  expect(models.filter((model) => !framed.includes(model)).map(({ id }) => id)).toEqual([
    9001, 9002, 9003, 9004,
  ])
})

test.each(framed.map((model) => [model.id, model] as const))(
  'model %i comes in a size that one of its functions is made in',
  (_, { frameType, functions, defaultWidth, defaultHeight }) => {
    const limits = sizeLimits.filter(
      (limit) => limit.frameType === frameType && limit.functions.some((id) => functions.includes(id)),
    )
    expect(
      limits.some(
        ({ widthMin, widthMax, heightMin, heightMax }) =>
          defaultWidth >= widthMin &&
          defaultWidth <= widthMax &&
          defaultHeight >= heightMin &&
          defaultHeight <= heightMax,
      ),
    ).toBe(true)
  },
)

test.each(sizeLimits.map((limit) => [`${limit.frameType} ${limit.functions.join(' ')}`, limit] as const))(
  'the sizes of %s leave something to choose',
  (_, limit) => {
    expect(frameTypeIds).toContain(limit.frameType)
    for (const id of limit.functions) expect(findFunction(id)).not.toBeNull()
    expect(limit.widthMax).toBeGreaterThan(limit.widthMin)
    expect(limit.heightMax).toBeGreaterThan(limit.heightMin)
    expect(limit.areaMaxM2 * 1e6).toBeGreaterThan(limit.widthMin * limit.heightMin)
    expect(limit.sashMaxKg).toBeGreaterThan(0)
  },
)

describe('lists that name frame types, glasses and properties', () => {
  const bare = (id: string): string => id.replace('*', '')

  test('name only frame types that exist', () => {
    const named = [
      ...Object.values(fittings).flat(),
      ...miscOptions,
      ...panelQualities,
      ...dividerTypes,
      ...crossbarTypes,
    ].flatMap(({ frameTypes: ids }) => ids.map(bare))
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((id) => !frameTypeIds.includes(id))).toEqual([])
  })

  test('name only panel properties that exist', () => {
    const ids = panelPropertyTypes.map(({ id }) => id)
    expect(glasses.flatMap(({ properties }) => properties).filter((id) => !ids.includes(id))).toEqual([])
  })

  test('have no id twice', () => {
    const lists: readonly (readonly (string | number)[])[] = [
      models.map(({ id }) => id),
      frameTypeIds,
      openingFunctions.map(({ id }) => id),
      glasses.map(({ code }) => code),
      doorPatterns.map(({ id }) => id),
      dividerTypes.map(({ id }) => id),
      crossbarTypes.map(({ id }) => id),
      miscOptions.map(({ id }) => id),
      ...Object.values(fittings).map((list) => list.map(({ code }) => code)),
    ]
    for (const list of lists) expect(new Set(list).size).toBe(list.length)
  })
})

test('every frame type is made in depths that rise and hold its thickest glass', () => {
  for (const { id, depths, baseDepth, lip, glassThicknessMax } of frameTypes) {
    expect(depths.toSorted((one, other) => one - other)).toEqual(depths)
    expect(depths, id).toContain(baseDepth)
    expect(depths.at(-1)).toBeGreaterThanOrEqual(lip + glassThicknessMax)
  }
  expect(frameTypeOf('T').baseDepth).toBe(105)
  expect(findDividerType('R92')?.removable).toBe(true)
})

describe('the colour book', () => {
  const entries = Object.values(data).flat()

  test('has no unreadable colour and holds the whole range', () => {
    expect(entries.filter(({ rgbHex }) => !/^#[0-9A-F]{6}$/i.test(rgbHex))).toEqual([])
    const book = readColorBook(data)
    expect([book.wood.length, book.aluminium.length, book.door.length]).toEqual([64, 66, 37])
  })

  test('has each code once in a list, and a standard colour in each', () => {
    for (const list of Object.values(readColorBook(data))) {
      expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
      expect(list.some(({ std }) => std)).toBe(true)
    }
  })

  test('leaves out a colour that cannot be shown and puts one without a place last', () => {
    const grey = { code: 'X', description: '', backendCode: 'X', colorType: 'NCS', std: false }
    const book = readColorBook({
      wood: [
        { ...grey, rgbHex: '#12345' },
        { ...grey, code: 'Y', rgbHex: '#123456' },
      ],
      aluminium: [],
      door: [],
    })
    expect(book.wood.map(({ code, sorting }) => [code, sorting])).toEqual([['Y', 10_000]])
  })
})
