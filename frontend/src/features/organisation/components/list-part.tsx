/** A list on the page of an organisation, page by page: its people, its builders, its stores. */
import type { UseQueryOptions } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { type Page, pageOf } from '../../../ui/paging.ts'
import classes from '../organisation-page.module.css'

interface Props<Row> {
  readonly text: {
    readonly heading: string
    readonly none: string
    readonly loading: string
    readonly tryAgain: string
  }
  readonly sizes: readonly [first: number, ...more: number[]]
  readonly firstSize: number
  // biome-ignore lint/suspicious/noExplicitAny: the key of a query is its own
  readonly query: (page: Page) => UseQueryOptions<readonly Row[], Error, readonly Row[], any>
  readonly columns: readonly string[]
  readonly cells: (row: Row) => readonly ReactNode[]
  readonly isOff?: (row: Row) => boolean
  readonly action?: ReactNode
}

export const ListPart = <Row extends { readonly id: number }>(props: Props<Row>) => {
  const { text, sizes, firstSize, query, columns, cells, isOff, action } = props
  const headingId = useId()
  const [page, setPage] = useState<Page>({ page: 0, pageSize: firstSize })
  const found = useQuery(query(page))
  const { rows, hasNext, range } = pageOf(found.data ?? [], page)
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <div className={classes.partHead}>
        <h2 id={headingId} className={classes.heading}>
          {text.heading}
        </h2>
        {action}
      </div>
      {found.data === undefined ? (
        <NotLoaded query={found} text={text} />
      ) : found.data.length === 0 && page.page === 0 ? (
        <p className={classes.missing}>{text.none}</p>
      ) : (
        <div className={classes.list}>
          <table className={classes.table} aria-labelledby={headingId} aria-busy={found.isPlaceholderData}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} data-off={isOff?.(row) || undefined}>
                  {cells(row).map((cell, index) => (
                    <td key={columns[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <Pager page={page} sizes={sizes} range={range} hasNext={hasNext} onChange={setPage} />
        </div>
      )}
    </section>
  )
}
