/** What opens in a product, whether a sash in a field or the leaf of an entrance door: where fittings sit. */
import { frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import type { Model, SashKind } from '#domain/catalogue/types'
import type { Box, Polygon } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import type { Layout } from '#domain/layout/parts'
import type { Choices } from '#domain/product/product'
import type { DepthRange, Depths } from '../depths.ts'

export interface Moving {
  readonly id: string
  readonly field: string
  readonly kind: SashKind
  readonly outline: Polygon
  readonly box: Box
  readonly z: DepthRange
  /** Visible width of the stile or rail on each side; 0 on a leaf, which has none. */
  readonly sight: Readonly<Record<'LEFT' | 'RIGHT' | 'TOP' | 'BOTTOM', number>>
  /** Follows the leaf with the handle and the lock: the second of a pair, and all of a folding door but the one that closes it. */
  readonly isPassive: boolean
}

const noSight = { LEFT: 0, RIGHT: 0, TOP: 0, BOTTOM: 0 }

interface Parts {
  readonly layout: Layout
  readonly depths: Depths
  readonly values: Choices
  readonly model: Model
}

export const movingIn = ({ layout, depths, values, model }: Parts): Moving[] => {
  const { leaf } = layout
  const [first] = layout.fields
  const leafKind = functionOf(values.function).sashes[0]
  if (leaf !== null && first !== undefined)
    return leaf.hingeSide === null || leafKind === undefined
      ? []
      : [
          {
            id: leaf.id,
            field: first.address,
            kind: leafKind,
            outline: leaf.outline,
            box: boundsOf(leaf.outline),
            z: depths.leaf,
            sight: noSight,
            isPassive: false,
          },
        ]
  const activeSide = leafKind?.side
  const closing = layout.fields.at(activeSide === 'LEFT' ? -1 : 0)?.address
  return layout.fields.flatMap(({ address, sash }): Moving[] => {
    if (sash === null || !sash.opens || sash.outer.length === 0) return []
    const sightOf = (side: string): number =>
      sash.members.find((member) => member.side === side)?.profile.sight ?? 0
    return [
      {
        id: sash.id,
        field: address,
        kind: sash.kind,
        outline: sash.outer,
        box: boundsOf(sash.outer),
        z: depths.sashOf(sash),
        sight: {
          LEFT: sightOf('LEFT'),
          RIGHT: sightOf('RIGHT'),
          TOP: sightOf('TOP'),
          BOTTOM: sightOf('BOTTOM'),
        },
        isPassive:
          (model.leaves === 2 && sash.kind.side !== activeSide) ||
          (frameTypeOf(model.frameType).folding && address !== closing),
      },
    ]
  })
}
