/** On the page of the quote: the rows that have been made here and that it does not know of yet. */
import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { editorPath } from '../../row/row-address.ts'
import type { NewRow } from './new-rows.ts'
import classes from './new-rows-notice.module.css'
import { newRowText } from './text.ts'
import { useNewRows } from './use-new-rows.ts'

const said = ({ name, refusal, isFailing }: NewRow): string => {
  if (refusal !== null) return newRowText.refused(name, refusal)
  return isFailing ? newRowText.waiting(name) : newRowText.saving(name)
}

export const NewRowsNotice = ({ orderNumber }: { readonly orderNumber: number }) => {
  const newRows = useNewRows()
  const unsaved = newRows.all().filter((row) => row.orderNumber === orderNumber && row.madeAs === null)
  if (unsaved.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={newRowText.heading}>
      {unsaved.map((row) => (
        <li key={row.place} className={classes.row} data-refused={row.refusal !== null || undefined}>
          <span role={row.refusal === null ? 'status' : 'alert'}>{said(row)}</span>
          {row.refusal === null ? (
            <Anchor component={Link} to={editorPath(orderNumber, row.place)}>
              {newRowText.open}
            </Anchor>
          ) : (
            <Button size="compact-sm" variant="default" onClick={() => newRows.tryAgain(row.place)}>
              {newRowText.tryAgain}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
