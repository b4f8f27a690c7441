/** admin/messages: all messages, for those who write them (administration section 2, Admin message list). */
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { EditedMessage } from '#domain/contracts/message'
import { chainsQuery } from '../../people/chains.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Pager } from '../../ui/pager.tsx'
import { pageOf, readPage, writePage } from '../../ui/paging.ts'
import { writtenQuery } from './api/write-messages.ts'
import { WrittenList } from './components/written-list.tsx'
import classes from './messages.module.css'
import { audienceText, writtenText } from './text.ts'

const SIZES = [10, 20, 50, 100] as const
const DEFAULT_SIZE = 20

/** Chains by name; the number stands for one whose name is still on its way. */
const useAudience = () => {
  const { data: chains = [] } = useQuery(chainsQuery)
  return ({ audience }: EditedMessage): string => {
    if (audience.kind !== 'chain') return audienceText[audience.kind]
    const { chainId } = audience
    return chains.find(({ id }) => id === chainId)?.name ?? `${audienceText.chainLabel} ${chainId}`
  }
}

const List = () => {
  const [params, setParams] = useSearchParams()
  const page = readPage(params, SIZES, DEFAULT_SIZE)
  const query = useQuery(writtenQuery(page))
  const audienceOf = useAudience()
  if (query.data === undefined) return <NotLoaded query={query} text={writtenText} />
  const { rows, hasNext, range } = pageOf(query.data, page)
  if (rows.length === 0 && page.page === 0)
    return (
      <>
        <Text fw={600}>{writtenText.empty}</Text>
        <Text c="gray.7">{writtenText.emptyHelp}</Text>
      </>
    )
  return (
    <>
      {rows.length === 0 ? (
        <Text role="status">{writtenText.noMore}</Text>
      ) : (
        <WrittenList messages={rows} now={new Date()} audienceOf={audienceOf} />
      )}
      <Pager
        page={page}
        sizes={SIZES}
        range={range}
        hasNext={hasNext}
        onChange={(next) => setParams(writePage(next, DEFAULT_SIZE))}
      />
    </>
  )
}

export const WrittenPage = () => (
  <div className={classes.wide}>
    <title>{writtenText.title}</title>
    <div className={classes.head}>
      <h1 className={classes.title}>{writtenText.title}</h1>
      <Button component={Link} to="/admin/messages/new" leftSection={<IconPlus size={16} aria-hidden />}>
        {writtenText.create}
      </Button>
    </div>
    <List />
  </div>
)
