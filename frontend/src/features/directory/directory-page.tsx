/**
 * A list of people or organisations with its search, which stands in the address. What is typed is searched for when
 * nothing has been pressed for half a second. `actions` stand beside the box.
 */
import { Alert, Button, Loader, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { Pager } from '../../ui/pager.tsx'
import { pageOf } from '../../ui/paging.ts'
import { searchDirectoryQuery } from './api/search-directory.ts'
import { type Column, DirectoryTable } from './components/directory-table.tsx'
import classes from './directory-page.module.css'
import {
  DIRECTORY_SIZES,
  type DirectoryState,
  readDirectory,
  writeDirectory,
} from './state/directory-address.ts'
import { directoryText } from './text.ts'

const SEARCH_PAUSE_MS = 500

interface Props<Row> {
  readonly text: { readonly title: string; readonly box: string }
  /** Where the list is read, such as `/api/v1/stores`. */
  readonly source: string
  readonly columns: readonly Column<Row>[]
  /** Where a row leads. */
  readonly pathOf: (row: Row) => string
  /** Dims and strikes through. */
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
  const state = readDirectory(params)
  const go = (next: DirectoryState, replace = false) => setParams(writeDirectory(next), { replace })
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    searchDirectoryQuery<Row>(source, state),
  )
  return (
    <div className={classes.page}>
      <title>{text.title}</title>
      <h1 className={classes.title}>{text.title}</h1>
      <div className={classes.head}>
        <SearchBox label={text.box} q={state.q} onSearch={(q) => go({ ...state, q, page: 0 }, true)} />
        {actions}
      </div>
      <section className={classes.results} aria-label={text.title}>
        {error !== null ? (
          <Alert color="red" variant="light" m="md" role="alert" title={directoryText.failed}>
            {messageOf(error)}
            <Button
              display="block"
              mt="sm"
              variant="default"
              loading={isFetching}
              onClick={() => void refetch()}
            >
              {directoryText.tryAgain}
            </Button>
          </Alert>
        ) : data === undefined ? (
          <p className={classes.note} role="status">
            <Loader size="xs" aria-hidden /> {directoryText.loading}
          </p>
        ) : data.length === 0 && state.page === 0 ? (
          <div className={classes.nothing} role="status">
            <p>{directoryText.nothing(state.q)}</p>
            {state.q !== '' && (
              <Button variant="default" onClick={() => go({ ...state, q: '', page: 0 })}>
                {directoryText.clear}
              </Button>
            )}
          </div>
        ) : (
          <Found
            found={data}
            state={state}
            label={text.title}
            isStale={isPlaceholderData}
            onGo={go}
            {...table}
          />
        )}
      </section>
    </div>
  )
}

interface BoxProps {
  readonly label: string
  readonly q: string
  readonly onSearch: (q: string) => void
}

const SearchBox = ({ label, q, onSearch }: BoxProps) => {
  const [text, setText] = useState(q)
  const [seen, setSeen] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A search from elsewhere (a link, the back button) brings its text into the box; what is being typed stays.
  if (q !== seen) {
    setSeen(q)
    if (q !== text.trim()) setText(q)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const run = (typed: string) => {
    clearTimeout(timer.current)
    if (typed.trim() !== q) onSearch(typed.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(text)
  }
  return (
    <search className={classes.box}>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          size="md"
          aria-label={label}
          placeholder={label}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          maxLength={200}
          autoFocus
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => run(value), SEARCH_PAUSE_MS)
          }}
        />
      </form>
    </search>
  )
}

interface FoundProps<Row> extends Pick<Props<Row>, 'columns' | 'pathOf' | 'isOff'> {
  readonly found: readonly Row[]
  readonly state: DirectoryState
  readonly label: string
  readonly isStale: boolean
  readonly onGo: (state: DirectoryState) => void
}

const Found = <Row extends { readonly id: number }>({
  found,
  state,
  label,
  isStale,
  onGo,
  ...table
}: FoundProps<Row>) => {
  const { rows, hasNext, range } = pageOf(found, state)
  return (
    <>
      <DirectoryTable rows={rows} label={label} isStale={isStale} {...table} />
      <Pager
        page={state}
        sizes={DIRECTORY_SIZES}
        range={range}
        hasNext={hasNext}
        onChange={(page) => onGo({ ...state, ...page })}
      />
    </>
  )
}
