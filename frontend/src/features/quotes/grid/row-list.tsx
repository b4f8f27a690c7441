/**
 * The rows in groups, and those in larger ones. A browser leaves out what is not in sight, group by group; so in a quote of five
 * hundred rows it has few things to watch while one scrolls, and takes few rows in at a time. Nothing is taken off the page: search in
 * the page, keyboard and screen readers find every row, and hear of one list.
 */
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { type Group, regroup } from './row-groups.ts'
import classes from './row-list.module.css'

/** Rows that come into sight in one frame. */
const PAIR = 2
/** Pairs that are watched as one while they are far away. */
const PAIRS_IN_BLOCK = 12
/** As many rows are seen at first; a browser that had to find out whether they are in sight would guess their height first, and move them. */
const FIRST = 8

interface Props {
  readonly rows: readonly OfferRow[]
  readonly children: (row: OfferRow) => ReactNode
}

export const RowList = ({ rows, children }: Props) => {
  const top = new Set(rows.slice(0, FIRST))
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a ul and its li there is no room for a group
    <div role="list">
      {useBlocks(rows).map((block) => (
        <RowGroup key={block.id} rows={block.items.flatMap((pair) => pair.items)} top={top}>
          {block.items.map((pair) => (
            <RowGroup key={pair.id} rows={pair.items} top={top}>
              {pair.items.map(children)}
            </RowGroup>
          ))}
        </RowGroup>
      ))}
    </div>
  )
}

type Pairs = readonly Group<OfferRow>[]
type Blocks = readonly Group<Pairs[number]>[]

const useBlocks = (rows: readonly OfferRow[]): Blocks => {
  const before = useRef<{ readonly pairs: Pairs; readonly blocks: Blocks }>({ pairs: [], blocks: [] })
  return useMemo(() => {
    const pairs = regroup(rows, ({ rowNumber }) => rowNumber, before.current.pairs, PAIR)
    const blocks = regroup(pairs, ({ id }) => id, before.current.blocks, PAIRS_IN_BLOCK)
    before.current = { pairs, blocks }
    return blocks
  }, [rows])
}

interface RowGroupProps {
  readonly rows: readonly OfferRow[]
  readonly top: ReadonlySet<OfferRow>
  readonly children: ReactNode
}

const RowGroup = ({ rows, top, children }: RowGroupProps) => {
  const [first] = rows
  return (
    <div
      role="presentation"
      className={classes.group}
      data-first={(first !== undefined && top.has(first)) || undefined}
      style={{ '--rows': rows.length } as CSSProperties}
    >
      {children}
    </div>
  )
}
