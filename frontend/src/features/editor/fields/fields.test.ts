import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { doorTypes } from '#domain/catalogue/data/door-types'
import { models } from '#domain/catalogue/data/models'
import { apply } from '#domain/configurator/apply'
import { barCandidates } from '#domain/configurator/bar-candidates'
import { candidates } from '#domain/configurator/candidates'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { sayValue } from '#domain/configurator/say-value'
import type { Choices, Product } from '#domain/product/product'
import { choicesSchema } from '#domain/product/product-schema'
import { colorListOf } from '#domain/rules/assortment'
import { colorListOfField } from './color-lists.ts'
import { isChanged, resetPatch } from './defaults.ts'
import { fields } from './fields.ts'

const product = (modelId: number): Product => {
  const made = createProduct(modelId)
  if (!made.ok) throw new Error(made.code)
  return made.value
}

const specOf = (id: string) => {
  const spec = fields.find((field) => field.id === id)
  if (!spec) throw new Error(`no field ${id}`)
  return spec
}

describe('the table of fields', () => {
  test('every choice has a field, but for the reference above the drawing', () => {
    const edited = new Set(fields.flatMap(({ field, besides = [] }) => [field, ...besides]))
    expect(Object.keys(choicesSchema.shape).filter((field) => !edited.has(field as never))).toEqual([
      'reference',
    ])
  })

  test('D-250: width and height of a frame go by steps of 100 to sizes that end in 90', () => {
    for (const id of ['width', 'height'])
      expect(specOf(id)).toMatchObject({ stepping: { step: 100, snap: 90 } })
  })

  test('every list that can be chosen from is offered by a field', () => {
    const used: string[] = fields.flatMap((field) => ('options' in field ? [field.options] : []))
    const elsewhere = ['panelProperties']
    expect(Object.keys(candidates).filter((list) => ![...used, ...elsewhere].includes(list))).toEqual([])
  })

  test('ids are unique', () => {
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
  })
})

const shown = (modelId: number, choices: Partial<Choices> = {}) => {
  const start = product(modelId)
  const configuration = configure({ ...start, choices: { ...start.choices, ...choices } }, colorLists)
  return fields
    .filter(
      (spec) =>
        spec.isVisible?.(configuration) !== false &&
        (!('options' in spec) || candidates[spec.options](configuration, colorLists).length > 0),
    )
    .map(({ id }) => id)
}

const AWNING = 1002
const SLIDING_DOOR = 2004
const FRONT_DOOR = 3104

