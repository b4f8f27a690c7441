/** Finding a quote again (quote-workflow section 2, Quote search). The search stands in the address. */
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { kindOf } from '#domain/access/access'
import { may } from '#domain/access/rights'
import { useCurrentContext, viewerOf } from '../../session/current-context.ts'
import { type ListAddress, readListAddress, writeListAddress } from '../../ui/list-address.ts'
import page from '../../ui/list-page.module.css'
import { PagedList } from '../../ui/paged-list.tsx'
import { searchQuotesQuery } from './api/search-quotes.ts'
import { FilterMenu } from './components/filter-menu.tsx'
import { Results } from './components/results.tsx'
import classes from './search-page.module.css'
import { readFilters } from './state/search-filters.ts'
import { searchText } from './text.ts'

const PAGE_SIZES = [5, 10, 20, 50, 100] as const

export const SearchPage = () => {
  const [params, setParams] = useSearchParams()
  return (
    <Search
      search={readListAddress(params, PAGE_SIZES)}
      onSearch={(next) => setParams(writeListAddress(next))}
    />
  )
}

interface Props {
  readonly search: ListAddress
  readonly onSearch: (search: ListAddress) => void
}

const Search = ({ search, onSearch }: Props) => {
  const context = useCurrentContext()
  const viewer = viewerOf(context)
  const [text, setText] = useState(search.q)
  const [seen, setSeen] = useState(search.q)
  // A search from elsewhere (a link, the back button) brings its text into the box.
  if (search.q !== seen) {
    setSeen(search.q)
    setText(search.q)
  }
  const query = useQuery(searchQuotesQuery(search))
  const { data, isFetching, isPlaceholderData, refetch } = query
  const title = readFilters(search.q).contractorOrders ? searchText.contractorTitle : searchText.title

  const run = (q: string) => {
    setText(q)
    if (q.trim() === search.q && search.page === 0) void refetch()
    else onSearch({ ...search, q: q.trim(), page: 0 })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(text)
  }

  return (
    <div className={page.page}>
      <title>{title}</title>
      <h1 className={page.title}>{title}</h1>
      <search>
        <form className={classes.form} onSubmit={submit}>
          <TextInput
            className={classes.box ?? ''}
            type="search"
            size="md"
            aria-label={searchText.box}
            placeholder={searchText.boxHint}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={text}
            maxLength={200}
            autoFocus
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" size="md" loading={isFetching && !isPlaceholderData && data !== undefined}>
            {searchText.search}
          </Button>
          <FilterMenu text={text} viewer={kindOf(viewer)} ownName={context.user.fullName} onChange={run} />
        </form>
      </search>
      <section aria-label={searchText.results}>
        <PagedList
          query={query}
          text={searchText}
          page={search}
          sizes={PAGE_SIZES}
          onPage={(change) => onSearch({ ...search, ...change })}
          nothing={
            <>
              <p>{searchText.nothing(search.q)}</p>
              {search.q !== '' && (
                <Button variant="default" onClick={() => run('')}>
                  {searchText.clear}
                </Button>
              )}
              {may(viewer, 'quote.create') && (
                <Button component={Link} to="/produkt/">
                  {searchText.create}
                </Button>
              )}
            </>
          }
        >
          {(rows) => <Results rows={rows} viewer={kindOf(viewer)} isStale={query.isPlaceholderData} />}
        </PagedList>
      </section>
    </div>
  )
}
