/** What a product is, beyond its choices (trade handbook 5.4, 5.5 and 10.8). */
import { findColor, findCrossbarType, findPanelProperty } from '#domain/catalogue/catalogue'
import { COUPLED, mountings, NOT_CHOSEN } from '#domain/catalogue/data/wood-and-mounting'
import { discountCategoryOf, hasBadge, isEntranceDoor } from '#domain/catalogue/model-kind'
import type { ColorBook, Glass, Model } from '#domain/catalogue/types'
import { leastDepthOf } from '#domain/layout/depth'
import { panesOf } from '#domain/layout/panes'
import type { Choices } from '#domain/product/product'
import type { DerivedFacts } from '#domain/rules/configuration'
import type { RuleContext } from '#domain/rules/context'
import { isEmergencyExit } from '#domain/rules/escape'
import { hasFourHinges, hasHeavyArms } from '#domain/rules/hardware'
import { NONE } from '#domain/rules/offer'
import { soundDbOf } from '#domain/rules/sound'

const SWAN_U_MAX = 0.8
const SWAN_WOODS = [1, 2]
const ALUMINIUM_SPACER = '04'

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
    depthMin: leastDepthOf(model, values.glassCode),
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
