/** Outer sizes, areas and weights that a function can be made in (trade handbook 11, D-01 to D-09, and 2.4). */
import { functionOf } from '#domain/catalogue/catalogue'
import { boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import { areaM2 } from '#domain/layout/measures'
import type { Layout } from '#domain/layout/parts'
import { perPlaces } from '#domain/layout/remembered'
import { SIZE_MIN } from '#domain/layout/shapes/faults'
import { figure } from '#domain/messages/figures'
import type { Choices } from '#domain/product/product'
import { type RuleContext, sizeLimitOf } from '../context.ts'
import { carriedKgOf, hasHeavyArms, sashMaxKgOf } from '../hardware.ts'
import { type CheckRule, type ForceRule, inSection } from '../rule.ts'

const SNAP = 100
/** Frame sizes are whole modules less 10 mm: 1190, 1290, … */
const MODULE_END = 90

/** The nearest size inside the limits that ends in 90. */
const fitted = (size: number, least: number, most: number): number =>
  size > most
    ? most - ((most - MODULE_END) % SNAP)
    : size < least
      ? least + ((SNAP + MODULE_END - (least % SNAP)) % SNAP)
      : size

type Size = Pick<Choices, 'width' | 'height'>

const isInside = (limit: ReturnType<typeof sizeLimitOf>, { width, height }: Size): boolean =>
  limit === null ||
  (width >= limit.widthMin &&
    width <= limit.widthMax &&
    height >= limit.heightMin &&
    height <= limit.heightMax) ||
  (limit.alsoLying === true &&
    height >= limit.widthMin &&
    height <= limit.widthMax &&
    width >= limit.heightMin &&
    width <= limit.heightMax)

/** A construction part has limits of its own. */
const limitFor = ({ model, values }: RuleContext, functionId = values.function) =>
  model.isConstructionPart === true ? null : sizeLimitOf(model.frameType, functionId, model)

const functionName = ({ values }: RuleContext): string => functionOf(values.function).name

const outlineArea = ({ outline }: Layout): number => areaM2(outline)
const largestField = perPlaces(({ fields }) => Math.max(0, ...fields.map(({ outer }) => areaM2(outer))))

/** Combined functions and pairs of leaves are limited as a whole; otherwise every field is a product of its own. */
const limitedAreaOf = ({ model, frameType, measured: { places: layout } }: RuleContext): number =>
  model.fieldFunctions !== undefined ||
  frameType.sliding ||
  model.posts !== undefined ||
  model.leaves !== undefined
    ? outlineArea(layout)
    : largestField(layout)

/** Width of a sash over its height. */
export const RATIO_MAX = { sideHung: 1, tiltTurn: 1.5 } as const
const RATIO_MAX_OF: Readonly<Record<string, number>> = {
  SHV: RATIO_MAX.sideHung,
  SHH: RATIO_MAX.sideHung,
  DKV: RATIO_MAX.tiltTurn,
  DKH: RATIO_MAX.tiltTurn,
}

/** More than the trade lifts by hand (trade handbook 11, D-09). */
export const HEAVY_PRODUCT_KG = 150

/**
 * The size that fits the function, where the present one suits another function of the model but not this one. Only for a function that
 * somebody chose: a size that does not suit one which another rule has put in is refused.
 */
const refitted = (context: RuleContext): Size | null => {
  const { model, choices, values } = context
  if (choices.function !== values.function) return null
  const limit = limitFor(context)
  const suitsAnother = model.functions.some((other) => isInside(limitFor(context, other), values))
  if (limit === null || isInside(limit, values) || !suitsAnother) return null
  return {
    width: fitted(values.width, limit.widthMin, limit.widthMax),
    height: fitted(values.height, limit.heightMin, limit.heightMax),
  }
}

export const sizeForces: readonly ForceRule[] = [
  {
    id: 'R-F-03',
    severity: 'FORCE',
    when: (context) => {
      const size = refitted(context)
      return size !== null && { ...size, function: functionName(context) }
    },
    put: (context) => refitted(context) ?? {},
    code: 'size.fitted-to-function',
    source: inSection(11, 'F-03'),
  },
]

/** These are known before anything is laid out. */
export const sizeGates: readonly CheckRule[] = [
  {
    id: 'R-D-01',
    severity: 'ERROR',
    when: ({ model, values: { width, height } }) =>
      model.isConstructionPart !== true && (width < SIZE_MIN || height < SIZE_MIN) && { min: SIZE_MIN },
    code: 'size.below-minimum',
    path: 'width',
    source: inSection(11, 'D-01'),
  },
  {
    id: 'R-D-02',
    severity: 'ERROR',
    when: (context) => {
      const limit = limitFor(context)
      return (
        limit !== null &&
        !isInside(limit, context.values) && {
          function: functionName(context),
          widthMin: limit.widthMin,
          widthMax: limit.widthMax,
          heightMin: limit.heightMin,
          heightMax: limit.heightMax,
        }
      )
    },
    code: 'size.outside-limits',
    path: 'width',
    source: inSection(11, 'D-02'),
  },
]

export const sizeChecks: readonly CheckRule[] = [
  {
    id: 'R-M-01',
    severity: 'ERROR',
    when: ({ model, measured: { places: layout } }) => {
      const area = outlineArea(layout)
      return (
        model.areaM2 !== undefined &&
        (area < model.areaM2.min || area > model.areaM2.max) && {
          area: figure(area),
          model: model.name,
          min: figure(model.areaM2.min),
          max: figure(model.areaM2.max),
        }
      )
    },
    code: 'size.outside-model-area',
    path: 'width',
    source: inSection(9, 'model 1106'),
  },
  {
    id: 'R-D-03',
    severity: 'ERROR',
    when: (context) => {
      const limit = limitFor(context)
      const area = limitedAreaOf(context)
      return (
        limit !== null &&
        area > limit.areaMaxM2 && {
          area: figure(area),
          function: functionName(context),
          max: figure(limit.areaMaxM2),
        }
      )
    },
    code: 'size.area-above-max',
    path: 'width',
    source: inSection(11, 'D-03'),
  },
  {
    id: 'R-D-04',
    severity: 'ERROR',
    when: (context) => {
      const max = sashMaxKgOf(context)
      const kg = carriedKgOf(context)
      return max !== null && kg > max && { kg: figure(kg, 1), max }
    },
    code: 'size.sash-too-heavy',
    path: 'glassCode',
    source: inSection(11, 'D-04'),
  },
  {
    id: 'R-F-04',
    severity: 'INFO',
    when: (context) => hasHeavyArms(context) && { kg: figure(carriedKgOf(context), 1) },
    code: 'fittings.heavy-arms',
    announced: true,
    source: inSection(11, 'F-04'),
  },
  {
    id: 'R-D-05',
    severity: 'ERROR',
    when: (context) =>
      context.measured.places.fields.some(({ function: functionId, sash }) => {
        const max = RATIO_MAX_OF[functionId]
        if (max === undefined || sash === null) return false
        const box = boundsOf(sash.outer)
        return widthOf(box) > max * heightOf(box)
      }) && { function: functionName(context) },
    code: 'size.sash-ratio',
    path: 'width',
    source: inSection(11, 'D-05'),
  },
  {
    id: 'R-D-09',
    severity: 'WARN',
    when: ({ measured: { weight } }) =>
      weight.totalKg !== null && weight.totalKg > HEAVY_PRODUCT_KG && { kg: figure(weight.totalKg, 1) },
    code: 'size.heavy-product',
    source: inSection(11, 'D-09'),
  },
]
