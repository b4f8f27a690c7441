/** Colours that might be chosen, standard ones first, and the cladding (trade handbook 6). */

import { NONE } from '#domain/catalogue/none'
import { isStain, UNTREATED } from '#domain/catalogue/stain'
import type { Color, ColorListId, ColorLists } from '#domain/catalogue/types'
import type { Choices, Patch } from '#domain/product/product'
import { type ColorField, colorListOf } from '#domain/rules/assortment'
import type { Candidate, Candidates } from './candidate.ts'
import { choiceText } from './text.ts'

export const colors =
  (field: ColorField): Candidates =>
  ({ model, values }, colorLists) => {
    const list = colorListOf(model, field)
    // A clad product's outside is its cladding; a laminated leaf has no colour.
    const isCovered =
      (field === 'outerColor' && values.aluminium.selected) ||
      (field === 'wingColor' && values.decorLaminate !== NONE)
    if (list === null || isCovered) return []
    return colorCandidates(colorLists, list, values[field], alikeOn(values), (code) => ({ [field]: code }))
  }

/**
 * What rules and prices see of a colour: whether it is standard, whether it is a stain, and whether the product has it
 * elsewhere too. Cladding that follows the wood sees the colour itself.
 */
const alikeOn =
  ({ innerColor, outerColor, frameColor, wingColor, aluminium }: Choices) =>
  ({ code, std }: Color): string => {
    const isElsewhere = [innerColor, outerColor, frameColor, wingColor].includes(code)
    const stain = code === UNTREATED ? 'untreated' : isStain(code) ? 'stain' : 'paint'
    return isElsewhere || aluminium.selected ? code : `${stain} ${std}`
  }

const colorCandidates = (
  colorLists: ColorLists,
  list: ColorListId,
  current: string | null,
  alike: (color: Color) => string,
  patch: (code: string) => Patch,
): readonly Candidate[] =>
  colorLists[list]
    .toSorted((one, other) => Number(other.std) - Number(one.std) || one.sorting - other.sorting)
    .map((color) => ({
      value: color.code,
      label: `${color.code} ${color.description}`,
      selected: color.code === current,
      patch: patch(color.code),
      rgbHex: color.rgbHex,
      alike: alike(color),
    }))

export const cladding: Candidates = ({ model, product, values }) =>
  colorListOf(model, 'outerColor') === null
    ? []
    : [
        { value: false, label: choiceText.unclad },
        { value: true, label: choiceText.clad },
      ].map(({ value, label }) => ({
        value,
        label,
        selected: values.aluminium.selected === value,
        patch: { aluminium: { ...product.choices.aluminium, selected: value } },
      }))

export const claddingColors: Candidates = ({ product, values }, colorLists) =>
  values.aluminium.selected
    ? [
        {
          value: null,
          label: choiceText.asWood,
          selected: product.choices.aluminium.color === null,
          patch: { aluminium: { selected: true, color: null } },
        },
        ...colorCandidates(
          colorLists,
          'aluminium',
          product.choices.aluminium.color,
          ({ code, std }) => (code === product.choices.aluminium.color ? code : String(std)),
          (color) => ({ aluminium: { selected: true, color } }),
        ),
      ]
    : []
