/**
 * The body of a leaf as one solid with relief on both faces: bevelled all round, grooves cut in, raised panels inside
 * their moulding, and a bead round each opening for glass. The faces are alike, so one half is built and mirrored.
 * z is 0 at the outer face and −thickness at the inner one.
 */
import type { Box } from '#domain/geometry/point'
import { grown } from '#domain/geometry/polygon'
import { GROOVE_DEPTH, MOULDING, RAISED } from '../leaf-relief.ts'
import { band, cap, loft, mirroredAt, quad, type Ring, type Solid, type Triangle } from './solid.ts'

export type Feature = { readonly kind: 'groove' | 'raised' | 'glass'; readonly box: Box }

/** Sharp edges of painted wood are broken; one sees it as a line of light. */
export const BEVEL = 2.5
/** Visible width of the bead round a pane, measured outwards from its daylight, and how far it stands out. */
const BEAD = 20
const BEAD_STANDS = 7

/** Steps of a profile: how far inwards from the feature's edge, how far out of the face. */
type Profile = readonly (readonly [inwards: number, out: number])[]

const groove: Profile = [
  [0, 0],
  [1.5, -GROOVE_DEPTH],
]

/** A quirk that gives a line of shadow, and from it a quarter round up to the field. */
const moulding: Profile = [
  [0, 0],
  [2, -3],
  [5, -3],
  [7, 1.5],
  ...[20, 40, 60, 80].map((degrees): readonly [number, number] => {
    const angle = (degrees * Math.PI) / 180
    return [7 + 19 * Math.sin(angle), 1.5 + 3 * (1 - Math.cos(angle))]
  }),
  [MOULDING - 2, 4.5],
  [MOULDING, RAISED],
]

/** A bead with a round back; it falls to the edge of the daylight. */
const bead: Profile = [
  [0, 0],
  [0.8, BEAD_STANDS - 2.5],
  [3.5, BEAD_STANDS - 0.5],
  [7, BEAD_STANDS],
  [11, BEAD_STANDS - 0.8],
  [15, BEAD_STANDS - 3],
  [BEAD, BEAD_STANDS - 7],
]

const between = (cuts: readonly number[], from: number, to: number): number[] =>
  cuts.filter((cut) => cut > from && cut < to)

/** The ring round a box, with a point at every cut that meets it, and where each point lies as a share of the box. */
const sharesRound = (
  box: Box,
  xs: readonly number[],
  ys: readonly number[],
): (readonly [number, number])[] => {
  const across = between(xs, box.minX, box.maxX).map((x) => (x - box.minX) / (box.maxX - box.minX))
  const up = between(ys, box.minY, box.maxY).map((y) => (y - box.minY) / (box.maxY - box.minY))
  return [
    ...[0, ...across].map((share) => [share, 0] as const),
    ...[0, ...up].map((share) => [1, share] as const),
    ...[1, ...across.toReversed()].map((share) => [share, 1] as const),
    ...[1, ...up.toReversed()].map((share) => [0, share] as const),
  ]
}

const ringRound = (shares: readonly (readonly [number, number])[], box: Box, z: number): Ring =>
  shares.map(([across, up]) => [
    box.minX + across * (box.maxX - box.minX),
    box.minY + up * (box.maxY - box.minY),
    z,
  ])

const isInside = (x: number, y: number, { minX, minY, maxX, maxY }: Box): boolean =>
  x > minX && x < maxX && y > minY && y < maxY

/** Where a feature meets the flat face: a bead lies round its glass. */
const footOf = ({ kind, box }: Feature): Box => (kind === 'glass' ? grown(box, BEAD) : box)

const profiles: Readonly<Record<Feature['kind'], Profile>> = { groove, raised: moulding, glass: bead }

const sorted = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b)

/** The outer half: from the middle of the leaf's thickness to its outer face. */
const outerHalf = (leaf: Box, middle: number, features: readonly Feature[]): Solid => {
  const face = grown(leaf, -BEVEL)
  const feet = features.map((feature) => ({ ...feature, foot: footOf(feature) }))
  const xs = sorted([face, ...feet.map(({ foot }) => foot)].flatMap(({ minX, maxX }) => [minX, maxX]))
  const ys = sorted([face, ...feet.map(({ foot }) => foot)].flatMap(({ minY, maxY }) => [minY, maxY]))

  const cells = xs.slice(1).flatMap((maxX, column) =>
    ys.slice(1).flatMap((maxY, row): Triangle[] => {
      const [minX, minY] = [xs[column] ?? maxX, ys[row] ?? maxY]
      const isCovered = feet.some(({ foot }) => isInside((minX + maxX) / 2, (minY + maxY) / 2, foot))
      return isCovered ? [] : quad([minX, minY, 0], [maxX, minY, 0], [maxX, maxY, 0], [minX, maxY, 0])
    }),
  )
  const rim = sharesRound(face, xs, ys)
  const edge = [ringRound(rim, leaf, middle), ringRound(rim, leaf, -BEVEL), ringRound(rim, face, 0)]
  const reliefs = feet.flatMap(({ kind, foot }): Triangle[] => {
    const shares = sharesRound(foot, xs, ys)
    const rings = profiles[kind].map(([inwards, out]) => ringRound(shares, grown(foot, -inwards), out))
    const last = rings.at(-1) ?? []
    const ends =
      kind === 'glass'
        ? band(
            last,
            last.map(([x, y]) => [x, y, middle]),
          )
        : cap(last)
    return [...loft(rings), ...ends]
  })
  return [...cells, ...loft(edge), ...reliefs]
}

export interface TwoFaced {
  readonly outside: Solid
  readonly inside: Solid
}

export const panelOf = (leaf: Box, thickness: number, features: readonly Feature[]): TwoFaced => {
  const outside = outerHalf(leaf, -thickness / 2, features)
  return { outside, inside: mirroredAt(outside, -thickness / 2) }
}
