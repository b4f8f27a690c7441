/** A list that is fetched page by page: on its way, failed with a way to ask again, empty, or its rows with a pager below. */
import { Alert, Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { messageOf } from '../api/api-error.ts'
import classes from './paged-list.module.css'
import { Pager } from './pager.tsx'
import { type Page, pageOf } from './paging.ts'

interface Props<Row> {
  readonly query: {
    /** One more than the page has where there is a next one. */
    readonly data: readonly Row[] | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly text: { readonly failed: string; readonly tryAgain: string; readonly loading: string }
  readonly page: Page
  readonly sizes: readonly number[]
  readonly onPage: (page: Page) => void
  /** What an empty list means, and what can be done about it. */
  readonly nothing: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

export const PagedList = <Row,>({ query, text, page, sizes, onPage, nothing, children }: Props<Row>) => (
  <div className={classes.list}>
    <Content query={query} text={text} page={page} sizes={sizes} onPage={onPage} nothing={nothing}>
      {children}
    </Content>
  </div>
)

const Content = <Row,>({ query, text, page, sizes, onPage, nothing, children }: Props<Row>) => {
  const { data, error, isFetching, refetch } = query
  if (error !== null)
    return (
      <Alert color="red" variant="light" m="md" role="alert" title={text.failed}>
        {messageOf(error)}
        <Button display="block" mt="sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
          {text.tryAgain}
        </Button>
      </Alert>
    )
  if (data === undefined)
    return (
      <p className={classes.loading} role="status">
        <Loader size="xs" aria-hidden /> {text.loading}
      </p>
    )
  if (data.length === 0 && page.page === 0)
    return (
      <div className={classes.nothing} role="status">
        {nothing}
      </div>
    )
  const { rows, hasNext, range } = pageOf(data, page)
  return (
    <>
      {children(rows)}
      <Pager page={page} sizes={sizes} range={range} hasNext={hasNext} onChange={onPage} />
    </>
  )
}
