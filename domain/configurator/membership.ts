/**
 * Whether a value belongs to a model's assortment at all. What rules forbid in combination with other choices is not decided
 * here; this keeps unknown codes, foreign fittings and colours out of a product.
 */
import { findGlass } from '#domain/catalogue/catalogue'
import { isSolidDoor } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import type { ColorLists, Model } from '#domain/catalogue/types'
import { functionsOfFields } from '#domain/layout/opening-of-fields'
import { EXTRA_KEYS_MAX } from '#domain/product/bounds'
import type { Bar, ChoiceField, Choices } from '#domain/product/product'
import { assortmentOf, type ColorField, colorListOf, type OfferedList } from '#domain/rules/assortment'

/** The first value that cannot be chosen; null when all can. */
type Foreign = string | number | null

const foreignIn = <Value extends string | number | null>(
  { start, values }: OfferedList<Value>,
  value: Value,
): Foreign => (value === start || values.some((offered) => offered.value === value) ? null : (value ?? ''))

const foreignBar = (types: readonly { readonly id: string }[], bars: readonly Bar[]): Foreign =>
  bars.find(({ typeId }) => !types.some(({ id }) => id === typeId))?.typeId ?? null

const foreignColor = (
  model: Model,
  field: ColorField,
  code: string | null,
  colorLists: ColorLists,
): Foreign => {
  const list = colorListOf(model, field)
  if (code === null) return list === null || field === 'outerColor' ? null : ''
  return list !== null && colorLists[list].some((color) => color.code === code) ? null : code
}

const foreignGlass = (model: Model, code: string): Foreign => {
  if (isSolidDoor(model)) return code === NONE ? null : code
  const glass = findGlass(code)
  // Glass without a fire class in a fire window is for a rule to refuse, which says why.
  return glass !== null && (glass.fireClass === null || model.fireClass !== undefined) ? null : code
}

const foreignId = (offered: readonly { readonly value: number }[], ids: readonly number[]): Foreign =>
  ids.find((id) => !offered.some(({ value }) => value === id)) ?? null

type Check = (choices: Choices, model: Model, colorLists: ColorLists) => Foreign

const BREASTWORK = { min: 300, max: 1100 }

/** Fields that are judged by rules alone are absent. */
const checks: Partial<Record<ChoiceField, Check>> = {
  fieldFunctions: ({ fieldFunctions }, model) =>
    fieldFunctions.find((field) => !functionsOfFields(model).includes(field.function))?.function ?? null,
  glassCode: ({ glassCode }, model) => foreignGlass(model, glassCode),
  spacerColor: ({ spacerColor }, model) => foreignIn(assortmentOf(model).spacerColor, spacerColor),
  dividers: ({ dividers }, model) => foreignBar(assortmentOf(model).dividerTypes, dividers),
  crossbars: ({ crossbars }, model) => foreignBar(assortmentOf(model).crossbarTypes, crossbars),
  panelProperties: ({ panelProperties }, model) =>
    foreignId(
      assortmentOf(model).panelProperties,
      panelProperties.map(({ id }) => id),
    ),
  panelQualityId: ({ panelQualityId }, model) =>
    foreignIn(assortmentOf(model).panelQualityId, panelQualityId),
  solidPanelQualities: ({ solidPanelQualities }, model) =>
    foreignId(
      assortmentOf(model).solidPanelQualities,
      solidPanelQualities.map(({ id }) => id),
    ),
  breastworkHeight: ({ breastworkHeight: height }, model) => {
    if (model.breastwork !== true) return height
    return height !== null && height >= BREASTWORK.min && height <= BREASTWORK.max ? null : (height ?? '')
  },
  extrakeys: ({ extrakeys }) => (extrakeys <= EXTRA_KEYS_MAX ? null : extrakeys),
  innerColor: ({ innerColor }, model, colorLists) =>
    foreignColor(model, 'innerColor', innerColor, colorLists),
  outerColor: ({ outerColor }, model, colorLists) =>
    foreignColor(model, 'outerColor', outerColor, colorLists),
  frameColor: ({ frameColor }, model, colorLists) =>
    foreignColor(model, 'frameColor', frameColor, colorLists),
  wingColor: ({ wingColor }, model, colorLists) => foreignColor(model, 'wingColor', wingColor, colorLists),
  aluminium: ({ aluminium: { color } }, _, colorLists) =>
    color === null || colorLists.aluminium.some(({ code }) => code === color) ? null : color,
  decorLaminate: ({ decorLaminate }, model) => foreignIn(assortmentOf(model).decorLaminate, decorLaminate),
  doorHandleId: ({ doorHandleId }, model) => foreignIn(assortmentOf(model).doorHandleId, doorHandleId),
  hingeId: ({ hingeId }, model) => foreignIn(assortmentOf(model).hingeId, hingeId),
  lockId: ({ lockId }, model) => foreignIn(assortmentOf(model).lockId, lockId),
  cylinderId: ({ cylinderId }, model) => foreignIn(assortmentOf(model).cylinderId, cylinderId),
  smartlockId: ({ smartlockId }, model) => foreignIn(assortmentOf(model).smartlockId, smartlockId),
  kickplate: ({ kickplate: { outside, inside } }, model) =>
    foreignIn(assortmentOf(model).kickplate, outside) ?? foreignIn(assortmentOf(model).kickplate, inside),
  closerId: ({ closerId }, model) => foreignIn(assortmentOf(model).closerId, closerId),
  closerColor: ({ closerColor }, model) => foreignIn(assortmentOf(model).closerColor, closerColor),
  binocular: ({ binocular }, model) => foreignIn(assortmentOf(model).binocular, binocular),
  misc: ({ misc }, model) => foreignId(assortmentOf(model).misc, misc),
  woodtypeId: ({ woodtypeId }, model) => foreignIn(assortmentOf(model).woodtypeId, woodtypeId),
  mountingId: ({ mountingId }, model) => foreignIn(assortmentOf(model).mountingId, mountingId),
  flowerBoard: ({ flowerBoard: { material, height } }, model) =>
    foreignIn(assortmentOf(model).flowerBoardMaterial, material) ??
    foreignIn(assortmentOf(model).flowerBoardHeight, height),
  extensionJamb: ({ extensionJamb: { material, featherSize } }, model) =>
    foreignIn(assortmentOf(model).jambMaterial, material) ??
    foreignIn(assortmentOf(model).featherSize, featherSize),
  extensionJambGroove: ({ extensionJambGroove }, model) =>
    foreignIn(assortmentOf(model).extensionJambGroove, extensionJambGroove),
}

/** The first of these fields whose value the model is not offered with. */
export const findForeign = (
  fields: Iterable<ChoiceField>,
  choices: Choices,
  model: Model,
  colorLists: ColorLists,
): { readonly field: ChoiceField; readonly value: string | number } | null => {
  for (const field of fields) {
    const value = checks[field]?.(choices, model, colorLists) ?? null
    if (value !== null) return { field, value }
  }
  return null
}
