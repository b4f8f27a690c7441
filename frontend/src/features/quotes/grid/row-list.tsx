/**
 * The rows in groups. A browser leaves out what is not in sight, group by group and in the group row by row; so in a quote of five
 * hundred rows it has few things to watch while one scrolls. Nothing is taken off the page: search in the page, keyboard and screen
 * readers find every row, and hear of one list.
 */
import type { CSSProperties, ReactNode } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import classes from './row-list.module.css'

const GROUP = 3

interface Props {
  readonly rows: readonly OfferRow[]
  readonly children: (row: OfferRow) => ReactNode
}

export const RowList = ({ rows, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: between a ul and its li there is no room for a group
  <div role="list">
    {Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, index) => {
      const group = rows.slice(index * GROUP, (index + 1) * GROUP)
      return (
        <div
          key={group[0]?.rowNumber}
          role="presentation"
          className={classes.group}
          style={{ '--rows': group.length } as CSSProperties}
        >
          {group.map(children)}
        </div>
      )
    })}
  </div>
)
