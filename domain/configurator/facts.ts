/** What a product is, beyond its choices (trade handbook 5.4 and 5.5). */
import { findPanelProperty } from '#domain/catalogue/catalogue'
import { isWarmEdge } from '#domain/catalogue/data/spacers'
import { COUPLED, mountings, NOT_CHOSEN } from '#domain/catalogue/data/wood-and-mounting'
import { isTwoLayer } from '#domain/catalogue/glass-build'
import { discountCategoryOf } from '#domain/catalogue/model-kind'
import type { Model } from '#domain/catalogue/types'
import { leastDepthOf } from '#domain/layout/depth'
import { panesOf } from '#domain/layout/panes'
import { figure } from '#domain/messages/figures'
import type { Choices } from '#domain/product/product'
import type { DerivedFacts } from '#domain/rules/configuration'
import type { RuleContext } from '#domain/rules/context'
import { isEmergencyExit } from '#domain/rules/escape'
import { hasFourHinges, hasHeavyArms } from '#domain/rules/hardware'
import { soundDbOf } from '#domain/rules/sound'
import { fastlaneObstacleOf } from './fastlane.ts'

const SWAN_U_MAX = 0.8
const SWAN_WOODS = [1, 2]

const hasSwan = ({ model, values, glass, measured: { thermal } }: RuleContext): boolean =>
  thermal.uValue !== null &&
  thermal.uValue <= SWAN_U_MAX &&
  model.fireClass === undefined &&
  model.frameType !== 'X' &&
  (glass === null || !isTwoLayer(glass)) &&
  SWAN_WOODS.includes(values.woodtypeId) &&
  isWarmEdge(values.spacerColor)

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
    description: `${model.name} ${figure(values.width)}\u00a0×\u00a0${figure(values.height)}`,
    depthMin: leastDepthOf(model, values.glassCode),
    mountingType: mountingOf(model, values),
    emergencyExit: isEmergencyExit(measured.freeOpening, frameType),
    ceMarked: model.isConstructionPart !== true,
    swan: hasSwan(context),
    stockItem: model.isStockItem === true,
    fastlaneObstacle: fastlaneObstacleOf(context),
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
