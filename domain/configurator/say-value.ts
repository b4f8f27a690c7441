/** A chosen value in words, for a person who compares two versions of a row, or two rows. */
import { findColor, findFunction, findGlass } from '#domain/catalogue/catalogue'
import { NONE } from '#domain/catalogue/none'
import type { ColorLists, Model } from '#domain/catalogue/types'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import { figure } from '#domain/messages/figures'
import { type Bar, type ChoiceField, type Choices, DIMENSIONS } from '#domain/product/product'
import { assortmentOf, colorListOf, type Offered } from '#domain/rules/assortment'
import { valueText } from './text.ts'

/** Whose value it is. */
export interface Speaker {
  readonly model: Model
  readonly colorLists: ColorLists
}

const NOTHING = '–'
const MILLIMETRES: ReadonlySet<ChoiceField> = new Set([...DIMENSIONS, 'depth', 'breastworkHeight'])

const joined = (...parts: readonly (string | false | null)[]): string =>
  parts.filter((part) => part !== false && part !== null && part !== '').join(', ')

/** A model that is offered none of a kind has none, whatever code stands there. */
const nameIn = <Value>(offered: readonly Offered<Value>[], value: Value): string =>
  value === NONE || offered.length === 0
    ? NOTHING
    : (offered.find((one) => one.value === value)?.name ?? String(value))

const countedBars = (bars: readonly Bar[]): string => {
  const count = (direction: Bar['direction']) => bars.filter((bar) => bar.direction === direction).length
  const [upright, level] = [count('VERTICAL'), count('HORIZONTAL')]
  return joined(upright > 0 && valueText.upright(upright), level > 0 && valueText.level(level))
}

const namesOf = (offered: readonly Offered<number>[], ids: readonly number[]): string =>
  [...new Set(ids)].map((id) => nameIn(offered, id)).join(', ')

const wholeMillimetres = (value: unknown): string => `${figure(Number(value), 0)}\u00a0mm`

type Sayings = { readonly [Field in ChoiceField]?: (value: Choices[Field], speaker: Speaker) => string }

const colorFrom =
  (field: 'innerColor' | 'outerColor' | 'frameColor' | 'wingColor') =>
  (code: string | null, { model, colorLists }: Speaker): string => {
    const list = colorListOf(model, field)
    return code === null || list === null ? NOTHING : (findColor(colorLists, list, code)?.description ?? code)
  }

/** Fields whose value is more than a code of a list of the same name. */
const sayings: Sayings = {
  reference: (text) => text,
  frameShapeId: (id) => shapeOf(id).name,
  function: (id) => findFunction(id)?.name ?? id,
  fieldFunctions: (fields) => fields.map((one) => findFunction(one.function)?.name ?? '').join(', '),
  glassCode: (code) => findGlass(code)?.name ?? NOTHING,
  dividers: countedBars,
  crossbars: countedBars,
  panelProperties: (properties, { model }) =>
    namesOf(
      assortmentOf(model).panelProperties,
      properties.map(({ id }) => id),
    ),
  solidPanelQualities: (qualities, { model }) =>
    namesOf(
      assortmentOf(model).solidPanelQualities,
      qualities.map(({ id }) => id),
    ),
  innerColor: colorFrom('innerColor'),
  outerColor: colorFrom('outerColor'),
  frameColor: colorFrom('frameColor'),
  wingColor: colorFrom('wingColor'),
  aluminium: ({ selected, color }, { colorLists }) =>
    selected
      ? joined(
          valueText.yes,
          color !== null && (findColor(colorLists, 'aluminium', color)?.description ?? color),
        )
      : valueText.no,
  kickplate: ({ outside, inside }, { model }) => {
    const { values } = assortmentOf(model).kickplate
    return joined(
      outside !== NONE && valueText.outside(nameIn(values, outside)),
      inside !== NONE && valueText.inside(nameIn(values, inside)),
    )
  },
  misc: (ids, { model }) => namesOf(assortmentOf(model).misc, ids),
  numberOfVents: String,
  extrakeys: String,
  flowerBoard: ({ selected, material, height, depth, extension }, { model }) =>
    selected
      ? joined(
          nameIn(assortmentOf(model).flowerBoardMaterial.values, material),
          valueText.thick(height),
          valueText.deep(depth),
          extension > 0 && valueText.projecting(extension),
        )
      : valueText.no,
  extensionJamb: ({ mounted, material, featherSize, hasBottom }, { model }) =>
    mounted
      ? joined(
          nameIn(assortmentOf(model).jambMaterial.values, material),
          valueText.feather(featherSize),
          hasBottom && valueText.below,
        )
      : valueText.no,
}

/** Codes and ids, by the name that they are chosen by. */
const named = (field: ChoiceField, value: unknown, { model }: Speaker): string => {
  const assortment: Readonly<Record<string, unknown>> = assortmentOf(model)
  const list = assortment[field] as { readonly values: readonly Offered<unknown>[] } | undefined
  return list === undefined ? String(value) : nameIn(list.values, value)
}

export const sayValue = <Field extends ChoiceField>(
  field: Field,
  value: Choices[Field],
  speaker: Speaker,
): string => {
  if (typeof value === 'boolean') return value ? valueText.yes : valueText.no
  if (MILLIMETRES.has(field)) return value === null ? NOTHING : wholeMillimetres(value)
  const say = sayings[field]
  const said = say ? say(value, speaker) : value === null ? NOTHING : named(field, value, speaker)
  return said === '' ? NOTHING : said
}
