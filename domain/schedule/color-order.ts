/**
 * Which colour belongs to which place: «sort ute hvit inne», «ute sort, inne hvit» and «sort ute inne hvit» are one. A
 * colour goes with the place beside it; every way in which all places get one is an answer, and more than one is a doubt.
 */
import type { Reading, ReadingOf } from './readings.ts'

type Piece = ReadingOf<'place'> | ReadingOf<'color'>

/** Colours and places beside each other, with nothing said between them. */
export type Ordered = readonly Piece[]

export interface Said {
  /** Null for a colour without a place. */
  readonly place: ReadingOf<'place'> | null
  readonly color: ReadingOf<'color'> | null
}

const isPiece = (reading: Reading): reading is Piece => reading.kind === 'color' || reading.kind === 'place'

/** `aluminiumskledd utvendig sort` says one place twice: cladding is outside. Where there is to be none, outside is the wood. */
const withoutDoubles = (run: Ordered): Ordered =>
  run.filter((piece, index) => {
    const beside = [run[index - 1], run[index + 1]]
    return !(
      piece.kind === 'place' &&
      piece.place === 'outside' &&
      beside.some((other) => other?.kind === 'place' && other.place === 'cladding' && other.without !== true)
    )
  })

/** A comma parts runs, and so does anything else that is said. */
export const runsOf = (readings: readonly Reading[]): readonly Ordered[] => {
  const runs: Piece[][] = []
  let isOpen = false
  for (const reading of readings) {
    if (!isPiece(reading)) {
      isOpen = false
      continue
    }
    if (isOpen && reading.afterComma !== true) runs.at(-1)?.push(reading)
    else runs.push([reading])
    isOpen = true
  }
  return runs.map(withoutDoubles)
}

interface Way {
  readonly said: readonly Said[]
  /** Places without a colour. */
  readonly open: number
}

/** Cladding may follow the colour of the wood, so at the end it needs none of its own. */
const needsColor = (piece: ReadingOf<'place'>, isLast: boolean): boolean =>
  piece.without !== true && !(piece.place === 'cladding' && isLast)

const waysFrom = (run: Ordered, at: number): readonly Way[] => {
  const [first, second] = [run[at], run[at + 1]]
  if (first === undefined) return [{ said: [], open: 0 }]
  const alone: Said = first.kind === 'place' ? { place: first, color: null } : { place: null, color: first }
  const isOpen = first.kind === 'place' && needsColor(first, second === undefined)
  const single = waysFrom(run, at + 1).map(({ said, open }) => ({
    said: [alone, ...said],
    open: open + (isOpen ? 1 : 0),
  }))
  if (second === undefined || first.kind === second.kind) return single
  const [place, color] = first.kind === 'place' ? [first, second] : [second, first]
  if (place.kind !== 'place' || color.kind !== 'color' || place.without === true) return single
  const paired = waysFrom(run, at + 2).map(({ said, open }) => ({ said: [{ place, color }, ...said], open }))
  return [...paired, ...single]
}

const bareOf = ({ said }: Way): number => said.filter(({ place }) => place === null).length

/** A colour before the only place may be everything's: the way in which the place comes first is the likelier. */
const isPlaceFirst = ({ said }: Way): boolean =>
  said.every(({ place, color }) => place === null || color === null || place.start < color.start)

/** «sort inne og ute», «ute og inne hvit»: one colour for both. */
const isOnBoth = (run: Ordered): boolean => {
  const colors = run.filter(({ kind }) => kind === 'color')
  const places = run.flatMap((piece) => (piece.kind === 'place' ? [piece.place] : []))
  const isBetween = run[1]?.kind === 'color'
  return (
    run.length === 3 &&
    !isBetween &&
    colors.length === 1 &&
    places.includes('inside') &&
    places.includes('outside')
  )
}

/** The ways to read a run, the likeliest first; never none. */
export const ordersOf = (run: Ordered): readonly (readonly Said[])[] => {
  const color = run.find((piece) => piece.kind === 'color')
  if (isOnBoth(run) && color !== undefined)
    return [run.flatMap((place) => (place.kind === 'place' ? [{ place, color }] : []))]
  const ways = waysFrom(run, 0)
  const least = Math.min(...ways.map(({ open }) => open))
  const fewest = ways.filter(({ open }) => open === least)
  const hasPlace = run.some(({ kind }) => kind === 'place')
  const possible = hasPlace ? fewest.filter((way) => bareOf(way) <= 1) : fewest
  const meant = possible.length > 0 ? possible : fewest
  // Two places that want the one colour between them: the first has it, and the other says that it has none.
  const chosen = least > 0 ? meant.slice(0, 1) : meant
  return chosen
    .toSorted((one, other) => Number(isPlaceFirst(other)) - Number(isPlaceFirst(one)))
    .map(({ said }) => said)
}
