/** A list on the page of an organisation, page by page: its people, its builders, its stores. */
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { type Column, ListTable } from '../../../ui/list-table.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { Searched } from '../api/organisation-calls.ts'
import classes from '../organisation-page.module.css'
import { listPartText } from '../text.ts'

interface Props<Row> {
  readonly text: {
    readonly heading: string
    readonly none: string
    readonly loading: string
  }
  /** Missing where the list is not searched. */
  readonly search?: { readonly box: string; readonly hint: string }
  readonly sizes: readonly number[]
  readonly firstSize: number
  // biome-ignore lint/suspicious/noExplicitAny: the key of a query is its own
  readonly query: (searched: Searched) => UseQueryOptions<readonly Row[], Error, readonly Row[], any>
  readonly columns: readonly Column<Row>[]
  readonly pathOf?: ((row: Row) => string) | undefined
  readonly isOff?: (row: Row) => boolean
  readonly action?: ReactNode
}

export const ListPart = <Row extends { readonly id: number }>(props: Props<Row>) => {
  const { text, search, sizes, firstSize, query, columns, pathOf, isOff, action } = props
  const headingId = useId()
  const [searched, setSearched] = useState({ q: '', page: 0, pageSize: firstSize })
  const found = useQuery(query(searched))
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <div className={classes.partHead}>
        <h2 id={headingId} className={classes.heading}>
          {text.heading}
        </h2>
        {action}
      </div>
      {search !== undefined && (
        <div className={classes.box}>
          <SearchBox
            label={search.box}
            hint={search.hint}
            q={searched.q}
            onSearch={(q) => setSearched({ ...searched, q, page: 0 })}
          />
        </div>
      )}
      <PagedList
        query={found}
        text={{ ...listPartText, loading: text.loading }}
        page={searched}
        sizes={sizes}
        onPage={(page) => setSearched({ ...searched, ...page })}
        nothing={<p>{searched.q === '' ? text.none : listPartText.nothing(searched.q)}</p>}
      >
        {(rows) => (
          <ListTable
            rows={rows}
            keyOf={({ id }) => id}
            columns={columns}
            pathOf={pathOf}
            isOff={isOff}
            label={text.heading}
            isStale={found.isPlaceholderData}
            cardsBelow={640}
          />
        )}
      </PagedList>
    </section>
  )
}
