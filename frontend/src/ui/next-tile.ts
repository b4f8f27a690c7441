/**
 * Where an arrow key leads in a grid of tiles that flows with the width of the window: along the order to the sides,
 * and up or down to the nearest tile of the nearest line. Null when there is none in that direction.
 */
export interface TileBox {
  readonly left: number
  readonly top: number
}

/** Tiles of one line may differ by a fraction of a pixel. */
const SAME_LINE = 2

export const nextTile = (boxes: readonly TileBox[], from: number, key: string): number | null => {
  const here = boxes[from]
  if (here === undefined) return null
  if (key === 'ArrowRight') return from + 1 < boxes.length ? from + 1 : null
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : null
  if (key === 'Home') return 0
  if (key === 'End') return boxes.length - 1
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const sign = key === 'ArrowDown' ? 1 : -1
  let best: { index: number; rise: number; shift: number } | null = null
  for (const [index, box] of boxes.entries()) {
    const rise = (box.top - here.top) * sign
    if (rise <= SAME_LINE) continue
    const shift = Math.abs(box.left - here.left)
    if (
      best === null ||
      rise < best.rise - SAME_LINE ||
      (rise <= best.rise + SAME_LINE && shift < best.shift)
    )
      best = { index, rise, shift }
  }
  return best?.index ?? null
}
