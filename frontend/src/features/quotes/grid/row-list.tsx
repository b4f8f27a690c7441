/**
 * The rows in groups, and those in larger ones. A browser leaves out what is not in sight, group by group; so in a quote of five
 * hundred rows it has few things to watch while one scrolls, and takes few rows in at a time. Nothing is taken off the page: search in
 * the page, keyboard and screen readers find every row, and hear of one list. What is not seen at first is drawn right after that, pair by
 * pair, so that nobody who presses something waits for it; whoever comes near it sooner has it at once.
 */
import { type CSSProperties, type ReactNode, type Ref, useMemo, useRef, useState } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { useTurn } from '../../../ui/use-turn.ts'
import { useWasNear } from '../../../ui/use-was-near.ts'
import { type Group, regroup } from './row-groups.ts'
import classes from './row-list.module.css'
import { rowsInSight } from './rows-in-sight.ts'

/** Rows that come into sight in one frame. */
const PAIR = 2
/** Pairs that are watched as one while they are far away. */
const PAIRS_IN_BLOCK = 12
/** So many rows are never left out: a browser that had to find out whether they are in sight would guess their height first, and move them. */
const TOP = 8

interface Props {
  readonly rows: readonly OfferRow[]
  /** `isSeenFirst`: somebody sees it as soon as the page stands. */
  readonly children: (row: OfferRow, isSeenFirst: boolean) => ReactNode
}

export const RowList = ({ rows, children }: Props) => {
  const [inSight] = useState(() => rowsInSight({ width: innerWidth, height: innerHeight }))
  const top = new Set(rows.slice(0, Math.max(TOP, inSight)))
  const seenFirst = new Set(rows.slice(0, inSight))
  const blocks = useBlocks(rows)
  /** What was there when the list was opened has time; where somebody has put a row since, he looks. */
  const [opened] = useState(() => new Set(blocks.flatMap(({ items }) => items.map(({ id }) => id))))
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a ul and its li there is no room for a group
    <div role="list">
      {blocks.map((block) => {
        const all = block.items.flatMap((pair) => pair.items)
        return (
          <RowGroup key={block.id} count={all.length} isAtTop={all.some((row) => top.has(row))}>
            {block.items.map(({ id, items: pair }) => {
              const isAtTop = pair.some((row) => top.has(row))
              const isSeenFirst = pair.some((row) => seenFirst.has(row))
              return (
                <RowPair
                  key={id}
                  count={pair.length}
                  isAtTop={isAtTop}
                  hasTime={opened.has(id) && !isSeenFirst}
                >
                  {() => pair.map((row) => children(row, isSeenFirst))}
                </RowPair>
              )
            })}
          </RowGroup>
        )
      })}
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
  readonly ref?: Ref<HTMLDivElement>
  /** How many rows. */
  readonly count: number
  readonly isAtTop: boolean
  /** What is in it is drawn in a moment. */
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

const RowGroup = ({ ref, count, isAtTop, isEmpty = false, children }: RowGroupProps) => (
  <div
    ref={ref}
    role="presentation"
    className={classes.group}
    data-first={isAtTop || undefined}
    data-empty={isEmpty || undefined}
    style={{ '--rows': count } as CSSProperties}
  >
    {children}
  </div>
)

interface RowPairProps extends Omit<RowGroupProps, 'ref' | 'isEmpty' | 'children'> {
  readonly hasTime: boolean
  readonly children: () => ReactNode
}

const RowPair = ({ hasTime, children, ...group }: RowPairProps) => {
  const place = useRef<HTMLDivElement>(null)
  const isTurn = useTurn(!hasTime)
  const isDrawn = useWasNear(place, !isTurn) || isTurn
  return (
    <RowGroup ref={place} {...group} isEmpty={!isDrawn}>
      {isDrawn && children()}
    </RowGroup>
  )
}
