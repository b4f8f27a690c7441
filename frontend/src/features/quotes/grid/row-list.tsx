/**
 * The rows in groups, and those in larger ones. A browser leaves out what is not in sight, group by group; so in a quote of five
 * hundred rows it has few things to watch while one scrolls, and takes few rows in at a time. Nothing is taken off the page: search in
 * the page, keyboard and screen readers find every row, and hear of one list.
 */
import type { CSSProperties, ReactNode } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import classes from './row-list.module.css'

/** Rows in a group, from the largest groups to the smallest: those of a smallest come into sight in one frame. */
const GROUPS = [24, 2] as const
/** As many as are seen at first; a browser that had to find out whether they are in sight would guess their height first, and move them. */
const FIRST = 8

interface Props {
  readonly rows: readonly OfferRow[]
  readonly children: (row: OfferRow) => ReactNode
}

export const RowList = ({ rows, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: between a ul and its li there is no room for a group
  <div role="list">{inGroups(rows, 0, GROUPS, children)}</div>
)

/** `first`: how many rows stand before them. */
const inGroups = (
  rows: readonly OfferRow[],
  first: number,
  [size, ...smaller]: readonly number[],
  show: Props['children'],
): ReactNode => {
  if (size === undefined) return rows.map(show)
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
    const group = rows.slice(index * size, (index + 1) * size)
    return (
      <div
        key={group[0]?.rowNumber}
        role="presentation"
        className={classes.group}
        data-first={first + index * size < FIRST || undefined}
        style={{ '--rows': group.length } as CSSProperties}
      >
        {inGroups(group, first + index * size, smaller, show)}
      </div>
    )
  })
}
