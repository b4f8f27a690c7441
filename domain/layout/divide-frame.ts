/**
 * Posts and transoms: how a frame is divided into fields. A model may bring posts of its own, which a person can move
 * but not delete; further bars are chosen, for the whole frame or for one field. Leaves of sliding, folding and double
 * doors meet without a post.
 */
import { findDividerType } from '#domain/catalogue/catalogue'
import type { DividerType, FrameType, Model } from '#domain/catalogue/types'
import { boundsOf } from '#domain/geometry/polygon'
import type { BarDirection } from '#domain/geometry/split'
import type { Bar } from '#domain/product/product'
import { roundHalfAway } from '#domain/units'
import { type ChosenBar, chosenBars, placed, postsOf } from './bars.ts'
import { type Cell, outerOf } from './cell.ts'
import { fitOf, glazedFitOf, sashProfileOn } from './fit.ts'
import { type GridBar, gridOf } from './grid.ts'
import { nameBars } from './name-bars.ts'
import type { DividerPart, Meeting, PanelAddress } from './parts.ts'

export interface FieldCell {
  readonly address: PanelAddress
  readonly cell: Cell
}

export interface Division {
  readonly fields: readonly FieldCell[]
  readonly dividers: readonly DividerPart[]
  readonly meetings: readonly Meeting[]
}

interface Post extends GridBar {
  readonly type: DividerType | null
  readonly fixed: boolean
  readonly choiceIndex: number | null
}

/** The transom of a combined window stands low: a fixed light below, the larger opening sash above it. */
const OWN_TRANSOM_SHARE = 0.4

const POST_BETWEEN_SASHES = 'P86'
const POST_IN_FIXED_FRAME = 'P60'

/** Leaves of a folding door stand this far from the line between them. */
const FOLDING_PLAY = 2

/** From the line where two leaves meet to the edge of either: negative where they overlap. */
const meetingRebate = (frameType: FrameType): number => {
  if (frameType.sliding) return -sashProfileOn(frameType, 'LEFT').sight / 2
  if (frameType.folding) return FOLDING_PLAY
  // A double door is reckoned as if an 86 mm post stood between the leaves (trade handbook 9, model 2003).
  return fitOf({ sight: 86 / 2, fold: 18 }).rebate
}

/** Leaves that meet without a post. */
export const meetsWithoutPost = (frameType: FrameType, model: Model): boolean =>
  frameType.sliding || frameType.folding || model.leaves === 2

const dividerTypeFor = (typeId: string | undefined, hasSashes: boolean): DividerType | null =>
  findDividerType(typeId ?? '') ?? findDividerType(hasSashes ? POST_BETWEEN_SASHES : POST_IN_FIXED_FRAME)

export const isFrameBar = ({ typeId }: Pick<Bar, 'typeId'>): boolean =>
  findDividerType(typeId)?.splitsFrame !== false

type UnplacedPost = Omit<Post, 'position'> & { readonly position: number | null }

/** The posts of one panel and direction: the first `ownCount` are the model's, moved where a choice says so. */
const postsAlong = (
  direction: BarDirection,
  chosen: readonly ChosenBar[],
  ownCount: number,
  kindOf: (
    typeId: string | undefined,
    isOwn: boolean,
  ) => Pick<Post, 'sight' | 'rebate' | 'type' | 'isMeeting'>,
  ownPosition: number | null,
): UnplacedPost[] => {
  const along = chosen.filter(({ bar }) => bar.direction === direction)
  return Array.from({ length: Math.max(along.length, ownCount) }, (_, index) => ({
    ...kindOf(along[index]?.bar.typeId, index < ownCount),
    direction,
    position: along[index]?.bar.position ?? (along.length <= 1 ? ownPosition : null),
    fixed: index < ownCount,
    choiceIndex: along[index]?.choiceIndex ?? null,
  }))
}

const within = (panel: PanelAddress, rest: string): string => (panel === '' ? rest : `${panel}/${rest}`)

/** Divides a panel, and the fields that come of it where they have posts of their own. */
const dividePanel = (
  panel: PanelAddress,
  cell: Cell,
  postsIn: (panel: PanelAddress) => readonly UnplacedPost[],
): Division => {
  const posts = postsIn(panel)
  if (posts.length === 0 && panel !== '')
    return { fields: [{ address: panel, cell }], dividers: [], meetings: [] }
  const { cells, pieces } = gridOf(cell, placed(posts, outerOf(cell)))
  const dividers: DividerPart[] = []
  const meetings: Meeting[] = []
  for (const { piece, ...name } of nameBars(within(panel, 'divider'), pieces)) {
    const { type, direction, position, fixed, choiceIndex } = piece.bar
    const { outline, length } = piece
    if (type === null) meetings.push({ id: name.id, direction, position, length })
    else
      dividers.push({
        ...name,
        typeId: type.id,
        panel,
        direction,
        position,
        outline,
        length,
        splitsFrame: true,
        removable: type.removable,
        fixed,
        choiceIndex,
      })
  }
  const nested = cells.map((part) =>
    dividePanel(within(panel, `c${part.column}r${part.row}`), part.cell, postsIn),
  )
  return {
    fields: nested.flatMap(({ fields }) => fields),
    dividers: [...dividers, ...nested.flatMap((division) => division.dividers)],
    meetings: [...meetings, ...nested.flatMap((division) => division.meetings)],
  }
}

export const divideFrame = (
  frame: Cell,
  frameType: FrameType,
  model: Model,
  bars: readonly Bar[],
  hasSashes: boolean,
): Division => {
  const chosen = chosenBars(bars).filter(({ bar }) => isFrameBar(bar))
  const own = postsOf(model)
  const fitting = hasSashes ? fitOf : glazedFitOf
  const kindOf = (typeId: string | undefined, isOwn: boolean) => {
    if (isOwn && meetsWithoutPost(frameType, model))
      return { sight: 0, rebate: meetingRebate(frameType), type: null, isMeeting: true }
    const type = dividerTypeFor(typeId, hasSashes)
    const { sight = 0, fold = 0 } = type ?? {}
    return { sight, rebate: fitting({ sight: sight / 2, fold }).rebate, type }
  }
  const { minY, maxY } = boundsOf(frame.around)
  const transomPosition = roundHalfAway(minY + (maxY - minY) * OWN_TRANSOM_SHARE)
  return dividePanel('', frame, (panel) =>
    (['VERTICAL', 'HORIZONTAL'] as const).flatMap((direction) => {
      const ownCount = panel === '' && own?.direction === direction ? own.count : 0
      return postsAlong(
        direction,
        chosen.filter(({ bar }) => bar.panel === panel),
        ownCount,
        kindOf,
        ownCount === 1 && direction === 'HORIZONTAL' ? transomPosition : null,
      )
    }),
  )
}
