/** Fittings that follow from weight and height: arms of top-swing windows and a fourth hinge on doors (F-04, F-05). */
import { isHinged, isWindow } from '#domain/catalogue/model-kind'
import { boundsOf, heightOf } from '#domain/geometry/polygon'
import { perPlaces } from '#domain/layout/remembered'
import { type RuleContext, sizeLimitOf } from './context.ts'

/** Trade handbook 2.4 and 11: light arms carry 60 kg, heavy ones 90 kg; doors get a fourth hinge above these. */
export const HEAVY_ARMS_MAX_KG = 90
export const THREE_HINGES_MAX_KG = 80
export const THREE_HINGES_MAX_HEIGHT = 2090

/** Kilograms that the fittings carry: the heaviest sash or leaf that opens, or the heaviest pane where nothing does. */
export const carriedKgOf = ({ measured: { places: layout, weight } }: RuleContext): number => {
  const opening = layout.fields.filter(({ sash }) => sash?.opens === true)
  const carried =
    opening.length === 0
      ? Object.values(weight.sashKg)
      : opening.map(({ address }) => weight.sashKg[address] ?? 0)
  return Math.max(0, ...carried)
}

/** Sashes that swing on gliding arms at the head, alone or above a fixed one. */
const takesHeavyArms = ({ frameType, values }: RuleContext): boolean =>
  frameType.id === 'T' && (values.function === 'TS' || values.function === 'TSF')

/** What the fittings carry at most; null where nothing is stated. */
export const sashMaxKgOf = (context: RuleContext): number | null => {
  const { model, values } = context
  if (takesHeavyArms(context)) return HEAVY_ARMS_MAX_KG
  return sizeLimitOf(model.frameType, values.function, model)?.sashMaxKg ?? null
}

export const hasHeavyArms = (context: RuleContext): boolean => {
  const { model, values } = context
  const light = sizeLimitOf(model.frameType, values.function, model)?.sashMaxKg ?? HEAVY_ARMS_MAX_KG
  const kg = carriedKgOf(context)
  return takesHeavyArms(context) && kg > light && kg <= HEAVY_ARMS_MAX_KG
}

/** Height of the leaf or the tallest sash, mm. */
const leafHeight = perPlaces(({ leaf, fields }) =>
  Math.max(
    0,
    ...(leaf === null ? [] : [heightOf(boundsOf(leaf.outline))]),
    ...fields.map(({ sash }) => (sash === null ? 0 : heightOf(boundsOf(sash.outer)))),
  ),
)

export const hasFourHinges = (context: RuleContext): boolean =>
  !isWindow(context.model) &&
  isHinged(context.values.function) &&
  (carriedKgOf(context) > THREE_HINGES_MAX_KG ||
    leafHeight(context.measured.places) > THREE_HINGES_MAX_HEIGHT)
