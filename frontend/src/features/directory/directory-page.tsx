/** A list of people or organisations with its search, which stands in the address. `actions` stand beside the box. */
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { type ListAddress, readListAddress, writeListAddress } from '../../ui/list-address.ts'
import page from '../../ui/list-page.module.css'
import { type Column, ListTable } from '../../ui/list-table.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { searchDirectoryQuery } from './api/search-directory.ts'
import classes from './directory-page.module.css'
import { directoryText } from './text.ts'

const SIZES = [10, 20, 50, 100] as const

interface Props<Row> {
  readonly text: { readonly title: string; readonly box: string; readonly hint: string }
  /** Where the list is read, such as `/api/v1/stores`. */
  readonly source: string
  readonly columns: readonly Column<Row>[]
  /** Where a row leads. */
  readonly pathOf: (row: Row) => string
  readonly isOff?: (row: Row) => boolean
  readonly actions?: ReactNode
}

export const DirectoryPage = <Row extends { readonly id: number }>({
  text,
  source,
  actions,
  ...table
}: Props<Row>) => {
  const [params, setParams] = useSearchParams()
  const state = readListAddress(params, SIZES)
  const go = (next: ListAddress, replace = false) => setParams(writeListAddress(next), { replace })
  const query = useQuery(searchDirectoryQuery<Row>(source, state))
  return (
    <div className={page.page}>
      <title>{text.title}</title>
      <h1 className={page.title}>{text.title}</h1>
      <div className={classes.head}>
        <div className={classes.box}>
          <SearchBox
            label={text.box}
            hint={text.hint}
            size="md"
            q={state.q}
            onSearch={(q) => go({ ...state, q, page: 0 }, true)}
            autoFocus
          />
        </div>
        {actions}
      </div>
      <section aria-label={text.title}>
        <PagedList
          query={query}
          text={directoryText}
          page={state}
          sizes={SIZES}
          onPage={(next) => go({ ...state, ...next })}
          nothing={
            <>
              <p>{directoryText.nothing(state.q)}</p>
              {state.q !== '' && (
                <Button variant="default" onClick={() => go({ ...state, q: '', page: 0 })}>
                  {directoryText.clear}
                </Button>
              )}
            </>
          }
        >
          {(rows) => (
            <ListTable
              rows={rows}
              keyOf={({ id }) => id}
              label={text.title}
              isStale={query.isPlaceholderData}
              cardsBelow={900}
              {...table}
            />
          )}
        </PagedList>
      </section>
    </div>
  )
}
