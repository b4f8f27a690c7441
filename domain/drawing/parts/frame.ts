/** Frame members, posts and the joint round each sash. */

import { findDividerType } from '#domain/catalogue/catalogue'
import { inset } from '#domain/geometry/inset'
import { memberOutlines } from '#domain/geometry/mitre'
import type { Polygon } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import { GAP } from '#domain/layout/fit'
import type { DividerPart, Field, Layout, Member } from '#domain/layout/parts'
import { HAIR, proud } from '../depths.ts'
import type { Drawable } from '../drawable.ts'
import { shadow } from '../materials.ts'
import { allRound, facesOf, shaded } from '../palette.ts'
import type { ScenePart } from '../scene.ts'
import { narrowedBar } from '../shapes.ts'
import { poseOf } from './sash.ts'

const memberPart = (
  { palette, depths }: Drawable,
  member: Member,
  id: string,
  outline: Polygon,
  z: ScenePart['z'],
): ScenePart => ({
  id,
  kind: member.kind === 'THRESHOLD' ? 'threshold' : 'frame',
  outlines: [outline],
  // A threshold without a rebate is one solid piece through the wall.
  z: member.profile.fold === 0 ? depths.frame : z,
  ...facesOf(member.kind === 'THRESHOLD' ? palette.threshold : palette.frame),
})

/** The lip over the member's full sight and, where a sash sits in front of it, the narrower rebated part. */
export const frameParts = (drawable: Drawable): ScenePart[] => {
  const { layout, depths } = drawable
  const lips = layout.frame.map((member) =>
    memberPart(drawable, member, member.id, member.outline, depths.lip),
  )
  const { rebate } = depths
  if (rebate === null) return lips
  const narrowed = memberOutlines(
    layout.outline,
    layout.frame.map(({ profile, endType }) => ({ sight: profile.sight - profile.fold, endType })),
  )
  const fronts = layout.frame.flatMap((member, index): ScenePart[] => {
    const outline = narrowed[index]
    return outline === undefined || member.profile.fold === 0
      ? []
      : [memberPart(drawable, member, `${member.id}/rebate`, outline, rebate)]
  })
  return [...lips, ...fronts]
}

/** The rebated part of a post: narrower by its folds, and longer, because it meets the rebates of what it joins. */
export const narrowedPost = ({ outline, direction, typeId }: DividerPart): Polygon => {
  const fold = findDividerType(typeId)?.fold ?? 0
  return narrowedBar(outline, direction, fold, fold)
}

/** Width of the line that shows the second fold of an eXtra frame. */
const FOLD_LINE = 2

/** An eXtra frame (A, C, J, L) is folded once more than a Basic one: a line along it, at the depth of its fold (DD-13). */
export const foldLineParts = ({ layout, frameType, palette, depths }: Drawable): ScenePart[] => {
  if (!frameType.extra) return []
  const folded = inset(
    layout.outline,
    layout.frame.map(({ profile }) => profile.fold),
  )
  if (folded === null) return []
  const lines = memberOutlines(
    folded,
    layout.frame.map(({ endType }) => ({ sight: FOLD_LINE, endType })),
  )
  return layout.frame.flatMap(({ id, kind }, index): ScenePart[] => {
    const outline = lines[index]
    return outline === undefined || kind === 'THRESHOLD'
      ? []
      : [
          {
            id: `${id}/fold`,
            kind: 'groove',
            outlines: [outline],
            z: proud(depths.frame, HAIR),
            ...facesOf(shaded(palette.frame)),
          },
        ]
  })
}

/** A loose post swings away with the first opening sash beside it (DD-38). */
export const sashMoving = (post: DividerPart, { fields }: Layout): string | undefined =>
  post.removable
    ? fields.find(({ outer, sash }) => {
        const { minX, maxX } = boundsOf(outer)
        return sash?.opens === true && (minX === post.position || maxX === post.position)
      })?.address
    : undefined

export const postParts = ({ layout, depths, palette }: Drawable): ScenePart[] =>
  layout.dividers
    .filter(({ splitsFrame }) => splitsFrame)
    .flatMap((post) => {
      const field = sashMoving(post, layout)
      const part = {
        kind: 'divider' as const,
        selects: post.bar,
        ...(field !== undefined && { pose: poseOf(field) }),
        ...facesOf(palette.frame),
      }
      const lip: ScenePart = { ...part, id: post.id, outlines: [post.outline], z: depths.lip }
      return depths.rebate === null
        ? [lip]
        : [lip, { ...part, id: `${post.id}/rebate`, outlines: [narrowedPost(post)], z: depths.rebate }]
    })

/** Beside another leaf, or a post that swings away: when it is open, no frame is there that a joint could stand on. */
const isUnframed = ({ outer }: Field, { meetings, dividers }: Layout): boolean => {
  const { minX, maxX } = boundsOf(outer)
  return [...meetings, ...dividers.filter(({ splitsFrame, removable }) => splitsFrame && removable)].some(
    ({ direction, position }) => direction === 'VERTICAL' && (position === minX || position === maxX),
  )
}

/**
 * The shadow in the joint between frame and sash, seen from the side it opens to; where a sash stands free it is the sash's
 * own seal, which goes with it. A press on it means the cavity.
 */
export const jointParts = ({ layout, depths, frameType }: Drawable): ScenePart[] => {
  const { rebate, opensTo } = depths
  if (rebate === null || frameType.sliding) return []
  const moving: readonly { id: string; outer: Polygon; selects?: string; pose?: string }[] = [
    ...layout.fields.flatMap((field) => {
      const { sash, address } = field
      if (sash === null) return []
      const goesAlong = sash.opens && isUnframed(field, layout)
      return [
        { id: sash.id, outer: sash.outer, selects: sash.field, ...(goesAlong && { pose: poseOf(address) }) },
      ]
    }),
    ...(layout.leaf === null ? [] : [{ id: layout.leaf.id, outer: layout.leaf.outline }]),
  ]
  const back = opensTo === 'OUT' ? rebate[0] : rebate[1] - 1
  return moving.flatMap(({ id, outer, ...shared }): ScenePart[] => {
    const around = inset(
      outer,
      outer.map(() => -GAP),
    )
    return around === null
      ? []
      : [
          {
            id: `${id}/joint`,
            kind: 'gasket',
            outlines: [around, outer],
            z: [back, back + 1],
            ...allRound(shadow),
            ...shared,
          },
        ]
  })
}

/** A coupling post or sub-frame is one solid piece. */
export const partsOfConstructionPart = ({ layout, model, depths, palette }: Drawable): ScenePart[] =>
  model.isConstructionPart === true
    ? [{ id: 'frame', kind: 'frame', outlines: [layout.outline], z: depths.frame, ...facesOf(palette.frame) }]
    : []
