/**
 * How far above the foot of the window messages lie, and how far from its left: as near as they can without covering what is to be
 * pressed. Pure; lengths are pixels of the window.
 */
export interface ScreenBox {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** From the edge of the window, and from what is to be pressed. */
const EDGE = 16
const GAP = 8

/** Beside a column that ends at `column`, where that leaves room for the messages; else at the edge of the window. */
export const leftBeside = (column: number, width: number, windowWidth: number): number =>
  column > 0 && column + EDGE + width + EDGE <= windowWidth ? column + EDGE : EDGE

interface Messages {
  readonly left: number
  readonly right: number
  readonly height: number
}

export const liftOver = (messages: Messages, windowHeight: number, pressed: readonly ScreenBox[]): number => {
  const { left, right, height } = messages
  let lift = EDGE
  for (;;) {
    const bottom = windowHeight - lift
    const top = bottom - height
    // Nowhere is free: the foot of the window is where one looks for them.
    if (top < 0) return EDGE
    const covered = pressed.filter(
      (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
    )
    if (covered.length === 0) return lift
    lift = windowHeight - Math.min(...covered.map((box) => box.top)) + GAP
  }
}
