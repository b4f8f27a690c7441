/**
 * What a pane is, as a small sign in it: frosted, or a solid panel in its place. A drawing carries the strokes themselves,
 * because paper and pictures stand alone; the site has the same signs as files, for lists and menus (D-145, D-147).
 * Strokes lie in a square of side 1 round the origin, y upwards, and read the same in a mirror.
 */
import type { Point } from '#domain/geometry/point'

export type PaneIcon = 'frosted' | 'breastwork'

type Stroke = readonly Point[]

/** An arm of a frost crystal with its barbs, turned by so much. */
const arm = (degrees: number): Stroke[] => {
  const angle = (degrees * Math.PI) / 180
  const turned = (along: number, aside: number): Point => [
    along * Math.cos(angle) - aside * Math.sin(angle),
    along * Math.sin(angle) + aside * Math.cos(angle),
  ]
  return [
    [turned(0, 0), turned(0.5, 0)],
    [turned(0.44, 0.12), turned(0.3, 0), turned(0.44, -0.12)],
  ]
}

const square: Stroke = [
  [-0.42, -0.42],
  [0.42, -0.42],
  [0.42, 0.42],
  [-0.42, 0.42],
  [-0.42, -0.42],
]

const level = (y: number): Stroke => [
  [-0.42, y],
  [0.42, y],
]

export const paneIcons: Readonly<Record<PaneIcon, readonly Stroke[]>> = {
  frosted: [30, 90, 150, 210, 270, 330].flatMap(arm),
  // A rail, and what is solid below it.
  breastwork: [square, level(0.05), level(-0.11), level(-0.27)],
}

export const paneIconPath = (icon: PaneIcon): string => `/assets/images/${icon}.svg`

const written = (value: number): string => String(Math.round(value * 2400) / 100)

/** The sign as a file of 24 by 24, in the colour of the text around it where it is a part of the page. */
export const paneIconFile = (icon: PaneIcon): string => {
  const d = paneIcons[icon]
    .map((stroke) =>
      stroke.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${written(x)} ${written(-y)}`).join(''),
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -13 26 26" width="24" height="24" fill="none" stroke="#3d474b" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>\n`
}
