/** Every range of sizes leaves something to choose, and every model comes in a size that it is made in. */

import { sizeText } from '#domain/messages/figures'
import { findSizeLimit } from '../size-limit.ts'
import type { Model, SizeLimit } from '../types.ts'
import { type CatalogueFinding, type CatalogueTables, error } from './tables.ts'
import { findingText, tableRowText } from './text.ts'

const M2 = 1e6

const isEmpty = (limit: SizeLimit): boolean =>
  limit.widthMax <= limit.widthMin ||
  limit.heightMax <= limit.heightMin ||
  limit.areaMaxM2 * M2 <= limit.widthMin * limit.heightMin ||
  limit.sashMaxKg <= 0

/** A bar that is sold by length has its own limits. */
const isSizedByTable = ({ isConstructionPart }: Model): boolean => isConstructionPart !== true

const holds = (limit: SizeLimit, { defaultWidth: width, defaultHeight: height }: Model): boolean => {
  const fits = (across: number, up: number): boolean =>
    across >= limit.widthMin && across <= limit.widthMax && up >= limit.heightMin && up <= limit.heightMax
  return fits(width, height) || (limit.alsoLying === true && fits(height, width))
}

const ofModel = (model: Model, limits: readonly SizeLimit[]): readonly CatalogueFinding[] => {
  const where = tableRowText('model', model.id)
  const found = model.functions.map((id) => [id, findSizeLimit(limits, model.frameType, id, model)] as const)
  const { areaM2 } = model
  const start = findSizeLimit(limits, model.frameType, model.defaultFunction, model)
  return [
    ...found.flatMap(([id, limit]) =>
      limit === null
        ? [error(where, findingText.noLimit(id))]
        : isEmpty(limit)
          ? [error(where, findingText.emptyLimit(id))]
          : [],
    ),
    ...(areaM2 !== undefined && areaM2.max <= areaM2.min ? [error(where, findingText.emptyArea)] : []),
    ...(start !== null && !holds(start, model)
      ? [error(where, findingText.outsideLimit(sizeText(model.defaultWidth, model.defaultHeight)))]
      : []),
  ]
}

export const findEmptyRanges = ({ models, sizeLimits }: CatalogueTables): readonly CatalogueFinding[] => [
  ...sizeLimits
    .filter(isEmpty)
    .map(({ frameType, functions }) =>
      error(tableRowText('sizeLimit', frameType, ...functions), findingText.empty),
    ),
  ...models.filter(isSizedByTable).flatMap((model) => ofModel(model, sizeLimits)),
]

export const findWrongDepths = ({ frameTypes }: CatalogueTables): readonly CatalogueFinding[] =>
  frameTypes.flatMap(({ id, depths, baseDepth, lip, glassThicknessMin, glassThicknessMax }) => {
    const where = tableRowText('frameType', id)
    const rises = depths.every((depth, index) => index === 0 || depth > (depths[index - 1] ?? depth))
    return [
      ...(rises && depths.includes(baseDepth) ? [] : [error(where, findingText.depths)]),
      ...(glassThicknessMax < glassThicknessMin ? [error(where, findingText.glassThickness)] : []),
      ...((depths.at(-1) ?? 0) < lip + glassThicknessMax ? [error(where, findingText.thickestGlass)] : []),
    ]
  })
