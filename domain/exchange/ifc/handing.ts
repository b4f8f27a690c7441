/**
 * Which hand a hinged sash or leaf is. Norwegian names it by the side of the hinges seen from where they are visible, which is where it opens to
 * (NS 549, as DIN 107 does); IFC by the side of the hinges seen in the direction in which it opens. So one's left is the other's right, and the
 * table of IfcDoor says the same: SINGLE_SWING_LEFT is «DIN-R (right hung)» (docs/formats/ifc.md).
 */
import type { SashKind } from '#domain/catalogue/types'
import type { Side } from '#domain/geometry/point'

type IfcHand = 'LEFT' | 'RIGHT'

export const hands: readonly {
  /** Where the hinges are, seen from outside, as the drawing has it. */
  readonly side: IfcHand
  readonly inOut: SashKind['inOut']
  readonly norwegian: IfcHand
  readonly ifc: IfcHand
}[] = [
  { side: 'LEFT', inOut: 'OUT', norwegian: 'LEFT', ifc: 'RIGHT' },
  { side: 'RIGHT', inOut: 'OUT', norwegian: 'RIGHT', ifc: 'LEFT' },
  { side: 'RIGHT', inOut: 'IN', norwegian: 'LEFT', ifc: 'RIGHT' },
  { side: 'LEFT', inOut: 'IN', norwegian: 'RIGHT', ifc: 'LEFT' },
]

/** Null where no hinge is at a side. */
export const ifcHandOf = ({
  side,
  inOut,
}: {
  readonly side: Side
  readonly inOut: SashKind['inOut']
}): IfcHand | null => hands.find((hand) => hand.side === side && hand.inOut === inOut)?.ifc ?? null

/** A sliding leaf goes away from where it stands; IFC says whither, seen in the direction of y, which is from outside. */
export const slidesTo = ({ side }: Pick<SashKind, 'side'>): IfcHand => (side === 'LEFT' ? 'RIGHT' : 'LEFT')
