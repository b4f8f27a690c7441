/**
 * Where the two leaves of a double door meet without a post: a stile on the leaf that stands closes the gap up to the one
 * that opens first, and a cover strip on either side laps over the joint. The strip towards which the leaves open sits
 * on the leaf that opens first, the other one on the leaf that follows.
 */
import type { Polygon } from '#domain/geometry/point'
import { boundsOf, rectangle } from '#domain/geometry/polygon'
import { GAP } from '#domain/layout/fit'
import type { Field, Meeting, Sash } from '#domain/layout/parts'
import type { Drawable } from '../drawable.ts'
import { facesOf } from '../palette.ts'
import type { ScenePart, ViewSide } from '../scene.ts'
import { poseOf } from './sash.ts'

/** How far a cover strip laps over each side of the joint, and how far it stands out. */
const STRIP = { lap: 18, thickness: 12, rounded: 4 }

interface Pair {
  readonly active: Sash
  readonly passive: Sash
}

export const pairAt = (
  { position }: Meeting,
  fields: readonly Field[],
  passives: readonly string[],
): Pair | null => {
  const beside = fields.flatMap(({ outer, sash }) => {
    const { minX, maxX } = boundsOf(outer)
    return sash !== null && sash.outer.length > 0 && (minX === position || maxX === position) ? [sash] : []
  })
  const passive = beside.find(({ id }) => passives.includes(id))
  const active = beside.find(({ id }) => !passives.includes(id))
  return active && passive ? { active, passive } : null
}

/** From the passive leaf's edge to the play that the active one needs. */
const gapBetween = ({ active, passive }: Pair): Polygon => {
  const [one, other] = [boundsOf(passive.outer), boundsOf(active.outer)]
  const isLeft = one.maxX < other.minX
  return rectangle({
    ...one,
    minX: isLeft ? one.maxX : other.maxX + GAP,
    maxX: isLeft ? other.minX - GAP : one.minX,
  })
}

const stripOver = ({ active, passive }: Pair): Polygon => {
  const [one, other] = [boundsOf(passive.outer), boundsOf(active.outer)]
  const joint = one.maxX < other.minX ? other.minX - GAP / 2 : other.maxX + GAP / 2
  return rectangle({ ...one, minX: joint - STRIP.lap, maxX: joint + STRIP.lap })
}

/** The sashes that follow another one. */
export const passivesIn = ({ moving }: Drawable): string[] =>
  moving.flatMap(({ id, isPassive }) => (isPassive ? [id] : []))

export const meetingParts = (drawable: Drawable): ScenePart[] => {
  const { layout, depths, palette, model } = drawable
  if (model.leaves !== 2) return []
  const passives = passivesIn(drawable)
  return layout.meetings.flatMap((meeting): ScenePart[] => {
    const pair = pairAt(meeting, layout.fields, passives)
    if (pair === null) return []
    const [back, front] = depths.sashOf(pair.passive)
    const shared = (sash: Sash) => ({
      kind: 'sash' as const,
      ...facesOf(palette.sash),
      pose: poseOf(sash.field),
      selects: sash.id,
    })
    const strip = (side: ViewSide): ScenePart => ({
      ...shared((side === 'outside') === (depths.opensTo === 'OUT') ? pair.active : pair.passive),
      id: `${meeting.id}/strip/${side}`,
      outlines: [stripOver(pair)],
      z: side === 'outside' ? [front, front + STRIP.thickness] : [back - STRIP.thickness, back],
      rounded: STRIP.rounded,
      onlySide: side,
    })
    return [
      { ...shared(pair.passive), id: `${meeting.id}/stile`, outlines: [gapBetween(pair)], z: [back, front] },
      strip('outside'),
      strip('inside'),
    ]
  })
}