describe('what a product is edited with', () => {
  test('Q-050: a window by its size, colours, cladding, glass, bars, function and handle', () => {
    expect(shown(AWNING)).toEqual(
      expect.arrayContaining([
        ...['width', 'height', 'function', 'glassCode', 'spacerColor', 'innerColor', 'outerColor'],
        ...['aluminium', 'crossbars', 'doorHandleId', 'numberOfVents', 'misc'],
      ]),
    )
  })

  test('Q-082: a door by hinges, kick plates, handle, lock, cylinder with its keys, smart lock and peephole', () => {
    expect(shown(FRONT_DOOR, { cylinderId: 'C01' })).toEqual(
      expect.arrayContaining([
        ...['hingeId', 'kickplateOutside', 'kickplateInside', 'doorHandleId', 'lockId', 'cylinderId'],
        ...['smartlockId', 'keysync', 'extralock', 'extrakeys', 'binocular', 'decorLaminate'],
      ]),
    )
  })

  test('Q-053: a door without a cylinder has no keys, and laminate 00 is none', () => {
    const ids = shown(FRONT_DOOR, { cylinderId: '00' })
    for (const id of ['keysync', 'extrakeys', 'extralock']) expect(ids).not.toContain(id)
    const { choices } = product(FRONT_DOOR)
    const { model } = configure(product(FRONT_DOOR), colorLists)
    expect(sayValue('decorLaminate', choices.decorLaminate, { model, colorLists })).toBe('–')
    expect(sayValue('cylinderId', '00', { model, colorLists })).toBe('–')
  })

  test('Q-080: a flower board, once chosen, has material, thickness, depth and extension', () => {
    const parts = ['flowerBoardMaterial', 'flowerBoardHeight', 'flowerBoard-depth', 'flowerBoard-extension']
    for (const id of parts) expect(shown(AWNING)).not.toContain(id)
    const flowerBoard = { ...product(AWNING).choices.flowerBoard, selected: true }
    expect(shown(AWNING, { flowerBoard })).toEqual(expect.arrayContaining(['flowerBoard', ...parts]))
  })

  test('the depth of a newly chosen flower board is no change of its own; taken back, it is that one again', () => {
    const { choices: defaults } = product(AWNING)
    const spec = specOf('flowerBoard-depth')
    const of = (depth: number) => ({
      ...defaults,
      flowerBoard: { ...defaults.flowerBoard, selected: true, depth },
    })
    expect([0, 200, 300].map((depth) => isChanged(spec, of(depth), defaults))).toEqual([true, false, true])
    expect(resetPatch(spec, of(300), defaults)).toEqual({ flowerBoard: of(200).flowerBoard })
  })

  test('Q-081: an extension jamb, once mounted, has total depth, feather, material and a bottom', () => {
    const parts = ['depth-with-jamb', 'featherSize', 'extensionJambMaterial', 'extensionJambBottom']
    for (const id of parts) expect(shown(AWNING)).not.toContain(id)
    const extensionJamb = { ...product(AWNING).choices.extensionJamb, mounted: true }
    const ids = shown(AWNING, { extensionJamb, depth: 200 })
    expect(ids).toEqual(expect.arrayContaining(['extensionJamb', 'extensionJambGroove', ...parts]))
    expect(ids).not.toContain('depth')
  })

  test('Q-052: vents stand on windows of type F, G, I and T, and wherever there are some', () => {
    for (const model of models.filter(({ isConstructionPart }) => isConstructionPart !== true))
      expect(shown(model.id).includes('numberOfVents'), model.name).toBe('FGIT'.includes(model.frameType))
    expect(shown(SLIDING_DOOR, { numberOfVents: 1 })).toContain('numberOfVents')
  })

  test('a post of a construction is no window: it has no function, no glass and nothing that divides it', () => {
    for (const { id, name } of models.filter(({ isConstructionPart }) => isConstructionPart === true)) {
      const asked = shown(id).map((field) => specOf(field).group)
      expect(asked, name).toContain('dimensions')
      for (const group of ['function', 'glass', 'bars']) expect(asked, name).not.toContain(group)
    }
  })

  test('Q-059: colours of doors, of cladding and of wood come from their own lists', () => {
    for (const { id } of models) {
      const { model } = configure(product(id), colorLists)
      for (const field of ['innerColor', 'outerColor', 'frameColor', 'wingColor'] as const) {
        const list = colorListOf(model, field)
        if (list !== null) expect(colorListOfField(field), `${model.name} ${field}`).toBe(list)
      }
    }
    expect(colorListOfField('aluminiumColor')).toBe('aluminium')
  })

  test('Q-067: a surface is chosen by its id', () => {
    const surfaces = candidates.panelQualityId(configure(product(FRONT_DOOR), colorLists))
    expect(surfaces.length).toBeGreaterThan(1)
    for (const { value, patch } of surfaces) expect(patch).toEqual({ panelQualityId: value })
  })

  test('Q-055: a door is hung by words that say the side of its hinges and the way it opens', () => {
    const labels = new Map(
      models
        .filter(({ functions }) => functions.some((id) => ['VU', 'VI', 'SF'].includes(id)))
        .flatMap(({ id }) => candidates.function(configure(product(id), colorLists), colorLists))
        .map(({ value, label }) => [value, label]),
    )
    expect(Object.fromEntries(labels)).toMatchObject({
      VU: 'Venstre ut',
      HU: 'Høyre ut',
      VI: 'Venstre inn',
      HI: 'Høyre inn',
      SF: 'Sidefelt',
    })
  })

  test('Q-072: the glazing bars offered are those that the catalogue lists for the frame type', () => {
    for (const modelId of [1001, AWNING, SLIDING_DOOR]) {
      const configuration = configure(product(modelId), colorLists)
      const { frameType } = configuration.model
      const offered = barCandidates(configuration, 'crossbars', 'VERTICAL', '').map(({ value }) => value)
      expect(offered).toEqual(
        crossbarTypes.filter(({ frameTypes }) => frameTypes.includes(frameType)).map(({ id }) => id),
      )
      expect(offered.length).toBeGreaterThan(0)
    }
  })
})

test('Q-054: door leaf F is the narrow one of the Basic range', () => {
  expect(doorTypes.find(({ id }) => id === 'F')?.name).toContain('Basic')
  expect(doorTypes.find(({ id }) => id === '8')?.name).toContain('eXtra')
  expect(models.filter(({ doorType }) => doorType === 'F').map(({ name }) => name)).not.toEqual([])
})

test('nothing of a new product differs from its model', () => {
  for (const { id } of models) {
    const { choices } = product(id)
    expect(fields.filter((field) => isChanged(field, choices, choices))).toEqual([])
  }
})

test.each([
  ['width', { width: 1290 }],
  ['aluminium', { aluminium: { selected: true, color: null } }],
  ['innerColor', { innerColor: 'NCS S 7500-N' }],
  ['extensionJamb', { extensionJamb: { mounted: true, featherSize: 12, material: '01', hasBottom: false } }],
])('a changed %s is the only one with a dot, and pressing the dot brings the default back', (id, patch) => {
  const start = product(1002)
  const edited = apply(start, patch, colorLists)
  if (!edited.ok) throw new Error(edited.code)
  const { choices } = edited.value.product
  expect(fields.filter((field) => isChanged(field, choices, start.choices)).map((field) => field.id)).toEqual(
    id === 'width' ? ['width'] : [id],
  )
  const reset = apply(edited.value.product, resetPatch(specOf(id), choices, start.choices), colorLists)
  expect(reset.ok && reset.value.product.choices).toEqual(start.choices)
})
