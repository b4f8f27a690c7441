/** From the bars a person chose, and the posts a model brings, to bars with a place. */
import type { Model } from '#domain/catalogue/types'
import type { Polygon } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import type { BarDirection } from '#domain/geometry/split'
import type { Bar } from '#domain/product/product'
import { roundHalfAway } from '#domain/units'

/** A chosen bar and its index among the choices, which an edit refers to. */
export interface ChosenBar {
  readonly bar: Bar
  readonly choiceIndex: number
}

export const chosenBars = (bars: readonly Bar[]): ChosenBar[] =>
  bars.map((bar, choiceIndex) => ({ bar, choiceIndex }))

/** A bar's panel names what it divides, or something that holds it: '' is everything, 'c1r1' all panes of that field. */
export const concerns = (panel: string, address: string): boolean =>
  panel === '' || panel === address || address.startsWith(`${panel}/`)

/** How many posts a model brings, and which way: 'v1' is one upright. */
export const postsOf = ({
  posts,
  leaves,
}: Model): { readonly direction: BarDirection; readonly count: number } | null => {
  if (posts !== undefined)
    return { direction: posts.startsWith('v') ? 'VERTICAL' : 'HORIZONTAL', count: Number(posts.slice(1)) }
  return leaves === 2 ? { direction: 'VERTICAL', count: 1 } : null
}

const extentOf = (opening: Polygon, direction: BarDirection): readonly [low: number, high: number] => {
  const { minX, minY, maxX, maxY } = boundsOf(opening)
  return direction === 'VERTICAL' ? [minX, maxX] : [minY, maxY]
}

/**
 * Centre line number `index` of `count` bars of width `sight` that leave equal clear widths between them, in whole
 * millimetres. With `sight` 0 the centre lines themselves are spread equally.
 */
const equalPosition = (
  [low, high]: readonly [low: number, high: number],
  sight: number,
  index: number,
  count: number,
): number => {
  const clear = (high - low - count * sight) / (count + 1)
  return roundHalfAway(low + clear * (index + 1) + sight * (index + 0.5))
}

/**
 * Bars of one panel with a place each: those without one share the panel equally with their neighbours, measured
 * between bars of width `sightOf`, or between centre lines. A bar beside the opening is left out.
 */
export const placed = <Unplaced extends Pick<Bar, 'direction' | 'position'>>(
  bars: readonly Unplaced[],
  opening: Polygon,
  sightOf: (bar: Unplaced) => number = () => 0,
): (Unplaced & { readonly position: number })[] =>
  (['VERTICAL', 'HORIZONTAL'] as const).flatMap((direction) => {
    const extent = extentOf(opening, direction)
    return bars
      .filter((bar) => bar.direction === direction)
      .map((bar, index, all) => ({
        ...bar,
        position: bar.position ?? equalPosition(extent, sightOf(bar), index, all.length),
      }))
      .filter(({ position }) => position > extent[0] && position < extent[1])
  })
