/** One buffer a line: what lies in it, how much, how far writing it anew has come, and a button that clears it. */
import { Anchor, Button, Progress } from '@mantine/core'
import { Link } from 'react-router'
import { type BufferId, isFileBuffer } from '#domain/administration/buffers'
import type { ApiBuffer } from '#domain/contracts/buffer'
import { formatMoment, formatWhole } from '../../../ui/format.ts'
import { type Column, ListTable } from '../../../ui/list-table.tsx'
import { useClearBuffer } from '../api/buffers.ts'
import classes from '../buffers-page.module.css'
import { buffersText, contentsText } from '../text.ts'

const countText = ({ count, precision }: ApiBuffer): string => {
  const number = formatWhole(count)
  if (precision === 'exact') return number
  return precision === 'about' ? buffersText.about(number) : buffersText.atLeast(number)
}

const Rebuilding = ({ id, percent }: { readonly id: BufferId; readonly percent: number }) => {
  const said = percent === 0 ? buffersText.willRebuild : buffersText.rebuilding(percent)
  return (
    <span className={classes.rebuilding}>
      <Progress value={percent} aria-label={`${id}: ${said}`} size="sm" />
      {said}
    </span>
  )
}

/** A list is never empty, and a release has it written anew as well. */
const lastMade = (id: BufferId, moment: string): string =>
  isFileBuffer(id) ? buffersText.cleared(moment) : buffersText.rewritten(moment)

export const BufferTable = ({ buffers }: { readonly buffers: readonly ApiBuffer[] }) => {
  const clear = useClearBuffer()
  const columns: readonly Column<ApiBuffer>[] = [
    {
      heading: buffersText.buffer,
      isTitle: true,
      cell: ({ id, clearedAt }) => (
        <>
          {contentsText[id]}
          <span className={classes.soft}>
            {id}
            {clearedAt !== null && `. ${lastMade(id, formatMoment(clearedAt))}`}
          </span>
          {id === 'redisimages' && (
            <Anchor component={Link} to="/admin/redisimages" className={classes.pictures ?? ''}>
              {buffersText.pictures}
            </Anchor>
          )}
        </>
      ),
    },
    {
      heading: buffersText.count,
      className: classes.count,
      cell: (buffer) => (
        <>
          <span data-count>{countText(buffer)}</span>
          {buffer.rebuiltPercent !== null && <Rebuilding id={buffer.id} percent={buffer.rebuiltPercent} />}
        </>
      ),
    },
    {
      heading: buffersText.clear,
      hidesHeading: true,
      isPlain: true,
      className: classes.act,
      cell: ({ id }) => {
        const isBusy = clear.isPending && clear.variables === id
        return (
          <Button
            variant="default"
            size="compact-sm"
            // It stays in reach of the keyboard meanwhile.
            aria-disabled={isBusy || undefined}
            data-disabled={isBusy || undefined}
            aria-label={buffersText.clearOf(id)}
            onClick={() => {
              if (!isBusy) clear.mutate(id)
            }}
          >
            {buffersText.clear}
          </Button>
        )
      },
    },
  ]
  return (
    <div className={classes.list}>
      <ListTable
        rows={buffers}
        keyOf={({ id }) => id}
        columns={columns}
        label={buffersText.title}
        isStale={false}
        cardsBelow={560}
      />
    </div>
  )
}
