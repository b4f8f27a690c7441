/** Members of a frame or sash as parts with outlines that meet at their joints. */
import type { FrameType, Profile } from '#domain/catalogue/types'
import { namedEdgesOf } from '#domain/geometry/edges'
import { type EndType, memberOutlines } from '#domain/geometry/mitre'
import type { Polygon, Side } from '#domain/geometry/point'
import type { Choices } from '#domain/product/product'
import type { Member, MemberKind } from './parts.ts'

export interface MemberPlan {
  readonly kind: MemberKind
  readonly profile: Profile
  readonly endType: EndType
}

/** One member per edge of the outer polygon, named by its side; none round an empty polygon. */
export const membersAround = (
  outer: Polygon,
  idPrefix: string,
  depth: number,
  plan: (side: Side) => MemberPlan,
): Member[] => {
  const edges = namedEdgesOf(outer)
  const plans = edges.map(({ side }) => plan(side))
  const outlines = memberOutlines(
    outer,
    plans.map(({ profile, endType }) => ({ sight: profile.sight, endType })),
  )
  return edges.flatMap(({ side, name, length }, index) => {
    const planned = plans[index]
    const outline = outlines[index]
    return planned === undefined || outline === undefined
      ? []
      : [{ ...planned, id: `${idPrefix}/${name}`, name, side, outline, depth, length }]
  })
}

const joinedSquare = (side: Side): EndType => (side === 'LEFT' || side === 'RIGHT' ? 'THROUGH' : 'BUTT')

/** Slanted and aluminium-clad frames are mitred, square wood frames have through jambs (trade handbook 2.3). */
const isMitred = ({ frameShapeId, aluminium }: Choices): boolean => frameShapeId !== 0 || aluminium.selected

export const frameEndType = (values: Choices, side: Side): EndType =>
  isMitred(values) ? 'MITRE' : joinedSquare(side)

const MITRED_SASHES: readonly string[] = ['A', 'J']

export const sashEndType = (values: Choices, frameType: FrameType, side: Side): EndType =>
  isMitred(values) || MITRED_SASHES.includes(frameType.id) ? 'MITRE' : joinedSquare(side)
