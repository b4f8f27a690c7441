/** Every range of sizes leaves something to choose, and every model comes in a size that it is made in. */
import { findSizeLimit } from '../size-limit.ts'
import type { Model, SizeLimit } from '../types.ts'
import { type CatalogueFinding, type CatalogueTables, error } from './tables.ts'

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
  const where = `modell ${model.id}`
  const found = model.functions.map((id) => [id, findSizeLimit(limits, model.frameType, id, model)] as const)
  const { areaM2 } = model
  const start = findSizeLimit(limits, model.frameType, model.defaultFunction, model)
  return [
    ...found.flatMap(([id, limit]) =>
      limit === null
        ? [error(where, `funksjon ${id} har ingen målgrense`)]
        : isEmpty(limit)
          ? [error(where, `målgrensen for ${id} er tom`)]
          : [],
    ),
    ...(areaM2 !== undefined && areaM2.max <= areaM2.min ? [error(where, 'arealgrensen er tom')] : []),
    ...(start !== null && !holds(start, model)
      ? [error(where, `standardmålet ${model.defaultWidth} × ${model.defaultHeight} er utenfor målgrensen`)]
      : []),
  ]
}

export const findEmptyRanges = ({ models, sizeLimits }: CatalogueTables): readonly CatalogueFinding[] => [
  ...sizeLimits
    .filter(isEmpty)
    .map(({ frameType, functions }) => error(`målgrense ${frameType} ${functions.join(' ')}`, 'er tom')),
  ...models.filter(isSizedByTable).flatMap((model) => ofModel(model, sizeLimits)),
]

export const findWrongDepths = ({ frameTypes }: CatalogueTables): readonly CatalogueFinding[] =>
  frameTypes.flatMap(({ id, depths, baseDepth, lip, glassThicknessMin, glassThicknessMax }) => {
    const where = `karmtype ${id}`
    const rises = depths.every((depth, index) => index === 0 || depth > (depths[index - 1] ?? depth))
    return [
      ...(rises && depths.includes(baseDepth)
        ? []
        : [error(where, 'karmdybdene stiger ikke fra en grunndybde')]),
      ...(glassThicknessMax < glassThicknessMin ? [error(where, 'glasstykkelsene er tomme')] : []),
      ...((depths.at(-1) ?? 0) < lip + glassThicknessMax
        ? [error(where, 'det tykkeste glasset får ikke plass')]
        : []),
    ]
  })
