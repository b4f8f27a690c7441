/** Forth and back through the results; how many there are is known on the last page only. */
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { PAGE_SIZES, type SearchState } from '../state/search-address.ts'
import { searchText } from '../text.ts'
import classes from './pager.module.css'

interface Props {
  readonly search: SearchState
  readonly range: string
  readonly hasNext: boolean
  readonly onChange: (change: Partial<SearchState>) => void
}

export const Pager = ({ search, range, hasNext, onChange }: Props) => (
  <nav className={classes.pager} aria-label={searchText.pages}>
    <label className={classes.size} htmlFor="page-size">
      {searchText.pageSize}
    </label>
    <NativeSelect
      id="page-size"
      size="xs"
      data={PAGE_SIZES.map(String)}
      value={String(search.pageSize)}
      onChange={({ currentTarget }) => onChange({ pageSize: Number(currentTarget.value), page: 0 })}
    />
    <span className={classes.range} role="status">
      {range}
    </span>
    <ActionIcon
      variant="default"
      size={36}
      aria-label={searchText.previous}
      disabled={search.page === 0}
      onClick={() => onChange({ page: search.page - 1 })}
    >
      <IconChevronLeft size={18} />
    </ActionIcon>
    <ActionIcon
      variant="default"
      size={36}
      aria-label={searchText.next}
      disabled={!hasNext}
      onClick={() => onChange({ page: search.page + 1 })}
    >
      <IconChevronRight size={18} />
    </ActionIcon>
  </nav>
)
