/**
 * How a door opens: the handle is pressed and then the leaf turns about its hinges (D-167). The leaf's part of the clip
 * lasts as long as any other sash takes (D-192); a door without a handle begins there (D-168).
 */
import { ease } from '../ease.ts'

/** D-187: nothing turns further in the drawing. */
const LEAF_DEGREES = 45
const PRESSED_DEGREES = 40

/** Seconds. */
export const HANDLE_PRESSED_AT = 0.15
const LEAF_SECONDS = 0.5
const STEPS = 16

export type Hand = 'left' | 'right'

/** Seconds and the degrees at each: of the leaf about the upright y axis, of the levers about z. */
export interface OpeningClip {
  readonly leaf: { readonly times: readonly number[]; readonly degrees: readonly number[] }
  readonly handle: { readonly times: readonly number[]; readonly degrees: readonly number[] }
}

export const clipNameOf = (hand: Hand): string => `open-${hand}`

/** +1 or −1: which way round y brings the lock side outwards (D) or inwards (I) with the hinges on `hand`. */
export const senseOf = (hand: Hand, opens: 'I' | 'D'): number =>
  (hand === 'left' ? -1 : 1) * (opens === 'D' ? 1 : -1)

export const openingClipOf = (hand: Hand, opens: 'I' | 'D'): OpeningClip => {
  const end = HANDLE_PRESSED_AT + LEAF_SECONDS
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
  // A lever that points towards the hinges falls anticlockwise where they are on the left.
  const down = hand === 'left' ? 1 : -1
  return {
    leaf: {
      times: [0, ...steps.map((t) => HANDLE_PRESSED_AT + t * LEAF_SECONDS)],
      degrees: [0, ...steps.map((t) => senseOf(hand, opens) * LEAF_DEGREES * ease(t))],
    },
    handle: {
      times: [0, HANDLE_PRESSED_AT, HANDLE_PRESSED_AT + 0.15, HANDLE_PRESSED_AT + 0.3, end],
      degrees: [0, down * PRESSED_DEGREES, down * PRESSED_DEGREES, 0, 0],
    },
  }
}
