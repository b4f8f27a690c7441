/** Finding a quote again (quote-workflow section 2, Quote search). The search stands in the address. */
import { Alert, Button, Loader, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { kindOf } from '#domain/access/access'
import { may } from '#domain/access/rights'
import { messageOf } from '../../api/api-error.ts'
import { useCurrentContext, viewerOf } from '../../session/current-context.ts'
import { Pager } from '../../ui/pager.tsx'
import { pageOf } from '../../ui/paging.ts'
import { searchQuotesQuery } from './api/search-quotes.ts'
import { FilterMenu } from './components/filter-menu.tsx'
import { Results } from './components/results.tsx'
import classes from './search-page.module.css'
import { PAGE_SIZES, readSearch, type SearchState, writeSearch } from './state/search-address.ts'
import { readFilters } from './state/search-filters.ts'
import { searchText } from './text.ts'

export const SearchPage = () => {
  const [params, setParams] = useSearchParams()
  return <Search search={readSearch(params)} onSearch={(next) => setParams(writeSearch(next))} />
}

interface Props {
  readonly search: SearchState
  readonly onSearch: (search: SearchState) => void
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
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(searchQuotesQuery(search))
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
    <div className={classes.page}>
      <title>{title}</title>
      <h1 className={classes.title}>{title}</h1>
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
      <section className={classes.results} aria-label={searchText.results}>
        {error !== null ? (
          <Alert color="red" variant="light" m="md" role="alert" title={searchText.failed}>
            {messageOf(error)}
            <Button display="block" mt="sm" variant="default" onClick={() => void refetch()}>
              {searchText.tryAgain}
            </Button>
          </Alert>
        ) : data === undefined ? (
          <p className={classes.note} role="status">
            <Loader size="xs" aria-hidden /> {searchText.loading}
          </p>
        ) : data.length === 0 && search.page === 0 ? (
          <div className={classes.nothing}>
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
          </div>
        ) : (
          <Found
            found={data}
            search={search}
            viewer={kindOf(viewer)}
            isStale={isPlaceholderData}
            onSearch={onSearch}
          />
        )}
      </section>
    </div>
  )
}

interface FoundProps extends Props {
  readonly found: Parameters<typeof Results>[0]['rows']
  readonly viewer: ReturnType<typeof kindOf>
  readonly isStale: boolean
}

const Found = ({ found, search, viewer, isStale, onSearch }: FoundProps) => {
  const { rows, hasNext, range } = pageOf(found, search)
  return (
    <>
      <Results rows={rows} viewer={viewer} isStale={isStale} />
      <Pager
        page={search}
        sizes={PAGE_SIZES}
        range={range}
        hasNext={hasNext}
        onChange={(change) => onSearch({ ...search, ...change })}
      />
    </>
  )
}
