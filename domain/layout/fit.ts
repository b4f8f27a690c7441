/** How members, sashes and panes fit into each other (trade handbook 2.3). */
import { OAK_THRESHOLD_OPTION } from '#domain/catalogue/data/misc'
import type { FrameType, Profile, ProfileSet } from '#domain/catalogue/types'
import type { Side } from '#domain/geometry/point'
import type { Bound } from './cell.ts'

/** Sash spacing: free play between a rebate and what sits in it. */
export const GAP = 4

/** Depth of the rebate that a pane sits in when it is glazed straight into a frame or post. */
const FIXED_GLAZING_FOLD = 18

/** An eXtra frame that holds glass itself carries a wider bead: 58 in place of 54. */
const FIXED_EXTRA_SIGHT = 58

const OAK_THRESHOLD = 45

const profileOn = (set: ProfileSet, side: Side): Profile =>
  side === 'TOP' ? set.top : side === 'BOTTOM' ? set.bottom : set.side

/** Profile of the frame's member on a side. `glazedDirectly`: no sash stands in the frame. */
export const frameProfileOn = (
  frameType: FrameType,
  side: Side,
  glazedDirectly: boolean,
  misc: readonly number[],
): Profile => {
  const profile = profileOn(frameType.frame, side)
  if (glazedDirectly && frameType.id === 'A') return { ...profile, sight: FIXED_EXTRA_SIGHT }
  const isThreshold = frameType.kind === 'DOOR' && side === 'BOTTOM' && profile.fold === 0
  if (isThreshold && misc.includes(OAK_THRESHOLD_OPTION))
    return { sight: OAK_THRESHOLD, fold: 0, edge: OAK_THRESHOLD }
  return profile
}

/** Profile of a sash's member on a side; throws on a bug: only types with a sash have one. */
export const sashProfileOn = (frameType: FrameType, side: Side): Profile => {
  if (frameType.sash === null) throw new Error(`frame type ${frameType.id} has no sash`)
  return profileOn(frameType.sash, side)
}

type Fit = Pick<Bound, 'sight' | 'rebate'>

/** What sits in a profile's rebate reaches behind it by its fold less the play. */
export const fitOf = ({ sight, fold }: Pick<Profile, 'sight' | 'fold'>): Fit => ({
  sight,
  rebate: sight - fold + GAP,
})

/** As `fitOf`, for a pane that is glazed straight into the member. */
export const glazedFitOf = ({ sight }: Pick<Profile, 'sight'>): Fit => ({
  sight,
  rebate: sight - FIXED_GLAZING_FOLD + GAP,
})
