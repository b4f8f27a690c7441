/** Forth and back through the pages of a list; how many rows there are is known on the last page only. */
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './pager.module.css'
import type { Page } from './paging.ts'
import { pagingText } from './text.ts'

interface Props {
  readonly page: Page
  readonly sizes: readonly number[]
  readonly range: string
  readonly hasNext: boolean
  readonly onChange: (page: Page) => void
}

export const Pager = ({ page: { page, pageSize }, sizes, range, hasNext, onChange }: Props) => {
  const sizeId = useId()
  return (
    <nav className={classes.pager} aria-label={pagingText.pages}>
      <div className={classes.part}>
        <label className={classes.size} htmlFor={sizeId}>
          {pagingText.pageSize}
        </label>
        <NativeSelect
          id={sizeId}
          size="xs"
          data={sizes.map(String)}
          value={String(pageSize)}
          onChange={({ currentTarget }) => onChange({ pageSize: Number(currentTarget.value), page: 0 })}
        />
      </div>
      <div className={classes.part}>
        <span className={classes.range} role="status">
          {range}
        </span>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={pagingText.previous}
          disabled={page === 0}
          onClick={() => onChange({ page: page - 1, pageSize })}
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={pagingText.next}
          disabled={!hasNext}
          onClick={() => onChange({ page: page + 1, pageSize })}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
      </div>
    </nav>
  )
}
