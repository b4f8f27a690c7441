/** One row a line; a line opens its page, and the arrows move between lines. The first column holds the link. */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import classes from './directory-table.module.css'

export interface Column<Row> {
  readonly heading: string
  readonly cell: (row: Row) => ReactNode
  /** Says why a row is struck through, and so is not. */
  readonly saysWhy?: true
}

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly label: string
  readonly isStale: boolean
  readonly columns: readonly Column<Row>[]
  readonly pathOf: (row: Row) => string
  readonly isOff?: ((row: Row) => boolean) | undefined
}

const moveBetweenLines = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-row]')]
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

export const DirectoryTable = <Row extends { readonly id: number }>(props: Props<Row>) => {
  const { rows, label, isStale, columns, pathOf, isOff } = props
  const navigate = useNavigate()
  /** The whole line may be pressed; the name is the link for keyboards and new tabs. */
  const open = (row: Row) => (event: MouseEvent) => {
    if ((event.target as HTMLElement).closest('a') !== null) return
    if (window.getSelection()?.isCollapsed === false) return
    void navigate(pathOf(row))
  }
  return (
    <table className={classes.table} aria-label={label} aria-busy={isStale}>
      <thead>
        <tr>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenLines}>
        {rows.map((row) => (
          <tr key={row.id} onClick={open(row)} data-off={isOff?.(row) || undefined}>
            {columns.map(({ heading, cell, saysWhy }, index) => (
              <td key={heading} data-heading={heading} data-says-why={saysWhy}>
                {index === 0 ? (
                  <Link to={pathOf(row)} data-row>
                    {cell(row)}
                  </Link>
                ) : (
                  cell(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
