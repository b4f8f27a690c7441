/**
 * One row a line. A line that has a page opens it, and the arrows move between lines. Where there is no room for the columns each line is
 * a card, on which every value says what it is. Whoever comes back to the list is on the line that was opened.
 */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router'
import type { CameFrom } from './back-link.tsx'
import classes from './list-table.module.css'
import { useMedia } from './use-media.ts'

export interface Column<Row> {
  readonly heading: string
  readonly cell: (row: Row) => ReactNode
  /** Names the row, and holds the link to its page. */
  readonly isTitle?: true
  /** Needs no name on a card. */
  readonly isPlain?: true
  /** Says why a row is struck through, and so is not. */
  readonly saysWhy?: true
  /** A number, a place or a badge, which is never broken between lines. */
  readonly isWhole?: true
  /** Set for a column of buttons, which say themselves what they do. */
  readonly hidesHeading?: true
  readonly className?: string | undefined
}

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => number | string
  readonly columns: readonly Column<Row>[]
  readonly label: string
  readonly isStale: boolean
  /** In px of the window: narrower, lines are cards. */
  readonly cardsBelow: number
  readonly pathOf?: ((row: Row) => string) | undefined
  /** Dims and strikes through. */
  readonly isOff?: ((row: Row) => boolean) | undefined
}

/** For each page with a list on it, the page of the line that was opened there last. */
const lastOpened = new Map<string, string>()

/** Whatever lies over a page, such as a menu, keeps the keyboard. */
const isInPage = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('main') != null

/**
 * Once, when the list comes to stand: what is read anew later takes the keyboard from nowhere. A ref on the line itself would take it each time
 * that the line is shown, because the link makes a new one of it.
 */
const useFocusOnLastOpened = (pathname: string) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const isBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it comes
  useEffect(() => {
    const path = lastOpened.get(pathname)
    if (!isBack || path === undefined || !isInPage()) return
    const links = [...(body.current?.querySelectorAll<HTMLAnchorElement>('a[data-opens]') ?? [])]
    links.find(({ dataset }) => dataset.opens === path)?.focus({ preventScroll: true })
  }, [])
  return body
}

const moveBetweenLines = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-opens]')]
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

export const ListTable = <Row,>(props: Props<Row>) => {
  const { rows, keyOf, columns, label, isStale, cardsBelow, pathOf, isOff } = props
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const state: CameFrom = { from: pathname + search }
  const body = useFocusOnLastOpened(pathname)
  const areCards = useMedia(`(max-width: ${cardsBelow}px)`)
  /** The whole line may be pressed; the link is for keyboards and new tabs. */
  const open = (path: string) => (event: MouseEvent) => {
    if ((event.target as HTMLElement).closest('a') !== null) return
    if (window.getSelection()?.isCollapsed === false) return
    lastOpened.set(pathname, path)
    void navigate(path, { state })
  }
  const contentOf = ({ cell, isTitle }: Column<Row>, row: Row) =>
    isTitle && pathOf ? (
      <Link
        to={pathOf(row)}
        state={state}
        data-opens={pathOf(row)}
        onClick={() => lastOpened.set(pathname, pathOf(row))}
      >
        {cell(row)}
      </Link>
    ) : (
      cell(row)
    )
  return (
    <table
      className={classes.table}
      data-cards={areCards || undefined}
      data-opens={pathOf !== undefined || undefined}
      aria-label={label}
      aria-busy={isStale}
    >
      <thead>
        <tr>
          {columns.map(({ heading, hidesHeading, className }) => (
            <th key={heading} scope="col" className={className}>
              {hidesHeading ? <span className="visually-hidden">{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={moveBetweenLines}>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-off={isOff?.(row) || undefined}
            {...(pathOf && { onClick: open(pathOf(row)) })}
          >
            {columns.map((column) => (
              <td
                key={column.heading}
                className={column.className}
                data-title={column.isTitle}
                data-says-why={column.saysWhy}
                data-whole={column.isWhole}
                data-label={column.isTitle || column.isPlain ? undefined : column.heading}
              >
                {contentOf(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
