/** What a product is, beyond its choices (trade handbook 5.4, 5.5 and 10.8). */
import { findColor, findCrossbarType, findPanelProperty } from '#domain/catalogue/catalogue'
import { COUPLED, mountings, NOT_CHOSEN } from '#domain/catalogue/data/wood-and-mounting'
import { discountCategoryOf, hasBadge, isEntranceDoor } from '#domain/catalogue/model-kind'
import type { ColorBook, FrameTypeId, Glass, Model } from '#domain/catalogue/types'
import { depthMinOf } from '#domain/layout/depth'
import { panesOf } from '#domain/layout/panes'
import type { Choices } from '#domain/product/product'
import type { DerivedFacts } from '#domain/rules/configuration'
import type { RuleContext } from '#domain/rules/context'
import { isEmergencyExit } from '#domain/rules/escape'
import { hasFourHinges, hasHeavyArms } from '#domain/rules/hardware'
import { NONE } from '#domain/rules/offer'

const SWAN_U_MAX = 0.8
const SWAN_WOODS = [1, 2]
const ALUMINIUM_SPACER = '04'
const SOUND_VENT = 109

const FASTLANE_GLASS = [NONE, '303', '304', '305', '311', '316']
const FASTLANE_CLADDING = ['RAL 9010', 'RAL 7016']

const isTwoLayer = ({ build }: Glass): boolean => build.split('-').length < 5

const hasSwan = ({ model, values, glass, measured: { thermal } }: RuleContext): boolean =>
  thermal.uValue !== null &&
  thermal.uValue <= SWAN_U_MAX &&
  model.fireClass === undefined &&
  model.frameType !== 'X' &&
  (glass === null || !isTwoLayer(glass)) &&
  SWAN_WOODS.includes(values.woodtypeId) &&
  values.spacerColor !== ALUMINIUM_SPACER

const isStandard = (book: ColorBook, list: 'wood' | 'door', code: string | null): boolean =>
  code === null || findColor(book, list, code)?.std === true

const hasFastlaneColors = (values: Choices, book: ColorBook): boolean =>
  isStandard(book, 'wood', values.innerColor) &&
  isStandard(book, 'door', values.frameColor) &&
  isStandard(book, 'door', values.wingColor) &&
  (values.aluminium.selected
    ? FASTLANE_CLADDING.includes(values.aluminium.color ?? '')
    : isStandard(book, 'wood', values.outerColor))

const isFastlane = ({ model, frameType, values, book }: RuleContext): boolean =>
  hasBadge(model, 'fastlane') &&
  values.frameShapeId === 0 &&
  hasFastlaneColors(values, book) &&
  FASTLANE_GLASS.includes(values.glassCode) &&
  values.dividers.length === 0 &&
  !values.crossbars.some(({ typeId }) => findCrossbarType(typeId)?.kind === 'SOLID') &&
  values.woodtypeId === 1 &&
  values.decorLaminate === NONE &&
  values.depth === frameType.baseDepth &&
  !values.extensionJamb.mounted

/** Sound that passes the frame caps what the glass can do, dB (trade handbook 5.4). */
const SOUND_CAP: Readonly<Record<FrameTypeId, number>> = {
  F: 45,
  X: 45,
  A: 48,
  J: 48,
  T: 42,
  G: 42,
  E: 42,
  I: 42,
  B: 40,
  C: 40,
  L: 40,
  D: 40,
  N: 40,
  M: 36,
  V: 36,
}
const SOUND_OF_ENTRANCE_DOOR = 31

const soundLoss = ({ frameType, values, measured: { layout } }: RuleContext): number => {
  if (frameType.sliding) return 4
  if (layout.fields.filter(({ sash }) => sash?.opens === true).length > 1) return 2
  return values.function === 'FK' ? 0 : 1
}

const soundDbOf = (context: RuleContext): number | null => {
  const { model, glass, values } = context
  if (isEntranceDoor(model)) return model.soundDb ?? SOUND_OF_ENTRANCE_DOOR
  if (glass === null) return null
  const ventLoss = values.numberOfVents === 0 ? 0 : values.misc.includes(SOUND_VENT) ? 1 : 2
  return Math.min(glass.soundDb - soundLoss(context), SOUND_CAP[model.frameType]) - ventLoss
}

const mountingOf = (model: Model, { mountingId }: Choices): DerivedFacts['mountingType'] => ({
  description: mountings.find(({ id }) => id === mountingId)?.name ?? '',
  // A single product is not coupled to anything.
  ok:
    mountingId !== NOT_CHOSEN &&
    mountingId !== COUPLED &&
    (model.fireClass === undefined || mountingId === 1),
})

export const factsOf = (context: RuleContext): DerivedFacts => {
  const { model, frameType, values, measured } = context
  const propertyIds = [...new Set(panesOf(measured.layout).flatMap(({ properties }) => properties))]
  return {
    description: `${model.name} ${values.width}x${values.height}`,
    depthMin: depthMinOf(frameType, values.glassCode),
    mountingType: mountingOf(model, values),
    emergencyExit: isEmergencyExit(measured.freeOpening, frameType),
    ceMarked: model.isConstructionPart !== true,
    swan: hasSwan(context),
    stockItem: model.isStockItem === true,
    fastlaneQualified: isFastlane(context),
    nobbNumber: model.nobbNumber ?? '',
    warrantyYears: values.aluminium.selected ? 30 : 20,
    soundDb: soundDbOf(context),
    heavyArms: hasHeavyArms(context),
    fourHinges: hasFourHinges(context),
    discountCategory: discountCategoryOf(model),
    panelPropertiesUnion: propertyIds
      .toSorted((one, other) => one - other)
      .map((id) => ({ id, name: findPanelProperty(id)?.name ?? '' })),
  }
}
